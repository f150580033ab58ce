import type { AddWarnings } from '@app/contract/policy-change-checks';
import { addDays, type Day, daysIn, later, type Period } from '@app/domain/day';
import type { PlanTerms } from '@app/domain/roster';
import { dayOlderThan, oldestOf } from './age-limit.ts';
import { type KnownCover, lastDay, remembered_days } from './earlier-cover.ts';

/** A person who may be added, as far as is known. */
export type Joining = {
  readonly birthday: Day;
  /** The class in the plan; null while the work type is not known. */
  readonly category: string | null;
  readonly cover: Period;
};

type Context = {
  readonly policy_id: number;
  readonly period: Period;
  readonly terms: Pick<PlanTerms, 'age_bands'>;
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

/** What is worth a look before a person is added to a policy, by the cover they had and have. */
export function addWarnings(
  { birthday, category, cover }: Joining,
  covers: readonly KnownCover[],
  { policy_id, period, terms, today }: Context,
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

  const last = lastDay(sorted, today);
  const gap = last && { from: addDays(last, 1), to: addDays(cover.from, -1) };
  if (gap && gap.from <= gap.to)
    warnings.push({ code: 'GAP', level: 'info', detail: { ...gap, days: daysIn(gap) } });
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
