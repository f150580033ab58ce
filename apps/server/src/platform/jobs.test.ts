import { beforeEach, expect, it, vi } from 'vitest';
import { patience } from '../../test/patience.ts';
import { openThrowAwayWorld } from '../../test/throw-away.ts';
import { anEnterprise } from '../../test/world.ts';
import { clearOutdated, readFiles } from '../imports/queues.ts';
import { sendChanges as queue } from '../policy-changes/queues.ts';

const world = await openThrowAwayWorld();
const { jobs, database } = world.platform;

beforeEach(() => world.owner.query('delete from pgboss.job'));

const statesOf = async () => {
  const { rows } = await world.owner.query<{ id: number; state: string; output: unknown }>(
    `select (data->>'id')::int as id, state::text as state, output from pgboss.job order by 1`,
  );
  return rows;
};

it('S4 keeps one job waiting for the same thing, however often it is sent', async () => {
  const { enterpriseId } = await anEnterprise(world);
  const send = (id: number) =>
    database.inEnterprise(enterpriseId, (tx) => jobs.send(tx, queue, { enterprise_id: enterpriseId, id }));

  await send(1);
  await send(1);
  await send(2);

  expect(await statesOf()).toMatchObject([{ id: 1 }, { id: 2 }]);
});

it('S4 puts back the job that fails and no other of its batch, and takes over those of a worker that died', async () => {
  const { enterpriseId: enterprise_id } = await anEnterprise(world);
  for (const id of [1, 2, 3, 4]) await jobs.sendOnce(queue, { enterprise_id, id });
  await world.owner.query(
    `update pgboss.job set state = 'active', started_on = now() - interval '1 hour', heartbeat_on = now() - interval '1 hour',
       expire_seconds = 86400 where data->>'id' = '4'`,
  );
  // The queue was looked through just now; the next time must be soon.
  await world.owner.query('update pgboss.queue set monitor_on = now(), monitor_claim_on = now()');

  await jobs.work(queue, async ({ id }) => {
    if (id === 2) throw Object.assign(new Error('the number 110101199003070011'), { code: '23505' });
  });

  const completed = { state: 'completed' };
  await vi.waitFor(
    async () =>
      expect(await statesOf()).toMatchObject([
        { id: 1, ...completed },
        { id: 2, state: 'retry', output: { name: 'Error', code: '23505' } },
        { id: 3, ...completed },
        { id: 4, ...completed },
      ]),
    patience,
  );
  expect(JSON.stringify(await statesOf())).not.toContain('110101199003070011');
  const told = world.jobFaults.map((fault) => ({
    message: fault.message,
    ...Object.fromEntries(Object.entries(fault)),
  }));
  expect(told).toContainEqual({
    message: `a job of ${queue.name} failed: Error`,
    code: '23505',
    constraint: undefined,
    enterprise_id,
    id: 2,
  });
});

it('S4 gives up what failed for the last time, once, so that nobody waits for it', async () => {
  const { enterpriseId: enterprise_id } = await anEnterprise(world);
  for (const id of [1, 2]) await jobs.sendOnce(clearOutdated, { enterprise_id, id });
  await world.owner.query(`update pgboss.job set retry_limit = 0, retry_count = 5 where data->>'id' = '1'`);
  const given: number[] = [];

  await jobs.work(
    clearOutdated,
    async () => {
      throw new Error('not today');
    },
    async ({ id }) => void given.push(id),
  );

  await vi.waitFor(
    async () => expect(await statesOf()).toMatchObject([{ state: 'failed' }, { state: 'retry' }]),
    patience,
  );
  expect(given).toEqual([1]);
});

it('T29 works off first whose sender has fewer waiting, whoever came first', async () => {
  const { enterpriseId: enterprise_id } = await anEnterprise(world);
  const send = (id: number, after: number) =>
    database.inEnterprise(enterprise_id, (tx) => jobs.send(tx, readFiles, { enterprise_id, id }, { after }));
  // Of one sender three, and of another, who comes last, one.
  for (const [id, after] of [
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 0],
  ] as const)
    await send(id, after);

  const { rows } = await world.owner.query<{ id: number }>(
    `select (data->>'id')::int as id from pgboss.job order by priority desc, created_on`,
  );

  expect(rows.map(({ id }) => id)).toEqual([1, 4, 2, 3]);
});

it("T29 fetches the next file of an enterprise when its last is read, and others' in between", async () => {
  const many = (await anEnterprise(world)).enterpriseId;
  const one = (await anEnterprise(world)).enterpriseId;
  for (let id = 1; id <= 20; id += 1) await jobs.sendOnce(readFiles, { enterprise_id: many, id });
  const begun: number[] = [];
  const read = Promise.withResolvers<void>();
  let underWay = 0;
  let most = 0;

  await jobs.work(readFiles, async ({ enterprise_id }) => {
    begun.push(enterprise_id);
    if (enterprise_id === one) return;
    most = Math.max(most, ++underWay);
    await read.promise;
    underWay -= 1;
  });
  await vi.waitFor(() => expect(begun).toContain(many), patience);
  await jobs.sendOnce(readFiles, { enterprise_id: one, id: 21 });
  // The first of the many is still being read.
  await vi.waitFor(() => expect(begun).toContain(one), patience);
  read.resolve();
  await vi.waitFor(() => expect(begun.length).toBeGreaterThan(3), patience);

  // However many workers looked at the same moment: were each busy with the many, nobody else's would be fetched.
  expect(most).toBe(1);
});
