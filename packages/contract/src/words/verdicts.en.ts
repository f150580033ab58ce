import type { VerdictCode, VerdictDetails } from '@app/domain/roster/verdict';
import { daysIn, sayIn } from './say.ts';
import { yuan } from './yuan.ts';

const say = /* @__PURE__ */ sayIn('en');
const dates = /* @__PURE__ */ daysIn('en');

/**
 * What each language must be able to say: one sentence a finding, that tells what is wrong and how to mend
 * it. No sentence shows the check digit that was expected: that would invite forging.
 */
export type VerdictWords = { readonly [C in VerdictCode]: (detail: VerdictDetails[C]) => string };

/**
 * In full years: whoever is younger may not work at all, whatever a plan says.
 *
 * Source: Provisions on the Prohibition of Child Labour (State Council Decree 364), article 2
 */
export const working_age_min = 16;

export const english: VerdictWords = {
  INTENT_LEAVE: ({ words }) =>
    say`The list says “${words}”: this person leaves and is not added; press “Add all the same” only if they are to be insured.`,
  INTENT_WAIT: ({ words }) =>
    say`The list says “${words}”: this person is not to be insured yet; press “Add all the same” when they are.`,
  INTENT_REPLACE: ({ words, of }) =>
    say`The list says “${words}”: this person takes the place of ${of || 'somebody else'}; press “Add all the same” to insure them, and take the other off the policy by itself.`,
  INTENT_CORRECT: ({ words, of }) =>
    say`The list says “${words}”: this corrects what was sent before${of ? say` of ${of}` : ''}; press “Add all the same” only if the person is not insured yet.`,
  INTENT_AGAIN: ({ words }) =>
    say`The list says “${words}”: the person was sent before; press “Add all the same” only if they are not insured yet.`,
  INTENT_UNCLEAR: ({ words }) =>
    say`The list says “${words}”, which does not tell whether this person is to be insured: ask whoever wrote it, or press “Add all the same”.`,
  INTENT_STAYS: ({ words }) =>
    words === ''
      ? 'The list says of others that they leave, and not of this person: ask whoever wrote it, or press “Remove all the same”.'
      : say`The list says “${words}”, which does not tell for certain that this person leaves: ask whoever wrote it, or press “Remove all the same”.`,
  INTENT_START: ({ words }) =>
    words === ''
      ? 'The list says that this person begins, which a removal does not deal with; press “Remove all the same” only if they are to be removed.'
      : say`The list says “${words}”: this person begins, which a removal does not deal with; press “Remove all the same” only if they are to be removed.`,
  INTENT_OUT: ({ words }) =>
    words === ''
      ? 'Left out here, and the reply says so. Take the person in again to go on with them.'
      : say`Left out here, and the reply says so, with your words “${words}”. Take the person in again to go on with them.`,
  DOUBT: ({ words, others }) =>
    others === ''
      ? say`Read from “${words}”: check that it is right, or write it anew.`
      : say`Read from “${words}”, which can also mean ${others}: check which is right, or write it anew.`,
  NAME: () =>
    'This is not a full name: enter 2 to 25 Chinese characters, or Latin letters, as on the ID card.',
  ID_EXCEL_NUMBER: ({ kept }) =>
    say`The spreadsheet turned this ID number into an amount and kept only ${kept}: format the column as text, then enter the number again from the card.`,
  ID_FORMAT: () =>
    'An ID number has 18 characters, digits with a digit or X at the end: enter it again from the card, and format the Excel column as text; for another document, choose its type.',
  ID_TYPE: () =>
    'The number does not tell which document it is of, or is not of the one chosen: choose the document type, and check the number against the document.',
  ID_REGION: () => 'The first digits of the ID number are no region of China: check them against the card.',
  ID_BIRTH: () =>
    'The birth date in the ID number does not exist or lies outside what is possible: check it against the card.',
  ID_CHECKSUM: () =>
    'The check digit of the ID number is wrong: one digit or the birth date is mistyped, so check it against the card.',
  ID_ENDS_000: () =>
    'The ID number ends in 000, as numbers do that a spreadsheet damaged: compare its last digits with the card.',
  ID_CUT_SHORT: () =>
    'A passport number of digits alone with more than nine of them may be a resident ID number cut short: compare it with the document.',
  ID15_CONVERTED: () =>
    'The old 15-digit ID number was converted to 18 characters: compare it with the new card.',
  BIRTHDAY_NEEDED: () =>
    'This document number does not tell the birth date: enter it from the document, as YYYY-MM-DD.',
  GENDER_NEEDED: () => 'This document number does not tell the gender: choose it as the document shows it.',
  BIRTHDAY_DIFFERS: () =>
    'The birth date entered is not that of the ID number, whose counts: compare both with the document and correct the wrong one.',
  GENDER_DIFFERS: () =>
    'The gender entered is not that of the ID number, whose counts: compare both with the document and correct the wrong one.',
  ID_NAME_MISMATCH: (detail) =>
    'row_no' in detail
      ? say`This ID number stands in row ${detail.row_no} under the name ${detail.name}, so neither row can be insured: check the documents and mend the wrong number, or write one name in both if it is one person.`
      : say`This ID number belongs to ${detail.name} (covered at ${detail.work_company}), so the person of this row is NOT covered: check the document and mend the number, or the name if it is the same person.`,
  NAME_CHANGED: ({ name, to }) =>
    say`This ID number is known here as ${name} (covered to ${dates.end(to)}): check the document. If you keep the row, the person bears its name from now on.`,
  AGE_LOW: ({ age, age_min }) =>
    age < working_age_min
      ? say`Aged ${age}: employing anyone under ${working_age_min} is child labour and illegal, so this person cannot be insured; check the ID number and the start date.`
      : say`Aged ${age}, below this plan's minimum of ${age_min}: check the ID number, or choose another plan.`,
  AGE_HIGH: ({ age, age_max }) =>
    say`Aged ${age}, above this plan's maximum of ${age_max}: check the ID number, or choose another plan.`,
  AGE_OVERBAND: ({ age, age_max }) =>
    say`Aged ${age}, over this plan's age limit of ${age_max}: choose a plan that covers over-age workers.`,
  MINOR_WORKER: ({ age }) =>
    say`Aged ${age}, a minor worker: register and health-check them, and give them no mining, toxic, height or heaviest manual work.`,
  RETIREMENT_AGE: ({ age }) =>
    say`Aged ${age}, possibly past retirement: work-injury insurance may not take them, so check whether this cover is all they have.`,
  DUP_ROW: ({ row_no }) => say`The same person stands in row ${row_no}: delete one of the two rows.`,
  DUP_POLICY: ({ from, to }) =>
    say`Already covered in this policy from ${dates.day(from)} to ${dates.end(to)}: delete this row, or choose a start after that.`,
  DUP_INSURER: ({ from, to, policy_no }) =>
    say`This insurer already covers the person in policy ${policy_no} from ${dates.day(from)} to ${dates.end(to)} and insures nobody twice: delete this row, or choose a start after that.`,
  DUP_OTHER: ({ from, to, policy_no }) =>
    say`Policy ${policy_no} also covers this person, from ${dates.day(from)} to ${dates.end(to)}, so these days are paid for twice: keep the row only if you mean it.`,
  GAP: ({ from, to, days }) =>
    say`Not covered from ${dates.day(from)} to ${dates.day(to)} (days: ${days}): if the person works on them, choose an earlier start where one is possible.`,
  WC_REMEMBERED: ({ words, name }) =>
    say`Remembered: “${words}” is ${name}, as it was matched before. Press “Forget” if it is not.`,
  WC_UNKNOWN: () => 'No work company is chosen, or it is not among yours: choose one from the list.',
  WC_PENDING: () => 'This work company is not approved yet: wait for its approval, or choose another.',
  WC_DISABLED: () =>
    'This work company is disabled: choose another, or ask your service manager to enable it.',
  OCC_REMEMBERED: ({ words, name }) =>
    say`Remembered: “${words}” is ${name}, as it was matched before. Press “Forget” if it is not.`,
  OCC_UNKNOWN: () => 'No work type is chosen, or it is not in the table: choose one from the list.',
  OCC_NOT_ALLOWED: () =>
    'This work type is not approved for this work company: choose an approved one, or apply for it to be added.',
  OCC_SERIES: () =>
    "This work type belongs to another series than this policy's plan: choose it again from this policy's list.",
  OCC_CLASS: ({ category }) =>
    say`This plan does not cover this person in a class ${category} job: check the work type, or choose another plan.`,
  DATE_PAST: ({ earliest_start_date }) =>
    say`This start has passed and cover is never back-dated: choose ${earliest_start_date} or later.`,
  DATE_CUTOFF: ({ earliest_start_date }) =>
    say`The cut-off for this start has passed: choose ${earliest_start_date} or later.`,
  DATE_BEYOND_POLICY: ({ from, to, start }) =>
    start !== undefined && start > to
      ? say`The start ${start} lies after what this policy allows, ${from} to ${to}: insure this person in the policy of that day.`
      : say`This start is outside what the policy allows: choose a day from ${from} to ${to}.`,
  DATE_END: ({ from, to }) =>
    from === to
      ? say`Cover ends with the policy here, on ${dates.end(to)}: leave the end date empty.`
      : say`The last covered day must lie from ${dates.day(from)} to ${dates.day(to)}: change it, or leave it empty to cover until the policy ends.`,
  BLACKLIST: () =>
    'This person is blocked and cannot be insured: delete the row, or ask your service manager about the reason.',
  MOBILE: () =>
    'A mobile number has 11 digits and begins with 13 to 19: correct it, or leave the cell empty.',
  NOT_INSURED: ({ near, namesakes = 0, policy_no }) =>
    policy_no
      ? say`Covered by policy ${policy_no}, not by this one.`
      : namesakes > 0
        ? 'Somebody of this name is covered, but with another number: check the number, or choose the one who leaves.'
        : say`Nobody of this name or number is covered in this policy now, or they were removed already${near === '' ? '' : say`; covered are ${near}`}: check the name, the number and the policy.`,
  AMBIGUOUS: ({ count }) =>
    say`${count} covered persons are called so: choose the one who leaves, or add the last four digits of the number.`,
  OFF_OTHER_NAME: ({ name, work_company }) =>
    say`This number belongs to ${name} (covered at ${work_company}), not to the name of this row: ask who leaves, and mend the name or the number.`,
  OFF_OTHER_COMPANY: ({ written, work_company }) =>
    say`The list says “${written}”, and the only person of this name is covered at “${work_company}”: check that it is the same person; if so, take the company where they are covered.`,
  OFF_NAMESAKE_LEFT: ({ change_no }) =>
    say`Change ${change_no} took another person of this name off not long ago, whom the list may mean: choose the one who leaves now, or add the last four digits of the number.`,
  OFF_STAYS_COVERED: ({ work_company, from, to }) =>
    say`This person is also covered at “${work_company}” (${from} to ${to}); the list speaks of this row's company only, so that cover stays. To end it too, clear the company of this row.`,
  OFF_GOES_ON: ({ policy_no, from, to }) =>
    say`Policy ${policy_no} covers this person too (${from} to ${to}), and this change leaves that as it is: make the same change in that policy.`,
  OFF_TOOK_PLACE: ({ change_no, from }) =>
    say`Change ${change_no} put this person in the place of another from ${from}, and taking them off does not bring the other back: take that change back while it can be, or add whoever is to be insured.`,
  BEING_REMOVED: ({ change_no }) =>
    say`Change ${change_no} is taking this person off, and the insurer has not answered it yet: take that change back, or add the person once it is answered.`,
  ALREADY_PENDING_OFF: ({ change_no }) =>
    say`Change ${change_no} ends this cover already. Where it moves the person, they stay covered at the new place: choose that cover to take them off. Where it removes or replaces them, take the row out; another day is possible only by taking that change back before the insurer has it.`,
  OFF_DATE_EARLY: ({ earliest_off_date }) =>
    say`Cover can end from ${earliest_off_date} on at the earliest, since no day that has begun is taken back: take that day.`,
  OFF_DATE_PASSED: ({ said, last_day }) =>
    say`The list says that ${said} was the last day, which has passed: cover is never ended in the past, and ends on ${dates.end(last_day)} instead.`,
  OFF_DATE_LATE: ({ last_day }) =>
    say`This cover ends by itself on ${dates.end(last_day)}: take an earlier day, or take the row out.`,
  PAIR_UNBALANCED: ({ missing }) =>
    missing === 'leaver'
      ? 'Nobody is named whose seat this person takes: name who leaves, or take the row out and add the person.'
      : 'Nobody is named who takes the seat: name who comes, or take the row out and remove the person.',
  REPLACE_SEVERAL: ({ count }) =>
    say`This person has ${count} covers in the policy: choose the one whose seat is taken.`,
  REPLACE_QUOTA: ({ per, limit, refund_fen, premium_fen }) =>
    say`${per === 'seat' ? 'A seat' : 'This policy'} allows ${limit} replacements a month, and they are used up${premium_fen === undefined ? '' : say`; removing and adding instead gives back ¥${yuan(refund_fen)} and costs ¥${yuan(premium_fen)}`}.`,
  REPLACE_SERVED: ({ served_days }) =>
    say`A person is covered for ${served_days} days at least before somebody takes the seat: choose a later day, or remove and add.`,
  REPLACE_CLASS: ({ category }) =>
    say`The seat is for work of class ${category}, and this plan lets only work of the same class take it: check the work type, or remove and add.`,
  REPLACE_COMPANY: ({ work_company }) =>
    say`The seat is one of “${work_company}”, and this plan lets only its workers take it: check the work company, or remove and add.`,
  TRANSFER_PENDING: ({ change_no }) =>
    say`Change ${change_no} is moving this person already, and the insurer has not answered: wait for the answer, or take that change back.`,
  TRANSFER_SAME: () =>
    'This person works there already, at this work type: choose another work company or work type, or take the row out.',
  CORRECTION_PENDING: ({ change_no }) =>
    say`Correction ${change_no} of this person is under way, and the insurer has not answered: wait for the answer, or take that correction back.`,
  CORRECT_WAITS: ({ change_no }) =>
    say`Change ${change_no} of this person is under way, and the insurer has not answered: wait for the answer, or take that change back, and correct then.`,
  CORRECT_BOTH: ({ change_no }) =>
    say`Correction ${change_no} has put the other of the two right. With another name and another number it would be another person: for that, replace them.`,
  CORRECT_ELSEWHERE: ({ policy_no }) =>
    say`Policy ${policy_no} covers this person too, and its insurer knows them by the number as it is: end the cover there first, correct the number here, and add them there again.`,
  CORRECT_TAKEN: () =>
    'This is the number of another person of your enterprise: check it against the document. Two persons cannot have one number.',
  CORRECT_PRICE: ({ age }) =>
    say`By this number the person is ${age} years old and has another price, which a correction cannot change: remove them and add them anew.`,
  CORRECT_SAME: () => 'This is what is known already: write what it should be.',
};
