import { addDays, type Day } from '@app/domain/calendar/day';
import { startOfDay } from '@app/domain/calendar/shanghai';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';

type TwiceRow = {
  readonly employee_id: number;
  readonly name: string;
  readonly idcard: string;
  readonly one: CoverFacts;
  readonly other: CoverFacts;
  /** Of all, however many are listed. */
  readonly total: number;
};

/** A cover as JSON carries it. */
export type CoverFacts = {
  readonly policy_person_id: number;
  readonly policy_id: number;
  readonly work_company: string;
  readonly unit_price_fen: number;
  readonly start_date: Day;
  readonly end_date: Day;
};

const shanghaiDate = (moment: string) => sql.raw(`(${moment} at time zone 'Asia/Shanghai')::date`);

const facts = (cover: string, company: string) => sql`json_build_object(
  'policy_person_id', ${sql.ref(`${cover}.policy_person_id`)}, 'policy_id', ${sql.ref(`${cover}.policy_id`)},
  'work_company', ${sql.ref(`${company}.name`)}, 'unit_price_fen', ${sql.ref(`${cover}.unit_price_fen`)},
  'start_date', ${shanghaiDate(`lower(${cover}.cover)`)},
  'end_date', ${shanghaiDate(`upper(${cover}.cover)`)} - 1)`;

/**
 * Covers of one person for the same kind of insurance that share days from tomorrow on, and that nobody has ended. Few policies of one kind
 * share days: only covers of those are compared.
 */
export async function findTwice(tx: EnterpriseTx, today: Day, most: number): Promise<readonly TwiceRow[]> {
  const tomorrow = sql`${startOfDay(addDays(today, 1))}::timestamptz`;
  const { rows } = await sql<TwiceRow>`
    with open as (
      select y.enterprise_id, y.policy_id, daterange(y.start_date, y.end_date, '[]') as days, l.insurance_type
      from policy y join plan_version v using (plan_version_id) join plan l using (plan_id) where y.end_date > ${today}::date),
    pair as (
      select a.enterprise_id, a.policy_id as one, b.policy_id as other
      from open a join open b on b.policy_id > a.policy_id and b.insurance_type = a.insurance_type
        and not isempty(a.days * b.days * daterange(${today}::date, null, '()'))),
    twice as (
      select p.enterprise_id, p.employee_id, p.policy_person_id as one, o.policy_person_id as other
      from pair
      join policy_person p on p.enterprise_id = pair.enterprise_id and p.policy_id = pair.one
        and p.ended is null and upper(p.cover) > ${tomorrow}
      join policy_person o on o.enterprise_id = pair.enterprise_id and o.policy_id = pair.other and o.employee_id = p.employee_id
        and o.ended is null and o.cover && p.cover and upper(o.cover) > ${tomorrow})
    select t.employee_id, e.name, e.idcard_mask as idcard, ${facts('p', 'pw')} as one, ${facts('o', 'ow')} as other,
      (select count(distinct employee_id)::int from twice) as total
    from twice t
    join employee e on e.enterprise_id = t.enterprise_id and e.employee_id = t.employee_id
    join policy_person p on p.enterprise_id = t.enterprise_id and p.policy_person_id = t.one
    join policy_person o on o.enterprise_id = t.enterprise_id and o.policy_person_id = t.other
    join work_company pw on pw.enterprise_id = p.enterprise_id and pw.company_id = p.work_company_id
    join work_company ow on ow.enterprise_id = o.enterprise_id and ow.company_id = o.work_company_id
    order by t.one, t.other limit ${most}`.execute(tx);
  return rows;
}

/** Whoever was born by then is told of, by the policy that covers them. */
export type BornBy = { readonly policy_id: number; readonly born_by: Day; readonly over_by: Day };

type AgeingRow = {
  readonly employee_id: number;
  readonly policy_person_id: number;
  readonly name: string;
  readonly idcard: string;
  readonly policy_id: number;
  readonly work_company: string;
  readonly end_date: Day;
  readonly is_over: boolean;
  readonly total: number;
};

/** Who is covered, by covers that nobody has ended, and was born by a day of their policy's own; who is over age first. */
export async function findAgeing(
  tx: EnterpriseTx,
  policies: readonly BornBy[],
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly AgeingRow[]> {
  const { rows } = await sql<AgeingRow>`
    select p.employee_id, p.policy_person_id, e.name, e.idcard_mask as idcard, p.policy_id, w.name as work_company,
      ${shanghaiDate('upper(p.cover)')} - 1 as end_date, e.birthday <= b.over_by as is_over, (count(*) over ())::int as total
    from unnest(${policies.map(({ policy_id }) => policy_id)}::bigint[], ${policies.map(({ born_by }) => born_by)}::date[],
      ${policies.map(({ over_by }) => over_by)}::date[]) as b (policy_id, born_by, over_by)
    join policy_person p on p.policy_id = b.policy_id and p.ended is null and upper(p.cover) > ${now}::timestamptz
    join employee e on e.enterprise_id = p.enterprise_id and e.employee_id = p.employee_id and e.birthday <= b.born_by
    join work_company w on w.enterprise_id = p.enterprise_id and w.company_id = p.work_company_id
    order by is_over desc, e.name, p.policy_person_id limit ${most}`.execute(tx);
  return rows;
}

/** The policies that are told of, with their days and plan versions. */
export async function findPoliciesOf(tx: EnterpriseTx, policy_ids: readonly number[]) {
  return await tx
    .selectFrom('policy')
    .select(['policy_id', 'policy_no', 'plan_version_id', 'start_date', 'end_date'])
    .where('policy_id', 'in', [0, ...policy_ids])
    .execute();
}
