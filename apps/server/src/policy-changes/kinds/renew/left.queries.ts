import type { Day } from '@app/domain/calendar/day';
import { addDays } from '@app/domain/calendar/day';
import { startOfDay } from '@app/domain/calendar/shanghai';
import { openStatuses } from '@app/domain/list/import-status';
import type { OffReason } from '@app/domain/policies/left-behind';
import { type RawBuilder, sql } from 'kysely';
import type { EnterpriseTx } from '../../../platform/database.ts';
import { insuranceTypeOf } from '../../../policies/policies.ts';

type Asked = {
  readonly now: Date;
  readonly policy_id?: number | undefined;
  readonly start_date?: Day | undefined;
  readonly end_date?: Day | undefined;
  readonly reason?: OffReason | undefined;
};

/**
 * The covers, as `p`, of persons whom the system took off and nobody has covered by the same kind of insurance since: that ended with their policy, or of whoever was left
 * behind (`l`) by its renewal.
 */
const left = ({ now, policy_id, start_date, end_date, reason }: Asked) => {
  const also: RawBuilder<unknown>[] = [
    ...(policy_id === undefined ? [] : [sql`p.policy_id = ${policy_id}`]),
    ...(start_date === undefined ? [] : [sql`upper(p.cover) >= ${startOfDay(start_date)}::timestamptz`]),
    ...(end_date === undefined
      ? []
      : [sql`upper(p.cover) < ${startOfDay(addDays(end_date, 1))}::timestamptz`]),
    ...(reason === undefined ? [] : [sql`coalesce(l.reason, ${not_renewed}) = ${reason}`]),
  ];
  return sql`
    policy_person p
    join policy y on y.enterprise_id = p.enterprise_id and y.policy_id = p.policy_id
    left join left_behind l on l.enterprise_id = p.enterprise_id and l.policy_person_id = p.policy_person_id
    where p.bound_at is not null and not isempty(p.cover)
      and (p.ended = 'system' or p.ended is null and upper(p.cover) = (y.end_date + 1)::timestamp at time zone 'Asia/Shanghai')
      and (upper(p.cover) <= ${now}::timestamptz or l.policy_person_id is not null)
      and not exists (
        select from policy_person o
        where o.enterprise_id = p.enterprise_id and o.employee_id = p.employee_id and upper(o.cover) > upper(p.cover)
          and (o.bound_at is not null or o.ended is null) 
          and ${insuranceTypeOf(sql`o.policy_id`)} = ${insuranceTypeOf(sql`p.policy_id`)})
      ${sql.join(
        also.map((one) => sql`and ${one}`),
        sql` `,
      )}`;
};

const not_renewed: OffReason = 'NOT_RENEWED';

type Left = { readonly policy_person_id: number; readonly reason: OffReason; readonly is_read: boolean };

/** A page of them, whose cover ended last at the front, with whether a user has read of it since. */
export async function listLeft(
  tx: EnterpriseTx,
  asked: Asked & { readonly user_id: number; readonly page: number; readonly limit: number },
): Promise<{ readonly rows: readonly Left[]; readonly total: number }> {
  const { rows } = await sql<Left>`
    select p.policy_person_id, coalesce(l.reason, ${not_renewed}) as reason, exists (
        select from renewal_reminder r
        where r.enterprise_id = p.enterprise_id and r.user_id = ${asked.user_id} and r.policy_id = p.policy_id
          and r.read_at >= coalesce(l.left_at, upper(p.cover))) as is_read
    from ${left(asked)}
    order by upper(p.cover) desc, p.policy_person_id desc
    limit ${asked.limit}::int offset ${(asked.page - 1) * asked.limit}::int`.execute(tx);
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${left(asked)}`.execute(tx);
  return { rows, total: counted.rows[0]!.total };
}

/** The policies that left somebody behind. */
export async function findLeaving(tx: EnterpriseTx, now: Date): Promise<readonly number[]> {
  const { rows } = await sql<{
    policy_id: number;
  }>`select distinct p.policy_id from ${left({ now })}`.execute(tx);
  return rows.map(({ policy_id }) => policy_id);
}

/**
 * The covers of a policy whose persons are known to have been left behind, each with the list that a renewal put them on; null where nobody
 * goes on with one.
 */
export async function findLeftOf(
  tx: EnterpriseTx,
  policy_id: number,
): Promise<ReadonlyMap<number, { readonly import_job_id: number | null }>> {
  const { rows } = await sql<{ policy_person_id: number; import_job_id: number | null }>`
    select l.policy_person_id, j.import_job_id from left_behind l
    join policy_person p on p.enterprise_id = l.enterprise_id and p.policy_person_id = l.policy_person_id
    left join import_job j on j.enterprise_id = l.enterprise_id and j.import_job_id = l.import_job_id
      and j.status = any(${[...openStatuses]}::int[])
    where p.policy_id = ${policy_id}`.execute(tx);
  return new Map(rows.map((row) => [row.policy_person_id, row]));
}

/** Notes on which list those are who could not go over. */
export async function noteListed(
  tx: EnterpriseTx,
  those: readonly { readonly policy_person_id: number }[],
  import_job_id: number,
): Promise<void> {
  await tx
    .updateTable('left_behind')
    .set({ import_job_id })
    .where(
      'policy_person_id',
      'in',
      those.map(({ policy_person_id }) => policy_person_id),
    )
    .execute();
}

/** Keeps who could not go over, and why. */
export async function keepLeft(
  tx: EnterpriseTx,
  those: readonly { readonly policy_person_id: number; readonly reason: OffReason }[],
  now: Date,
): Promise<void> {
  await sql`
    insert into left_behind (policy_person_id, reason, left_at)
    select id, reason, ${now}::timestamptz
    from unnest(${those.map((one) => one.policy_person_id)}::bigint[], ${those.map(({ reason }) => reason)}::text[]) as t (id, reason)
    on conflict (enterprise_id, policy_person_id) do update set reason = excluded.reason, left_at = excluded.left_at`.execute(
    tx,
  );
}
