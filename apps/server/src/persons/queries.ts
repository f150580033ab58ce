import type { personSorts } from '@app/contract/persons';
import type { Day } from '@app/domain/calendar/day';
import type { CoverEnd } from '@app/domain/policies/cover';
import { CompiledQuery } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';
import { conditionsOf, coveredNow, notWithdrawn, type PersonFilter, whereOf } from './conditions.queries.ts';
import type { PersonKeyword } from './keyword.ts';

// The lists of persons are the most read of all and stand over the largest table, so they are written as they run: a text
// for each set of filters, which PostgreSQL plans once.

/** A person's cover in a policy with all that a row shows. */
export type PersonRow = {
  readonly policy_person_id: number;
  readonly employee_id: number;
  readonly name: string;
  readonly idcard: string;
  readonly employee_mobile: string;
  readonly birthday: Day;
  readonly gender: 'male' | 'female';
  readonly policy_id: number;
  readonly policy_no: string;
  readonly policy_from: Day;
  readonly policy_to: Day;
  readonly plan_version_id: number;
  readonly work_company_id: number;
  readonly work_company: string;
  readonly occupation_id: number;
  readonly occupation_name: string;
  readonly category: string;
  readonly from: Date | null;
  readonly until: Date | null;
  readonly bound_at: Date | null;
  readonly ended: CoverEnd | null;
  readonly unit_price_fen: number;
  readonly premium_fen: number;
  readonly policy_change_id: number;
};

/** What a row shows of `p`, a cover that was picked out before. */
const shown = (picked: string) => `
  select p.policy_person_id, p.employee_id, coalesce(p.named, e.name) as name, e.idcard_mask as idcard, coalesce(e.mobile_mask, '') as employee_mobile, e.birthday, e.gender,
    p.policy_id, y.policy_no, y.start_date as policy_from, y.end_date as policy_to, y.plan_version_id,
    p.work_company_id, w.name as work_company, p.occupation_id, o.name as occupation_name, p.category,
    lower(p.cover) as "from", upper(p.cover) as until, p.bound_at, p.ended, p.unit_price_fen, p.premium_fen,
    p.add_change_id as policy_change_id
  from (${picked}) p
  join employee e on e.enterprise_id = p.enterprise_id and e.employee_id = p.employee_id
  join policy y on y.enterprise_id = p.enterprise_id and y.policy_id = p.policy_id
  join work_company w on w.enterprise_id = p.enterprise_id and w.company_id = p.work_company_id
  join occupation o on o.occupation_id = p.occupation_id`;

const named = 'join employee e on e.enterprise_id = p.enterprise_id and e.employee_id = p.employee_id';

/** How each order picks a page, and how it shows it again. */
const orders: Record<(typeof personSorts)[number], { join: string; by: string }> = {
  latest: { join: '', by: 'p.policy_person_id desc' },
  name: { join: named, by: 'coalesce(p.named, e.name), p.policy_person_id desc' },
  start_date: { join: '', by: 'lower(p.cover) nulls last, p.policy_person_id desc' },
  '-start_date': { join: '', by: 'lower(p.cover) desc nulls last, p.policy_person_id desc' },
  end_date: { join: '', by: 'upper(p.cover) nulls last, p.policy_person_id desc' },
  '-end_date': { join: '', by: 'upper(p.cover) desc nulls last, p.policy_person_id desc' },
};

type Asked = {
  readonly filter: PersonFilter;
  readonly keyword: PersonKeyword;
  readonly now: Date;
  readonly today: Day;
};

type Page = {
  readonly page: number;
  readonly limit: number;
  readonly sort: (typeof personSorts)[number];
};

/** A page of persons. */
export function listPersonRows(
  tx: EnterpriseTx,
  { filter, keyword, ...moment }: Asked,
  { page, limit, sort }: Page,
): Promise<PersonRow[]> {
  const { where, values } = whereOf([...conditionsOf(filter, keyword, moment), ...notWithdrawn(filter)]);
  const { join, by } = orders[sort];
  const [most, skip] = [values.length + 1, values.length + 2];
  const picked = `select p.* from policy_person p ${join} ${where} order by ${by} limit $${most}::int offset $${skip}::int`;
  return run<PersonRow>(tx, `${shown(picked)} order by ${by}`, [...values, limit, (page - 1) * limit]);
}

