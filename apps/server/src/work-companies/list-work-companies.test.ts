import { listWorkCompanies } from '@app/contract/work-companies';
import { expect, it } from 'vitest';
import { anEmployer, issued, workers } from '../../test/changes.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';
import { addWorkCompany } from '../operator/operator.ts';

const world = await openWorld();

it('B6 lists the work companies with the work types that are approved at each', async () => {
  const { token, companyId } = await anEmployer(world);

  const page = dataOf(await world.call(token, listWorkCompanies, {}));

  expect(page).toEqual({
    total: 1,
    per_page: 15,
    current_page: 1,
    last_page: 1,
    data: [
      {
        company_id: companyId,
        name: '华东电子厂',
        status: 10,
        status_text: 'Approved',
        occupation_codes: ['GEN01', 'MFG03', 'MFG04', 'MFG09', 'MFG15'],
        known_as: [],
        occupation: [],
        active_count: 0,
      },
    ],
  });
});

it('B6 finds them by a part of the name, however its brackets are typed, and by their status', async () => {
  const { token, enterpriseId, companyId } = await anEmployer(world);
  const pending = await addWorkCompany(world.platform, enterpriseId, {
    name: '昆山（华东）A厂',
    status: 20,
    occupationCodes: [],
  });
  const idsOf = async (filter: object) =>
    dataOf(await world.call(token, listWorkCompanies, filter)).data.map(({ company_id }) => company_id);

  expect(await idsOf({ keywords: '(华东) a' })).toEqual([pending]);
  expect(new Set(await idsOf({ keywords: '华东' }))).toEqual(new Set([companyId, pending]));
  expect(await idsOf({ status: 20 })).toEqual([pending]);
  expect(await idsOf({ status: 30 })).toEqual([]);
  expect(await idsOf({ keywords: '%' })).toEqual([]);
  expect(await idsOf({ limit: 1, page: 3 })).toEqual([]);
});

it('B6 names the work types as a policy’s series does, and counts whom it covers at each company', async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  await issued(world, employer, workers(employer, 2));
  world.clock.set(moment('2026-03-11 00:00:00'));
  const { policyId: policy_id } = employer;
  const token = await signedIn(world, employer);

  const { data } = dataOf(await world.call(token, listWorkCompanies, { policy_id }));
  const foreign = await world.call(token, listWorkCompanies, { policy_id: stranger.policyId });

  expect(data[0]).toMatchObject({ active_count: 2 });
  expect(data[0]!.occupation).toContainEqual({
    occupation_id: employer.occupation_id,
    code: 'MFG04',
    name: expect.any(String),
    name_en: expect.any(String),
    category: '3',
  });
  expect(refusedOf(foreign).reason).toBe('NOT_FOUND');
});

it('P3 is for those who read policies or add persons, and shows a stranger nothing', async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const reader = await aUser(world, employer.enterpriseId, ['policy_change/import']);
  const other = await aUser(world, employer.enterpriseId, ['policy_change/lists', 'policy_change/confirm']);

  expect(dataOf(await world.call(reader.token, listWorkCompanies, {}))).toMatchObject({ total: 1 });
  expect(refusedOf(await world.call(other.token, listWorkCompanies, {})).reason).toBe('FORBIDDEN');
  const { data } = dataOf(await world.call(stranger.token, listWorkCompanies, {}));
  expect(data.map(({ company_id }) => company_id)).toEqual([stranger.companyId]);
});
