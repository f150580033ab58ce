import type { RosterField } from './cells.ts';
import type { FilledDetails } from './verdict-details.ts';

/** Every finding there can be on a row, in the order in which a row's findings are reported. */
export const verdictCodes = [
  'INTENT_LEAVE',
  'INTENT_WAIT',
  'INTENT_REPLACE',
  'INTENT_CORRECT',
  'INTENT_AGAIN',
  'INTENT_UNCLEAR',
  'INTENT_STAYS',
  'INTENT_START',
  'INTENT_OUT',
  'DOUBT',
  'NAME',
  'ID_EXCEL_NUMBER',
  'ID_FORMAT',
  'ID_TYPE',
  'ID_REGION',
  'ID_BIRTH',
  'ID_CHECKSUM',
  'ID_ENDS_000',
  'ID_CUT_SHORT',
  'ID15_CONVERTED',
  'BIRTHDAY_NEEDED',
  'GENDER_NEEDED',
  'BIRTHDAY_DIFFERS',
  'GENDER_DIFFERS',
  'ID_NAME_MISMATCH',
  'NAME_CHANGED',
  'AGE_LOW',
  'AGE_HIGH',
  'AGE_OVERBAND',
  'MINOR_WORKER',
  'RETIREMENT_AGE',
  'DUP_ROW',
  'DUP_POLICY',
  'BEING_REMOVED',
  'DUP_INSURER',
  'DUP_OTHER',
  'GAP',
  'WC_REMEMBERED',
  'WC_UNKNOWN',
  'WC_PENDING',
  'WC_DISABLED',
  'OCC_REMEMBERED',
  'OCC_UNKNOWN',
  'OCC_NOT_ALLOWED',
  'OCC_SERIES',
  'OCC_CLASS',
  'DATE_PAST',
  'DATE_CUTOFF',
  'DATE_BEYOND_POLICY',
  'DATE_END',
  'BLACKLIST',
  'MOBILE',
  'NOT_INSURED',
  'AMBIGUOUS',
  'OFF_OTHER_NAME',
  'OFF_OTHER_COMPANY',
  'OFF_NAMESAKE_LEFT',
  'OFF_STAYS_COVERED',
  'OFF_GOES_ON',
  'OFF_TOOK_PLACE',
  'ALREADY_PENDING_OFF',
  'OFF_DATE_EARLY',
  'OFF_DATE_PASSED',
  'OFF_DATE_LATE',
  'PAIR_UNBALANCED',
  'REPLACE_SEVERAL',
  'REPLACE_QUOTA',
  'REPLACE_SERVED',
  'REPLACE_CLASS',
  'REPLACE_COMPANY',
  'TRANSFER_PENDING',
  'TRANSFER_SAME',
  'CORRECTION_PENDING',
  'CORRECT_WAITS',
  'CORRECT_BOTH',
  'CORRECT_ELSEWHERE',
  'CORRECT_TAKEN',
  'CORRECT_PRICE',
  'CORRECT_SAME',
] as const;

export type VerdictCode = (typeof verdictCodes)[number];

/** An error keeps the row from being insured; a warning and an information do not. */
type VerdictLevel = 'error' | 'warn' | 'info';

/** What a finding's sentence is filled with; null where the code says it all. */
export type VerdictDetails = {
  readonly [Code in Exclude<VerdictCode, keyof FilledDetails>]: null;
} & FilledDetails;

export type VerdictOf<Code extends VerdictCode> = {
  readonly code: Code;
  readonly level: VerdictLevel;
  readonly field: RosterField;
  readonly detail: VerdictDetails[Code];
};

/** One finding on one row; its code tells what its detail holds. */
export type Verdict = { [Code in VerdictCode]: VerdictOf<Code> }[VerdictCode];

/** Makes a finding: the code says how grave it is and which cell it is about. */
export const verdict = <Code extends VerdictCode>(
  code: Code,
  detail: VerdictDetails[Code],
): VerdictOf<Code> => ({ code, level: levels[code] ?? 'error', field: fields[code], detail });

/** A finding that is an error as a rule and only a doubt here. */
export const asWarning = <Code extends VerdictCode>(found: VerdictOf<Code>): VerdictOf<Code> => ({
  ...found,
  level: 'warn',
});

/** Findings in the order of reporting. */
export const inOrder = (verdicts: readonly Verdict[]): readonly Verdict[] =>
  verdicts.toSorted((a, b) => verdictCodes.indexOf(a.code) - verdictCodes.indexOf(b.code));

