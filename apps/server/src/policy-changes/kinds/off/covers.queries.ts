import type { Place } from '@app/domain/changes/ending';
import type { Fen } from '@app/domain/money/money';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../../../platform/database.ts';
import { pricedFrom } from '../../legs/asked-from.queries.ts';
import { placeOf } from '../../legs/place.queries.ts';

/** A cover of a policy, with whose it is. */
export type FoundCover = {
  readonly policy_person_id: number;
  readonly employee_id: number;
  readonly name: string;
  readonly idcard_mask: string;
  readonly idcard_hash: Buffer;
  readonly work_company_id: number;
  readonly work_company: string;
  readonly occupation_id: number;
  readonly category: string;
  readonly from: Date;
  readonly until: Date;
  readonly premium_fen: Fen;
  readonly unit_price_fen: Fen;
  /** The place that it has taken over; null where it opened one itself. */
  readonly place: Place | null;
  /** Whether it binds the insurer, and counts as a head. */
  readonly is_bound: boolean;
  /** Whether it is over: then a change ended it. */
  readonly is_over: boolean;
  /** The number of the change that ends it; null while none does. */
  readonly ended_in: string | null;
  /** The number of the replacement that opened it, where whoever was replaced is not covered in the policy any more. */
  readonly took_place_in: string | null;
  /** The number of the correction of its person that is not answered yet. */
  readonly corrected_in: string | null;
};

/** By what covers are looked for: any of the four. */
type Sought = {
  readonly ids: readonly number[];
  readonly hashes: readonly Buffer[];
  readonly names: readonly string[];
  /** The last four characters of numbers. */
  readonly endings: readonly string[];
};

/** For so long it is asked whether an old list means somebody of the same name who has left since. */
const namesakes_days = 31;

/**
 * The covers of a policy that are not over at a moment, of those who are sought, and those that a change ended not long before. One that was
 * cancelled stands with the moment at which it was: of two of one name it is still asked who is meant.
 */
export async function findCovers(
  tx: EnterpriseTx,
  policy_id: number,
  { ids, hashes, names, endings }: Sought,
  now: Date,
): Promise<readonly FoundCover[]> {
  const { rows } = await sql<FoundCover>`
    with sought as (
      select policy_person_id from policy_person where policy_person_id = any(${[...ids]}::bigint[])
      union
      select p.policy_person_id from policy_person p join employee e using (enterprise_id, employee_id)
      where p.policy_id = ${policy_id} and e.idcard_hash = any(${[...hashes]}::bytea[])
      union
      select p.policy_person_id from policy_person p join employee e using (enterprise_id, employee_id)
      where p.policy_id = ${policy_id} and e.name = any(${[...names]}::text[])
      union
      select policy_person_id from policy_person where policy_id = ${policy_id} and named = any(${[...names]}::text[])
      union
      select p.policy_person_id from policy_person p join employee e using (enterprise_id, employee_id)
      where p.policy_id = ${policy_id} and right(e.idcard_mask, 4) = any(${[...endings]}::text[]))
    select p.policy_person_id, p.employee_id, coalesce(p.named, e.name) as name, e.idcard_mask, e.idcard_hash, p.work_company_id, w.name as work_company,
      p.occupation_id, p.category, ${pricedFrom} as "from",
      case when isempty(p.cover) and p.end_settled_at is not null then p.cut_at else coalesce(upper(p.cover), p.planned_until) end as until, p.premium_fen, p.unit_price_fen, place.place,
      p.bound_at is not null as is_bound, coalesce(upper(p.cover), p.planned_until) <= ${now}::timestamptz as is_over, c.change_no as ended_in,
      (select a.change_no from policy_change_person r
        join policy_change a on a.enterprise_id = r.enterprise_id and a.policy_change_id = r.policy_change_id
        join policy_person b on b.enterprise_id = r.enterprise_id and b.policy_person_id = r.ends_policy_person_id
        where r.enterprise_id = p.enterprise_id and r.policy_change_id = p.add_change_id and r.row_no = p.row_no
          and b.employee_id <> p.employee_id and not exists (
            select from policy_person o where o.enterprise_id = b.enterprise_id and o.policy_id = b.policy_id
              and o.employee_id = b.employee_id and o.ended is null and coalesce(upper(o.cover), o.planned_until) > ${now}::timestamptz)
      ) as took_place_in,
      (select o.change_no from correction k join policy_change o using (enterprise_id, policy_change_id)
        where k.enterprise_id = p.enterprise_id and k.employee_id = p.employee_id and k.state = 'open') as corrected_in
    from sought join policy_person p using (policy_person_id)
    join employee e using (enterprise_id, employee_id)
    join work_company w on w.enterprise_id = p.enterprise_id and w.company_id = p.work_company_id
    left join policy_change c on c.enterprise_id = p.enterprise_id and c.policy_change_id = p.end_change_id
    left join lateral (${placeOf}) place on p.seat_id is not null
    where p.policy_id = ${policy_id}
      and (coalesce(upper(p.cover), p.planned_until) > ${now}::timestamptz and (p.ended is null or p.end_change_id is not null)
        or p.end_change_id is not null
          and coalesce(upper(p.cover), p.planned_until) > ${now}::timestamptz - ${namesakes_days} * interval '1 day')
    order by p.policy_person_id`.execute(tx);
  return rows;
}

