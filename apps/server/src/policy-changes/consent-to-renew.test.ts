import { listChanges } from '@app/contract/policy-changes/list-changes';
import { consentMinimumRenewAmountNotice, minimumRenewAmountNotice } from '@app/contract/renewals/consent';
import { setRenewal } from '@app/contract/renewals/set-renewal';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { type Employer, issued, workers } from '../../test/changes.ts';
import { renewingIn, tick } from '../../test/renewals.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';

const world = await openWorld();

const { renewing } = renewingIn(world);

/** An employer with two policies that renew themselves, of three persons and of five, and money for the second alone. */
async function twoPolicies() {
  const { employer } = await renewing(3, '2026-03-12 10:00:00');
  const other = await openPolicyFor(world.platform, employer.enterpriseId, {
    plan_code: 'EL-B',
    policy_no: `M-${employer.enterpriseId}`,
    start_date: day('2026-03-01'),
    end_date: day('2026-03-31'),
  });
  await issued(world, { ...employer, policyId: other }, workers(employer, 5));
  world.clock.set(moment('2026-03-25 10:00:00'));
  const now = { ...employer, other, token: await signedIn(world, employer) };
  for (const policy_id of [employer.policyId, other])
    dataOf(await world.call(now.token, setRenewal, { policy_id, renewal_type: 2, accept_terms: 1 }));
  await world.owner.query(`alter table account disable trigger user`);
  await world.owner.query(
    `update account set balance_fen = 21_000 where enterprise_id = $1 and code = 'cash'`,
    [employer.enterpriseId],
  );
  await world.owner.query(`alter table account enable trigger user`);
  return now;
}

const notice = async ({ token }: Pick<Employer, 'token'>) =>
  dataOf(await world.call(token, minimumRenewAmountNotice, {}));

const renewedHeads = async (employer: Employer) => {
  await tick(world, '2026-03-29 20:00:00');
  const token = await signedIn(world, employer);
  const { data } = dataOf(await world.call(token, listChanges, { change_type: 'renew' }));
  return data.map(({ person_count }) => person_count);
};

it('B4 says what renewing by itself costs and what is missing, and renews none where nobody consented to a part', async () => {
  const employer = await twoPolicies();

  expect(await notice(employer)).toMatchObject({
    need_notice: 1,
    min_amount_fen: 8 * 4200,
    balance_fen: 21_000,
    short_by_fen: 8 * 4200 - 21_000,
    policies: [
      { policy_id: employer.policyId, person_count: 3, premium_fen: 3 * 4200, is_reached: 0 },
      { policy_id: employer.other, person_count: 5, premium_fen: 5 * 4200, is_reached: 0 },
    ],
    deadline: '2026-03-29 20:00:00',
    is_consent: 0,
    consent_time: null,
  });
  expect(await renewedHeads(employer)).toEqual([]);
});

it.each([
  [undefined, [3], 'policyId'],
  ['other', [5], 'other'],
] as const)(
  'B4 with consent and the order %s renews as many policies as the money reaches for',
  async (first, heads, reached) => {
    const employer = await twoPolicies();
    const order = first && { order: `${employer.other},${employer.policyId}` };
    const answer = await world.call(employer.token, consentMinimumRenewAmountNotice, {
      consent: 1,
      ...order,
    });
    expect(dataOf(answer)).toEqual({ is_consent: 1, consent_time: '2026-03-25 10:00:00' });

    const { policies, is_consent } = await notice(employer);
    expect(is_consent).toBe(1);
    expect(policies.filter(({ is_reached }) => is_reached === 1).map(({ policy_id }) => policy_id)).toEqual([
      employer[reached],
    ]);
    expect(await renewedHeads(employer)).toEqual(heads);
  },
);

it('B4 takes consent back', async () => {
  const employer = await twoPolicies();
  for (const consent of [1, 0] as const)
    dataOf(await world.call(employer.token, consentMinimumRenewAmountNotice, { consent }));

  expect((await notice(employer)).is_consent).toBe(0);
  expect(await renewedHeads(employer)).toEqual([]);
});

it('P3 settles no order of a stranger’s policies, tells them nothing, and refuses who has no key', async () => {
  const employer = await twoPolicies();
  const { employer: stranger } = await renewing(2);
  const reader = await aUser(world, employer.enterpriseId, ['/policy/index']);
  const order = `${employer.policyId}`;

  const asked = { consent: 1, order } as const;
  expect(refusedOf(await world.call(stranger.token, consentMinimumRenewAmountNotice, asked)).reason).toBe(
    'NOT_FOUND',
  );
  expect(await notice(stranger)).toMatchObject({
    policies: [],
    is_consent: 0,
    need_notice: 0,
    deadline: null,
  });
  expect(refusedOf(await world.call(reader.token, consentMinimumRenewAmountNotice, asked)).reason).toBe(
    'FORBIDDEN',
  );
  expect(refusedOf(await world.call(reader.token, minimumRenewAmountNotice, {})).reason).toBe('FORBIDDEN');
});
