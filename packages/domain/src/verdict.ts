import type { Day } from './day.ts';

/** Every finding there can be on a row, in the order in which a row's findings are reported. */
export const verdictCodes = [
  'NAME',
  'ID_FORMAT',
  'ID_REGION',
  'ID_BIRTH',
  'ID_CHECKSUM',
  'ID15_CONVERTED',
  'AGE_LOW',
  'AGE_HIGH',
  'AGE_OVERBAND',
  'MINOR_WORKER',
  'RETIREMENT_AGE',
  'DUP_ROW',
  'DUP_POLICY',
  'WC_UNKNOWN',
  'WC_PENDING',
  'WC_DISABLED',
  'OCC_UNKNOWN',
  'OCC_NOT_ALLOWED',
  'OCC_SERIES',
  'OCC_CLASS',
  'DATE_PAST',
  'DATE_CUTOFF',
  'DATE_BEYOND_POLICY',
] as const;

export type VerdictCode = (typeof verdictCodes)[number];

/** The cell of a row that a finding is about. */
export type RosterField = 'name' | 'idcard' | 'work_company' | 'occupation' | 'start_date';

/** An error keeps the row from being insured; a warning and an information do not. */
type VerdictLevel = 'error' | 'warn' | 'info';

/** What a finding's sentence is filled with; null where the code says it all. */
export type VerdictDetails = {
  readonly [Code in Exclude<VerdictCode, keyof FilledDetails>]: null;
} & FilledDetails;

type FilledDetails = {
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
  readonly OCC_CLASS: { readonly category: string };
  readonly DATE_PAST: { readonly earliest_start_date: Day };
  readonly DATE_CUTOFF: { readonly earliest_start_date: Day };
  /** The starts that are allowed. */
  readonly DATE_BEYOND_POLICY: { readonly from: Day; readonly to: Day };
};

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

/** Findings in the order of reporting. */
export const inOrder = (verdicts: readonly Verdict[]): readonly Verdict[] =>
  verdicts.toSorted((a, b) => verdictCodes.indexOf(a.code) - verdictCodes.indexOf(b.code));

const levels: Partial<Record<VerdictCode, VerdictLevel>> = {
  ID15_CONVERTED: 'info',
  MINOR_WORKER: 'warn',
  RETIREMENT_AGE: 'warn',
};

const fields: Record<VerdictCode, RosterField> = {
  NAME: 'name',
  ID_FORMAT: 'idcard',
  ID_REGION: 'idcard',
  ID_BIRTH: 'idcard',
  ID_CHECKSUM: 'idcard',
  ID15_CONVERTED: 'idcard',
  AGE_LOW: 'idcard',
  AGE_HIGH: 'idcard',
  AGE_OVERBAND: 'idcard',
  MINOR_WORKER: 'idcard',
  RETIREMENT_AGE: 'idcard',
  DUP_ROW: 'idcard',
  DUP_POLICY: 'idcard',
  WC_UNKNOWN: 'work_company',
  WC_PENDING: 'work_company',
  WC_DISABLED: 'work_company',
  OCC_UNKNOWN: 'occupation',
  OCC_NOT_ALLOWED: 'occupation',
  OCC_SERIES: 'occupation',
  OCC_CLASS: 'occupation',
  DATE_PAST: 'start_date',
  DATE_CUTOFF: 'start_date',
  DATE_BEYOND_POLICY: 'start_date',
};
