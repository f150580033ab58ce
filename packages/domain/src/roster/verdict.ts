import type { Day } from '../calendar/day.ts';
import type { RosterField } from './cells.ts';

/** Every finding there can be on a row, in the order in which a row's findings are reported. */
export const verdictCodes = [
  'INTENT_LEAVE',
  'INTENT_WAIT',
  'INTENT_REPLACE',
  'INTENT_CORRECT',
  'INTENT_AGAIN',
  'INTENT_UNCLEAR',
  'INTENT_STAYS',
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
  'ID15_CONVERTED',
  'BIRTHDAY_NEEDED',
  'GENDER_NEEDED',
  'BIRTHDAY_DIFFERS',
  'GENDER_DIFFERS',
  'ID_NAME_MISMATCH',
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
  'ALREADY_PENDING_OFF',
  'OFF_DATE_EARLY',
  'OFF_DATE_LATE',
] as const;

export type VerdictCode = (typeof verdictCodes)[number];

/** An error keeps the row from being insured; a warning and an information do not. */
type VerdictLevel = 'error' | 'warn' | 'info';

/** What a finding's sentence is filled with; null where the code says it all. */
export type VerdictDetails = {
  readonly [Code in Exclude<VerdictCode, keyof FilledDetails>]: null;
} & FilledDetails;

type FilledDetails = {
  /** The words of the list. */
  readonly INTENT_LEAVE: { readonly words: string };
  readonly INTENT_WAIT: { readonly words: string };
  /** `of`: who is replaced, or whose line is corrected; empty where the list does not say. */
  readonly INTENT_REPLACE: { readonly words: string; readonly of: string };
  readonly INTENT_CORRECT: { readonly words: string; readonly of: string };
  readonly INTENT_AGAIN: { readonly words: string };
  readonly INTENT_UNCLEAR: { readonly words: string };
  /** What a list of leavers says of somebody instead; empty where it says nothing. */
  readonly INTENT_STAYS: { readonly words: string };
  /** Why, to whoever sent the list; empty where nobody said. */
  readonly INTENT_OUT: { readonly words: string };
  /** The words that a cell was read from, and what else they can mean. */
  readonly DOUBT: { readonly words: string; readonly others: string };
  /** The first digits of the number, as many as the spreadsheet left. */
  readonly ID_EXCEL_NUMBER: { readonly kept: string };
  /** Under which other name the number is covered, and where; or in which other row of the list it stands. */
  readonly ID_NAME_MISMATCH:
    | { readonly name: string; readonly work_company: string }
    | { readonly name: string; readonly row_no: number };
  readonly AGE_LOW: { readonly age: number; readonly age_min: number };
  readonly AGE_HIGH: { readonly age: number; readonly age_max: number };
  /** Too old for this plan, and young enough for one that insures the over-age. */
  readonly AGE_OVERBAND: { readonly age: number; readonly age_max: number };
  readonly MINOR_WORKER: { readonly age: number };
  readonly RETIREMENT_AGE: { readonly age: number };
  /** The first row that names the same person. */
  readonly DUP_ROW: { readonly row_no: number };
  /** The cover that this person already has in the policy. */
  readonly DUP_POLICY: { readonly from: Day; readonly to: Day };
  /** Cover of the same kind by the same insurer, which may insure a person only once. */
  readonly DUP_INSURER: OtherCover;
  /** Other cover of this enterprise on some of the days: they are paid for twice. */
  readonly DUP_OTHER: OtherCover;
  /** The days without cover, from the end of earlier cover to the day before this one. */
  readonly GAP: { readonly from: Day; readonly to: Day; readonly days: number };
  /** The words of the list, and what they are remembered to mean. */
  readonly WC_REMEMBERED: { readonly words: string; readonly name: string };
  readonly OCC_REMEMBERED: { readonly words: string; readonly name: string };
  readonly OCC_CLASS: { readonly category: string };
  readonly DATE_PAST: { readonly earliest_start_date: Day };
  readonly DATE_CUTOFF: { readonly earliest_start_date: Day };
  /** The starts that are allowed, and the one that was asked for; none where what was written is no day. */
  readonly DATE_BEYOND_POLICY: { readonly from: Day; readonly to: Day; readonly start?: Day };
  /**
   * Who is covered under nearly this name, '' where nobody is; how many under this very name, with another number; and the number of the
   * enterprise's other policy that covers whom the row names.
   */
  readonly NOT_INSURED: { readonly near: string; readonly namesakes?: number; readonly policy_no?: string };
  /** How many covered persons are called so. */
  readonly AMBIGUOUS: { readonly count: number };
  /** Whose the number, or the chosen cover, is, and where they are covered. */
  readonly OFF_OTHER_NAME: { readonly name: string; readonly work_company: string };
  /** The company that the list says, and the one where the only person of this name is covered. */
  readonly OFF_OTHER_COMPANY: { readonly written: string; readonly work_company: string };
  /** The change that took another of this name off. */
  readonly OFF_NAMESAKE_LEFT: { readonly change_no: string };
  /** Where the list does not say that they leave, and the days of their cover there. */
  readonly OFF_STAYS_COVERED: { readonly work_company: string; readonly from: Day; readonly to: Day };
  /** The change that ends this cover already. */
  readonly BEING_REMOVED: { readonly change_no: string };
  readonly ALREADY_PENDING_OFF: { readonly change_no: string };
  /** The first day that may be without cover. */
  readonly OFF_DATE_EARLY: { readonly earliest_off_date: Day };
  /** The last day of the cover, which ends by itself. */
  readonly OFF_DATE_LATE: { readonly last_day: Day };
  /** The last days that are allowed; only one where the plan is not sold by the day. */
  readonly DATE_END: { readonly from: Day; readonly to: Day };
};

type OtherCover = { readonly from: Day; readonly to: Day; readonly policy_no: string };

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
  ID15_CONVERTED: 'info',
  BIRTHDAY_DIFFERS: 'warn',
  GENDER_DIFFERS: 'warn',
  MINOR_WORKER: 'warn',
  RETIREMENT_AGE: 'warn',
  DUP_OTHER: 'warn',
  GAP: 'info',
  OFF_STAYS_COVERED: 'warn',
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
  ID15_CONVERTED: 'idcard',
  BIRTHDAY_NEEDED: 'birthday',
  GENDER_NEEDED: 'gender',
  BIRTHDAY_DIFFERS: 'birthday',
  GENDER_DIFFERS: 'gender',
  ID_NAME_MISMATCH: 'idcard',
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
  BEING_REMOVED: 'idcard',
  ALREADY_PENDING_OFF: 'name',
  OFF_DATE_EARLY: 'start_date',
  OFF_DATE_LATE: 'start_date',
};
