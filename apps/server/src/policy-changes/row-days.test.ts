import { remove } from '@app/contract/policy-changes/delete-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { readChange } from '@app/contract/policy-changes/read-change';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, insurerSaying, priced, sent, submitted } from '../../test/changes.ts';
import { dataOf, openWorld } from '../../test/world.ts';
import { addWorkCompany } from '../operator/operator.ts';

const world = await openWorld();

const detailOf = async (token: string, policy_change_id: number) =>
  dataOf(await world.call(token, readChange, { policy_change_id }));

it('B2 tells the first and the last start of rows that begin on days of their own', async () => {
  const employer = await anEmployer(world);
  const later = { start_date: day('2026-03-25') };
  const persons = [aWorker(employer), aWorker(employer, later), aWorker(employer, later)];
  const days = { first_start_date: '2026-03-11', last_start_date: '2026-03-25' };

  const seen = dataOf(await world.call(employer.token, forecast, { policy_id: employer.policyId, persons }));
  expect(seen).toMatchObject({ ...days, first_end_date: '2026-03-31', last_end_date: '2026-03-31' });

  const draft = await priced(world, employer, persons);
  expect(await detailOf(employer.token, draft.policy_change_id)).toMatchObject({ ...days, cover_starts: [] });

  const { policy_change_id } = await submitted(world, employer, [
    aWorker(employer),
    aWorker(employer, later),
  ]);
  expect((await detailOf(employer.token, policy_change_id)).cover_starts).toEqual([
    { cover_from: '2026-03-11 00:00:00', person_count: 1 },
    { cover_from: '2026-03-25 00:00:00', person_count: 1 },
  ]);
  dataOf(await world.call(employer.token, remove, { policy_change_id }));
  expect((await detailOf(employer.token, policy_change_id)).cover_starts).toEqual([]);
});

it('B2 tells the last day of rows of a day plan, and never that of the policy where none reaches it', async () => {
  const employer = await anEmployer(world, { plan_code: 'GA-D' });
  const persons = ['2026-03-12', '2026-03-15'].map((last) => aWorker(employer, { end_date: day(last) }));

  const seen = dataOf(await world.call(employer.token, forecast, { policy_id: employer.policyId, persons }));
  const { policy_change_id } = await priced(world, employer, persons);

  const ends = { first_end_date: '2026-03-12', last_end_date: '2026-03-15', end_date: '2026-03-15' };
  expect(seen).toMatchObject(ends);
  expect(await detailOf(employer.token, policy_change_id)).toMatchObject(ends);
});

it('B2 counts among those who are covered nobody whom the insurer turned down', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await sent(world, employer, [aWorker(employer), aWorker(employer)]);

  const failed = [{ row_no: 2, reason: '职业不符' }];
  await world.settle(insurerSaying({ state: 'issued_part', endorse_no: 'E-1', failed }));

  expect((await detailOf(employer.token, policy_change_id)).cover_starts).toEqual([
    { cover_from: '2026-03-11 00:00:00', person_count: 1 },
  ]);
});

it('B2 counts the covered at each work company, of each start the most first', async () => {
  const employer = await anEmployer(world);
  const work_company_id = await addWorkCompany(world.platform, employer.enterpriseId, {
    name: '昆山华讯电子有限公司',
    status: 10,
    occupationCodes: ['MFG04'],
  });
  const { policy_change_id } = await submitted(world, employer, [
    aWorker(employer),
    aWorker(employer, { work_company_id }),
    aWorker(employer, { work_company_id }),
    aWorker(employer, { work_company_id, start_date: day('2026-03-25') }),
  ]);

  const { cover_starts, cover_companies } = await detailOf(employer.token, policy_change_id);

  const [first, last] = ['2026-03-11 00:00:00', '2026-03-25 00:00:00'];
  expect(cover_companies).toEqual([
    { cover_from: first, work_company: '昆山华讯电子有限公司', person_count: 2 },
    { cover_from: first, work_company: '华东电子厂', person_count: 1 },
    { cover_from: last, work_company: '昆山华讯电子有限公司', person_count: 1 },
  ]);
  expect(cover_starts).toEqual([
    { cover_from: first, person_count: 3 },
    { cover_from: last, person_count: 1 },
  ]);
});

it('B2 answers the days of the whole where no row can be insured', async () => {
  const employer = await anEmployer(world);
  const persons = [aWorker(employer, { occupation_id: null })];

  const seen = dataOf(await world.call(employer.token, forecast, { policy_id: employer.policyId, persons }));

  expect(seen).toMatchObject({ last_start_date: '2026-03-11', last_end_date: '2026-03-31', ok_count: 0 });
});
