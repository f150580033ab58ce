import { listForOff, reveals_max, revealNumber } from '@app/contract/persons';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, issued } from '../../test/changes.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';

const world = await openWorld();

const idcard = '110101199003070011';
const reason = 'The hospital asks for it';

/** An employer with one insured worker, and a user who may see numbers. */
async function anInsuredWorker() {
  world.clock.set(moment('2026-03-10 10:00:00'));
  const employer = await anEmployer(world);
  await issued(world, employer, [aWorker(employer, { idcard, employee_mobile: '13812345678' })]);
  const [person] = dataOf(
    await world.call(employer.token, listForOff, { policy_id: employer.policyId }),
  ).data;
  const seer = await aUser(world, employer.enterpriseId, ['person/reveal_idcard']);
  return { employer, seer, employee_id: person!.employee_id };
}

const linesOf = async (enterpriseId: number) =>
  (
    await world.owner.query<{ entity: string; entity_id: number; detail: string }>(
      "select entity, entity_id, detail from audit_line where enterprise_id = $1 and action = 'revealed' order by seq",
      [enterpriseId],
    )
  ).rows;

it('T21 P3 shows one number to whoever has the key, and records whose, to whom and why', async () => {
  const { employer, seer, employee_id } = await anInsuredWorker();

  const shown = dataOf(await world.call(seer.token, revealNumber, { employee_id, reason: ` ${reason} ` }));

  expect(shown).toEqual({ employee_id, idcard, mobile: '13812345678', left_today: reveals_max - 1 });
  expect(await linesOf(employer.enterpriseId)).toEqual([
    {
      entity: 'employee',
      entity_id: employee_id,
      detail: JSON.stringify({ user_id: seer.userId, reason }),
    },
  ]);
});

it('T21 keeps no number for a repeat, nor one that a reason quotes in the audit chain', async () => {
  const { employer, seer, employee_id } = await anInsuredWorker();
  const quoting = { employee_id, reason: `is it ${idcard}?` };

  dataOf(await world.call(seer.token, revealNumber, quoting, { 'idempotency-key': 'reveal-1' }));

  const { rows } = await world.owner.query('select from idempotency where enterprise_id = $1 and key = $2', [
    employer.enterpriseId,
    'reveal-1',
  ]);
  expect(rows).toEqual([]);
  expect((await linesOf(employer.enterpriseId))[0]!.detail).toContain('is it #?');
});

it('T21 shows a user thirty numbers a day, however many are asked for at once, and says when it goes on', async () => {
  const { employer, seer, employee_id } = await anInsuredWorker();
  const ask = (token: string) => world.call(token, revealNumber, { employee_id, reason });

  const answers = await Promise.all(Array.from({ length: reveals_max + 5 }, () => ask(seer.token)));

  const left = answers.flatMap((one) => (one.code === 1 ? [one.data.left_today] : []));
  expect(left.toSorted((a, b) => a - b)).toEqual(Array.from({ length: reveals_max }, (_, at) => at));
  expect(await linesOf(employer.enterpriseId)).toHaveLength(reveals_max);
  const refusal = refusedOf(await ask(seer.token));
  expect(refusal).toMatchObject({
    code: 0,
    reason: 'REVEAL_LIMIT',
    detail: { reveals_max, opens_at: '2026-03-11 00:00:00' },
  });
  const colleague = await aUser(world, employer.enterpriseId, ['person/reveal_idcard']);
  expect(dataOf(await ask(colleague.token)).left_today).toBe(reveals_max - 1);

  world.clock.set(moment('2026-03-11 00:00:00'));
  const nextDay = await signedIn(world, { userId: seer.userId, enterpriseId: employer.enterpriseId });
  expect(dataOf(await ask(nextDay)).left_today).toBe(reveals_max - 1);
});

it('T21 lets the database hold the limit too', async () => {
  const { employer, seer, employee_id } = await anInsuredWorker();
  dataOf(await world.call(seer.token, revealNumber, { employee_id, reason }));

  const tooMany = world.owner.query(
    'update reveal_count set shown = 31 where enterprise_id = $1 and user_id = $2',
    [employer.enterpriseId, seer.userId],
  );

  await expect(tooMany).rejects.toThrow('thirty_numbers_a_day_at_most');
});

it('P3 shows no number without the key, to a stranger, without a reason, or of nobody', async () => {
  const { employer, seer, employee_id } = await anInsuredWorker();
  const stranger = await anEmployer(world);
  const importer = await aUser(world, employer.enterpriseId, ['policy_change/import', '/person/index']);
  const ask = async (token: string | undefined, input = { employee_id, reason }) =>
    refusedOf(await world.call(token, revealNumber, input)).reason;

  expect(await ask(importer.token)).toBe('FORBIDDEN');
  expect(await ask(stranger.token)).toBe('NOT_FOUND');
  expect(await ask(undefined)).toBe('AUTH');
  expect(await ask(seer.token, { employee_id, reason: ' ' })).toBe('VALIDATION');
  expect(await ask(seer.token, { employee_id: 999_999_999, reason })).toBe('NOT_FOUND');
  expect(await linesOf(employer.enterpriseId)).toEqual([]);
});
