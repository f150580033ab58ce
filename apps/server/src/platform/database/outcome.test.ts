import { add } from '@app/contract/policy-changes/add-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { setDefaultCompany } from '@app/contract/wxapp';
import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { anEmployer, type Employer, workers } from '../../../test/changes.ts';
import { openLine } from '../../../test/line.ts';
import { testMasterKey } from '../../../test/master-key.ts';
import { openWorld } from '../../../test/world.ts';
import { buildApp } from '../../app.ts';
import { openDatabase } from './open-database.ts';
import { openGate } from '../gate.ts';
import { sealingKeyFrom } from '../sealing-key.ts';

const world = await openWorld();

/** The server on a line that can be cut. */
async function onALine() {
  const line = await openLine(inject('appUrl'));
  const database = openDatabase(line.url, {
    connections_max: 2,
    sealingKey: sealingKeyFrom(testMasterKey),
  });
  const platform = { ...world.platform, database, gate: openGate(database) };
  const app = await buildApp({ platform, logLevel: 'silent' });
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  return { line, app };
}

const inputOf = (employer: Employer) => ({ policy_id: employer.policyId, persons: workers(employer, 1) });

type OneLine = Awaited<ReturnType<typeof onALine>>['app'];

async function adding(app: OneLine, token: string, input: object, key?: string) {
  const { statusCode, headers, body } = await app.inject({
    method: 'POST',
    url: `/api${add.path}`,
    headers: { token, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    payload: input,
  });
  return {
    statusCode,
    wait: headers['retry-after'],
    body,
    ...(JSON.parse(body) as { code: number; reason?: string; detail?: object; msg: string; data?: object }),
  };
}

const draftsOf = async ({ enterpriseId }: Employer) =>
  (await world.owner.query('select from policy_change where enterprise_id = $1', [enterpriseId])).rowCount;

it('T16 answers as if nothing had happened when the reply to a commit is lost: the key tells what became of it', async () => {
  const employer = await anEmployer(world);
  const { line, app } = await onALine();
  line.cutReplies(1);

  const answered = await adding(app, employer.token, inputOf(employer), 'cut-1');

  expect(answered).toMatchObject({ statusCode: 200, code: 1, data: { status: 0 } });
  expect(await draftsOf(employer)).toBe(1);
});

it('T16 says that it is not known while nobody can tell, and a repeat gets the answer, once in the books', async () => {
  const employer = await anEmployer(world);
  const { line, app } = await onALine();
  const input = inputOf(employer);
  line.cutReplies(2);

  const unknown = await adding(app, employer.token, input, 'cut-2');
  const drafts = await draftsOf(employer);
  const answered = await adding(app, employer.token, input, 'cut-2');
  const again = await adding(app, employer.token, input, 'cut-2');

  expect(unknown).toMatchObject({
    statusCode: 503,
    wait: '2',
    code: 0,
    reason: 'OUTCOME_UNKNOWN',
    detail: { is_keyed: true },
  });
  expect(unknown.msg).not.toMatch(/nothing was changed/i);
  expect(drafts).toBe(1);
  expect(answered).toMatchObject({ statusCode: 200, code: 1 });
  expect(again.body).toBe(answered.body);
  expect(await draftsOf(employer)).toBe(1);
});

it('T16 tells whoever sent no key to look first', async () => {
  const employer = await anEmployer(world);
  const { line, app } = await onALine();
  line.cutReplies(1);

  const unknown = await adding(app, employer.token, inputOf(employer));

  expect(unknown).toMatchObject({ statusCode: 503, reason: 'OUTCOME_UNKNOWN', detail: { is_keyed: false } });
  expect(unknown.msg).toMatch(/Look whether it was done/);
  expect(await draftsOf(employer)).toBe(1);
});

it('T16 says that nothing was changed when the line breaks before the commit', async () => {
  const employer = await anEmployer(world);
  const { line, app } = await onALine();
  line.lead(false);

  const refused = await adding(app, employer.token, inputOf(employer), 'never-begun');

  expect(refused).toMatchObject({ statusCode: 503, reason: 'UNAVAILABLE' });
  expect(await draftsOf(employer)).toBe(0);
});

it('T16 reads nothing uncertain out of a reading whose end was lost', async () => {
  const employer = await anEmployer(world);
  const { line, app } = await onALine();
  line.cutReplies(1);

  const response = await app.inject({
    method: 'GET',
    url: `/api${readChange.path}?policy_change_id=1`,
    headers: { token: employer.token },
  });

  expect(response.json()).toMatchObject({ code: 0 });
  expect(response.json<{ reason: string }>().reason).not.toBe('OUTCOME_UNKNOWN');
});

it('T16 knows what a commit that the database refuses has become: nothing', async () => {
  const { enterpriseId } = await anEmployer(world);
  const unbalanced = world.platform.database.inEnterprise(enterpriseId, (tx) =>
    sql`insert into journal (kind, source_id, created_at) values ('payment', 'lone', '2026-03-10')`.execute(
      tx,
    ),
  );

  await expect(unbalanced).rejects.toMatchObject({ severity: 'ERROR' });
});

it('T16 says of a choice without a key that it may have been made', async () => {
  const employer = await anEmployer(world);
  const { line, app } = await onALine();
  line.cutReplies(1, 'gate.set_default_enterprise');

  const response = await app.inject({
    method: 'POST',
    url: `/api${setDefaultCompany.path}`,
    headers: { token: employer.token },
    payload: { wxapp_id: employer.enterpriseId },
  });

  expect(response.json()).toMatchObject({ reason: 'OUTCOME_UNKNOWN', detail: { is_keyed: false } });
});
