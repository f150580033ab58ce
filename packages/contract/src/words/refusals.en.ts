import type { Reason, Refusals } from '../refusals.ts';
import { yuan } from './yuan.ts';
import { sayIn } from './say.ts';

const say = /* @__PURE__ */ sayIn('en');

/** What each language must be able to say: one sentence a reason, that tells how to go on. */
export type RefusalWords = { readonly [R in Reason]: (detail: Refusals[R]) => string };

export const english: RefusalWords = {
  AUTH: () => 'Please sign in again.',
  TOKEN_UNKNOWN: () => 'This sign-in is not known here. Please sign in again.',
  SIGNED_IN_ELSEWHERE: () =>
    'This sign-in was ended because you signed in, or changed your password, elsewhere.',
  SIGN_IN_WITHDRAWN: () =>
    'This sign-in was ended by an administrator: your account, or your place in this enterprise, is disabled. Ask your administrator.',
  TOKEN_EXPIRED: () => 'You were away for too long. Please sign in again; what you typed is kept.',
  LOGIN_FAIL: () => 'User name or password is wrong. Check both and try again.',
  CAPTCHA: () =>
    'After several wrong passwords the browser must work something out first, and this sign-in came without working it out. Your password was not looked at. Press again, or wait a minute.',
  FORBIDDEN: () => 'Your account may not do this. Ask your administrator for the permission.',
  NO_ENTERPRISE: () => 'You have no enterprise yet. Add one and wait for its approval first.',
  ENTERPRISE_MISMATCH: () =>
    'This page belongs to another enterprise than you are signed in to. Reload the page.',
  ENTERPRISE_FROZEN: () =>
    'This enterprise is frozen and takes no changes for now. Call your service manager.',
  ENTERPRISE_EXPIRED: () => 'The service of this enterprise has expired. Renew it to go on.',
  NOT_ACTIVATED: ({ status }) =>
    status === 1
      ? 'Complete the real-name verification first.'
      : status === 2
        ? 'Sign the IT service agreement first.'
        : 'Sign the enterprise account-opening commitment first.',
  VALIDATION: ({ fields }) => say`Please check: ${fields.join(', ')}.`,
  NOT_FOUND: () => 'There is no such record. It may have been removed; go back to the list.',
  UNKNOWN_PATH: () => 'There is no such address.',
  TOO_LARGE: ({ limit_mb }) => say`This is larger than ${limit_mb} MB. Split it and send the parts.`,
  MEDIA_TYPE: () => 'Send JSON, with the content type application/json; a file as application/octet-stream.',
  RATE_LIMIT: ({ retry_after_s }) => say`Too many tries. Wait ${retry_after_s} s and try again.`,
  TOO_MANY_AT_ONCE: ({ whose, retry_after_s }) =>
    say`${{ user: 'Too much of yours', enterprise: 'Too much of your enterprise', address: 'Too much from your network' }[whose]} is being worked on at this moment. This was not begun and nothing was changed; try again in ${retry_after_s} s.`,
  IDEMPOTENCY_CONFLICT: () =>
    'This request number was used for other content. Send it again with a new number.',
  ANSWER_FORGOTTEN: ({ done_at }) =>
    say`This was done at ${done_at} and was not done again; the details of that answer are no longer kept. Reload the page and look at the list or the record of changes.`,
  UNAVAILABLE: ({ retry_after_s }) =>
    say`The service is busy. Nothing was changed; try again in ${retry_after_s} s.`,
  OUTCOME_UNKNOWN: ({ retry_after_s, is_keyed }) =>
    say`The connection broke before the answer came, so whether this was done is not known; what you entered is kept. ${is_keyed ? say`Try again in ${retry_after_s} s: it is not done twice.` : say`Look whether it was done, and try again in ${retry_after_s} s if it was not.`}`,
  SERVER: () =>
    'Something went wrong on our side and nothing was changed. Try again; if it stays, quote the request number.',
  ALIAS_TAKEN: ({ name }) =>
    say`“${name}” is a name of its own and always means that; nothing was remembered. Choose other words.`,
  ALIASES_TOO_MANY: ({ aliases_max }) =>
    say`${aliases_max} short names are remembered already, so this one was not. Have some forgotten first.`,
  VIEWS_TOO_MANY: ({ views_max }) => say`You keep ${views_max} views of this list already. Delete one first.`,
  QUOTA: ({ what, whose, most }) =>
    whose === 'author'
      ? say`The drafts of the colleague who began this one, and those deleted within the last 24 hours, would hold more than ${most} persons. The list is kept. Ask that colleague to confirm drafts in the record of changes, or go on tomorrow.`
      : quotaEn[what](whose === 'user', most),
  REVEAL_LIMIT: ({ reveals_max, opens_at }) =>
    say`You have seen ${reveals_max} numbers today, the most for one day. This one was not shown; go on from ${opens_at}, or ask a colleague who may see it.`,
  NUMBER_GUESSES: ({ guesses_max, opens_at }) =>
    say`${guesses_max} ID numbers or mobiles that you entered today are nearly those of persons known here, the most for one day, or these would make it more. Until ${opens_at} you are told of none that looks like theirs. Nothing was changed, and what you entered is kept. Check it against the original documents and go on then, or ask a colleague to enter it.`,
  POLICY_CLOSED: () => 'This policy does not take this kind of change now. Choose another policy.',
  ROWS_REFUSED: ({ error_count }) =>
    say`${error_count} ${error_count === 1 ? 'row needs' : 'rows need'} mending first. Nothing was changed.`,
  WARNINGS_NEW: ({ row_count }) =>
    say`Since the forecast, ${row_count} ${row_count === 1 ? 'row has' : 'rows have'} something new to look at, so nothing was confirmed. Look at what they say, then confirm again.`,
  ROWS_TOO_MANY: ({ rows_max }) => say`A change holds at most ${rows_max} persons. Split the list.`,
  LIST_TOO_LONG: ({ characters_max }) =>
    say`The cells of this list hold more than ${characters_max} characters together. Shorten long remarks, or split the list.`,
  DUPLICATE_SUBMIT: ({ change_no, submitted_at }) =>
    say`You submitted this same list at ${submitted_at} as change ${change_no}. Open that change, or confirm that you want it twice.`,
  STATE_CONFLICT: () => 'This change has moved on in the meantime. Reload it to see where it stands.',
  OWN_APPROVAL: () =>
    'You asked for this approval yourself: another user who may approve has to give it. You can send it back to change it, or delete the draft.',
  FORECAST_EXPIRED: () =>
    'This price holds no more: it is more than 15 minutes old, or the list was changed after it. Forecast again to see the price of now.',
  CUTOFF_PASSED: ({ earliest_start_date }) =>
    say`The cut-off for this start has passed. The earliest start is now ${earliest_start_date}; forecast again.`,
  PRICE_CHANGED: ({ premium_fen, refund_fen }) =>
    refund_fen === null
      ? say`The premium is now ¥${yuan(premium_fen)}. Nothing was confirmed; look at the new forecast first.`
      : say`What comes back is now ¥${yuan(refund_fen)}. Nothing was confirmed; look at the new forecast first.`,
  BALANCE: ({ short_by_fen }) => say`The balance is ¥${yuan(short_by_fen)} short. Top up; the draft is kept.`,
  ROWS_MOVED: () =>
    'Somebody else is removing one of these persons at this moment. Nothing was changed: forecast again to see who.',
  REPLACE_NOT_ALLOWED: () =>
    'This plan lets nobody take the place of another: remove who leaves and add who comes.',
  MIN_PERSONS: ({ min_persons, left }) =>
    say`This policy insures at least ${min_persons} persons and would be left with ${left}. Keep some of them on it; to end the whole policy, call your service manager.`,
  ENDED_ELSEWHERE: ({ change_no }) =>
    say`Change ${change_no} removes persons whom this one added. Take that change back first, then this one.`,
  COUNTED_ELSEWHERE: ({ change_no, min_persons, left }) =>
    say`Change ${change_no} removed persons because those of this one stay: without them the policy would be left with ${left} of at least ${min_persons}. Take that change back first, or add others before.`,
  NO_LIST_KEPT: () =>
    'Whom the insurer did not remove, replace or move is covered as before, and no list of them is kept. Make a new change for them.',
  UNDO_CLOSED: ({ lock_at }) =>
    say`This change can no longer be taken back: that was possible until ${lock_at}.`,
  RENEW_NOT_OPEN: ({ opens_on }) =>
    say`This policy cannot be renewed now: it can from ${opens_on} until seven days after its end, as long as the policy that follows has days left.`,
  RENEW_FUNDS: ({ short_by_fen }) =>
    say`The balance is ¥${yuan(short_by_fen)} short, and this policy was not renewed. Top up, then renew it.`,
  RENEWAL_CHANGED: ({ person_count, premium_fen }) =>
    say`This renewal has changed since you looked, and nothing was renewed: it is ${person_count} persons and ¥${yuan(premium_fen)} now. Look at it again and confirm.`,
  NOTHING_TO_RENEW: () =>
    'There is nobody to renew: whoever is covered to the end of this policy is covered beyond it already, or has been removed.',
  GAP_NONE: () => 'There is nobody left to put on a list: everybody is covered, or on the way to be.',
  GAP_NO_POLICY: () =>
    'No policy of this plan is open yet that covers that day. Ask your service manager to open one, or put these persons on another policy.',
  LIST_CHANGED: ({ by, at }) =>
    say`${by} saved this list at ${at}. Open it again to see those changes, then repeat yours.`,
  LIST_EDITED: ({ by, at }) =>
    say`${by} has changed the list of this change at ${at}, or thrown it away. Nothing was done. Go back to the list, look at it, and submit it again.`,
  LIST_STATE: ({ status, change }) =>
    status === 10
      ? 'The file of this list is still being read. Wait until it is done, or discard the list.'
      : change
        ? say`The persons of this list were submitted as change ${change.change_no}: there is nothing to do again. Open that change to see what became of it.`
        : 'This list is finished: its persons were submitted, or it was discarded. Begin a new list.',
  LIST_EMPTY: () => 'There is nobody in this list yet. Add persons first.',
  LIST_NOT_FOUND: () =>
    'No list of persons was found in it. Check that names and ID numbers stand in it, a person a row, and try again.',
  EVIDENCE_TYPE: () =>
    'This is no photograph and no PDF. Choose a .jpg, .png or .pdf file of the document, of 10 MB at most.',
  FILE_GONE: () => 'The file is no longer kept. Choose it again.',
  FILE_EMPTY: () => 'This file is empty. Choose the file that holds the list.',
  FILE_TYPE: () => 'This is no spreadsheet. Choose an .xlsx or .csv file, or paste the list.',
  FILE_XLS: () =>
    'This is an .xls file of the old kind. Open it in Excel or WPS, save it as .xlsx, and choose that one.',
  FILE_PROTECTED: () =>
    'This workbook asks for a password. Open it, remove the password, save it, and choose it again.',
  FILE_BROKEN: () =>
    'This file is damaged or incomplete. Open it in Excel or WPS, save it again as .xlsx, and choose that one.',
  FILE_TOO_SLOW: () =>
    'This file takes too long to read. Copy the list into a new workbook and choose that one, or paste it.',
  FILE_TOO_LARGE_INSIDE: ({ what, limit }) =>
    say`This file holds too much: more than ${limit} ${insideEn[what]}. Copy the list alone into a new workbook and choose that one.`,
};

