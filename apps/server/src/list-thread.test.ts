import { fixRows } from '@app/contract/imports/fix-rows';
import { readImport } from '@app/contract/imports/read-import';
import { uploadFile } from '@app/contract/imports/upload-file';
import { errorFile } from '@app/contract/imports/write-error-file';
import { parseList } from '@app/contract/imports/parse-list';
import { add } from '@app/contract/policy-changes/add-persons';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { anEmployer, workers } from '../test/changes.ts';
import { aRow, typed, upload } from '../test/lists.ts';
import { testMasterKey } from '../test/master-key.ts';
import { aUser, balances, callsOn, dataOf, openWorld, refusedOf } from '../test/world.ts';
import { buildApp } from './app.ts';
import type { Given } from './list-thread.ts';
import { openBeside } from './platform/work/beside.ts';
import { onlyIfShort } from './platform/work/short.ts';

// The server as it runs for customers: calls on whole lists are answered in threads. Every other test has them answered
// where they come, by the same code.

const here = await openWorld();
const given: Given = { appUrl: inject('appUrl'), masterKey: testMasterKey, logLevel: 'silent' };
const beside = openBeside({
  module: new URL('./list-thread.ts', import.meta.url),
  given,
  clock: here.clock,
});
/** What this process itself reads the input of: nothing, where a thread does. */
const app = await buildApp({ platform: { ...here.platform, beside }, logLevel: 'silent' });
const world = { ...here, app, call: callsOn(app) };

beforeAll(() => app.ready());
afterAll(async () => {
  await app.close();
  await beside.close();
});

it('T29 B2 drafts, prices and confirms a list in a thread, at the moment and in the name of who asked', async () => {
  const employer = await anEmployer(world);
  const { token, policyId, enterpriseId } = employer;
  const asked = { policy_id: policyId, persons: workers(employer, 3) };
  const key = { 'idempotency-key': 'one-list' };

  const drafted = dataOf(await world.call(token, add, asked, key));
  expect(dataOf(await world.call(token, add, asked, key))).toEqual(drafted);
  const { policy_change_id } = drafted;
  const { forecast_hash, premium_fen } = dataOf(await world.call(token, forecast, { policy_change_id }));
  const sure = { policy_change_id, forecast_hash: forecast_hash! };
  const confirmed = dataOf(await world.call(token, confirm, sure));

  expect(confirmed).toMatchObject({ status: 30, person_count: 3, start_date: '2026-03-11' });
  expect(await balances(world, enterpriseId)).toMatchObject({ held: premium_fen });
});

it('T29 T01 refuses in a thread as everywhere: content, a stranger, a key that is missing', async () => {
  const [employer, stranger] = [await anEmployer(world), await anEmployer(world)];
  const clerk = await aUser(world, employer.enterpriseId, ['/policy/index']);
  const asked = { policy_id: stranger.policyId, persons: workers(employer, 1) };
  const empty = { policy_id: employer.policyId, rows: Array.from({ length: 99_999 }, () => ({})) };

  const strange = await app.inject({
    method: 'POST',
    url: `/api${add.path}`,
    headers: { token: employer.token, 'accept-language': 'zh' },
    payload: asked,
  });

  expect(strange.json()).toMatchObject({
    code: 0,
    reason: 'NOT_FOUND',
    msg: expect.stringContaining('记录'),
  });
  expect(strange.json<{ request_id: string }>().request_id).toBe(strange.headers['x-request-id']);
  expect(refusedOf(await world.call(clerk.token, add, asked)).reason).toBe('FORBIDDEN');
  expect(refusedOf(await world.call(undefined, add, asked)).reason).toBe('AUTH');
  const faulty = await world.call(employer.token, parseList, empty as never);
  expect(refusedOf(faulty).reason).toBe('VALIDATION');
});

