import { listPolicies } from '@app/contract/policies';
import { remove } from '@app/contract/policy-changes/delete-change';
import { hasRenewable, listRenewable, renew } from '@app/contract/renewals/one-key';
import { expect, it } from 'vitest';
import { anEmployer, issued, workers } from '../../test/changes.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';
import { refusedReasons, renewingIn } from '../../test/renewals.ts';

const world = await openWorld();

const { renewing, listed, renewed } = renewingIn(world);

it.each([
  ['2026-03-15 10:00:00', 'RENEW_NOT_OPEN'],
  ['2026-04-08 10:00:00', 'RENEW_NOT_OPEN'],
])('B4 at %s refuses with %s', async (now, reason) => {
  const { employer } = await renewing(3, now);

  expect((await listed(employer)).policies).toEqual([]);
  const done = await renewed(employer, [{ policy_id: employer.policyId, forecast_hash: '0'.repeat(64) }]);

  expect(refusedReasons(done)).toEqual([reason]);
});

it.each([
  ['2026-03-31 15:59:59', '2026-04-01'],
  ['2026-03-31 16:00:00', '2026-04-02'],
  ['2026-04-03 10:00:00', '2026-04-04'],
])('B4 renewed at %s covers from %s, never before', async (now, start_date) => {
  const { employer } = await renewing(3, now);

  const { policies } = await listed(employer);
  const done = await renewed(employer, policies);

  expect(policies[0]).toMatchObject({
    start_date,
    submit_until: '2026-03-31 16:00:00',
    is_late: now < '2026-03-31 16' ? 0 : 1,
  });
  expect(done.renewed).toMatchObject([{ start_date, person_count: 3 }]);
});

it('B4 renews once where two press at once', async () => {
  const { employer } = await renewing(4);
  const { policies } = await listed(employer);

  const both = await Promise.all([renewed(employer, policies), renewed(employer, policies)]);

  expect(both.flatMap((done) => done.renewed)).toHaveLength(1);
  expect(both.flatMap(refusedReasons)).toEqual(['NOTHING_TO_RENEW']);
  expect(dataOf(await world.call(employer.token, listPolicies, {})).total).toBe(2);
});

it('B4 is undone as any other change, and can be renewed again into the policy that it opened', async () => {
  const { employer } = await renewing(3);
  const first = await renewed(employer, (await listed(employer)).policies);
  const [{ policy_change_id, policy_id }] = first.renewed as [(typeof first.renewed)[0]];

  dataOf(await world.call(employer.token, remove, { policy_change_id }));
  const again = await renewed(employer, (await listed(employer)).policies);

  expect(again.renewed).toMatchObject([{ policy_id, person_count: 3 }]);
});

it('P3 finds no policy of a stranger, and refuses users without the keys', async () => {
  const { employer } = await renewing(3);
  const { policies } = await listed(employer);
  const { employer: stranger } = await renewing(3);
  const drafter = await aUser(world, employer.enterpriseId, ['policy_change/import']);
  const reader = await aUser(world, employer.enterpriseId, ['/policy/index']);

  expect(refusedReasons(await renewed(stranger, policies))).toEqual(['NOT_FOUND']);
  expect((await listed(stranger)).policies.map(({ policy_id }) => policy_id)).toEqual([stranger.policyId]);
  const items = [{ policy_id: employer.policyId, forecast_hash: policies[0]!.forecast_hash! }];
  expect(refusedOf(await world.call(drafter.token, renew, { items, accept_terms: 1 })).reason).toBe(
    'FORBIDDEN',
  );
  expect(refusedOf(await world.call(reader.token, listRenewable, {})).reason).toBe('FORBIDDEN');
});

it('B4 calls it late for cover that begins at the minute once the day before is over', async () => {
  world.clock.set(moment('2026-03-10 10:00:00'));
  const employer = await anEmployer(world, { plan_code: 'GA-D' });
  await issued(world, employer, workers(employer, 2));
  world.clock.set(moment('2026-04-01 00:10:00'));

  const { policies } = await listed({ token: await signedIn(world, employer) });

  expect(policies).toMatchObject([
    { start_date: '2026-04-01', submit_until: '2026-04-01 00:00:00', is_late: 1 },
  ]);
});

it('B4 offers no policy whose follower nobody can begin in any more', async () => {
  world.clock.set(moment('2026-03-29 10:00:00'));
  const employer = await anEmployer(world, { plan_code: 'GA-D', from: '2026-03-29', to: '2026-03-31' });
  await issued(world, employer, workers(employer, 2));
  const seenAt = async (now: string) => {
    world.clock.set(moment(now));
    const by = { ...employer, token: await signedIn(world, employer) };
    const { has_valid } = dataOf(await world.call(by.token, hasRenewable, {}));
    const item = { policy_id: employer.policyId, forecast_hash: '0'.repeat(64) };
    const reasons = refusedReasons(await renewed(by, [item]));
    return { offered: (await listed(by)).policies.length, has_valid, reasons };
  };

  // It would be followed by one of 1 to 3 April; whoever is late on the last of these days begins after it.
  expect(await seenAt('2026-04-03 23:00:00')).toEqual({
    offered: 1,
    has_valid: 1,
    reasons: ['RENEWAL_CHANGED'],
  });
  expect(await seenAt('2026-04-03 23:45:00')).toEqual({
    offered: 0,
    has_valid: 0,
    reasons: ['RENEW_NOT_OPEN'],
  });
  expect(await seenAt('2026-04-04 10:00:00')).toEqual({
    offered: 0,
    has_valid: 0,
    reasons: ['RENEW_NOT_OPEN'],
  });
});
