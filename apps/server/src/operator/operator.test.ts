import { day } from '@app/domain/calendar/day';
import { fen } from '@app/domain/money/money';
import { expect, it } from 'vitest';
import { anEnterprise, balances, openWorld } from '../../test/world.ts';
import { openGate } from '../platform/gate.ts';
import { commands } from './commands.ts';
import { addWorkCompany, creditAccount, openEnterprise, OperatorError, openPolicyFor } from './operator.ts';

const world = await openWorld();
const { platform } = world;
const named = (companyName: string) => ({ companyName, agreementStatus: 0, showMobileAccount: 1 as const });
const aName = (what: string) => `${what} ${process.pid}-${Math.random()}`;

const linesOf = async (enterpriseId: number) => {
  const { rows } = await world.owner.query<{ action: string }>(
    'select actor, action, entity, entity_id, detail::jsonb as detail from audit_line where enterprise_id = $1 order by seq',
    [enterpriseId],
  );
  return rows;
};

it('S10 opens an enterprise with its accounts and the first line of its audit chain', async () => {
  const id = await openEnterprise(platform, named(aName('初次')));

  expect(await balances(world, id)).toEqual({ cash: 0, held: 0, premium_out: 0, recharge_in: 0 });
  expect(await linesOf(id)).toMatchObject([
    { actor: '@operator', action: 'enterprise.opened', entity_id: id },
  ]);
});

it('S10 goes on where an opening ended in between', async () => {
  const { gate } = platform;
  const dying = {
    ...platform,
    gate: {
      ...gate,
      openEnterprise: async (enterprise: Parameters<typeof gate.openEnterprise>[0]) => {
        await gate.openEnterprise(enterprise);
        throw new Error('killed');
      },
    },
  };
  const name = aName('中断');
  await expect(openEnterprise(dying, named(name))).rejects.toThrow('killed');

  const id = await openEnterprise(platform, named(name));

  expect(id).toBe(await gate.findEnterprise(name));
  expect(Object.keys(await balances(world, id))).toHaveLength(4);
  expect(await linesOf(id)).toHaveLength(1);
});

it('S10 refuses a second enterprise of a name, also of two at the same moment', async () => {
  const name = aName('同名');
  const answers = await Promise.allSettled([1, 2, 3, 4].map(() => openEnterprise(platform, named(name))));

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason as Error] : [],
  );
  for (const refusal of refusals) {
    expect(refusal).toBeInstanceOf(OperatorError);
    expect(refusal.message).toContain(`There is an enterprise ${name} already.`);
  }
  const { rows } = await world.owner.query('select from enterprise where company_name = $1', [name]);
  expect(rows).toHaveLength(1);
});

it.each([
  ['a space', (name: string) => `${name} 厂`],
  [
    'the width of its letters',
    (name: string) => `${name}厂`.replaceAll('(', '（').replaceAll(')', '）').replaceAll('A', 'Ａ'),
  ],
  ['the case of its letters', (name: string) => `${name}厂`.toLowerCase()],
  ['signs that nobody sees', (name: string) => `\ufeff${name}\u200b厂\u2060`],
])('S10 refuses an enterprise whose name differs from another’s by %s alone', async (_, written) => {
  const name = `${aName('同名').replaceAll(' ', '')}(AB)`;
  const id = await openEnterprise(platform, named(`${name}厂`));

  const again = openEnterprise(platform, named(written(name)));
  await expect(again).rejects.toThrow(`There is an enterprise ${name}厂 already.`);
  expect(await platform.gate.findEnterprise(written(name))).toBe(id);
});

it.each([
  (no: string) => no,
  (no: string) => ` ${no.toLowerCase()}`,
  (no: string) => no.replace('T', 'Ｔ'),
  (no: string) => no.replace('-', '\u2011'),
  (no: string) => no.replace('-', '\u2010'),
  (no: string) => `\ufeff${no}\u200b`,
])('S10 opens a policy number once in the whole system, however it is written: %#', async (written) => {
  const [one, other] = [await anEnterprise(world), await anEnterprise(world)];
  const policy = {
    plan_code: 'EL-B',
    policy_no: aName('TH-50B').replaceAll(' ', ''),
    start_date: day('2026-03-01'),
    end_date: day('2026-03-31'),
  };
  await openPolicyFor(platform, one.enterpriseId, policy);
  for (const { enterpriseId } of [other, one]) {
    const again = openPolicyFor(platform, enterpriseId, {
      ...policy,
      policy_no: written(policy.policy_no),
    });
    await expect(again).rejects.toThrow(/There is a policy .* already/);
  }
});

it('S10 adds no second work company of a name that differs by signs that nobody sees', async () => {
  const { enterpriseId } = await anEnterprise(world);
  const company = { name: '苏州A-B电子厂', status: 10, occupationCodes: ['MFG03'] };
  await addWorkCompany(platform, enterpriseId, company);

  for (const name of ['苏州A-B电子\u200b厂', '苏州A\u2011B电子厂', '\ufeff苏州A\u2010B\u2060电子厂'])
    await expect(addWorkCompany(platform, enterpriseId, { ...company, name })).rejects.toThrow();
});

