import { listForOff, listLatelyOff, listPersons } from '@app/contract/persons';
import { remove } from '@app/contract/policy-changes/delete-change';
import { expect, it } from 'vitest';
import {
  anEmployer,
  aWorker,
  type Employer,
  insurerSaying,
  issued,
  sent,
  submitted,
  workers,
} from '../../test/changes.ts';
import { dataOf, moment, openWorld, signedIn } from '../../test/world.ts';
import { addWorkCompany } from '../operator/operator.ts';

const world = await openWorld();

const listed = async (employer: Employer, filter: object = {}) =>
  dataOf(await world.call(await signedIn(world, employer), listPersons, filter));

it('B5 counts persons, each once, and cuts the pages by their rows', async () => {
  const employer = await anEmployer(world);
  const again = aWorker(employer, { name: '再次投' });
  await sent(world, employer, [again]);
  await world.settle(insurerSaying({ state: 'refused', reason: '不承保' }));
  await issued(world, employer, [again, aWorker(employer, { name: '一次成' })]);
  world.clock.set(moment('2026-03-12 09:00:00'));

  const first = await listed(employer, { limit: 2 });
  const second = await listed(employer, { limit: 2, page: 2 });

  expect(first).toMatchObject({ total: 2, row_count: 3, active_count: 2, last_page: 2 });
  expect([...first.data, ...second.data].map(({ status }) => String(status)).toSorted()).toEqual([
    '20',
    '20',
    '80',
  ]);
  expect(await listed(employer, { status: 80 })).toMatchObject({ total: 1, row_count: 1, active_count: 0 });
  expect(await listed(employer, { keywords: '无此人' })).toMatchObject({ total: 0, row_count: 0 });
});

it('B5 leaves out who was taken back before their cover began, until their state is asked for', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await submitted(world, employer, [aWorker(employer, { name: '撤回的' })]);
  dataOf(await world.call(employer.token, remove, { policy_change_id }));
  await submitted(world, employer, [aWorker(employer, { name: '留下的' })]);

  expect(await listed(employer)).toMatchObject({ total: 1, row_count: 1, data: [{ name: '留下的' }] });
  expect(await listed(employer, { status: 70 })).toMatchObject({ total: 1, data: [{ name: '撤回的' }] });
});

it('B2 says how many may be taken off, however few a page shows', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id } = employer;
  await issued(world, employer, workers(employer, 17));

  const page = dataOf(await world.call(token, listForOff, { policy_id }));
  const last = dataOf(await world.call(token, listForOff, { policy_id, page: 2 }));

  expect(page).toMatchObject({ total: 17, per_page: 15, current_page: 1, last_page: 2 });
  expect([page.data.length, last.data.length]).toEqual([15, 2]);
});

it('B5 takes a part of the name of a work company on each list of persons', async () => {
  const employer = await anEmployer(world);
  const { enterpriseId, policyId: policy_id } = employer;
  const companyId = await addWorkCompany(world.platform, enterpriseId, {
    name: '好丰食品（昆山）有限公司',
    status: 10,
    occupationCodes: ['MFG04'],
  });
  await issued(world, employer, [
    aWorker(employer, { name: '电子厂' }),
    aWorker({ ...employer, companyId }, { name: '食品厂' }),
  ]);
  const token = await signedIn(world, employer);
  const work_company = ' 好丰食品(昆山)';

  expect(await listed(employer, { work_company })).toMatchObject({ total: 1, data: [{ name: '食品厂' }] });
  expect(await listed(employer, { work_company: '%' })).toMatchObject({ total: 0 });
  const removable = dataOf(await world.call(token, listForOff, { policy_id, work_company }));
  expect(removable).toMatchObject({ total: 1, data: [{ name: '食品厂' }] });
  world.clock.set(moment('2026-04-02 10:00:00'));
  const later = await signedIn(world, employer);
  expect(dataOf(await world.call(later, listLatelyOff, { work_company }))).toMatchObject([
    { name: '食品厂' },
  ]);
});
