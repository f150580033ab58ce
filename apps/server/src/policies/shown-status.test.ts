import { listPolicies } from '@app/contract/policies';
import { day } from '@app/domain/calendar/day';
import { policyStatus, policyStatusAt } from '@app/domain/policies/policy';
import { expect, it } from 'vitest';
import { anEnterprise, dataOf, moment, openWorld, signedIn } from '../../test/world.ts';

const world = await openWorld();
const march = { from: day('2026-03-01'), to: day('2026-03-31') };
const moments = [
  '2026-02-28 23:59:59',
  '2026-03-01 00:00:00',
  '2026-03-15 12:00:00',
  '2026-03-31 23:59:59',
  '2026-04-01 00:00:00',
].map(moment);

it('B1 finds every policy under the status that it is shown with, before, in and after its days', async () => {
  const employer = await anEnterprise(world);
  const stored = await oneOfEachStatus(employer);
  expect([...stored.values()].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 10, 15, 30, 40]);

  for (const now of moments) {
    world.clock.set(now);
    const token = await signedIn(world, employer);
    for (const status of Object.values(policyStatus)) {
      const { data } = dataOf(await world.call(token, listPolicies, { status }));
      const found = data.map(({ policy_id, status: shown }) => ({ policy_id, shown }));
      const due = [...stored].filter(([, its]) => policyStatusAt(its, march, now) === status);
      expect(found).toEqual(due.map(([policy_id]) => ({ policy_id, shown: status })));
    }
  }
});

/** A policy of March in each status that the database takes, by their numbers, the latest first. */
async function oneOfEachStatus({ enterpriseId, policyId }: { enterpriseId: number; policyId: number }) {
  const { rows } = await world.owner.query<{ policy_id: number; status: number }>(
    `insert into policy (enterprise_id, policy_no, plan_version_id, start_date, end_date, status, created_at)
     select enterprise_id, policy_no || '-' || other, plan_version_id, start_date, end_date, other, created_at
     from policy, unnest(array[0, 1, 2, 3, 15, 30, 40]) as other where enterprise_id = $1 and policy_id = $2
     returning policy_id, status`,
    [enterpriseId, policyId],
  );
  return new Map([...rows.map((row) => [row.policy_id, row.status] as const).toReversed(), [policyId, 10]]);
}
