import { sql, type Insertable, type Updateable } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';
import type { Schema } from '../platform/schema.ts';
import { policyChangeStatus } from '@app/domain/changes/status';
import { importStatus, openStatuses } from '@app/domain/list/import-status';

export type StoredJob = NonNullable<Awaited<ReturnType<typeof findJob>>>;

export const findJob = (tx: EnterpriseTx, import_job_id: number) =>
  tx.selectFrom('import_job').selectAll().where('import_job_id', '=', import_job_id).executeTakeFirst();

/** Reads a list, locked until the transaction ends. A change that was made from it is locked before. */
export const lockJob = (tx: EnterpriseTx, import_job_id: number) =>
  tx
    .selectFrom('import_job')
    .selectAll()
    .where('import_job_id', '=', import_job_id)
    .forUpdate()
    .executeTakeFirst();

export const insertJob = (tx: EnterpriseTx, job: Insertable<Schema['import_job']>) =>
  tx.insertInto('import_job').values(job).returningAll().executeTakeFirstOrThrow();

export async function updateJob(
  tx: EnterpriseTx,
  import_job_id: number,
  fields: Updateable<Schema['import_job']>,
): Promise<void> {
  await tx
    .updateTable('import_job')
    .set(fields)
    .where('import_job_id', '=', import_job_id)
    .executeTakeFirstOrThrow();
}

/** Notes how far a reading has come; false when it was called off or overtaken by another. */
export async function noteRowsRead(
  tx: EnterpriseTx,
  { import_job_id, reading_no }: { import_job_id: number; reading_no: number },
  rows_read: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('import_job')
    .set({ rows_read })
    .where('import_job_id', '=', import_job_id)
    .where('reading_no', '=', reading_no)
    .where('status', '=', importStatus.reading)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** How many lists of a user are being read, or wait for it, besides this one. */
export async function countBeingRead(
  tx: EnterpriseTx,
  { user_id, import_job_id }: Pick<StoredJob, 'user_id' | 'import_job_id'>,
): Promise<number> {
  const { count } = await tx
    .selectFrom('import_job')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('user_id', '=', user_id)
    .where('status', '=', importStatus.reading)
    .where('import_job_id', '!=', import_job_id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const unfinished = [
  importStatus.reading,
  importStatus.needsFixes,
  importStatus.ready,
  importStatus.submitted,
  importStatus.unreadable,
];

/** The unfinished lists, the latest first, without what is sealed. */
export const listUnfinished = (
  tx: EnterpriseTx,
  { policy_id, kind, most }: { policy_id: number | undefined; kind: string | undefined; most: number },
) =>
  tx
    .selectFrom('import_job as j')
    .innerJoin('policy as p', (join) =>
      join.onRef('p.enterprise_id', '=', 'j.enterprise_id').onRef('p.policy_id', '=', 'j.policy_id'),
    )
    .select([
      'j.import_job_id',
      'j.kind',
      'j.policy_id',
      'j.status',
      'j.source',
      'j.file_name',
      'j.start_date',
      'j.row_count',
      'j.fault_count',
      'j.version',
      'j.policy_change_id',
      'j.user_name',
      'j.created_at',
      'j.updated_at',
      'p.policy_no',
      'p.plan_version_id',
    ])
    .where('j.status', 'in', unfinished)
    .$if(policy_id !== undefined, (query) => query.where('j.policy_id', '=', policy_id!))
    .$if(kind !== undefined, (query) => query.where('j.kind', '=', kind!))
    .orderBy('j.import_job_id', 'desc')
    .limit(most)
    .execute();

/** The lists that wait for somebody: those with rows to mend, and those ready to be submitted. */
export const listWaiting = (tx: EnterpriseTx) =>
  tx
    .selectFrom('import_job')
    .select(['import_job_id', 'policy_id'])
    .where('status', 'in', [importStatus.needsFixes, importStatus.ready])
    .where('row_count', '>', 0)
    .execute();

/** The list from which a change was made, and what of it; undefined for a change that was typed as one. */
export const findSubmission = (tx: EnterpriseTx, policy_change_id: number) =>
  tx
    .selectFrom('import_submission')
    .select(['import_job_id', 'row_count', 'start_date', 'roster_hash'])
    .where('policy_change_id', '=', policy_change_id)
    .executeTakeFirst();

/** Forgets that a change was made from a list: it holds other rows now. */
export const forgetSubmission = (tx: EnterpriseTx, policy_change_id: number) =>
  tx.deleteFrom('import_submission').where('policy_change_id', '=', policy_change_id).execute();

const changesOf = (tx: EnterpriseTx, import_job_id: number) =>
  tx
    .selectFrom('import_submission as s')
    .innerJoin('policy_change as c', (join) =>
      join
        .onRef('c.enterprise_id', '=', 's.enterprise_id')
        .onRef('c.policy_change_id', '=', 's.policy_change_id'),
    )
    .where('s.import_job_id', '=', import_job_id);

/** The changes made from a list that can still be undone: the list has their rows again then. */
export async function findUndoableOf(
  tx: EnterpriseTx,
  import_job_id: number,
  now: Date,
): Promise<readonly number[]> {
  const changes = await changesOf(tx, import_job_id)
    .select('c.policy_change_id')
    .where('c.status', '=', policyChangeStatus.submitted)
    .where('c.lock_at', '>', now)
    .execute();
  return changes.map(({ policy_change_id }) => policy_change_id);
}

/** The latest change that was made from a list. */
export const findChangeOf = (tx: EnterpriseTx, import_job_id: number) =>
  changesOf(tx, import_job_id)
    .select(['c.policy_change_id', 'c.change_no'])
    .orderBy('s.policy_change_id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** How many rows a list has; undefined when it can no longer be worked on. */
export async function countRowsOfOpen(tx: EnterpriseTx, import_job_id: number): Promise<number | undefined> {
  const job = await tx
    .selectFrom('import_job')
    .select('row_count')
    .where('import_job_id', '=', import_job_id)
    .where('status', 'in', openStatuses)
    .executeTakeFirst();
  return job?.row_count;
}

export async function noteSubmission(
  tx: EnterpriseTx,
  submission: Insertable<Schema['import_submission']>,
): Promise<void> {
  await tx
    .insertInto('import_submission')
    .values(submission)
    .onConflict((conflict) =>
      conflict.columns(['enterprise_id', 'policy_change_id']).doUpdateSet(({ ref }) => ({
        row_count: ref('excluded.row_count'),
        start_date: ref('excluded.start_date'),
        roster_hash: ref('excluded.roster_hash'),
      })),
    )
    .execute();
}

/** Workers whom the enterprise knows by these names, numbers sealed. Some names are common: at most so many. */
export const findByNames = (tx: EnterpriseTx, names: readonly string[], most: number) =>
  tx
    .selectFrom('employee')
    .select(['name', 'idtype', 'idcard_enc', 'idcard_hash', 'idcard_mask'])
    .where((eb) => eb('name', '=', eb.fn.any(eb.val([...names]))))
    .orderBy('employee_id')
    .limit(most)
    .execute();

/** Clears away the lists that nobody has touched for long. */
export async function clearLists(tx: EnterpriseTx, now: Date): Promise<void> {
  await sql`update import_job
    set roster_enc = null, reading_enc = null, keep_until = null, row_count = 0, fault_count = 0,
      status = case when status = any(${openStatuses}) then ${importStatus.discarded} else status end
    where keep_until <= ${now}`.execute(tx);
}
