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

/** The covers of workers in any policy of the enterprise that ended, or will end, after a moment. */
export const findCovers = (tx: EnterpriseTx, employeeIds: readonly number[], since: Date) =>
  tx
    .selectFrom('policy_person')
    .select([
      'employee_id',
      'policy_id',
      'work_company_id',
      'category',
      sql<Date>`lower(cover)`.as('from'),
      sql<Date>`upper(cover)`.as('until'),
    ])
    .where('employee_id', '=', (eb) => eb.fn.any(eb.val([...employeeIds])))
    .where(sql<boolean>`upper(cover) > ${since}::timestamptz`)
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
