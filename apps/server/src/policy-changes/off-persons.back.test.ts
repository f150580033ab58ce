import { add } from '@app/contract/policy-changes/add-persons';
import { remove } from '@app/contract/policy-changes/delete-change';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { off } from '@app/contract/policy-changes/off-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { listForOff, listPersons } from '@app/contract/persons';
import type { NewPerson } from '@app/contract/policy-changes/persons';
import { expect, it } from 'vitest';
import { anEmployer, type Employer, insurerSaying, issued, sent, workers } from '../../test/changes.ts';
import { faultsOfBooks } from '../../test/rows.ts';
import { balances, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';

const world = await openWorld();

const issue = insurerSaying({ state: 'issued', endorse_no: 'E-9' });
const refusal = insurerSaying({ state: 'refused', reason: '不予承保' });

/** An employer with so many whose cover has begun. */
async function covering(count: number) {
  const employer = await anEmployer(world);
  const persons = workers(employer, count);
  await issued(world, employer, persons);
  world.clock.set(moment('2026-03-16 10:00:00'));
  return { employer: { ...employer, token: await signedIn(world, employer) }, persons };
}

async function idOf({ token, policyId }: Employer, { name }: NewPerson): Promise<number> {
  const { data } = dataOf(await world.call(token, listForOff, { policy_id: policyId, limit: 100 }));
  return data.find((person) => person.name === name)!.policy_person_id;
}

const takeOff = async (employer: Employer, person: NewPerson, start_date?: string) =>
  dataOf(
    await world.call(employer.token, off, {
      policy_id: employer.policyId,
      policy_person_ids: [await idOf(employer, person)],
      draft: 0,
      ...(start_date && { start_date: start_date as never }),
    }),
  );

const addAgain = ({ token, policyId }: Employer, person: NewPerson, start_date?: string) =>
  world.call(token, add, {
    policy_id: policyId,
    persons: [person],
    draft: 0,
    confirm_warnings: ['DUPLICATE_SUBMIT'],
    ...(start_date && { start_date: start_date as never }),
  });

const coversOf = async ({ token, policyId }: Employer, { name }: NewPerson) =>
  dataOf(await world.call(token, listPersons, { policy_id: policyId, keywords: name, limit: 100 })).data.map(
    ({ cover_from, cover_until, is_active }) => [cover_from, cover_until, is_active],
  );

it.each([
  ['from the next day', undefined],
  ['from a later day', '2026-03-25'],
])(
  'B2 keeps the days of whom a removal takes off %s until it is answered, and gives them back whole',
  async (_, day) => {
    const { employer, persons } = await covering(5);
    const [leaver] = persons;
    const covers = await coversOf(employer, leaver!);
    const money = await balances(world, employer.enterpriseId);
    const { policy_change_id, change_no } = await takeOff(employer, leaver!, day);

    const refused = refusedOf(await addAgain(employer, leaver!, day));
    expect(refused).toMatchObject({
      reason: 'ROWS_REFUSED',
      detail: { list: [{ reason: 'BEING_REMOVED', msg: expect.stringContaining(change_no) }] },
    });

    dataOf(await world.call(employer.token, remove, { policy_change_id }));
    expect(await coversOf(employer, leaver!)).toEqual(covers);
    expect(await balances(world, employer.enterpriseId)).toEqual(money);
    expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
  },
);

it('B2 lets nobody pay twice for the days of a removal that the insurer refuses', async () => {
  const { employer, persons } = await covering(5);
  const [leaver] = persons;
  const covers = await coversOf(employer, leaver!);
  const money = await balances(world, employer.enterpriseId);
  const { policy_change_id } = await takeOff(employer, leaver!);
  dataOf(await world.call(employer.token, sendNow, { policy_change_id }));
  expect(refusedOf(await addAgain(employer, leaver!)).reason).toBe('ROWS_REFUSED');

  await world.settle(refusal);

  expect(await coversOf(employer, leaver!)).toEqual(covers);
  expect(await balances(world, employer.enterpriseId)).toEqual(money);
  expect(refusedOf(await addAgain(employer, leaver!)).detail).toMatchObject({
    list: [{ reason: 'DUP_POLICY' }],
  });
});

it('B2 insures again who was taken off, once the insurer has answered', async () => {
  const { employer, persons } = await covering(5);
  const [leaver] = persons;
  const { policy_change_id } = await takeOff(employer, leaver!);
  dataOf(await world.call(employer.token, sendNow, { policy_change_id }));
  await world.settle(issue);

  const back = dataOf(await addAgain(employer, leaver!));
  dataOf(await world.call(employer.token, sendNow, { policy_change_id: back.policy_change_id }));
  await world.settle(issue);

  expect(await coversOf(employer, leaver!)).toHaveLength(2);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 settles an addition that is refused when the last day of one of its persons has passed', async () => {
  const employer = await anEmployer(world);
  const persons = workers(employer, 4);
  const cash = (await balances(world, employer.enterpriseId))['cash']!;
  const adding = await sent(world, employer, persons);
  const [leaver] = persons;
  world.clock.set(moment('2026-03-11 10:00:00'));
  const second = { ...employer, token: await signedIn(world, employer) };
  const removal = await takeOff(second, leaver!);
  dataOf(await world.call(second.token, sendNow, { policy_change_id: removal.policy_change_id }));
  world.clock.set(moment('2026-03-14 10:00:00'));
  await world.settle(refusal);
  world.clock.set(moment('2026-03-14 12:00:00'));
  await world.settle(refusal);
  const token = await signedIn(world, employer);

  const read = (policy_change_id: number) => world.call(token, readChange, { policy_change_id });
  expect(dataOf(await read(adding.policy_change_id))).toMatchObject({ status: 60 });
  expect(dataOf(await read(removal.policy_change_id))).toMatchObject({ status: 60, charged_fen: 0 });
  const { data } = dataOf(
    await world.call(token, listChangePersons, { policy_change_id: adding.policy_change_id, limit: 100 }),
  );
  // 42.00 a month: who was removed was covered on the 11th, the others until the 14th.
  expect(data.map(({ charged_fen }) => charged_fen)).toEqual([135, 542, 542, 542]);
  const after = await balances(world, employer.enterpriseId);
  expect([cash - after['cash']!, after['held']]).toEqual([135 + 3 * 542, 0]);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 charges nothing for cover that was cancelled before its first day, when its addition is refused later', async () => {
  const employer = await anEmployer(world);
  const persons = workers(employer, 4);
  const cash = (await balances(world, employer.enterpriseId))['cash']!;
  const adding = await sent(world, employer, persons);
  const removal = await takeOff(employer, persons[0]!);
  dataOf(await world.call(employer.token, sendNow, { policy_change_id: removal.policy_change_id }));
  world.clock.set(moment('2026-03-12 10:00:00'));
  await world.settle(refusal);
  world.clock.set(moment('2026-03-12 12:00:00'));
  await world.settle(refusal);
  const token = await signedIn(world, employer);

  const { data } = dataOf(
    await world.call(token, listChangePersons, { policy_change_id: adding.policy_change_id, limit: 100 }),
  );
  expect(data.map(({ charged_fen }) => charged_fen)).toEqual([0, 271, 271, 271]);
  const after = await balances(world, employer.enterpriseId);
  expect([cash - after['cash']!, after['held']]).toEqual([3 * 271, 0]);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('T07 is refused by the database: cover on days that a removal under way has taken off', async () => {
  const { employer, persons } = await covering(5);
  await takeOff(employer, persons[0]!);
  const client = await world.owner.connect();
  try {
    await client.query('begin');
    const attempt = client.query(
      `insert into policy_person (enterprise_id, policy_id, employee_id, add_change_id, row_no, work_company_id, occupation_id, category,
         unit_price_fen, premium_fen, cover, bound_at, created_at, planned_from, planned_until)
       select enterprise_id, policy_id, employee_id, add_change_id, row_no + 1000, work_company_id, occupation_id, category,
         unit_price_fen, premium_fen, tstzrange(upper(cover), planned_until), bound_at, created_at, upper(cover), planned_until
       from policy_person where enterprise_id = $1 and ended = 'off'`,
      [employer.enterpriseId],
    );
    await expect(attempt).rejects.toMatchObject({ constraint: 'cover_never_overlaps' });
  } finally {
    await client.query('rollback');
    client.release();
  }
});

it('B2 gives everything back of cover that was bound too late to have a day, whatever the rule of its plan', async () => {
  const employer = await anEmployer(world, { plan_code: 'EL-H' });
  const persons = workers(employer, 4);
  const cash = (await balances(world, employer.enterpriseId))['cash']!;
  const adding = await sent(world, employer, persons);
  world.clock.set(moment('2026-03-12 10:00:00'));
  const present = { ...employer, token: await signedIn(world, employer) };
  const removal = await takeOff(present, persons[0]!);
  dataOf(await world.call(present.token, sendNow, { policy_change_id: removal.policy_change_id }));
  world.clock.set(moment('2026-03-20 10:00:00'));
  await world.settle(issue);
  world.clock.set(moment('2026-03-20 12:00:00'));
  await world.settle(issue);
  const token = await signedIn(world, employer);

  const read = async (policy_change_id: number) =>
    dataOf(await world.call(token, readChange, { policy_change_id }));
  const [added, removed] = [await read(adding.policy_change_id), await read(removal.policy_change_id)];
  expect(removed).toMatchObject({ status: 50, charged_fen: -added.charged_fen! / 4 });
  const after = await balances(world, employer.enterpriseId);
  expect([cash - after['cash']!, after['held']]).toEqual([(added.charged_fen! * 3) / 4, 0]);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 leaves a refused addition ended by no removal that was refused as well', async () => {
  const employer = await anEmployer(world);
  const persons = workers(employer, 4);
  await sent(world, employer, persons);
  const removal = await takeOff(employer, persons[0]!);
  dataOf(await world.call(employer.token, sendNow, { policy_change_id: removal.policy_change_id }));
  const endedBy = async () => {
    const { rows } = await world.owner.query<{ ended: number }>(
      `select count(*)::int as ended from policy_person where enterprise_id = $1 and end_change_id = $2`,
      [employer.enterpriseId, removal.policy_change_id],
    );
    return rows[0]!.ended;
  };
  expect(await endedBy()).toBe(1);
  // The addition is answered first; the removal waits for that.
  await world.settle(insurerSaying({ state: 'refused', reason: '不予承保' }, { state: 'pending' }));
  expect(await endedBy()).toBe(0);
  world.clock.set(moment('2026-03-10 12:00:00'));
  await world.settle(refusal);
  expect(await endedBy()).toBe(0);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B3 asks who is meant of two of one name, also once one of them is leaving', async () => {
  const { employer, persons } = await covering(5);
  const name = '林志强';
  const [one, two] = workers(employer, 2).map((person) => ({ ...person, name }));
  await issued(world, employer, [one!, two!]);
  const { token, policyId: policy_id } = employer;
  const named = () =>
    world.call(token, off, {
      policy_id,
      persons: [{ name }],
      draft: 0,
      confirm_warnings: ['DUPLICATE_SUBMIT'],
    });
  expect(refusedOf(await named()).detail).toMatchObject({ list: [{ reason: 'AMBIGUOUS' }] });

  const { policy_change_id } = await takeOff(employer, one!);
  expect(refusedOf(await named()).detail).toMatchObject({ list: [{ reason: 'AMBIGUOUS' }] });
  dataOf(await world.call(token, sendNow, { policy_change_id }));
  await world.settle(issue);
  expect(refusedOf(await named()).detail).toMatchObject({ list: [{ reason: 'AMBIGUOUS' }] });
  expect(persons).toHaveLength(5);
});

it('B2 refuses two rows of a removal under one number', async () => {
  const { employer, persons } = await covering(5);
  const twice = persons.slice(0, 2).map(({ name }) => ({ row_no: 1, name }));
  const answer = await world.call(employer.token, off, { policy_id: employer.policyId, persons: twice });
  expect(refusedOf(answer)).toMatchObject({ reason: 'VALIDATION', detail: { fields: ['persons.row_no'] } });
});
