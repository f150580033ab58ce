import { type Day, earlier, later, type Period, readDay } from '../calendar/day.ts';
import type { PriceUnit } from '../money/premium.ts';
import { type Verdict, verdict } from './verdict.ts';

type End = { readonly end: Day; readonly faults: readonly Verdict[] };

/**
 * The last covered day of a row. Only cover that is sold by the day has one of its own; any other lasts as long as its
 * policy, and whoever types that very day has said the same.
 *
 * Source: docs/business-rules.md#cover-by-the-day
 *
 * @param end_date null where nothing was typed
 * @param start undefined when the row has none that can be read
 */
export function readEnd(
  end_date: string | null,
  start: Day | undefined,
  { policy, price_unit }: { policy: Period; price_unit: PriceUnit },
): End {
  if (end_date === null) return { end: policy.to, faults: [] };

  const begins = earlier(later(policy.from, start ?? policy.from), policy.to);
  const from = price_unit === 'DAY' ? begins : policy.to;
  const end = readDay(end_date);
  if (end !== undefined && from <= end && end <= policy.to) return { end, faults: [] };
  return { end: policy.to, faults: [verdict('DATE_END', { from, to: policy.to })] };
}
