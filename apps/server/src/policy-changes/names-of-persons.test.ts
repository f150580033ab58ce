import { findPersons } from '@app/contract/find-persons';
import { listPersons } from '@app/contract/persons';
import { add } from '@app/contract/policy-changes/add-persons';
import { remove } from '@app/contract/policy-changes/delete-change';
import type { NewPerson } from '@app/contract/policy-changes/persons';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { off } from '@app/contract/policy-changes/off-persons';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, covering, type Employer, insurerSaying } from '../../test/changes.ts';
import { dataOf, openWorld, refusedOf } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';

const world = await openWorld();

const mistyped = '夏候伟伟';
const right = '夏侯伟伟';

/** Adds a person for certain, past every warning. */
const insure = async ({ token, policyId }: Employer, person: NewPerson) =>
  dataOf(
    await world.call(token, add, {
      policy_id: policyId,
      persons: [person],
      draft: 0,
      confirm_warnings: ['NAME_CHANGED', 'DUPLICATE_SUBMIT'],
    }),
  ).policy_change_id;

const undo = async ({ token }: Employer, policy_change_id: number) =>
  dataOf(await world.call(token, remove, { policy_change_id }));

/** Under which name a number's person is listed, and how many a search for a name finds. */
async function known({ token }: Employer, idcard: string) {
  const { data } = dataOf(await world.call(token, listPersons, { keywords: idcard }));
  const found = async (keywords: string) =>
    dataOf(await world.call(token, findPersons, { keywords })).persons.length;
  return {
    names: [...new Set(data.map(({ name }) => name))],
    [right]: await found(right),
    [mistyped]: await found(mistyped),
  };
}

it('B3 knows a person by the name that was confirmed last, also where a mistyped one was undone before', async () => {
  const employer = await anEmployer(world);
  const person = aWorker(employer, { name: mistyped });
  await undo(employer, await insure(employer, person));

  await insure(employer, { ...person, name: right });

  expect(await known(employer, person.idcard)).toEqual({ names: [right], [right]: 1, [mistyped]: 0 });
  const asked = { policy_id: employer.policyId, persons: [{ name: right }] };
  expect(dataOf(await world.call(employer.token, off, asked))).toMatchObject({ person_count: 1, list: [] });
});

/** Somebody whose cover has ended, and a list with their number under another name. */
async function returning() {
  const { employer, persons } = await covering(world, 4);
  const [person] = persons as [NewPerson];
  const { token, policyId: policy_id } = employer;
  const removal = {
    policy_id,
    persons: [{ name: person.name }],
    start_date: day('2026-03-18'),
    draft: 0 as const,
  };
  const { policy_change_id } = dataOf(await world.call(token, off, removal));
  dataOf(await world.call(token, sendNow, { policy_change_id }));
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-2' }));
  return { employer, person, other: { ...person, name: right, start_date: day('2026-03-20') } };
}

it('B3 warns of a number that was covered under another name, and of no number known by its own', async () => {
  const { employer, person, other } = await returning();
  const draft = async (one: NewPerson) =>
    dataOf(await world.call(employer.token, add, { policy_id: employer.policyId, persons: [one] })).list.map(
      ({ reason, msg }) => ({ reason, msg }),
    );

  const [found] = await draft(other);

  expect(found).toMatchObject({ reason: 'NAME_CHANGED', msg: expect.stringContaining(`${person.name}`) });
  expect(await draft({ ...other, name: person.name })).not.toContainEqual(
    expect.objectContaining({ reason: 'NAME_CHANGED' }),
  );
});

/** The name of the worker whose cover a change opened. */
async function nameIn(policy_change_id: number): Promise<string> {
  const { rows } = await world.owner.query<{ name: string }>(
    'select e.name from employee e join policy_person p using (enterprise_id, employee_id) where p.add_change_id = $1',
    [policy_change_id],
  );
  return rows[0]!.name;
}

it('B3 gives a person the name of the latest cover that stands: an undone change, and one turned down, gives it back', async () => {
  const { employer, person, other } = await returning();
  const { token } = employer;

  const undone = await insure(employer, other);
  expect(await nameIn(undone)).toBe(right);
  await undo(employer, undone);
  expect(await nameIn(undone)).toBe(person.name);

  const refused = await insure(employer, other);
  expect(await nameIn(refused)).toBe(right);
  dataOf(await world.call(token, sendNow, { policy_change_id: refused }));
  await world.settle(insurerSaying({ state: 'refused', reason: '姓名与证件不符' }));
  expect(await nameIn(refused)).toBe(person.name);
});

/** Somebody covered to the end of March, and in April under another name by another policy. */
async function mistypedAhead() {
  const { employer, persons } = await covering(world, 4);
  const april = await openPolicyFor(world.platform, employer.enterpriseId, {
    plan_code: 'EL-B',
    policy_no: `A-${employer.enterpriseId}`,
    start_date: day('2026-04-01'),
    end_date: day('2026-04-30'),
  });
  const [person] = persons as [NewPerson];
  const later = { ...employer, policyId: april };
  const change = await insure(later, { ...person, name: right });
  await insure(later, persons[1]!);
  await insure(later, persons[2]!);
  await insure(later, persons[3]!);
  return { employer, later, person, change };
}

it('N16 finds a person by the name of each cover, and each cover under its own', async () => {
  const { employer, person } = await mistypedAhead();
  const { token } = employer;

  for (const keywords of [person.name, right]) {
    const { persons } = dataOf(await world.call(token, findPersons, { keywords }));
    expect(persons.map(({ name }) => name)).toEqual([person.name]);
    const { data } = dataOf(await world.call(token, listPersons, { keywords }));
    expect(data.map(({ name }) => name).toSorted()).toEqual([person.name, right].toSorted());
  }
});

it('B3 takes a person off by the name that the cover was confirmed under, and by no other', async () => {
  const { employer, later, person } = await mistypedAhead();
  const takeOff = (from: Employer, name: string) =>
    world.call(from.token, off, { policy_id: from.policyId, persons: [{ name }] });

  expect(refusedOf(await takeOff(employer, right)).reason).toBe('ROWS_REFUSED');
  expect(refusedOf(await takeOff(later, person.name)).reason).toBe('ROWS_REFUSED');
  const { policy_change_id } = dataOf(await takeOff(employer, person.name));
  const rows = dataOf(await world.call(employer.token, listChangePersons, { policy_change_id })).data;
  expect(rows.map(({ name }) => name)).toEqual([person.name]);
});

it('B3 gives a name back when a removal cancels the cover that brought it, and takes it again when that is undone', async () => {
  const { employer, later, person, change } = await mistypedAhead();
  const { token } = employer;
  dataOf(await world.call(token, sendNow, { policy_change_id: change }));
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-4' }));
  expect(await nameIn(change)).toBe(right);

  const removal = { policy_id: later.policyId, persons: [{ name: right }], start_date: day('2026-04-01') };
  const { policy_change_id } = dataOf(await world.call(token, off, { ...removal, draft: 0 }));
  expect(await nameIn(change)).toBe(person.name);
  await undo(employer, policy_change_id);
  expect(await nameIn(change)).toBe(right);
});
