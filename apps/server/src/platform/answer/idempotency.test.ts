import { add } from '@app/contract/policy-changes/add-persons';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { remove } from '@app/contract/policy-changes/delete-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { expect, inject, it } from 'vitest';
import { anEmployer, aWorker, type Employer, priced, workers } from '../../../test/changes.ts';
import { testMasterKey } from '../../../test/master-key.ts';
import { digestsOf, faultsOfBooks } from '../../../test/rows.ts';
import { aUser, balances, openWorld } from '../../../test/world.ts';
import { buildApp } from '../../app.ts';
import { openDatabase } from '../database/open-database.ts';
import { openGate } from '../gate.ts';
import { sealingKeyFrom } from '../sealing-key.ts';

const world = await openWorld();

/** A call with a key; its answer as bytes. */
const keyed = async (
  token: string,
  { path }: { path: string },
  key: string,
  payload: object,
  app = world.app,
) => {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { token, 'idempotency-key': key },
    payload,
  });
  return { statusCode, body, ...(JSON.parse(body) as { code: number; reason?: string; data: unknown }) };
};

const listOf = (employer: Employer) => ({ policy_id: employer.policyId, persons: workers(employer, 1) });

it('T16 answers a repeated key with the same bytes, and does nothing again', async () => {
  const employer = await anEmployer(world);
  const input = listOf(employer);
  const first = await keyed(employer.token, add, 'one', input);
  const before = await digestsOf(world, employer.enterpriseId);

  const again = await keyed(employer.token, add, 'one', input);

  expect(first.code).toBe(1);
  expect(again.body).toBe(first.body);
  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
});

it('T16 answers a repeated refusal with the same bytes, also when its cause has gone', async () => {
  const employer = await anEmployer(world);
  await world.owner.query('update policy set status = 15 where policy_id = $1', [employer.policyId]);
  const input = listOf(employer);
  const first = await keyed(employer.token, add, 'refused', input);
  await world.owner.query('update policy set status = 10 where policy_id = $1', [employer.policyId]);

  const again = await keyed(employer.token, add, 'refused', input);

  expect(first).toMatchObject({ statusCode: 200, code: 0, reason: 'POLICY_CLOSED' });
  expect(again.body).toBe(first.body);
  expect(await keyed(employer.token, add, 'another', input)).toMatchObject({ code: 1 });
});

it('T16 keeps nothing of a refused call but its answer', async () => {
  const employer = await anEmployer(world, { money_fen: 0 });
  const { idempotency: _, ...before } = await digestsOf(world, employer.enterpriseId);

  const answer = await keyed(employer.token, add, 'poor', { ...listOf(employer), draft: 0 });

  expect(answer.reason).toBe('BALANCE');
  const { idempotency: __, ...after } = await digestsOf(world, employer.enterpriseId);
  expect(after).toEqual(before);
});

it('T16 refuses a key that comes back with other content', async () => {
  const employer = await anEmployer(world);
  const input = listOf(employer);
  await keyed(employer.token, add, 'one', input);

  const other = await keyed(employer.token, add, 'one', { ...input, persons: [aWorker(employer)] });
  const asText = await keyed(employer.token, add, 'one', {
    ...input,
    persons: JSON.stringify(input.persons),
  });

  expect(other).toMatchObject({ statusCode: 200, code: 0, reason: 'IDEMPOTENCY_CONFLICT' });
  // The same list in the spelling of older clients is the same content.
  expect(asText.code).toBe(1);
});

it('T16 keeps keys apart by call and by user', async () => {
  const employer = await anEmployer(world);
  const other = await aUser(world, employer.enterpriseId);
  const input = listOf(employer);
  const { policy_id, persons } = input;

  const answers = [
    await keyed(employer.token, add, 'mine', input),
    await keyed(other.token, add, 'mine', input),
    await keyed(employer.token, forecast, 'mine', { policy_id, persons }),
  ];

  expect(answers.map(({ code }) => code)).toEqual([1, 1, 1]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(3);
});

it('T16 answers 50 presses with one key with the same bytes, and moves money once', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id, forecast_hash } = await priced(world, employer);

  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      keyed(employer.token, confirm, 'press', { policy_change_id, forecast_hash }),
    ),
  );

  expect(answers[0]).toMatchObject({ code: 1, data: { status: 30 } });
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await balances(world, employer.enterpriseId)).toMatchObject({ cash: 997_155, held: 2845 });
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('T16 takes the key anew after a failure, which is no answer', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await priced(world, employer);
  const impatient = openDatabase(
    `${inject('appUrl')}?options=${encodeURIComponent('-c lock_timeout=50ms')}`,
    { sealingKey: sealingKeyFrom(testMasterKey) },
  );
  const platform = { ...world.platform, database: impatient, gate: openGate(impatient) };
  const app = await buildApp({ platform, logLevel: 'silent' });
  const other = await world.owner.connect();
  await other.query('begin');
  await other.query('select from policy_change where policy_change_id = $1 for update', [policy_change_id]);

  const unanswered = await keyed(employer.token, remove, 'late', { policy_change_id }, app);
  await other.query('rollback');
  other.release();
  const answered = await keyed(employer.token, remove, 'late', { policy_change_id }, app);
  await app.close();
  await impatient.close();

  expect(unanswered).toMatchObject({ statusCode: 503, code: 0, reason: 'UNAVAILABLE' });
  expect(answered).toMatchObject({ statusCode: 200, code: 1, data: { status: 80 } });
});

