import { off } from '@app/contract/policy-changes/off-persons';
import { listChanges } from '@app/contract/policy-changes/list-changes';
import { setRenewal } from '@app/contract/renewals/set-renewal';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { refusedReasons, renewingIn } from '../../test/renewals.ts';
import { dataOf, moment, openWorld, signedIn } from '../../test/world.ts';
import { watchRenewals } from './watch-to-renew.ts';

const world = await openWorld();

const { renewing, listed, renewed } = renewingIn(world);

/** An employer at 20:00 on the last day but two, in a policy that is to renew itself now. */
async function due(count: number) {
  const { employer, persons } = await renewing(count);
  const asked = { policy_id: employer.policyId, renewal_type: 2, accept_terms: 1 } as const;
  dataOf(await world.call(employer.token, setRenewal, asked));
  world.clock.set(moment('2026-03-29 20:00:00'));
  const now = { ...employer, token: await signedIn(world, employer) };
  return {
    employer: now,
    persons,
    watch: () => watchRenewals(world.serving, { enterprise_id: employer.enterpriseId, id: 0 }),
  };
}

const covers = async (enterpriseId: number, at: string) => {
  const { rows } = await world.owner.query<{ name: string }>(
    `select e.name from policy_person p join employee e using (enterprise_id, employee_id)
     where p.enterprise_id = $1 and p.cover @> $2::timestamptz and p.ended is null`,
    [enterpriseId, moment(at)],
  );
  return rows.map(({ name }) => name);
};

it('T01 B4 renews once where the clock and a hand do it at once', async () => {
  const { employer, watch } = await due(4);
  const { policies } = await listed(employer);

  const [, byHand] = await Promise.all([watch(), renewed(employer, policies)]);

  const changes = dataOf(await world.call(employer.token, listChanges, { change_type: 'renew' })).data;
  expect(changes).toMatchObject([{ person_count: 4 }]);
  expect(byHand.renewed.length + refusedReasons(byHand).length).toBe(1);
  expect(await covers(employer.enterpriseId, '2026-04-10 12:00:00')).toHaveLength(4);
});

it('T01 B4 renews nobody out of the cover that somebody takes them off at the same moment, or everybody before', async () => {
  const { employer, persons, watch } = await due(5);
  const leaver = persons[0]!.name;
  const asked = {
    policy_id: employer.policyId,
    persons: [{ name: leaver }],
    start_date: day('2026-03-31'),
    draft: 0 as const,
  };

  const [left] = await Promise.all([world.call(employer.token, off, asked), watch()]);
  await watch();

  // Renewed between the forecast and its confirmation, whoever takes them off is told first of the month that they go on in.
  if (left.code !== 1) expect(left).toMatchObject({ reason: 'WARNINGS_NEW' });
  const [change] = dataOf(await world.call(employer.token, listChanges, { change_type: 'renew' })).data;
  const april = await covers(employer.enterpriseId, '2026-04-10 12:00:00');
  expect(april).toHaveLength(change!.person_count);
  expect([4, 5]).toContain(april.length);
  expect(april.length === 5).toBe(april.includes(leaver));
});