const quotaEn = {
  file_mb: (own: boolean, most: number) =>
    say`${own ? 'Your files' : 'The files of your enterprise'} may take up ${most} MB here, and this one does not fit. It was not kept, what you have typed was. Finish or discard a list that was read from a file, or wait: a file is cleared away within a day.`,
  uploads: (own: boolean, most: number) =>
    say`${own ? 'You have' : 'Your enterprise has'} sent ${most} files within an hour, and that is all for now. This one was not kept, what you have typed was. Try again in a while, or put several lists into one file.`,
  lists: (own: boolean, most: number) =>
    say`${own ? 'You have' : 'Your enterprise has'} ${most} unfinished lists, and there is no room for another. Nothing you have typed is lost while this page is open. Throw away lists that are needed no more, then go on.`,
  drafts: (own: boolean, most: number) =>
    say`${own ? 'You have' : 'Your enterprise has'} ${most} drafts that nobody has confirmed, and there is no room for another. The list is kept. Confirm or delete drafts in the record of changes, then go on here.`,
  draft_rows: (own: boolean, most: number) =>
    say`${own ? 'Your drafts' : 'The drafts of your enterprise'}, and those deleted within the last 24 hours, would hold more than ${most} persons. The list is kept. Confirm drafts in the record of changes, or go on tomorrow.`,
  views: (own: boolean, most: number) =>
    say`${own ? 'You keep' : 'Your enterprise keeps'} ${most} views, and there is no room for another. The name you typed is still there. Delete views that are needed no more, then save it again.`,
} as const;

const insideEn = {
  parts: 'sheets, pictures and other parts',
  unpacked_mb: 'MB unpacked',
  ratio: 'times its size when unpacked',
  rows: 'rows',
  columns: 'columns',
  characters: 'characters in one cell',
  cells: 'cells',
} as const;
