import { PassThrough } from 'node:stream';
import { add } from '@app/contract/policy-changes/add-persons';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, type Employer, priced } from '../../test/changes.ts';
import { dataOf, openWorld, refusedOf } from '../../test/world.ts';
import { commands } from './commands.ts';
import { OperatorError } from './operator.ts';
import { readTyped } from './typed.ts';

const world = await openWorld();
const { platform } = world;
const idcard = '110101199003070011';

async function flagsOf({ enterpriseId }: Employer, reason = '多次虚报') {
  const { rows } = await world.owner.query<{ company_name: string }>(
    'select company_name from enterprise where enterprise_id = $1',
    [enterpriseId],
  );
  return { enterprise: rows[0]!.company_name, reason };
}

const codesOf = async (employer: Employer, number = idcard) => {
  const persons = [aWorker(employer, { name: '李伟', idcard: number })];
  const answer = await world.call(employer.token, forecast, { policy_id: employer.policyId, persons });
  return dataOf(answer).list.flatMap(({ verdicts }) => verdicts.map(({ code }) => code));
};

const linesOf = async ({ enterpriseId }: Employer) => {
  const { rows } = await world.owner.query<{ action: string; detail: object }>(
    `select actor, action, entity, detail::jsonb as detail from audit_line
     where enterprise_id = $1 and action like 'person.%' order by seq`,
    [enterpriseId],
  );
  return rows;
};

it('B3 refuses whom the operator has blocked, also before they were ever insured, until that is lifted', async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const flags = await flagsOf(employer);

  const blocked = await commands['person:block']!.run(platform, flags, ` ${idcard} `);

  expect(blocked).toBe('110***********0011 is blocked: 多次虚报');
  expect(await codesOf(employer)).toEqual(['BLACKLIST']);
  expect(await codesOf(stranger)).toEqual([]);
  const persons = [aWorker(employer, { name: '李伟', idcard })];
  const refused = await world.call(employer.token, add, { policy_id: employer.policyId, persons });
  expect(refusedOf(refused)).toMatchObject({
    reason: 'ROWS_REFUSED',
    detail: { list: [{ reason: 'BLACKLIST' }] },
  });

  const lifted = await commands['person:unblock']!.run(platform, { ...flags, reason: '已核实' }, idcard);
  expect(lifted).toBe('110***********0011 is blocked no longer.');
  expect(await codesOf(employer)).toEqual([]);
});

it('B3 refuses to confirm a change with somebody who was blocked after it was priced', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id, forecast_hash } = await priced(world, employer, [
    aWorker(employer, { name: '李伟', idcard }),
  ]);
  await commands['person:block']!.run(platform, await flagsOf(employer), idcard);

  const answer = await world.call(employer.token, confirm, { policy_change_id, forecast_hash });

  expect(refusedOf(answer)).toMatchObject({
    reason: 'ROWS_REFUSED',
    detail: { list: [{ reason: 'BLACKLIST' }] },
  });
});

it('B3 records each change of it once in the audit chain, without the number', async () => {
  const employer = await anEmployer(world);
  const flags = await flagsOf(employer, `虚报，证件 ${idcard}`);
  const [block, unblock] = [commands['person:block']!, commands['person:unblock']!];

  for (const _ of [1, 2]) await block.run(platform, flags, idcard);
  expect(await block.run(platform, flags, idcard)).toMatch(/already. Nothing was changed.$/);
  for (const _ of [1, 2]) await unblock.run(platform, flags, idcard);
  expect(await unblock.run(platform, flags, idcard)).toMatch(/is not blocked. Nothing was changed.$/);

  const lines = await linesOf(employer);
  expect(lines).toMatchObject([
    { actor: '@operator', action: 'person.blocked', entity: 'blocked_person' },
    { actor: '@operator', action: 'person.unblocked', entity: 'blocked_person' },
  ]);
  const { rows } = await world.owner.query('select * from blocked_person where enterprise_id = $1', [
    employer.enterpriseId,
  ]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify([lines, rows])).not.toContain(idcard);
});

it('B3 also lifts what stood on the worker, and knows persons by other documents', async () => {
  const employer = await anEmployer(world);
  const flags = await flagsOf(employer);
  const block = commands['person:block']!;

  expect(await block.run(platform, flags, '5/12345678')).toMatch(/is blocked: /);
  expect(await codesOf(employer, '12345678')).toEqual(['ID_TYPE']);
  for (const typed of ['12345678', '910101199003070011'])
    await expect(block.run(platform, flags, typed)).rejects.toThrow(/Type the document before it/);
  const faulty = block.run(platform, flags, '110101199003070012');
  await expect(faulty).rejects.toThrow(OperatorError);
  await expect(faulty).rejects.toThrow(/^(?!.*110101199003070012).*ID_CHECKSUM/);
  await expect(block.run(platform, { ...flags, reason: ' ' }, idcard)).rejects.toThrow(
    '--reason must say why.',
  );
  const nobody = block.run(platform, { ...flags, enterprise: '没有这家' }, idcard);
  await expect(nobody).rejects.toThrow('There is no enterprise 没有这家.');
});

it('S10 T21 asks a terminal for the number, and shows nothing of what is typed', async () => {
  const [input, output] = [Object.assign(new PassThrough(), { isTTY: true }), new PassThrough()];
  const typed = readTyped('ID number: ', { input, output });
  input.end(`${idcard}\n`);

  expect(await typed).toBe(idcard);
  expect(String(output.read())).toBe('ID number: \n');
});

it('S10 reads the number from a pipe without asking', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  input.end(`${idcard}\nmore\n`);

  expect(await readTyped('ID number: ', { input, output })).toBe(idcard);
  expect(output.read()).toBeNull();
});
