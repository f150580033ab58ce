import type { Day } from '@app/domain/calendar/day';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';

/** What is sealed of one person; undefined for one who is not the enterprise's. */
export const findSealed = (tx: EnterpriseTx, employee_id: number) =>
  tx
    .selectFrom('employee')
    .select(['idcard_enc', 'idcard_hash', 'mobile_enc', 'mobile_hash'])
    .where('employee_id', '=', employee_id)
    .executeTakeFirst();

/**
 * Counts a number that is shown to a user. One statement, so that of two at once only one is the last of the day; a day that
 * is not later than the one counted last, as after a clock was set back, goes on with its count.
 *
 * @returns how many it are with this one; undefined where the day's are used up
 */
export async function countReveal(
  tx: EnterpriseTx,
  { user_id, today }: { readonly user_id: number; readonly today: Day },
  most: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ shown: number }>`
    insert into reveal_count as c (user_id, revealed_on, shown) values (${user_id}, ${today}::date, 1)
    on conflict (enterprise_id, user_id) do update
      set shown = case when c.revealed_on < excluded.revealed_on then 1 else c.shown + 1 end,
        revealed_on = greatest(c.revealed_on, excluded.revealed_on)
      where c.revealed_on < excluded.revealed_on or c.shown < ${most}
    returning c.shown`.execute(tx);
  return rows[0]?.shown;
}
