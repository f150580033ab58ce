import { compareList } from '@app/contract/imports/compare-list';
import { parseList } from '@app/contract/imports/parse-list';
import { off } from '@app/contract/policy-changes/off-persons';
import type { NewPerson } from '@app/contract/policy-changes/persons';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import {
  type Employer,
  anEmployer,
  aWorker,
  covering,
  sent,
  submitted,
  workers,
} from '../../test/changes.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';

const world = await openWorld();

type Worker = Pick<NewPerson, 'name' | 'idcard'>;

/** A stored list of who joins, at the employer's work company or at none. */
async function listOf(
  { token, policyId, companyId }: Employer,
  persons: readonly Worker[],
  at: number | null = companyId,
) {
  const rows = persons.map(({ name, idcard }, place) => ({
    row_no: place + 1,
    values: { name, idcard: idcard ?? '', work_company_id: at },
  }));
  return dataOf(await world.call(token, parseList, { policy_id: policyId, rows })).import_job_id;
}

it('N3 B3 compares a list of who works there with who is covered: the new, those left out, and whom nobody can tell', async () => {
  const { employer, persons, ids } = await covering(world, 5);
  const [stays, mistyped, unnumbered, , leftOut] = persons as [
    Worker,
    Worker,
    Worker,
    Worker,
    Worker & NewPerson,
  ];
  const fresh = aWorker(employer);
  const listed = [
    stays,
    fresh,
    { ...mistyped, idcard: aWorker(employer).idcard },
    { ...unnumbered, idcard: '' },
  ];
  const import_job_id = await listOf(employer, listed);

  const found = dataOf(await world.call(employer.token, compareList, { import_job_id }));

  expect(found).toMatchObject({
    version: 2,
    companies: [{ company_id: employer.companyId, covered_count: 5 }],
    covered: [1],
    named: [4],
    missing: [2],
    elsewhere: [],
    unclear: [{ row_no: 3, why: 'name' }],
  });
  expect(found.unlisted.map(({ name }) => name).toSorted()).toEqual(
    [persons[3]!.name, leftOut.name].toSorted(),
  );
  expect(found.unlisted.every(({ policy_person_id }) => ids.includes(policy_person_id))).toBe(true);
  expect(found.unlisted[0]).toMatchObject({
    idcard: expect.stringMatching(/^\d{3}\*{11}\w{4}$/),
    end_date: '2026-03-31',
  });
});

it('N3 B3 asks which work company is meant where the list names none, and takes rows without one to be of it', async () => {
  const { employer, persons } = await covering(world, 3);
  const import_job_id = await listOf(employer, persons.slice(0, 2), null);
  const ask = (more: object) => world.call(employer.token, compareList, { import_job_id, ...more });

  expect(refusedOf(await ask({}))).toMatchObject({
    reason: 'VALIDATION',
    detail: { fields: ['company_ids'] },
  });
  expect(dataOf(await ask({ company_ids: [employer.companyId] }))).toMatchObject({
    covered: [1, 2],
    unlisted: [{ name: persons[2]!.name }],
  });
});

it('N3 B3 takes nobody off twice, and asks about who is on the list and is being taken off', async () => {
  const { employer, persons } = await covering(world, 5);
  const { token, policyId: policy_id } = employer;
  const leavers = persons.slice(0, 2).map(({ name }) => ({ name }));
  dataOf(await world.call(token, off, { policy_id, persons: leavers, draft: 0 }));
  const import_job_id = await listOf(employer, persons.slice(1));

  expect(dataOf(await world.call(token, compareList, { import_job_id }))).toMatchObject({
    covered: [2, 3, 4],
    unclear: [{ row_no: 1, why: 'leaving' }],
    unlisted: [],
    companies: [{ covered_count: 3 }],
  });
});

it('N3 B3 says of whom no cover has begun from when it does, and takes nobody of them to be covered or left out', async () => {
  const { employer, persons } = await covering(world, 3);
  const [soon, other] = workers(employer, 2);
  const start_date = day('2026-03-25');
  await submitted(world, employer, [
    { ...soon!, start_date },
    { ...other!, start_date },
  ]);
  const import_job_id = await listOf(employer, [...persons, soon!]);

  expect(dataOf(await world.call(employer.token, compareList, { import_job_id }))).toMatchObject({
    companies: [{ covered_count: 3 }],
    covered: [1, 2, 3],
    later: [{ row_no: 4, why: 'begins', start_date }],
    missing: [],
    unlisted: [],
    unlisted_later_count: 1,
  });
});

it('N3 B3 takes nobody to be covered whom the insurer has not bound, whatever the clock says', async () => {
  const employer = await anEmployer(world, { plan_code: 'EL-H' });
  const persons = workers(employer, 3);
  await sent(world, employer, persons);
  world.clock.set(moment('2026-03-16 10:00:00'));
  const present = { ...employer, token: await signedIn(world, employer) };
  const import_job_id = await listOf(present, persons.slice(0, 1));

  expect(dataOf(await world.call(present.token, compareList, { import_job_id }))).toMatchObject({
    companies: [{ covered_count: 0 }],
    covered: [],
    later: [{ row_no: 1, why: 'waits', start_date: '2026-03-11' }],
    unlisted: [],
    unlisted_later_count: 2,
  });
});

it('N3 B3 compares no list of leavers', async () => {
  const { employer, persons } = await covering(world, 3);
  const { token, policyId: policy_id } = employer;
  const rows = [{ row_no: 1, values: { name: persons[0]!.name } }];
  const { import_job_id } = dataOf(await world.call(token, parseList, { kind: 'off', policy_id, rows }));

  expect(refusedOf(await world.call(token, compareList, { import_job_id })).reason).toBe('NOT_FOUND');
});

it('P3 finds neither a stranger’s list nor their work companies, and refuses a user without the key', async () => {
  const { employer, persons } = await covering(world, 3);
  const stranger = await anEmployer(world);
  const reader = await aUser(world, employer.enterpriseId, ['/person/index']);
  const import_job_id = await listOf(employer, persons);

  for (const { token, ...more } of [
    { token: stranger.token },
    { token: employer.token, company_ids: [stranger.companyId] },
  ])
    expect(refusedOf(await world.call(token, compareList, { import_job_id, ...more })).reason).toBe(
      'NOT_FOUND',
    );
  expect(refusedOf(await world.call(reader.token, compareList, { import_job_id })).reason).toBe('FORBIDDEN');
});
