import { listOccupations } from '@app/contract/occupations';
import { listPolicies } from '@app/contract/policies';
import { expect, it } from 'vitest';
import { anEmployer } from '../../test/changes.ts';
import { aUser, dataOf, openWorld, refusedOf } from '../../test/world.ts';

const world = await openWorld();

it('B7 lists all work types of the series of a policy, each with its class', async () => {
  const { token, policyId: policy_id, occupation_id } = await anEmployer(world);
  const daily = await anEmployer(world, { plan_code: 'GA-D' });

  const all = dataOf(await world.call(token, listOccupations, { policy_id }));
  const ofDays = dataOf(await world.call(daily.token, listOccupations, { policy_id: daily.policyId }));

  expect(all).toHaveLength(214);
  expect(new Set(all.map(({ series }) => series))).toEqual(new Set(['EL']));
  expect(all.find(({ code }) => code === 'MFG04')).toEqual({
    occupation_id,
    code: 'MFG04',
    series: 'EL',
    industry: '制造业 Manufacturing (general)',
    name: '流水线装配工(电子)',
    name_en: 'Electronics line assembler',
    category: '3',
    aliases: ['普工', '操作工', '电子厂普工'],
    known_as: [],
  });
  expect(new Set(ofDays.map(({ series }) => series))).toEqual(new Set(['DAY']));
});

it('B7 lists the work types of a plan that is named instead of a policy', async () => {
  const { token, policyId: policy_id } = await anEmployer(world);
  const [policy] = dataOf(await world.call(token, listPolicies, {})).data;
  const { plan_id } = policy!;

  const ofPlan = dataOf(await world.call(token, listOccupations, { plan_id }));

  expect(ofPlan).toEqual(dataOf(await world.call(token, listOccupations, { policy_id })));
  expect(refusedOf(await world.call(token, listOccupations, { plan_id: 999_999 })).reason).toBe('NOT_FOUND');
  const both = await world.call(token, listOccupations, { plan_id, policy_id });
  expect(refusedOf(both).reason).toBe('VALIDATION');
});

it('B7 finds a work type by its name in either language, its alias or its code', async () => {
  const { token, policyId: policy_id } = await anEmployer(world);
  const codesOf = async (keywords: string) =>
    dataOf(await world.call(token, listOccupations, { policy_id, keywords })).map(({ code }) => code);

  expect(await codesOf('流水线装配')).toContain('MFG04');
  expect(await codesOf(' electronics LINE ')).toEqual(['MFG04']);
  expect(await codesOf('电子厂普工')).toEqual(['MFG04']);
  expect(await codesOf('mfg04')).toEqual(['MFG04']);
  expect(await codesOf('没有这种工作')).toEqual([]);
});

it('B7 lists the work types of one class', async () => {
  const { token, policyId: policy_id } = await anEmployer(world);

  const dangerous = dataOf(await world.call(token, listOccupations, { policy_id, category: '6' }));

  expect(dangerous.length).toBeGreaterThan(0);
  expect(new Set(dangerous.map(({ category }) => category))).toEqual(new Set(['6']));
});

it("P3 refuses a sub-user without the key, and does not find a stranger's policy", async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const confirmer = await aUser(world, employer.enterpriseId, ['policy_change/confirm']);
  const input = { policy_id: employer.policyId };

  expect(refusedOf(await world.call(confirmer.token, listOccupations, input)).reason).toBe('FORBIDDEN');
  expect(refusedOf(await world.call(stranger.token, listOccupations, input)).reason).toBe('NOT_FOUND');
  expect(refusedOf(await world.call(employer.token, listOccupations, {} as never))).toMatchObject({
    reason: 'VALIDATION',
    detail: { fields: ['plan_id', 'policy_id'] },
  });
});