it('S10 adds a user and a work company, each with a line in the chain that names no person', async () => {
  const { enterpriseId } = await anEnterprise(world, { money_fen: 0 });
  const { rows } = await world.owner.query<{ company_name: string }>(
    'select company_name from enterprise where enterprise_id = $1',
    [enterpriseId],
  );
  process.env.OPERATOR_PASSWORD = 'First-word-2026!';
  const userName = aName('user');
  const flags = {
    enterprise: rows[0]!.company_name,
    'user-name': userName,
    name: '周敏',
    mobile: '13800000009',
  };

  expect(await commands['user:add']!.run(platform, flags)).toBe(`User ${userName} may sign in.`);
  const user = await openGate(platform.database).userForLogin(userName);
  const company = { name: '苏州电子厂', status: 10, occupationCodes: ['MFG03', 'MFG04'] };
  const companyId = await addWorkCompany(platform, enterpriseId, company);

  expect(user).toMatchObject({ default_enterprise_id: enterpriseId });
  const lines = await linesOf(enterpriseId);
  expect(lines.slice(-2)).toMatchObject([
    { actor: '@operator', action: 'user.added', entity: 'user', entity_id: user!.user_id },
    {
      action: 'work_company.added',
      entity: 'work_company',
      entity_id: companyId,
      detail: { name: '苏州电子厂', status: 10, occupation_codes: 'MFG03,MFG04' },
    },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/周敏|13800000009/);
});

it('S10 adds no user when the membership cannot be recorded', async () => {
  const { enterpriseId } = await anEnterprise(world, { money_fen: 0 });
  const { rows } = await world.owner.query<{ company_name: string }>(
    `update audit_head set seq = -1 where enterprise_id = $1
     returning (select company_name from enterprise where enterprise_id = $1)`,
    [enterpriseId],
  );
  process.env.OPERATOR_PASSWORD = 'First-word-2026!';
  const userName = aName('user');
  const flags = {
    enterprise: rows[0]!.company_name,
    'user-name': userName,
    name: '周敏',
    mobile: '13800000009',
  };

  await expect(commands['user:add']!.run(platform, flags)).rejects.toThrow('the_chain_has_no_gap');

  expect(await platform.gate.userForLogin(userName)).toBeUndefined();
});

it('S10 adds no work company with codes that no work type has, and names them', async () => {
  const { enterpriseId } = await anEnterprise(world, { money_fen: 0 });
  const { rows } = await world.owner.query<{ company_name: string }>(
    'select company_name from enterprise where enterprise_id = $1',
    [enterpriseId],
  );
  const flags = { enterprise: rows[0]!.company_name, name: '昆山新厂', codes: 'MFG03,NOPE,MFG04,mfg03' };

  const adding = commands['work-company:add']!.run(platform, flags);
  await expect(adding).rejects.toThrow(OperatorError);
  await expect(adding).rejects.toThrow('No work type has the code NOPE or mfg03. Nothing was added.');

  const stored = 'select from work_company where enterprise_id = $1 and name = $2';
  expect((await world.owner.query(stored, [enterpriseId, flags.name])).rows).toHaveLength(0);
  const again = { ...flags, codes: 'MFG03,MFG03,MFG04' };
  expect(await commands['work-company:add']!.run(platform, again)).toMatch(/^Work company \d+ is approved/);
});

it('B1 S10 opens a plan that is sold by the year for a year, and for no other days', async () => {
  const { enterpriseId } = await anEnterprise(world, { money_fen: 0 });
  const { rows } = await world.owner.query<{ company_name: string }>(
    'select company_name from enterprise where enterprise_id = $1',
    [enterpriseId],
  );
  const flags = {
    enterprise: rows[0]!.company_name,
    plan: 'EL-E',
    'policy-no': `Y-${enterpriseId}`,
    from: '2026-12-01',
    to: '2026-12-31',
  };

  const opening = commands['policy:open']!.run(platform, flags);
  await expect(opening).rejects.toThrow(OperatorError);
  await expect(opening).rejects.toThrow('a policy from 2026-12-01 ends on 2027-11-30. Nothing was opened.');

  const stored = 'select from policy where enterprise_id = $1 and policy_no = $2';
  expect((await world.owner.query(stored, [enterpriseId, flags['policy-no']])).rows).toHaveLength(0);
  const year = { ...flags, to: '2027-11-30' };
  expect(await commands['policy:open']!.run(platform, year)).toMatch(/^Policy \d+ is open/);
});

it('B11 counts a bank’s number once, however it is typed', async () => {
  const id = await openEnterprise(platform, named(aName('到账')));
  const number = `T${process.pid}${id}`;
  const credit = (channel_trade_no: string) =>
    creditAccount(platform, id, { amount_fen: fen(100), channel_trade_no });
  await credit(number);

  for (const again of [
    ` ${number}`,
    number.toLowerCase(),
    number.replace('T', 'Ｔ'),
    `T\u200B ${number.slice(1)}`,
    `T\u2010${number.slice(1)}`,
    `'${number}.`,
    `${number}\uFE0F`,
    // Cyrillic, which looks the same.
    number.replace('T', 'Т'),
    ' ',
  ])
    await expect(credit(again)).rejects.toThrow(OperatorError);
  expect(await balances(world, id)).toMatchObject({ cash: 100 });
});
