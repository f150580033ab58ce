import type { Day } from '@app/domain/calendar/day';
import type { ReplacementsUsed } from '@app/domain/changes/replacement';
import type { EnterpriseTx } from '../../../platform/database.ts';
import { countTaken, findSeats } from './seats.queries.ts';

/** Which seats covers are on, and how often seats have changed hands already. */
export type Seats = {
  readonly seatOf: (policy_person_id: number) => number;
  /** Whether the policy has such a cover. */
  readonly holds: (policy_person_id: number) => boolean;
  readonly usedIn: (day: Day) => ReplacementsUsed;
};

export async function readSeats(
  tx: EnterpriseTx,
  policy_id: number,
  covers: readonly number[],
): Promise<Seats> {
  const [seats, taken] = await Promise.all([findSeats(tx, policy_id, covers), countTaken(tx, policy_id)]);
  const known = new Map(seats.map((seat) => [seat.policy_person_id, seat.seat_id]));
  const byMonth = Map.groupBy(taken, ({ month }) => month);
  return {
    seatOf: (policy_person_id) => known.get(policy_person_id) ?? policy_person_id,
    holds: (policy_person_id) => known.has(policy_person_id),
    usedIn: (day) => {
      const used = byMonth.get(day.slice(0, 7)) ?? [];
      const onSeat = new Map(used.map(({ seat_id, count }) => [seat_id, count]));
      return {
        onSeat: (seat_id) => onSeat.get(seat_id) ?? 0,
        inPolicy: used.reduce((sum, { count }) => sum + count, 0),
      };
    },
  };
}
