import { expect, inject, it } from 'vitest';
import type { EnterpriseId } from '../src/platform/database.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { anEmployer, issued, submitted } from './changes.ts';
import { digestsOf } from './rows.ts';
import { asServer } from './statements.ts';
import { openWorld } from './world.ts';

// What keeps one enterprise from another when the code forgets to.

const world = await openWorld();

it('T01 a statement without a condition reads and writes one enterprise’s rows', async () => {
  const [own, other] = [await anEmployer(world), await anEmployer(world)];
  await issued(world, own);
  await issued(world, other);
  const before = await digestsOf(world, other.enterpriseId);

  const policies = await asServer(world, own.enterpriseId, 'select policy_id from policy');
  await asServer(world, own.enterpriseId, 'update policy set status = 30');
  await asServer(world, own.enterpriseId, 'delete from work_company_occupation');

  expect(policies).toEqual([{ policy_id: own.policyId }]);
  expect(await digestsOf(world, other.enterpriseId)).toEqual(before);
});

it('T01 another enterprise’s record is not there, also by its number', async () => {
  const [own, other] = [await anEmployer(world), await anEmployer(world)];
  const { policy_change_id } = await submitted(world, other);
  const before = await digestsOf(world, other.enterpriseId);

  const read = await asServer(
    world,
    own.enterpriseId,
    `select from policy_change where policy_change_id = ${policy_change_id}`,
  );
  const written = await asServer(
    world,
    own.enterpriseId,
    `update policy_change set status = 80 where policy_change_id = ${policy_change_id} returning status`,
  );

  expect([read, written]).toEqual([[], []]);
  expect(await digestsOf(world, other.enterpriseId)).toEqual(before);
});

it('T02 a row cannot be written for another enterprise, nor moved to one', async () => {
  const [own, other] = [await anEmployer(world), await anEmployer(world)];

  const inserted = `insert into work_company (enterprise_id, name, name_norm, status, created_at)
    values (${other.enterpriseId}, 'X', 'X', 10, '2026-03-10')`;
  const moved = `update policy set enterprise_id = ${other.enterpriseId}`;

  await expect(asServer(world, own.enterpriseId, inserted)).rejects.toMatchObject({
    code: '42501',
    message: expect.stringContaining('row-level security'),
  });
  await expect(asServer(world, own.enterpriseId, moved)).rejects.toMatchObject({ code: '42501' });
});

it.each([
  [
    'policy_change',
    ({ policyId }: Stranger) => `
      insert into policy_change (policy_id, change_type, status, start_date, end_date, person_count, roster_hash, input_user_id,
        operate_name, created_at)
      select ${policyId}, 'add', 0, '2026-03-11', '2026-03-31', 1, '', input_user_id, 'X', created_at from policy_change limit 1`,
  ],
  [
    'policy_person',
    ({ employeeId }: Stranger) => `
      insert into policy_person (policy_id, employee_id, add_change_id, row_no, work_company_id, occupation_id, category,
        unit_price_fen, premium_fen, cover, planned_from, planned_until, created_at)
      select policy_id, ${employeeId}, add_change_id, 2, work_company_id, occupation_id, category, 1, 1, cover, planned_from,
        planned_until, created_at
      from policy_person limit 1`,
  ],
  [
    'posting',
    ({ accountId }: Stranger) => `
      insert into posting (journal_id, line, account_id, amount_fen)
      select journal_id, 3, ${accountId}, 1 from journal limit 1`,
  ],
  [
    'work_company_occupation',
    ({ companyId }: Stranger) =>
      `insert into work_company_occupation (company_id, occupation_code) values (${companyId}, 'MFG01')`,
  ],
])('T01 a row of %s cannot point into another enterprise', async (table, pointing) => {
  const [own, stranger] = [await anEmployer(world), await aStranger()];
  await issued(world, own);

  const refused = asServer(world, own.enterpriseId, pointing(stranger));

  await expect(refused).rejects.toMatchObject({ code: '23503', table });
});

type Stranger = Awaited<ReturnType<typeof aStranger>>;

async function aStranger() {
  const employer = await anEmployer(world);
  await issued(world, employer);
  const [ids] = await asServer(
    world,
    employer.enterpriseId,
    `select employee_id as "employeeId", (select account_id from account where code = 'cash') as "accountId" from employee`,
  );
  return { ...employer, ...(ids as { employeeId: number; accountId: number }) };
}

it('T01 the same key in two enterprises is no conflict, so that nobody learns of the other’s', async () => {
  const [own, other] = [await anEmployer(world), await anEmployer(world)];
  const aCompany = `insert into work_company (name, name_norm, status, created_at) values ('同名公司', '同名公司', 10, '2026-03-10')`;

  await asServer(world, own.enterpriseId, aCompany);
  await asServer(world, other.enterpriseId, aCompany);

  await expect(asServer(world, own.enterpriseId, aCompany)).rejects.toMatchObject({
    constraint: 'names_are_unique_in_an_enterprise',
  });
});