it('T29 B3 takes a file in a thread, and gives one', async () => {
  const employer = await anEmployer(world);
  const { token, policyId } = employer;

  const { file_id } = dataOf(
    await upload(world, token, { name: '名单.csv', bytes: Buffer.from('姓名\n张三\n') }),
  );
  const kind = await app.inject({
    method: 'POST',
    url: `/api${uploadFile.path}`,
    headers: { token, 'content-type': 'text/plain' },
    payload: 'x',
  });
  const rows = [{ row_no: 1, values: { name: '张三' } }];
  const { import_job_id } = dataOf(await world.call(token, parseList, { policy_id: policyId, rows }));
  const file = await app.inject({
    url: `/api${errorFile.path}?import_job_id=${import_job_id}`,
    headers: { token },
  });

  expect(file_id).toBeGreaterThan(0);
  expect([kind.statusCode, kind.json().reason]).toEqual([415, 'MEDIA_TYPE']);
  expect(file.headers['content-disposition']).toContain('attachment');
  expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
});

it('T29 undoes a line of text that changes a long list or draft, and does it where long work is done', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id } = employer;
  const rows = Array.from({ length: 900 }, (_, at) => aRow(employer, at + 1));
  const { import_job_id, version } = await typed(here, employer, rows);
  const asked = { import_job_id, version, rows: [{ ...rows[0]!, values: { name: '张三' } }] };
  const { policy_change_id } = dataOf(
    await here.call(token, add, { policy_id, persons: workers(employer, 501) }),
  );
  const stored = async () => dataOf(await here.call(token, readImport, { import_job_id })).version;

  expect(await onlyIfShort(() => here.call(token, fixRows, asked))).toBeUndefined();
  expect(await onlyIfShort(() => here.call(token, forecast, { policy_change_id }))).toBeUndefined();
  expect(await stored()).toBe(version);

  dataOf(await world.call(token, fixRows, asked, { 'idempotency-key': 'a-cell' }));
  expect(dataOf(await world.call(token, forecast, { policy_change_id })).person_count).toBe(501);
  expect(await stored()).toBe(version + 1);
});

it('T29 does a line of text that changes a short list where short work is done', async () => {
  const employer = await anEmployer(world);
  const rows = Array.from({ length: 40 }, (_, at) => aRow(employer, at + 1));
  const { import_job_id, version } = await typed(here, employer, rows);
  const asked = { import_job_id, version, rows: [{ ...rows[0]!, values: { name: '张三' } }] };

  const changed = await onlyIfShort(() => here.call(employer.token, fixRows, asked));

  expect(dataOf(changed!).version).toBe(version + 1);
});

it('T29 reads a short message where short work is done, and a long one elsewhere', async () => {
  const { token, policyId: policy_id } = await anEmployer(world);
  const read = (text: string) => onlyIfShort(() => here.call(token, parseList, { policy_id, text }));
  const message = '张建国 110101199003070011，明天上班\n';

  expect(dataOf((await read(message))!).row_count).toBe(1);
  expect(await read(message.padEnd(1_001, '谢谢大家。'))).toBeUndefined();
});

it('T16 says that the outcome is not known when the thread crashed over a list, and that a reading changed nothing', async () => {
  const employer = await anEmployer(world);
  const crashing = openBeside({
    module: new URL('../test/dying-thread.ts', import.meta.url),
    given: {},
    clock: here.clock,
  });
  const server = await buildApp({ platform: { ...here.platform, beside: crashing }, logLevel: 'silent' });
  const call = callsOn(server);
  const { token, policyId } = employer;
  const asked = { policy_id: policyId, persons: workers(employer, 1) };

  const keyed = refusedOf(await call(token, add, asked, { 'idempotency-key': 'crashed' }));
  const unkeyed = refusedOf(await call(token, add, asked));
  const read = await server.inject({ url: `/api${errorFile.path}?import_job_id=1`, headers: { token } });
  await server.close();
  await crashing.close();

  expect(keyed).toMatchObject({ reason: 'OUTCOME_UNKNOWN', detail: { is_keyed: true } });
  expect(unkeyed).toMatchObject({ reason: 'OUTCOME_UNKNOWN', detail: { is_keyed: false } });
  expect(read.json()).toMatchObject({ reason: 'UNAVAILABLE' });
});
