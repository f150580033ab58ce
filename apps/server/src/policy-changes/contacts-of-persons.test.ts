import { add } from '@app/contract/policy-changes/add-persons';
import { remove } from '@app/contract/policy-changes/delete-change';
import type { NewPerson } from '@app/contract/policy-changes/persons';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, type Employer } from '../../test/changes.ts';
import { dataOf, openWorld } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';
import { day } from '@app/domain/calendar/day';

const world = await openWorld();

const insured = async ({ token, policyId: policy_id }: Employer, person: NewPerson) =>
  dataOf(
    await world.call(token, add, { policy_id, persons: [person], draft: 0, confirm_warnings: ['DUP_OTHER'] }),
  ).policy_change_id;

const reached = async ({ enterpriseId }: Employer) =>
  (
    await world.owner.query<{ mobile_mask: string | null; employee_no: string | null }>(
      'select mobile_mask, employee_no from employee where enterprise_id = $1',
      [enterpriseId],
    )
  ).rows;

it('B5 forgets the mobile and the number that an addition said which was undone', async () => {
  const employer = await anEmployer(world);
  const other = await openPolicyFor(world.platform, employer.enterpriseId, {
    plan_code: 'EL-A',
    policy_no: `C-${employer.enterpriseId}`,
    start_date: day('2026-03-01'),
    end_date: day('2026-03-31'),
  });
  const person = aWorker(employer, { employee_mobile: '13812345678', employee_no: 'A-1' });
  const first = await insured(employer, person);
  const second = await insured(
    { ...employer, policyId: other },
    { ...person, employee_mobile: '13987654321', employee_no: 'B-2' },
  );
  expect(await reached(employer)).toEqual([{ mobile_mask: '139****4321', employee_no: 'B-2' }]);

  dataOf(await world.call(employer.token, remove, { policy_change_id: second }));
  expect(await reached(employer)).toEqual([{ mobile_mask: '138****5678', employee_no: 'A-1' }]);
  dataOf(await world.call(employer.token, remove, { policy_change_id: first }));
  expect(await reached(employer)).toEqual([{ mobile_mask: null, employee_no: null }]);
});

it('B5 keeps what was said since by another cover that stands', async () => {
  const employer = await anEmployer(world);
  const other = await openPolicyFor(world.platform, employer.enterpriseId, {
    plan_code: 'EL-A',
    policy_no: `K-${employer.enterpriseId}`,
    start_date: day('2026-03-01'),
    end_date: day('2026-03-31'),
  });
  const person = aWorker(employer, { employee_mobile: '13812345678' });
  const first = await insured(employer, person);
  await insured({ ...employer, policyId: other }, { ...person, employee_mobile: '13987654321' });

  dataOf(await world.call(employer.token, remove, { policy_change_id: first }));

  expect(await reached(employer)).toEqual([{ mobile_mask: '139****4321', employee_no: null }]);
});
