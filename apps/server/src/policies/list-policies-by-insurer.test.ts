import { listPoliciesByInsurer } from '@app/contract/policies';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { aUser, anEnterprise, dataOf, openWorld, refusedOf } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';

const world = await openWorld();

it('B1 groups the policies by insurer, with the number to call', async () => {
  const { enterpriseId, policyId, token } = await anEnterprise(world);
  const opened = (plan_code: string, month: string) =>
    openPolicyFor(world.platform, enterpriseId, {
      plan_code,
      policy_no: `${plan_code}-${enterpriseId}-${month}`,
      start_date: day(`${month}-01`),
      end_date: day(`${month}-28`),
    });
  const next = await opened('EL-B', '2026-04');
  const other = await opened('GA-D', '2026-04');

  const insurers = dataOf(await world.call(token, listPoliciesByInsurer, {}));

  expect(insurers.map(({ hotline }) => hotline)).toEqual(insurers.map(() => expect.stringMatching(/\d/)));
  const policies = insurers.flatMap((insurer) => insurer.policies);
  expect(new Set(policies.map(({ policy_id }) => policy_id))).toEqual(new Set([policyId, next, other]));
  const taihe = insurers.find(({ insurance_company_name }) => insurance_company_name === '泰合财产保险')!;
  const ours = taihe.policies.filter(({ policy_id }) => policy_id !== other);
  expect(ours.map(({ policy_id, month }) => [policy_id, month])).toEqual([
    [next, '2026-04'],
    [policyId, '2026-03'],
  ]);
});

it('P3 is for those who read policies or persons, and shows a stranger nothing of it', async () => {
  const employer = await anEnterprise(world);
  const stranger = await anEnterprise(world);
  const reader = await aUser(world, employer.enterpriseId, ['/person/index']);
  const other = await aUser(world, employer.enterpriseId, ['policy_change/import']);
  const idsOf = async (token: string) =>
    dataOf(await world.call(token, listPoliciesByInsurer, {})).flatMap(({ policies }) =>
      policies.map(({ policy_id }) => policy_id),
    );

  expect(await idsOf(reader.token)).toEqual([employer.policyId]);
  expect(await idsOf(stranger.token)).toEqual([stranger.policyId]);
  expect(refusedOf(await world.call(other.token, listPoliciesByInsurer, {})).reason).toBe('FORBIDDEN');
  expect(refusedOf(await world.call(undefined, listPoliciesByInsurer, {})).reason).toBe('AUTH');
});
