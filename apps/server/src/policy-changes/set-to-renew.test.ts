import { listMessages } from '@app/contract/messages';
import { readRenewal, setRenewal } from '@app/contract/renewals/set-renewal';
import { expect, it } from 'vitest';
import { renewingIn, tick } from '../../test/renewals.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';

const world = await openWorld();

const { renewing } = renewingIn(world);

it('B4 settles how a policy is renewed: by itself, by hand, or not at all, and says what that would be now', async () => {
  const { employer } = await renewing(3, '2026-03-12 10:00:00');
  const { token, policyId: policy_id } = employer;
  const read = async () => dataOf(await world.call(token, readRenewal, { policy_id }));
  const set = async (renewal_type: 0 | 1 | 2) =>
    dataOf(await world.call(token, setRenewal, { policy_id, renewal_type, accept_terms: 1 }));
  // Before it can be renewed too.
  expect(await read()).toMatchObject({
    renewal_type: 1,
    status: 10,
    status_text: 'Renewable',
    person_count: 3,
    blocked_count: 0,
    ran_at: null,
    failed_msg: null,
  });

  expect([await set(2), await set(0), await set(1)].map(({ status }) => status)).toEqual([15, 50, 10]);
  expect((await set(2)).auto_at).toBe('2026-03-29 20:00:00');
  expect(await read()).toMatchObject({ renewal_type: 2, premium_fen: expect.any(Number) });
  const { rows } = await world.owner.query(
    `select detail::jsonb ->> 'renewal_type' as type from audit_line where enterprise_id = $1 and action = 'policy.renewal_set' order by seq`,
    [employer.enterpriseId],
  );
  expect(rows.map(({ type }: { type: string }) => type)).toEqual(['2', '0', '1', '2']);
});

it('B4 reminds nobody of a policy that was given up, nor tells that it has ended', async () => {
  const { employer } = await renewing(3, '2026-03-22 10:00:00');
  dataOf(await world.call(employer.token, setRenewal, { policy_id: employer.policyId, renewal_type: 0 }));
  for (const now of ['2026-03-25 10:00:00', '2026-03-31 10:00:00', '2026-04-01 00:00:00'])
    await tick(world, now);

  const token = await signedIn(world, employer);
  const { data } = dataOf(await world.call(token, listMessages, {}));
  expect(data.filter(({ type }) => type.includes('RENEW'))).toEqual([]);
});

it('B4 asks for the terms where it is to renew itself, and settles nothing of what has ended', async () => {
  const { employer } = await renewing(3);
  const { policyId: policy_id } = employer;

  expect(
    refusedOf(await world.call(employer.token, setRenewal, { policy_id, renewal_type: 2 })),
  ).toMatchObject({ reason: 'VALIDATION', detail: { fields: ['accept_terms'] } });
  world.clock.set(moment('2026-04-01 00:00:00'));
  const token = await signedIn(world, employer);
  expect(refusedOf(await world.call(token, setRenewal, { policy_id, renewal_type: 1 })).reason).toBe(
    'POLICY_CLOSED',
  );
});

it('P3 finds no policy of a stranger, and refuses users without the keys and an enterprise that is frozen', async () => {
  const { employer } = await renewing(3);
  const { employer: stranger } = await renewing(3);
  const { policyId: policy_id } = employer;
  const set = async (token: string) =>
    refusedOf(await world.call(token, setRenewal, { policy_id, renewal_type: 0 })).reason;
  const read = async (token: string) => refusedOf(await world.call(token, readRenewal, { policy_id })).reason;
  const reader = await aUser(world, employer.enterpriseId, ['/policy/index']);
  const keyless = await aUser(world, employer.enterpriseId, ['policy_change/confirm']);

  expect([await set(stranger.token), await read(stranger.token)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect([await set(reader.token), await read(keyless.token)]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  await world.owner.query('update enterprise set status = 40 where enterprise_id = $1', [
    employer.enterpriseId,
  ]);
  expect(await set(await signedIn(world, employer))).toBe('ENTERPRISE_FROZEN');
});