const levels: Partial<Record<VerdictCode, VerdictLevel>> = {
  ID_ENDS_000: 'warn',
  ID_CUT_SHORT: 'warn',
  ID15_CONVERTED: 'info',
  BIRTHDAY_DIFFERS: 'warn',
  GENDER_DIFFERS: 'warn',
  MINOR_WORKER: 'warn',
  RETIREMENT_AGE: 'warn',
  NAME_CHANGED: 'warn',
  DUP_OTHER: 'warn',
  GAP: 'info',
  OFF_STAYS_COVERED: 'warn',
  OFF_GOES_ON: 'warn',
  OFF_TOOK_PLACE: 'warn',
  OFF_DATE_PASSED: 'info',
  WC_REMEMBERED: 'info',
  OCC_REMEMBERED: 'info',
};

const fields: Record<VerdictCode, RosterField> = {
  INTENT_LEAVE: 'name',
  INTENT_WAIT: 'name',
  INTENT_REPLACE: 'name',
  INTENT_CORRECT: 'name',
  INTENT_AGAIN: 'name',
  INTENT_UNCLEAR: 'name',
  INTENT_STAYS: 'name',
  INTENT_START: 'name',
  INTENT_OUT: 'name',
  DOUBT: 'name',
  NAME: 'name',
  ID_EXCEL_NUMBER: 'idcard',
  ID_FORMAT: 'idcard',
  ID_TYPE: 'idtype',
  ID_REGION: 'idcard',
  ID_BIRTH: 'idcard',
  ID_CHECKSUM: 'idcard',
  ID_ENDS_000: 'idcard',
  ID_CUT_SHORT: 'idcard',
  ID15_CONVERTED: 'idcard',
  BIRTHDAY_NEEDED: 'birthday',
  GENDER_NEEDED: 'gender',
  BIRTHDAY_DIFFERS: 'birthday',
  GENDER_DIFFERS: 'gender',
  ID_NAME_MISMATCH: 'idcard',
  NAME_CHANGED: 'name',
  AGE_LOW: 'idcard',
  AGE_HIGH: 'idcard',
  AGE_OVERBAND: 'idcard',
  MINOR_WORKER: 'idcard',
  RETIREMENT_AGE: 'idcard',
  DUP_ROW: 'idcard',
  DUP_POLICY: 'idcard',
  DUP_INSURER: 'idcard',
  DUP_OTHER: 'idcard',
  GAP: 'start_date',
  WC_REMEMBERED: 'work_company',
  WC_UNKNOWN: 'work_company',
  WC_PENDING: 'work_company',
  WC_DISABLED: 'work_company',
  OCC_REMEMBERED: 'occupation',
  OCC_UNKNOWN: 'occupation',
  OCC_NOT_ALLOWED: 'occupation',
  OCC_SERIES: 'occupation',
  OCC_CLASS: 'occupation',
  DATE_PAST: 'start_date',
  DATE_CUTOFF: 'start_date',
  DATE_BEYOND_POLICY: 'start_date',
  DATE_END: 'end_date',
  BLACKLIST: 'idcard',
  MOBILE: 'mobile',
  NOT_INSURED: 'name',
  AMBIGUOUS: 'name',
  OFF_OTHER_NAME: 'name',
  OFF_OTHER_COMPANY: 'work_company',
  OFF_NAMESAKE_LEFT: 'name',
  OFF_STAYS_COVERED: 'work_company',
  OFF_GOES_ON: 'name',
  OFF_TOOK_PLACE: 'name',
  BEING_REMOVED: 'idcard',
  ALREADY_PENDING_OFF: 'name',
  OFF_DATE_EARLY: 'start_date',
  OFF_DATE_PASSED: 'start_date',
  OFF_DATE_LATE: 'start_date',
  PAIR_UNBALANCED: 'name',
  REPLACE_SEVERAL: 'name',
  REPLACE_QUOTA: 'name',
  REPLACE_SERVED: 'start_date',
  REPLACE_CLASS: 'occupation',
  REPLACE_COMPANY: 'work_company',
  TRANSFER_PENDING: 'name',
  TRANSFER_SAME: 'work_company',
  CORRECTION_PENDING: 'name',
  CORRECT_WAITS: 'name',
  CORRECT_BOTH: 'name',
  CORRECT_ELSEWHERE: 'idcard',
  CORRECT_TAKEN: 'idcard',
  CORRECT_PRICE: 'idcard',
  CORRECT_SAME: 'name',
};
