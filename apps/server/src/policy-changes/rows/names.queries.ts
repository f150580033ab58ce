import { sql } from 'kysely';
import type { EnterpriseTx } from '../../platform/database.ts';
import { plannedByValues } from './facts.queries.ts';

type CoverOfName = {
  readonly name: string;
  readonly employee_id: number;
  readonly work_company_id: number;
  readonly from: Date;
  readonly until: Date;
};

/** The covers that are not over at a moment, in any policy of the enterprise, of whoever bears one of these names. */
export async function findCoversOf(
  tx: EnterpriseTx,
  names: readonly string[],
  now: Date,
): Promise<readonly CoverOfName[]> {
  const read = () =>
    sql<CoverOfName>`
      select e.name, e.employee_id, p.work_company_id, lower(p.cover) as "from", upper(p.cover) as until
      from employee e join policy_person p using (enterprise_id, employee_id)
      where e.name = any(${[...names]}::text[]) and upper(p.cover) > ${now}::timestamptz`.execute(tx);
  return (await plannedByValues(tx, names, read)).rows;
}

type NamedAt = { readonly name: string; readonly work_company: string };

/** The covered whose names stand in words, and where each of them is covered. */
export async function findNamedIn(tx: EnterpriseTx, words: string, now: Date): Promise<readonly NamedAt[]> {
  const { rows } = await sql<NamedAt>`
    select distinct e.name, w.name as work_company
    from employee e join policy_person p using (enterprise_id, employee_id)
    join work_company w on w.enterprise_id = p.enterprise_id and w.company_id = p.work_company_id
    where length(e.name) > 1 and position(e.name in ${words}) > 0 and upper(p.cover) > ${now}::timestamptz`.execute(
    tx,
  );
  return rows;
}