/** A name of the covered, and where they work who bear it. */
export type NameLike = { readonly name: string; readonly companies: readonly number[] };

/** The names of the covered that share their first character with one of these, for who is meant by a mistyped name. */
export async function findNamesLike(
  tx: EnterpriseTx,
  policy_id: number,
  firsts: readonly string[],
  now: Date,
): Promise<readonly NameLike[]> {
  const { rows } = await sql<NameLike>`
    select coalesce(p.named, e.name) as name, json_agg(distinct p.work_company_id) as companies from policy_person p join employee e using (enterprise_id, employee_id)
    where p.policy_id = ${policy_id} and upper(p.cover) > ${now}::timestamptz and p.ended is null
      and left(coalesce(p.named, e.name), 1) = any(${[...firsts]}::text[])
    group by 1 order by 1 limit 5000`.execute(tx);
  return rows;
}

/** A person whom another policy of the enterprise covers. */
type CoveredElsewhere = Pick<FoundCover, 'name' | 'idcard_mask' | 'idcard_hash'> & {
  readonly policy_no: string;
};

/** Whom other policies cover at a moment, of those who are sought by their whole numbers or their names. */
export async function findCoveredElsewhere(
  tx: EnterpriseTx,
  policy_id: number,
  { hashes, names }: Pick<Sought, 'hashes' | 'names'>,
  now: Date,
): Promise<readonly CoveredElsewhere[]> {
  const { rows } = await sql<CoveredElsewhere>`
    select distinct coalesce(p.named, e.name) as name, e.idcard_mask, e.idcard_hash, o.policy_no
    from employee e join policy_person p using (enterprise_id, employee_id) join policy o using (enterprise_id, policy_id)
    where p.policy_id <> ${policy_id} and p.cover @> ${now}::timestamptz and p.ended is null
      and (e.idcard_hash = any(${[...hashes]}::bytea[]) or coalesce(p.named, e.name) = any(${[...names]}::text[]))
    order by o.policy_no limit 5000`.execute(tx);
  return rows;
}

/** The numbers of covers as rows of a change are made of them: sealed as they stand. */
export const findSealed = (tx: EnterpriseTx, employeeIds: readonly number[]) =>
  tx
    .selectFrom('employee')
    .select([
      'employee_id',
      'name',
      'idtype',
      'idcard_enc',
      'idcard_hash',
      'idcard_mask',
      'mobile_enc',
      'mobile_hash',
      'mobile_mask',
      'employee_no',
      'birthday',
      'gender',
    ])
    .where('employee_id', '=', (eb) => eb.fn.any(eb.val([...employeeIds])))
    .execute();
