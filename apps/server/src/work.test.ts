import { parseList } from '@app/contract/imports/parse-list';
import { readImport } from '@app/contract/imports/read-import';
import { readChange } from '@app/contract/policy-changes/read-change';
import { importStatus } from '@app/domain/list/import-status';
import { policyChangeStatus } from '@app/domain/changes/status';
import { fastify } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { anEmployer, submitted } from '../test/changes.ts';
import { upload } from '../test/lists.ts';
import { testMasterKey } from '../test/master-key.ts';
import { openThrowAwayWorld } from '../test/throw-away.ts';
import { dataOf, moment } from '../test/world.ts';
import { startAt } from './platform/clock.ts';
import { startWork } from './work.ts';

// The work as it runs for customers, in its own thread. Every other test does it where it stands, by the same code.

const world = await openThrowAwayWorld();
const employer = await anEmployer(world);
const work = startWork(
  {
    appUrl: world.appUrl,
    masterKey: testMasterKey,
    logLevel: 'silent',
    insurer: { delay_ms: 0, refuse_percent: 0, part_percent: 0, fail_percent: 0 },
    // The cut-off, at which what was confirmed before leaves.
    start: startAt(moment('2026-03-10 16:00:00')),
  },
  fastify().log,
);
afterAll(work.stop);

const patience = { timeout: 30_000, interval: 100 };

it('B3 T29 reads the file of a list in a thread of its own', async () => {
  const { token, policyId: policy_id } = employer;
  const bytes = Buffer.from('姓名,身份证号\n张三,110101199003070011\n');
  const { file_id } = dataOf(await upload(world, token, { name: '名单.csv', bytes }));
  const { import_job_id } = dataOf(await world.call(token, parseList, { policy_id, file_id }));

  const list = async () => dataOf(await world.call(token, readImport, { import_job_id }));
  await expect.poll(async () => (await list()).status, patience).not.toBe(importStatus.reading);
  expect(await list()).toMatchObject({ row_count: 1, failure: null });
});

it('T29 B2 sends what is due to the insurer in a thread of its own, by the clock of the server', async () => {
  const { policy_change_id } = await submitted(world, employer);

  const status = async () =>
    dataOf(await world.call(employer.token, readChange, { policy_change_id })).status;

  await expect.poll(status, patience).toBe(policyChangeStatus.done);
});
