import { type Day, earlier, later } from '@app/domain/calendar/day';
import { shanghaiDay, startOfDay } from '@app/domain/calendar/shanghai';
import type { EnterpriseTx } from '../../platform/database.ts';
import { countHeadsAt, findEnds, type Policy } from '../../policies/policies.ts';

/** The days that a row gives the policy a head more, or one less. */
export type Move = { readonly from: Day; readonly to: Day; readonly heads: 1 | 0 | -1 };

export const coveredOn = (moves: readonly Move[], day: Day): number =>
  moves.reduce((sum, { from, to, heads }) => (from <= day && to >= day ? sum + heads : sum), 0);

/**
 * How few heads are covered, with all of the moves, on one of the days that they take cover from; the least that the plan insures where
 * it is never fewer. In a policy that is sold by the day, a day on which nobody is covered is a day that nobody bought.
 */
export async function leastHeads(
  tx: EnterpriseTx,
  { policy_id, version }: Pick<Policy, 'policy_id' | 'version'>,
  all: readonly Move[],
  now: Date,
): Promise<number> {
  const moves = all.filter(({ heads: moved }) => moved !== 0);
  const days = await daysOfFewer(tx, policy_id, moves);
  const moments = days.map((day) => laterOf(now, startOfDay(day)));
  const heads = await countHeadsAt(tx, policy_id, moments);
  const left = days.map((day, place) => heads[place]! + coveredOn(moves, day));
  const isByTheDay = version.terms.price_unit === 'DAY';
  return Math.min(version.min_persons, ...(isByTheDay ? left.filter((one) => one > 0) : left));
}

/** The days within the moves on which there can be fewer heads than on the day before: where a move begins, or a cover beside it has ended. */
async function daysOfFewer(
  tx: EnterpriseTx,
  policy_id: number,
  moves: readonly Move[],
): Promise<readonly Day[]> {
  const [first, ...others] = moves;
  if (first === undefined) return [];
  const from = others.reduce((day, move) => earlier(day, move.from), first.from);
  const to = others.reduce((day, move) => later(day, move.to), first.to);
  const ends = await findEnds(tx, policy_id, { after: startOfDay(from), until: startOfDay(to) });
  return [...new Set([...moves.map((move) => move.from), ...ends.map(shanghaiDay)])];
}

/** Who was confirmed yesterday and starts tomorrow stands beside a change that starts tomorrow. */
export const laterOf = (one: Date, other: Date): Date => (one > other ? one : other);
