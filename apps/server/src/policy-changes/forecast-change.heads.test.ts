import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import type { Day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import {
  anEmployer,
  aWorker,
  type Employer,
  issued,
  priced,
  submitted,
  workers,
} from '../../test/changes.ts';
import { aUser, dataOf, openWorld } from '../../test/world.ts';
import { addWorkCompany } from '../operator/operator.ts';

const world = await openWorld();

it('B2 counts the heads that are covered as the change begins, and those with it', async () => {
  const employer = await anEmployer(world);
  await issued(world, employer, workers(employer, 3));
  const persons = workers(employer, 2);
  const { token } = await aUser(world, employer.enterpriseId);

  const answer = await world.call(token, forecast, { policy_id: employer.policyId, persons });

  expect(dataOf(answer)).toMatchObject({ active_count: 3, active_after: 5 });
});

const from = (employer: Employer, start_date: string, count: number) =>
  Array.from({ length: count }, () => aWorker(employer, { start_date: start_date as Day }));

it('B2 counts who begins later on the later day, as the next forecast finds it', async () => {
  const employer = await anEmployer(world);
  await issued(world, employer, workers(employer, 3));
  const persons = [...from(employer, '2026-03-12', 2), ...from(employer, '2026-03-11', 4)];
  const change = await submitted(world, employer, from(employer, '2026-03-12', 1));

  const { policy_change_id, forecast_hash } = await priced(world, employer, persons);
  const seen = dataOf(await world.call(employer.token, forecast, { policy_change_id }));
  dataOf(await world.call(employer.token, confirm, { policy_change_id, forecast_hash }));
  const [next] = workers(employer, 1);
  const found = dataOf(
    await world.call(employer.token, forecast, { policy_id: employer.policyId, persons: [next!] }),
  );

  expect(change.premium_fen).toBeGreaterThan(0);
  expect(seen).toMatchObject({ active_count: 3, active_after: 7 });
  expect(seen.later_starts).toEqual([
    { first_start_date: '2026-03-12', last_start_date: '2026-03-12', person_count: 2, active_after: 10 },
  ]);
  expect(found.active_count).toBe(seen.active_after);
});

it('B2 tells many later starts as one span', async () => {
  const employer = await anEmployer(world);
  const persons = ['11', '12', '13', '14', '15', '16'].flatMap((day) => from(employer, `2026-03-${day}`, 1));

  const seen = dataOf(await world.call(employer.token, forecast, { policy_id: employer.policyId, persons }));

  expect(seen).toMatchObject({ active_count: 0, active_after: 1 });
  expect(seen.later_starts).toEqual([
    { first_start_date: '2026-03-12', last_start_date: '2026-03-16', person_count: 5, active_after: 6 },
  ]);
});

it('B2 names the policy, and sums the heads and the premium of each work company', async () => {
  const employer = await anEmployer(world);
  const otherId = await addWorkCompany(world.platform, employer.enterpriseId, {
    name: '苏州精密厂',
    status: 10,
    occupationCodes: ['MFG04'],
  });
  const persons = [
    aWorker(employer, { work_company_id: otherId }),
    aWorker(employer, { row_no: 20 }),
    aWorker(employer, { row_no: 31 }),
  ];

  const seen = dataOf(await world.call(employer.token, forecast, { policy_id: employer.policyId, persons }));

  expect(seen.companies).toEqual([
    {
      work_company_id: employer.companyId,
      work_company: '华东电子厂',
      person_count: 2,
      premium_fen: 5690,
      refund_fen: 0,
    },
    {
      work_company_id: otherId,
      work_company: '苏州精密厂',
      person_count: 1,
      premium_fen: 2845,
      refund_fen: 0,
    },
  ]);
  expect(seen.lines.map(({ place, work_company }) => [place, work_company])).toEqual([
    [1, '苏州精密厂'],
    [2, '华东电子厂'],
    [3, '华东电子厂'],
  ]);
});
