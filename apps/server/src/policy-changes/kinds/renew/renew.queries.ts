import type { Day } from '@app/domain/calendar/day';
import { openStatuses } from '@app/domain/changes/status';
import { policyStatus } from '@app/domain/policies/policy';
import { type RawBuilder, sql } from 'kysely';
import type { EnterpriseTx } from '../../../platform/database.ts';
import { insuranceTypeOf } from '../../../policies/policies.ts';

/** Accepted policies that end in a period, that which ends first at the front, each with the one that follows it where there is one. */
export const findEnding = (tx: EnterpriseTx, { from, to }: { readonly from: Day; readonly to: Day }) =>
  tx
    .selectFrom('policy as p')
    .leftJoin('policy as n', (join) =>
      join.onRef('n.enterprise_id', '=', 'p.enterprise_id').onRef('n.follows_policy_id', '=', 'p.policy_id'),
    )
    .select([
      'p.policy_id',
      'p.policy_no',
      'p.plan_version_id',
      'p.start_date',
      'p.end_date',
      'n.policy_id as next_policy_id',
    ])
    .where('p.status', '=', policyStatus.inForce)
    .where('p.end_date', '>=', from)
    .where('p.end_date', '<=', to)
    .orderBy('p.end_date')
    .orderBy('p.policy_id')
    .execute();

/** Open policies that begin at the latest on a day and end after it, the one that ends first at the front. */
export const findOpenOn = (tx: EnterpriseTx, day: Day) =>
  tx
    .selectFrom('policy')
    .select(['policy_id', 'plan_version_id'])
    .where('status', '=', policyStatus.inForce)
    .where('start_date', '<=', day)
    .where('end_date', '>=', day)
    .orderBy('end_date')
    .orderBy('policy_id')
    .execute();

/** The covers that reach a policy's end, bind the insurer and are followed by none of the same person and kind of insurance, in any policy. */
const reaching = (policy_id: number, end: Date) => sql`
  policy_person p
  where p.policy_id = ${policy_id} and upper(p.cover) = ${end}::timestamptz and not isempty(p.cover)
    and p.bound_at is not null and p.ended is null
    and not exists (
      select from policy_person o
      where o.enterprise_id = p.enterprise_id and o.employee_id = p.employee_id and o.cover @> ${end}::timestamptz
        and (o.bound_at is not null or o.ended is null) 
        and ${insuranceTypeOf(sql`o.policy_id`)} = ${insuranceTypeOf(sql`${policy_id}::bigint`)})`;

export async function countReaching(tx: EnterpriseTx, policy_id: number, end: Date): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${reaching(policy_id, end)}`.execute(tx);
  return rows[0]!.count;
}

/** How many of those whose cover reaches a policy's end a renewal took over, and of how many of them the insurer has still to answer. */
export async function countWent(
  tx: EnterpriseTx,
  { policy_id, end, next_policy_id }: { policy_id: number; end: Date; next_policy_id: number | null },
): Promise<{ readonly went: number; readonly on_their_way: number }> {
  const { rows } = await sql<{ went: number; on_their_way: number }>`
    select count(*)::int as went, count(*) filter (where c.status = any(${[...openStatuses]}))::int as on_their_way
    from policy_person p
    join policy_person o on o.enterprise_id = p.enterprise_id and o.employee_id = p.employee_id
      and o.policy_id = ${next_policy_id}::bigint and not isempty(o.cover)
    join policy_change c on c.enterprise_id = o.enterprise_id and c.policy_change_id = o.add_change_id and c.change_type = 'renew'
    where p.policy_id = ${policy_id} and upper(p.cover) = ${end}::timestamptz and p.ended is null`.execute(
    tx,
  );
  return rows[0]!;
}

export type Reaching = {
  readonly policy_person_id: number;
  readonly name: string;
  readonly idtype: number;
  readonly idcard_enc: Buffer;
  readonly idcard_hash: Buffer;
  readonly idcard_mask: string;
  readonly mobile_enc: Buffer | null;
  readonly mobile_hash: Buffer | null;
  readonly birthday: Day;
  readonly gender: 'male' | 'female';
  readonly employee_no: string | null;
  readonly remark: string | null;
  readonly work_company_id: number;
  readonly work_company: string;
  readonly occupation_id: number;
  readonly occupation_code: string;
  readonly occupation_name: string;
};

/** Whose cover reaches a policy's end and goes no further: sealed as they stand, in the order in which they were added. */
export const findReaching = (tx: EnterpriseTx, policy_id: number, end: Date, most: number) =>
  readSealed(tx, sql`select p.* from ${reaching(policy_id, end)} order by p.policy_person_id limit ${most}`);

/** Whoever has one of these covers. */
export const findOfCovers = (tx: EnterpriseTx, ids: readonly number[]) =>
  readSealed(tx, sql`select * from policy_person where policy_person_id = any(${[...ids]}::bigint[])`);

/** Whom a change insured and nobody has taken off since, in the order of their covers. */
export const findOfChange = (tx: EnterpriseTx, policy_change_id: number) =>
  readSealed(
    tx,
    sql`select * from policy_person where add_change_id = ${policy_change_id} and bound_at is not null and ended is null`,
  );

async function readSealed(tx: EnterpriseTx, picked: RawBuilder<unknown>): Promise<readonly Reaching[]> {
  const { rows } = await sql<Reaching>`
    with going as (${picked})
    select g.policy_person_id, coalesce(g.named, e.name) as name, e.idtype, e.idcard_enc, e.idcard_hash, e.idcard_mask, e.mobile_enc, e.mobile_hash,
      e.birthday, e.gender, e.employee_no, g.remark, g.work_company_id, w.name as work_company, g.occupation_id,
      o.code as occupation_code, o.name as occupation_name
    from going g
    join employee e on e.enterprise_id = g.enterprise_id and e.employee_id = g.employee_id
    join work_company w on w.enterprise_id = g.enterprise_id and w.company_id = g.work_company_id
    join occupation o on o.occupation_id = g.occupation_id
    order by g.policy_person_id`.execute(tx);
  return rows;
}

/** Opens the policy that follows one, from the day after its end. */
export async function openFollowing(
  tx: EnterpriseTx,
  next: {
    readonly policy_id: number;
    readonly plan_version_id: number;
    readonly end_date: Day;
    readonly now: Date;
  },
): Promise<number> {
  const { rows } = await sql<{ policy_id: number }>`
    select app.open_following_policy(${next.policy_id}, ${next.plan_version_id}, ${next.end_date}::date, ${next.now}) as policy_id`.execute(
    tx,
  );
  return rows[0]!.policy_id;
}

/** Of which policies this user has read the reminder. */
export const findRead = (tx: EnterpriseTx, user_id: number, policyIds: readonly number[]) =>
  tx
    .selectFrom('renewal_reminder')
    .select('policy_id')
    .where('user_id', '=', user_id)
    .where('policy_id', 'in', [...policyIds, 0])
    .execute();

export async function markRead(
  tx: EnterpriseTx,
  user_id: number,
  policyIds: readonly number[],
  read_at: Date,
): Promise<void> {
  if (policyIds.length === 0) return;
  await tx
    .insertInto('renewal_reminder')
    .values(policyIds.map((policy_id) => ({ user_id, policy_id, read_at })))
    .onConflict((conflict) =>
      conflict.columns(['enterprise_id', 'user_id', 'policy_id']).doUpdateSet({ read_at }),
    )
    .execute();
}