it('T16 refuses a key that is none', async () => {
  const employer = await anEmployer(world);

  for (const key of ['', 'x'.repeat(256), 'two words', '键']) {
    const answer = await keyed(employer.token, add, Buffer.from(key).toString('latin1'), listOf(employer));
    expect(answer).toMatchObject({ statusCode: 400, reason: 'VALIDATION' });
  }
});

/** A call with its key in the body, where clients put it that cannot set headers. */
const numbered = async (token: string, { path }: { path: string }, payload: object, headers = {}) => {
  const request = { method: 'POST' as const, url: `/api${path}`, headers: { token, ...headers }, payload };
  const { statusCode, body } = await world.app.inject(request);
  return { statusCode, body, ...(JSON.parse(body) as { code: number; reason?: string; detail?: unknown }) };
};

it('T16 takes request_no in the body for the key', async () => {
  const employer = await anEmployer(world);
  const input = listOf(employer);
  const first = await numbered(employer.token, add, { ...input, request_no: 'n-1' });

  const again = await numbered(employer.token, add, { ...input, request_no: 'n-1' });
  const sameInHeader = await keyed(employer.token, add, 'n-1', input);
  const other = { ...input, persons: [aWorker(employer)], request_no: 'n-1' };

  expect(first.code).toBe(1);
  expect([again.body, sameInHeader.body]).toEqual([first.body, first.body]);
  expect((await numbered(employer.token, add, other)).reason).toBe('IDEMPOTENCY_CONFLICT');
});

it('T16 goes by the header where both are there', async () => {
  const employer = await anEmployer(world);
  const input = { ...listOf(employer), request_no: 'body' };
  const first = await numbered(employer.token, add, input, { 'idempotency-key': 'header' });

  const again = await numbered(
    employer.token,
    add,
    { ...input, request_no: 'another' },
    { 'idempotency-key': 'header' },
  );

  expect(first.code).toBe(1);
  expect(again.body).toBe(first.body);
  expect((await numbered(employer.token, add, input)).body).not.toBe(first.body);
});

it('T16 refuses a request_no that is no key', async () => {
  const employer = await anEmployer(world);
  const refused = { statusCode: 400, reason: 'VALIDATION', detail: { fields: ['request_no'] } };

  for (const request_no of ['', 'x'.repeat(256), 'two words', '键', 7, null, ['a'], {}]) {
    const answer = await numbered(employer.token, add, { ...listOf(employer), request_no });
    expect(answer).toMatchObject(refused);
  }
});

it('T16 forgets its own keys after 30 days, a hundred at a time, and nobody else’s', async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const keep = (enterpriseId: number, userId: number, count: number, age: string) =>
    world.owner.query(
      `insert into idempotency (enterprise_id, user_id, route, key, request_hash, status, http_status, body, created_at)
       select $1, $2, '/old', 'old ' || $4 || n, '', 'done', 200, '{}', $5::timestamptz - $4::interval
       from generate_series(1, $3) as n`,
      [enterpriseId, userId, count, age, world.clock.now()],
    );
  const countOf = async (enterpriseId: number) => {
    const text = "select count(*) from idempotency where enterprise_id = $1 and route = '/old'";
    return (await world.owner.query<{ count: number }>(text, [enterpriseId])).rows[0]!.count;
  };
  await keep(employer.enterpriseId, employer.userId, 150, '721 hours');
  await keep(employer.enterpriseId, employer.userId, 1, '719 hours');
  await keep(stranger.enterpriseId, stranger.userId, 1, '721 hours');

  await keyed(employer.token, add, 'one', listOf(employer));
  expect(await countOf(employer.enterpriseId)).toBe(51);
  await keyed(employer.token, add, 'two', { ...listOf(employer), persons: [aWorker(employer)] });

  expect(await countOf(employer.enterpriseId)).toBe(1);
  expect(await countOf(stranger.enterpriseId)).toBe(1);
});