/** How many persons a list holds, how many rows they have in it, and how many of them are covered now. */
export async function countPersons(
  tx: EnterpriseTx,
  { filter, keyword, now, today }: Asked,
): Promise<{ total: number; row_count: number; active_count: number }> {
  const conditions = conditionsOf(filter, keyword, { now, today, all: true });
  const { where, values } = whereOf([...conditions, ...notWithdrawn(filter)]);
  const active = coveredNow.replace('?', `$${values.length + 1}`);
  const text = `select count(*) as total, coalesce(sum(rows), 0)::int as row_count, count(*) filter (where active) as active_count
    from (select count(*) as rows, bool_or(${active}) as active from policy_person p ${where} group by p.employee_id) e`;
  return (await run<Awaited<ReturnType<typeof countPersons>>>(tx, text, [...values, now]))[0]!;
}

/** The last cover of each person who was covered since a moment and is not covered now or later; the latest end first. */
export function listLeavers(
  tx: EnterpriseTx,
  { keyword, filter, since, now, today }: Asked & { since: Date },
  most: number,
): Promise<PersonRow[]> {
  const { where, values } = whereOf([
    [
      'upper(p.cover) <= ?::timestamptz and upper(p.cover) > ?::timestamptz and p.bound_at is not null',
      now,
      since,
    ],
    [
      `not exists (select from policy_person l where l.enterprise_id = p.enterprise_id and l.employee_id = p.employee_id
        and (upper(l.cover) > upper(p.cover) or upper(l.cover) = upper(p.cover) and l.policy_person_id > p.policy_person_id))`,
    ],
    ...conditionsOf(filter, keyword, { now, today }),
  ]);
  const by = 'upper(p.cover) desc, p.policy_person_id desc';
  const picked = `select p.* from policy_person p ${where} order by ${by} limit $${values.length + 1}::int`;
  return run<PersonRow>(tx, `${shown(picked)} order by ${by}`, [...values, most]);
}

type Removable = Omit<Asked, 'filter'> & {
  readonly filter: Pick<PersonFilter, 'policy_id' | 'work_company_id' | 'work_company'>;
};

/** A page of the persons of a policy who are covered now or will be, by name, and how many there are. */
export async function listRemovable(
  tx: EnterpriseTx,
  { filter, keyword, now, today }: Removable,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: PersonRow[]; total: number }> {
  const removable = (all: boolean) =>
    whereOf([
      ...conditionsOf(filter, keyword, { now, today, all }),
      ['upper(p.cover) > ?::timestamptz and p.ended is null', now],
    ]);
  const { where, values } = removable(false);
  const counted = removable(true);
  const [most, skip] = [values.length + 1, values.length + 2];
  const { join, by } = orders.name;
  const picked = `select p.* from policy_person p ${join} ${where} order by ${by} limit $${most}::int offset $${skip}::int`;
  const [rows, [count]] = await Promise.all([
    run<PersonRow>(tx, `${shown(picked)} order by ${by}`, [...values, limit, (page - 1) * limit]),
    run<{ total: number }>(
      tx,
      `select count(*) as total from policy_person p ${counted.where}`,
      counted.values,
    ),
  ]);
  return { rows, total: count!.total };
}

/** Every cover of some persons, the latest first. */
export function listCoversOf(tx: EnterpriseTx, employee_ids: readonly number[]): Promise<PersonRow[]> {
  const picked = 'select * from policy_person where employee_id = any($1)';
  return run(tx, `${shown(picked)} order by p.planned_from desc, p.policy_person_id desc`, [employee_ids]);
}

/** These covers as rows, in the order in which they are asked for. */
export const listRowsOf = (tx: EnterpriseTx, policy_person_ids: readonly number[]): Promise<PersonRow[]> =>
  run(
    tx,
    `${shown('select * from policy_person where policy_person_id = any($1::bigint[])')}
     order by array_position($1::bigint[], p.policy_person_id)`,
    [policy_person_ids],
  );

async function run<Row>(tx: EnterpriseTx, text: string, values: unknown[]): Promise<Row[]> {
  return (await tx.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
}
