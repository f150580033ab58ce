import { sql } from 'kysely';
import { containing } from '../platform/containing.ts';
import type { EnterpriseTx } from '../platform/database.ts';

const codes = sql<string[]>`(
  select coalesce(array_agg(occupation_code order by occupation_code), '{}')
  from work_company_occupation o where o.enterprise_id = c.enterprise_id and o.company_id = c.company_id)`;

const known_as = sql<string[]>`(
  select coalesce(array_agg(alias order by alias), '{}')
  from alias a where a.enterprise_id = c.enterprise_id and a.company_id = c.company_id)`;

export const findCompanies = (tx: EnterpriseTx) =>
  tx
    .selectFrom('work_company as c')
    .select([
      'company_id',
      'name',
      'name_norm',
      'status',
      codes.as('occupation_codes'),
      known_as.as('known_as'),
    ])
    .orderBy('company_id')
    .execute();

export async function listCompanyRows(
  tx: EnterpriseTx,
  filter: { page: number; limit: number; name_norm: string; status: number | undefined },
) {
  const matching = tx
    .selectFrom('work_company as c')
    .$if(filter.name_norm !== '', (query) => query.where('name_norm', 'like', containing(filter.name_norm)))
    .$if(filter.status !== undefined, (query) => query.where('status', '=', filter.status!));
  const [rows, { total }] = await Promise.all([
    matching
      .select(['company_id', 'name', 'status', codes.as('occupation_codes'), known_as.as('known_as')])
      .orderBy('name')
      .orderBy('company_id')
      .limit(filter.limit)
      .offset((filter.page - 1) * filter.limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** How many persons are covered at each work company at a moment, in a policy or in any. */
export async function countCovered(
  tx: EnterpriseTx,
  companyIds: readonly number[],
  { policy_id, now }: { policy_id: number | undefined; now: Date },
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .selectFrom('policy_person')
    .select(['work_company_id', sql<number>`count(distinct employee_id)`.as('count')])
    .where('work_company_id', '=', (eb) => eb.fn.any(eb.val([...companyIds])))
    .where(sql<boolean>`cover @> ${now}::timestamptz and bound_at is not null`)
    .$if(policy_id !== undefined, (query) => query.where('policy_id', '=', policy_id!))
    .groupBy('work_company_id')
    .execute();
  return new Map(rows.map(({ work_company_id, count }) => [work_company_id, count]));
}

export async function insertCompany(
  tx: EnterpriseTx,
  company: { name: string; name_norm: string; status: number; created_at: Date },
  occupationCodes: readonly string[],
): Promise<number> {
  const { company_id } = await tx
    .insertInto('work_company')
    .values(company)
    .returning('company_id')
    .executeTakeFirstOrThrow();
  await sql`insert into work_company_occupation (company_id, occupation_code)
    select ${company_id}, unnest(${[...occupationCodes]}::text[])`.execute(tx);
  return company_id;
}
