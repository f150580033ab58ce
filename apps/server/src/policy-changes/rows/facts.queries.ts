import { sql } from 'kysely';
import type { EnterpriseTx } from '../../platform/database.ts';

/** From so many values on, how a statement is best done depends on them. */
const many = 200;

/**
 * Runs reads that are planned by the values they are given, where there are many: a plan made once for any list compares
 * each row with the whole of a long one. What follows them is planned as before: a check made for each of 20,000 rows
 * must not be planned 20,000 times.
 */
export async function plannedByValues<Found>(
  tx: EnterpriseTx,
  values: readonly unknown[],
  read: () => Promise<Found>,
): Promise<Found> {
  if (values.length < many) return read();
  const { rows } = await sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`.execute(tx);
  await planMode(tx, 'force_custom_plan');
  const found = await read();
  await planMode(tx, rows[0]!.mode);
  return found;
}

const planMode = (tx: EnterpriseTx, mode: string) =>
  sql`select set_config('plan_cache_mode', ${mode}, true)`.execute(tx);

/** The workers whom the enterprise knows by these hashes, of whatever document. */
export const findEmployees = (tx: EnterpriseTx, hashes: readonly Buffer[]) =>
  tx
    .selectFrom('employee')
    .select(['employee_id', 'name', 'idtype', 'idcard_hash', 'mobile_hash', 'employee_no'])
    .where('idcard_hash', '=', (eb) => eb.fn.any(eb.val([...hashes])))
    .execute();

/**
 * The covers of workers in any policy of the enterprise that ended, or will end, after a moment. Where a removal that is not answered yet
 * cuts one, its days stay reserved: the change is told with them, and a cover that it cancels has no days of its own.
 */
export const findCovers = (tx: EnterpriseTx, employeeIds: readonly number[], since: Date) =>
  tx
    .selectFrom('policy_person as p')
    .leftJoin('policy_change as c', (join) =>
      join
        .onRef('c.enterprise_id', '=', 'p.enterprise_id')
        .onRef('c.policy_change_id', '=', 'p.end_change_id')
        .on('p.end_settled_at', 'is', null),
    )
    .select([
      'p.employee_id',
      'p.policy_person_id',
      'p.named',
      'p.policy_id',
      'p.work_company_id',
      'p.category',
      sql<Date | null>`lower(p.cover)`.as('from'),
      sql<Date | null>`upper(p.cover)`.as('until'),
      sql<Date>`lower(p.reserved)`.as('reserved_from'),
      sql<Date>`upper(p.reserved)`.as('reserved_until'),
      'c.change_no as ended_in',
    ])
    .where('p.employee_id', '=', (eb) => eb.fn.any(eb.val([...employeeIds])))
    .where(sql<boolean>`upper(p.reserved) > ${since}::timestamptz`)
    .execute();

export const findPolicies = (tx: EnterpriseTx, policyIds: readonly number[]) =>
  tx
    .selectFrom('policy')
    .select(['policy_id', 'policy_no', 'plan_version_id'])
    .where('policy_id', '=', (eb) => eb.fn.any(eb.val([...policyIds])))
    .execute();

/** Whom the enterprise will not have insured: few, so that they are read whole. */
export const findBlocked = (tx: EnterpriseTx) =>
  tx
    .selectFrom('employee')
    .select('idcard_hash')
    .where('blacklist_reason', 'is not', null)
    .union(tx.selectFrom('blocked_person').select('idcard_hash').where('lifted_at', 'is', null))
    .execute();

/** Workers by their numbers. */
export const findWorkers = (tx: EnterpriseTx, employeeIds: readonly number[]) =>
  tx
    .selectFrom('employee')
    .select(['employee_id', 'name', 'idcard_mask as idcard', 'idcard_hash', 'birthday'])
    .where('employee_id', '=', (eb) => eb.fn.any(eb.val([...employeeIds])))
    .orderBy('employee_id')
    .execute();

/** The corrections that are not answered yet of who bears one of these numbers, or is to: by which change. */
export async function findCorrecting(tx: EnterpriseTx, hashes: readonly Buffer[]) {
  const { rows } = await sql<{ change_no: string; was_idcard_hash: Buffer; idcard_hash: Buffer | null }>`
    select c.change_no, k.was_idcard_hash, k.idcard_hash from correction k join policy_change c using (enterprise_id, policy_change_id)
    where k.state = 'open' and (k.was_idcard_hash = any(${[...hashes]}::bytea[]) or k.idcard_hash = any(${[...hashes]}::bytea[]))`.execute(
    tx,
  );
  return new Map(
    rows.flatMap(({ change_no, was_idcard_hash, idcard_hash }) =>
      [was_idcard_hash, idcard_hash].flatMap((hash) =>
        hash ? [[hash.toString('hex'), change_no] as const] : [],
      ),
    ),
  );
}
