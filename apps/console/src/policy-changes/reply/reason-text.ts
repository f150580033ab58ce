import type { RosterField } from '@app/domain/roster/cells';
import type { Text } from '../../platform/text.ts';
import { hidden } from './other-names.ts';
import type { Reason, ReplyPerson } from './reply-person.ts';
import type { english } from './words/en.ts';

/**
 * What is wrong with a row, to whoever sent the list: what is the matter with the person, and what to send. It never says
 * what is to be pressed: that is the clerk's.
 */
export function reasonText(
  { code, field, detail }: Reason,
  { workCompany, occupation, last4 }: Pick<ReplyPerson, 'workCompany' | 'occupation' | 'last4'>,
  text: Text<typeof english>,
): string {
  const told = (name: string) => String(detail?.[name] ?? '');
  if (code === 'ID_NAME_MISMATCH' && told('name') === hidden) return text('numberOfSomebody');
  if (code === 'ID_NAME_MISMATCH')
    return detail?.['row_no'] === undefined
      ? text('numberOfOther', { name: told('name'), company: told('work_company') })
      : text('numberOfTwo', { name: told('name') });
  if (code === 'AGE_LOW' || code === 'AGE_HIGH' || code === 'AGE_OVERBAND')
    return text('ageOutside', { age: told('age') });
  if (code === 'DUP_POLICY' || code === 'DUP_INSURER')
    return text('coveredPartly', { from: told('from'), to: told('to') });
  if (code === 'DATE_BEYOND_POLICY') {
    const allowed = { from: told('from'), to: told('to') };
    return detail?.['start'] === undefined
      ? text('startUnclear', allowed)
      : text('startElsewhere', { ...allowed, start: told('start') });
  }
  if (code === 'DATE_PAST' || code === 'DATE_CUTOFF')
    return text(code === 'DATE_PAST' ? 'startPast' : 'startLate', { first: told('earliest_start_date') });
  if (code === 'WC_UNKNOWN' && workCompany !== '') return text('companyUnknown', { company: workCompany });
  if (code === 'OCC_UNKNOWN' && occupation !== '') return text('workUnknown', { work: occupation });
  if (code === 'INTENT_REPLACE')
    return told('of') === ''
      ? text('wroteReplace', { words: told('words') })
      : text('wroteReplaceOf', { words: told('words'), of: told('of') });
  if (code === 'INTENT_OUT')
    return told('words') === '' ? text('leftOut') : text('leftOutFor', { words: told('words') });
  if (code === 'DOUBT') return doubtText({ field, words: told('words') }, text);
  if (code === 'DATE_END') return text('askEnd', { from: told('from'), to: told('to') });
  // Nothing is wrong with a number that was never sent.
  if (wordOf[code] === 'askNumber' && last4 === '') return text('numberMissing');
  const quoting = quotes[code];
  return quoting ? text(quoting, { words: told('words') }) : text(wordOf[code] ?? 'askAnyway');
}

/** Words that can be read in more than one way, and what is to be sent: what is in doubt, and no more. */
export function doubtText(
  { field, words: written }: { readonly field: Reason['field']; readonly words: string },
  text: Text<typeof english>,
): string {
  const ask = text(asks[field ?? 'name']);
  // A sex is read from many words, and none of them is quoted.
  return field === 'gender' ? ask : text('wroteDoubt', { words: written, ask });
}

const asks = {
  name: 'askPerson',
  idcard: 'askPerson',
  idtype: 'askPerson',
  birthday: 'askBirthday',
  gender: 'askGender',
  mobile: 'askMobileAgain',
  work_company: 'askCompanyName',
  occupation: 'askWorkType',
  start_date: 'askDay',
  end_date: 'askDay',
} as const satisfies Record<RosterField, string>;

/** What the list says of somebody, in its own words, and what was done about it. */
const quotes: Partial<
  Record<Reason['code'], 'wroteLeave' | 'wroteWait' | 'wroteCorrect' | 'wroteAgain' | 'wroteUnclear'>
> = {
  INTENT_LEAVE: 'wroteLeave',
  INTENT_WAIT: 'wroteWait',
  INTENT_CORRECT: 'wroteCorrect',
  INTENT_AGAIN: 'wroteAgain',
  INTENT_UNCLEAR: 'wroteUnclear',
};

const words = {
  NAME: 'askName',
  ID_EXCEL_NUMBER: 'numberRuined',
  ID_FORMAT: 'askNumber',
  ID_REGION: 'askNumber',
  ID_BIRTH: 'askNumber',
  ID_CHECKSUM: 'askNumber',
  ID_TYPE: 'askDocument',
  BIRTHDAY_NEEDED: 'askBirthday',
  GENDER_NEEDED: 'askGender',
  BIRTHDAY_DIFFERS: 'askBirthday',
  GENDER_DIFFERS: 'askGender',
  DUP_ROW: 'writtenTwice',
  WC_UNKNOWN: 'askCompany',
  WC_PENDING: 'companyClosed',
  WC_DISABLED: 'companyClosed',
  OCC_UNKNOWN: 'askWork',
  OCC_NOT_ALLOWED: 'workNotListed',
  OCC_SERIES: 'workOutside',
  OCC_CLASS: 'workOutside',
  BEING_REMOVED: 'beingRemoved',
  BLACKLIST: 'blocked',
  MOBILE: 'askMobile',
} as const;

const wordOf: Partial<Record<Reason['code'], (typeof words)[keyof typeof words]>> = words;
