import { add } from '@app/contract/policy-changes/add-persons';
import { remove } from '@app/contract/policy-changes/delete-change';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { off } from '@app/contract/policy-changes/off-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { listForOff, listPersons } from '@app/contract/persons';
import type { NewPerson } from '@app/contract/policy-changes/persons';
import { expect, it } from 'vitest';
import {
  anEmployer,
  type Employer,
  insurerSaying,
  issued,
  sent,
  workers,
  covering,
} from '../../test/changes.ts';
import { faultsOfBooks } from '../../test/rows.ts';
import { balances, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';

const world = await openWorld();

const issue = insurerSaying({ state: 'issued', endorse_no: 'E-9' });
const refusal = insurerSaying({ state: 'refused', reason: '不予承保' });

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

/** Four who are being added, and a removal at a moment that takes the first of them off: the insurer has answered neither. */
async function bothUnanswered(removed_at = '2026-03-10 10:00:00', plan_code = 'EL-B') {
  const employer = await anEmployer(world, { plan_code });
  const persons = workers(employer, 4);
  const cash = (await balances(world, employer.enterpriseId))['cash']!;
  const adding = await sent(world, employer, persons);
  world.clock.set(moment(removed_at));
  const present = { ...employer, token: await signedIn(world, employer) };
  const removal = await takeOff(present, persons[0]!);
  dataOf(await world.call(present.token, sendNow, { policy_change_id: removal.policy_change_id }));
  return { employer, cash, adding, removal };
}

/** The insurer answers both on a day, the addition first. Who looks at it then. */
async function answered(employer: Employer, by: typeof issue, day: string): Promise<string> {
  for (const hour of ['10', '12']) {
    world.clock.set(moment(`${day} ${hour}:00:00`));
    await world.settle(by);
  }
  return signedIn(world, employer);
}

/** What each row of a change has cost. */
async function chargesOf(token: string, { policy_change_id }: { readonly policy_change_id: number }) {
  const { data } = dataOf(await world.call(token, listChangePersons, { policy_change_id, limit: 100 }));
  return data.map(({ charged_fen }) => charged_fen);
}

/** What the employer has paid, and what is held. */
async function paidAndHeld({ enterpriseId }: Employer, before: number) {
  const { cash, held } = await balances(world, enterpriseId);
  return [before - cash!, held];
}

it.each([
  ['from the next day', undefined],
  ['from a later day', '2026-03-25'],
])(
  'B2 keeps the days of whom a removal takes off %s until it is answered, and gives them back whole',
  async (_, day) => {
    const { employer, persons } = await covering(world, 5);
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
  const { employer, persons } = await covering(world, 5);
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
  const { employer, persons } = await covering(world, 5);
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
  const { employer, cash, adding, removal } = await bothUnanswered('2026-03-11 10:00:00');
  const token = await answered(employer, refusal, '2026-03-14');

  const read = (policy_change_id: number) => world.call(token, readChange, { policy_change_id });
  expect(dataOf(await read(adding.policy_change_id))).toMatchObject({ status: 60 });
  expect(dataOf(await read(removal.policy_change_id))).toMatchObject({ status: 60, charged_fen: 0 });
  // 42.00 a month: who was removed was covered on the 11th, the others until the 14th.
  expect(await chargesOf(token, adding)).toEqual([135, 542, 542, 542]);
  expect(await paidAndHeld(employer, cash)).toEqual([135 + 3 * 542, 0]);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 charges nothing for cover that was cancelled before its first day, when its addition is refused later', async () => {
  const { employer, cash, adding } = await bothUnanswered();
  const token = await answered(employer, refusal, '2026-03-12');

  expect(await chargesOf(token, adding)).toEqual([0, 271, 271, 271]);
  expect(await paidAndHeld(employer, cash)).toEqual([3 * 271, 0]);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('T07 is refused by the database: cover on days that a removal under way has taken off', async () => {
  const { employer, persons } = await covering(world, 5);
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
  const { employer, cash, adding, removal } = await bothUnanswered('2026-03-12 10:00:00', 'EL-H');
  const token = await answered(employer, issue, '2026-03-20');

  const read = async (policy_change_id: number) =>
    dataOf(await world.call(token, readChange, { policy_change_id }));
  const [added, removed] = [await read(adding.policy_change_id), await read(removal.policy_change_id)];
  expect(removed).toMatchObject({ status: 50, charged_fen: -added.charged_fen! / 4 });
  expect(await paidAndHeld(employer, cash)).toEqual([(added.charged_fen! * 3) / 4, 0]);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 leaves a refused addition ended by no removal that was refused as well', async () => {
  const { employer, removal } = await bothUnanswered();
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
  const { employer, persons } = await covering(world, 5);
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
  const { employer, persons } = await covering(world, 5);
  const twice = persons.slice(0, 2).map(({ name }) => ({ row_no: 1, name }));
  const answer = await world.call(employer.token, off, { policy_id: employer.policyId, persons: twice });
  expect(refusedOf(answer)).toMatchObject({ reason: 'VALIDATION', detail: { fields: ['persons.row_no'] } });
});
