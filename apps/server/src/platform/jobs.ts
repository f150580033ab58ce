import { CompiledQuery } from 'kysely';
import { type JobResult, PgBoss } from 'pg-boss';
import { lineOptions } from './database/connections.ts';
import type { EnterpriseId, EnterpriseTx } from './database.ts';

/** What every job carries: whose it is, and the number of what it is about. Never personal data. */
export type JobData = { readonly enterprise_id: EnterpriseId; readonly id: number };

/** A queue, known by name to the code that sends and to the code that works. */
export type Queue = {
  readonly name: string;
  readonly expire_s: number;
  readonly retries: number;
  /** So many jobs of one enterprise run at a time in one server, where they are slow: the others' come in between. */
  readonly each_max?: number;
};

/** Where a job stands in line: behind all that have fewer of their sender's own before them. */
type Place = { readonly after?: number };

/** The settings of every queue; a dead worker's job is taken over after ten seconds without a heartbeat. */
export const queueOptions = ({ expire_s, retries }: Queue) => ({
  expireInSeconds: expire_s,
  heartbeatSeconds: 10,
  retryLimit: retries,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 60,
});

/** Of the jobs about one thing at most one waits at a time; one that runs does not count. Settled when a queue is made. */
export const queuePolicy = 'short';

export type Jobs = ReturnType<typeof openJobs>;

/** How the queue keeps to the database. */
const bossOptions = (connectionString: string, sendsOnly: boolean) => ({
  // Handed on to the pool, as all that the queue does not know itself.
  ...lineOptions,
  connectionString,
  schema: 'pgboss',
  max: sendsOnly ? 1 : 3,
  supervise: !sendsOnly,
  application_name: 'jobs',
  migrate: false,
  createSchema: false,
  schedule: false,
  superviseIntervalSeconds: 2,
  // A missed heartbeat is noticed by this pass, which is once a minute unless told.
  monitorIntervalSeconds: 5,
  // These two need the owner of the tables, which the server is not.
  reindex: false,
  monitorVacuum: false,
});

/** @param sendsOnly for who never works jobs off, and leaves watching over the queues to others */
export function openJobs(
  connectionString: string,
  onError: (error: Error) => void,
  { sendsOnly = false } = {},
) {
  const boss = new PgBoss(bossOptions(connectionString, sendsOnly));
  boss.on('error', onError);

  return {
    /** Starts the machinery; `work` may be called after. */
    start: () => boss.start(),

    /** Sends a job as part of a transaction: it exists exactly if the change does. */
    send: (tx: EnterpriseTx, queue: Queue, data: JobData, { after = 0 }: Place = {}) =>
      boss.send(queue.name, data, {
        db: jobsIn(tx),
        singletonKey: keyOf(data),
        group: groupOf(data),
        priority: -after,
      }),

    /** Sends a job by itself, at most one in five seconds for the same thing. */
    sendOnce: (queue: Queue, data: JobData) =>
      boss.send(queue.name, data, { singletonKey: keyOf(data), singletonSeconds: 5, group: groupOf(data) }),

    /**
     * Runs a handler for each job of a queue, several at a time. A throw puts the job back for a later try.
     *
     * A worker fetches twice a second, so it must fetch many at once: a cut-off makes thousands due in one minute.
     *
     * @param giveUp for a job that failed for the last time, so that whoever waits for it is told
     */
    work: (queue: Queue, handler: Handler, giveUp?: Handler) =>
      boss.work<JobData>(
        queue.name,
        {
          pollingIntervalSeconds: 0.5,
          localConcurrency: 3,
          batchSize: 8,
          burstWhenBatchFull: true,
          perJobResults: true,
          ...(queue.each_max === undefined ? {} : { localGroupConcurrency: queue.each_max }),
        },
        (jobs) =>
          Promise.all(
            jobs.map(({ id, data, retryCount }) =>
              settle(id, handler(data), (failure) => {
                onError(faultOf(queue, data, failure));
                return retryCount < queue.retries ? undefined : giveUp?.(data).catch(onError);
              }),
            ),
          ),
      ),

    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  };
}

const keyOf = ({ enterprise_id, id }: JobData) => `${enterprise_id}/${id}`;

const groupOf = ({ enterprise_id }: JobData) => ({ id: String(enterprise_id) });

type Handler = (data: JobData) => Promise<void>;

/** As much of an error as quotes no row. */
type Failure = {
  readonly name: string;
  readonly code?: string | undefined;
  readonly constraint?: string | undefined;
};

const faultOf = ({ name: queue }: Queue, data: JobData, { name, ...failure }: Failure): Error =>
  Object.assign(new Error(`a job of ${queue} failed: ${name}`), { ...data, ...failure });

/** What became of a job. Of an error its kind is kept and not its text, which may quote a row. */
const settle = (
  id: string,
  work: Promise<void>,
  onFailure: (failure: Failure) => Promise<void> | undefined,
): Promise<JobResult> =>
  work.then(
    () => ({ id, status: 'completed' }),
    async ({ name, code, constraint }: Failure) => {
      await onFailure({ name, code, constraint });
      return { id, status: 'failed', output: { name, code } };
    },
  );

const jobsIn = (tx: EnterpriseTx) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
    return { rows: rows as never[] };
  },
});
