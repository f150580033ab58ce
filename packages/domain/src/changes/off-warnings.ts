import { addDays, type Day, earlier } from '../calendar/day.ts';
import type { Ending } from './ending.ts';

/** What is worth a look before persons are taken off, and what each warning is filled with. */
export type OffWarnings = {
  readonly MIN_PERSONS: { readonly min_persons: number; readonly left: number };
  /** So many of so many covered persons at once. */
  readonly BULK_OFF: { readonly count: number; readonly covered: number };
  readonly JUST_ADDED: { readonly count: number; readonly days: number };
  /** Covers that never begin by it, and the first day on which one would have. */
  readonly NOT_BEGUN: { readonly count: number; readonly first: Day };
  readonly NO_REFUND: { readonly count: number };
};

/** A removal of so large a part of a policy, and of so many, is asked about. */
const bulk_percent = 20;
const bulk_min = 10;

/** Cover that began so few days before its end is asked about: an insurer may ask why somebody came and went. */
const just_added_days = 3;

export type OffWarning = {
  [Code in keyof OffWarnings]: {
    readonly code: Code;
    readonly level: 'warn' | 'info';
    readonly detail: OffWarnings[Code];
    readonly names: readonly string[];
  };
}[keyof OffWarnings];

/**
 * The warnings before these persons are taken off.
 *
 * Source: docs/business-rules.md#removing
 *
 * @param covered how many are covered in the policy before
 * @param left how many are covered behind it
 */
export function offWarnings(
  ends: readonly Ending[],
  { covered, left, min_persons, today }: { covered: number; left: number; min_persons: number; today: Day },
): readonly OffWarning[] {
  const count = ends.length;
  const fresh = ends.filter(
    ({ cover, isCancelled }) => !isCancelled && cover.cover.from > addDays(today, -just_added_days),
  );
  const unpaid = ends.filter(
    ({ cover, refund_fen, isCancelled }) => !isCancelled && refund_fen === 0 && cover.premium_fen > 0,
  );
  return [
    ...where(left < min_persons, {
      code: 'MIN_PERSONS',
      level: 'warn',
      detail: { min_persons, left },
      names: [],
    }),
    ...where(count >= bulk_min && count * 100 > covered * bulk_percent, {
      code: 'BULK_OFF',
      level: 'warn',
      detail: { count, covered },
      names: [],
    }),
    ...where(fresh.length > 0, {
      code: 'JUST_ADDED',
      level: 'warn',
      detail: { count: fresh.length, days: just_added_days },
      names: namesOf(fresh),
    }),
    ...notBegun(ends.filter(({ isCancelled }) => isCancelled)),
    ...where(unpaid.length > 0, {
      code: 'NO_REFUND',
      level: 'info',
      detail: { count: unpaid.length },
      names: namesOf(unpaid),
    }),
  ];
}

function notBegun(ends: readonly Ending[]): readonly OffWarning[] {
  const [first, ...others] = ends.map(({ cover }) => cover.cover.from);
  if (first === undefined) return [];
  const detail = { count: ends.length, first: others.reduce(earlier, first) };
  return [{ code: 'NOT_BEGUN', level: 'warn', detail, names: namesOf(ends) }];
}

const where = (holds: boolean, warning: OffWarning): readonly OffWarning[] => (holds ? [warning] : []);

const namesOf = (ends: readonly Ending[]): readonly string[] => ends.map(({ cover }) => cover.name);