it('T01 a forgotten enterprise is an error and not an empty page, also where a connection served one before', async () => {
  const { enterpriseId } = await anEmployer(world);
  const database = openDatabase(inject('appUrl'), { connections_max: 1 });
  const policies = () => database.callGate('select policy_id from policy', []);
  const inside = (work: () => Promise<void>) => database.inEnterprise(enterpriseId, work);
  try {
    await expect(policies()).rejects.toMatchObject({ code: '28000' });
    await inside(async () => undefined);
    await expect(policies()).rejects.toMatchObject({ code: '28000' });
    await inside(async () => Promise.reject(new Error('undone'))).catch(() => undefined);
    await expect(policies()).rejects.toMatchObject({ code: '28000' });
  } finally {
    await database.close();
  }
});

it('T01 one connection serves enterprises in turn, and each statement sees the one whose turn it is', async () => {
  const employers = [await anEmployer(world), await anEmployer(world), await anEmployer(world)];
  const database = openDatabase(inject('appUrl'), { connections_max: 1 });
  const policyOf = (id: EnterpriseId) =>
    database.inEnterprise(id, (tx) => tx.selectFrom('policy').select('policy_id').execute());
  try {
    const turns = [...employers, ...employers.toReversed(), ...employers];

    const seen = await Promise.all(turns.map(({ enterpriseId }) => policyOf(enterpriseId)));

    expect(seen).toEqual(turns.map(({ policyId }) => [{ policy_id: policyId }]));
  } finally {
    await database.close();
  }
});

it.each([
  ['sets a balance', 'update account set balance_fen = balance_fen + 100'],
  ['counts postings its own way', 'update account set seq = seq + 1'],
  ['locks an account for as long as it likes', 'select from account for update'],
  [
    'numbers a posting itself',
    'insert into posting (journal_id, line, account_id, amount_fen, account_seq, balance_after_fen) values (1, 3, 1, 1, 1, 1)',
  ],
  [
    'credits money',
    `insert into journal (kind, source_id, created_at) values ('payment', 'planted', '2026-03-10')`,
  ],
  [
    'invents a transfer',
    `insert into payment (channel, channel_trade_no, amount_fen, status, paid_at) values ('offline', 'X', 1, 'paid', '2026-03-10')`,
  ],
  ['opens an account', `insert into account (code, may_be_negative) values ('cash', false)`],
  [
    'opens a policy',
    `insert into policy (policy_no, plan_version_id, status, start_date, end_date, created_at)
     values ('X', 1, 20, '2026-03-01', '2026-03-31', '2026-03-10')`,
  ],
  ['opens an audit chain', 'insert into audit_head default values'],
  ['opens an enterprise', `select gate.open_enterprise('X', null, 30, 0, null, 0, '2026-03-10')`],
  ['adds a user', `select gate.add_user('x', '', 'X', '-', '2026-03-10')`],
  [
    'lets a user into an enterprise',
    `select gate.add_member(app.tenant(), 1, 1, 'admin', '{}', '2026-03-10')`,
  ],
  ['finds an enterprise by its name', `select gate.find_enterprise('X')`],
  ['asks whether anybody is served', 'select gate.is_empty()'],
  ['takes a policy’s number', `select gate.claim_policy_number('X', app.tenant())`],
  ['takes a bank’s number', `select gate.claim_trade_no('offline', 'X', app.tenant())`],
  ['asks whose a bank’s number is', `select gate.trade_no_owner('offline', 'X')`],
  ['publishes a notice', `select gate.publish_notice('X', '', 0, '2026-03-11', '2026-03-10')`],
  ['withdraws a notice', `select gate.withdraw_notice(1, '2026-03-10')`],
  ['becomes the operator', 'set local role app_operator'],
  ['reads the users', 'select user_name from app_user'],
  ['reads the sessions', 'select token_hash from session'],
  ['reads the passwords of the database', 'select rolpassword from pg_authid'],
  ['reads the check views', 'select from chk.account'],
  ['asks to pass row security', 'set local row_security = off; select from policy'],
  ['becomes the gate', 'set local role app_gate'],
  ['becomes the owner', 'set local role app_owner'],
  ['switches row security off', 'alter table policy disable row level security'],
  ['writes a policy of its own', 'create policy mine on policy using (true)'],
  ['switches triggers off', 'alter table posting disable trigger all'],
  ['plays a replica, whose triggers are silent', 'set local session_replication_role = replica'],
  ['empties a table', 'truncate work_company_occupation'],
  ['makes a table', 'create table note (id bigint)'],
  ['makes a temporary table that stands before ours', 'create temporary table account (balance_fen bigint)'],
  ['makes a function', `create function mine() returns int language sql as 'select 1'`],
  ['makes a large object', `select lo_from_bytea(0, 'kept past row security')`],
  ['reads a file', `select pg_read_file('/etc/passwd')`],
  ['runs a program', `copy (select 1) to program 'true'`],
])('T30 the server’s role is refused when it %s', async (_what, statements) => {
  const { enterpriseId } = await anEmployer(world);

  const refused = asServer(world, enterpriseId, ...statements.split('; '));

  await expect(refused).rejects.toMatchObject({ code: '42501' });
});
