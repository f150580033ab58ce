import { type Day, earlier, later } from '@app/domain/calendar/day';
import type { RowView } from '../../../roster/roster.tsx';

/**
 * From when to when covers were to begin none of which will: null where one of them ends on a day of its own, or where that of a row is
 * not known.
 */
export function neverBegun(
  rows: readonly (RowView['ends'] | null | undefined)[],
): { readonly first: Day; readonly last: Day } | null {
  const covers = rows.flatMap((ends) => ends?.covers ?? []);
  const [one] = covers;
  if (one === undefined || !rows.every(Boolean)) return null;
  if (covers.some(({ last_covered_date }) => last_covered_date !== null)) return null;
  return covers.reduce(
    (span, { start_date }) => ({
      first: earlier(span.first, start_date),
      last: later(span.last, start_date),
    }),
    { first: one.start_date, last: one.start_date },
  );
}
