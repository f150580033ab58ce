import type { Day, Period } from '@app/domain/calendar/day';
import { addDays } from '@app/domain/calendar/day';
import { startOfDay } from '@app/domain/calendar/shanghai';
import { policyStatus } from '@app/domain/policies/policy';
import { policyChangeStatus } from '@app/domain/changes/status';
import { type RawBuilder, sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';

async function readOne<Row>(tx: EnterpriseTx, query: RawBuilder<Row>): Promise<Row> {
  return (await query.execute(tx)).rows[0]!;
}

const { draft, awaitingConfirmation, awaitingApproval } = policyChangeStatus;

/** The changes that wait for a confirmation, or for an approval: how many, what they cost as last priced, and which where there is one. */
export const countDrafts = (tx: EnterpriseTx) => countIn(tx, [draft, awaitingConfirmation]);
export const countApprovals = (tx: EnterpriseTx) => countIn(tx, [awaitingApproval]);

const countIn = (tx: EnterpriseTx, statuses: readonly number[]) =>
  readOne(
    tx,
    sql<{ count: number; amount_fen: number; only_id: number | null }>`
      select count(*) as count, coalesce(sum(premium_fen), 0)::bigint as amount_fen,
        case count(*) when 1 then max(policy_change_id) end as only_id
      from policy_change where status in (${sql.join(statuses.map(sql.lit))})`,
  );

/** The open policies that cover someone now and whose last day lies in a period. */
export const countEndingPolicies = (tx: EnterpriseTx, { from, to }: Period, now: Date) =>
  readOne(
    tx,
    sql<{ count: number; first_day: Day | null; only_id: number | null }>`
      select count(*) as count, min(end_date) as first_day,
        case count(*) when 1 then max(policy_id) end as only_id
      from policy p
      where status in (${policyStatus.inForce}, ${policyStatus.locked}) and end_date between ${from}::date and ${to}::date and exists (
        select from policy_person c where c.enterprise_id = p.enterprise_id and c.policy_id = p.policy_id
          and c.cover @> ${now}::timestamptz and c.bound_at is not null)`,
  );

/** How many persons' cover begins on a day, whether the insurer is bound already or not. */
export async function countStarting(tx: EnterpriseTx, on: Day): Promise<number> {
  const { count } = await readOne(
    tx,
    sql<{ count: number }>`
      select count(distinct employee_id) as count from policy_person
      where lower(cover) >= ${startOfDay(on)}::timestamptz and lower(cover) < ${startOfDay(addDays(on, 1))}::timestamptz`,
  );
  return count;
}
