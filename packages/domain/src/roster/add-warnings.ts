import { addDays, type Day, later, type Period } from '../calendar/day.ts';
import { type AgeBand, dayOlderThan, oldestOf } from '../persons/age.ts';
import { gapBefore, lastCoveredDay, remembered_days } from './earlier-cover.ts';

/** What is worth a look before a person is added, and what each warning is filled with. */
export type AddWarnings = {
  /** How often somebody came within so many days. */
  readonly FREQUENT_IN_OUT: { readonly times: number; readonly days: number };
  readonly AGE_SOON: { readonly age_limit_date: Day; readonly age_max: number };
  readonly COVERED_ELSEWHERE: { readonly policy_no: string; readonly from: Day; readonly to: Day };
  /** The class of the work before, and now. */
  readonly CLASS_DROP: { readonly before: string; readonly now: string };
  readonly GAP: { readonly from: Day; readonly to: Day; readonly days: number };
};

/** A person who may be added, as far as is known. */
export type Joining = {
  readonly birthday: Day;
  /** The class in the plan; null while the work type is not known. */
  readonly category: string | null;
  readonly cover: Period;
};

/** A cover that the person has, or had until lately, in any policy of the enterprise. */
export type PastCover = Period & {
  readonly policy_id: number;
  readonly policy_no: string;
  readonly category: string;
};

type JoinedPolicy = {
  readonly policy_id: number;
  readonly period: Period;
  readonly terms: { readonly age_bands: readonly AgeBand[] };
  readonly today: Day;
};

export type AddWarning = {
  [Code in keyof AddWarnings]: {
    readonly code: Code;
    readonly level: 'warn' | 'info';
    readonly detail: AddWarnings[Code];
  };
}[keyof AddWarnings];

/** From so many stays on within the days that are remembered, a worker comes and goes. */
const stays_many = 3;

/** Somebody who grows too old within so many days of the start is told, however soon the policy ends. */
const soon_days = 90;

/**
 * What is worth a look before a person is added to a policy, by the cover they had and have. None of it keeps anybody from
 * being insured.
 *
 * Source: docs/business-rules.md#before-a-person-is-added
 *
 * @param covers those that ended within the days remembered, and all later ones, in any order
 */
export function addWarnings(
  { birthday, category, cover }: Joining,
  covers: readonly PastCover[],
  { policy_id, period, terms, today }: JoinedPolicy,
): readonly AddWarning[] {
  const warnings: AddWarning[] = [];
  const sorted = covers.toSorted((a, b) => (a.from < b.from ? -1 : 1));

  const times = staysIn(sorted);
  if (times >= stays_many)
    warnings.push({ code: 'FREQUENT_IN_OUT', level: 'warn', detail: { times, days: remembered_days } });

  const age_max = oldestOf(terms.age_bands);
  const age_limit_date = dayOlderThan(birthday, age_max);
  const soon = later(period.to, addDays(cover.from, soon_days));
  if (age_limit_date > cover.from && age_limit_date <= soon)
    warnings.push({ code: 'AGE_SOON', level: 'info', detail: { age_limit_date, age_max } });

  const other = sorted.find(
    (one) => one.policy_id !== policy_id && one.from <= cover.to && cover.from <= one.to,
  );
  if (other) {
    const { policy_no, from, to } = other;
    warnings.push({ code: 'COVERED_ELSEWHERE', level: 'warn', detail: { policy_no, from, to } });
  }

  const before = sorted.at(-1)?.category;
  if (before !== undefined && category !== null && Number(category) < Number(before))
    warnings.push({ code: 'CLASS_DROP', level: 'warn', detail: { before, now: category } });

  const gap = gapBefore(cover.from, lastCoveredDay(sorted, today));
  if (gap) warnings.push({ code: 'GAP', level: 'info', detail: gap });
  return warnings;
}

/** How often somebody came: covers that follow each other without a day between them are one stay. */
function staysIn(sorted: readonly Period[]): number {
  let stays = 0;
  let coveredTo: Day | undefined;
  for (const { from, to } of sorted) {
    if (coveredTo === undefined || from > addDays(coveredTo, 1)) stays += 1;
    coveredTo = coveredTo === undefined ? to : later(coveredTo, to);
  }
  return stays;
}
