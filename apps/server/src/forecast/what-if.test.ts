import { off } from '@app/contract/policy-changes/off-persons';
import { listRenewable } from '@app/contract/renewals/one-key';
import { whatIf } from '@app/contract/what-if';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, coverIds, type Employer, submitted } from '../../test/changes.ts';
import { renewingIn } from '../../test/renewals.ts';
import { digestsOf } from '../../test/rows.ts';
import { aUser, balances, dataOf, occupationId, openWorld, refusedOf } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';

const world = await openWorld();
const { renewing, renewed } = renewingIn(world);

/** Five covered at 42.00 a month to the end of March; on the 21st. */
const five = async () => (await renewing(5, '2026-03-21 10:00:00')).employer;

const moves = (policy_id: number) => [
  { kind: 'add' as const, policy_id, category: '4' as const, count: 2, start_date: day('2026-03-25') },
  { kind: 'off' as const, policy_id, category: '3' as const, count: 1, start_date: day('2026-03-24') },
];

/** What the moves cost when they are made. */
async function made(employer: Employer) {
  const { enterpriseId, token, policyId: policy_id } = employer;
  const cash = async () => (await balances(world, enterpriseId)).cash!;
  const before = await cash();
  const occupation_id = await occupationId(world, 'MFG15');
  const start_date = day('2026-03-25');
  await submitted(
    world,
    employer,
    [1, 2].map(() => aWorker(employer, { occupation_id, start_date })),
  );
  const [leaver] = await coverIds(world, employer);
  const ended = dataOf(
    await world.call(token, off, {
      policy_id,
      policy_person_ids: [leaver!],
      start_date: day('2026-03-24'),
      draft: 0,
    }),
  );
  const march = before - (await cash()) - ended.refund_fen;
  const { policies } = dataOf(await world.call(token, listRenewable, {}));
  await renewed(employer, policies);
  return { march, april: before - (await cash()) - ended.refund_fen - march };
}

it('N8 says of months ahead to the fen what the same moves cost afterwards, and stores nothing', async () => {
  const employer = await five();
  const { token, policyId, enterpriseId } = employer;
  const before = await digestsOf(world, enterpriseId);

  const told = dataOf(await world.call(token, whatIf, { months: 2, moves: moves(policyId) }));

  expect(await digestsOf(world, enterpriseId)).toEqual(before);
  expect(told.months).toMatchObject([
    { month: '2026-03-01', heads: 6, base_heads: 5, base_charged_fen: 0 },
    { month: '2026-04-01', heads: 6, base_heads: 5, base_charged_fen: 5 * 4_200 },
  ]);
  const { march, april } = await made(employer);
  expect(told.months.map(({ charged_fen }) => charged_fen)).toEqual([march, april]);
});

it('N8 says when the balance runs out, with and without what is tried', async () => {
  const employer = await five();
  const { token, policyId, enterpriseId } = employer;
  await world.owner.query(
    `update account set balance_fen = 21500 where enterprise_id = $1 and code = 'cash'`,
    [enterpriseId],
  );

  const told = dataOf(await world.call(token, whatIf, { months: 3, moves: moves(policyId) }));

  expect(told).toMatchObject({
    balance_fen: 21_500,
    balance_zero_date: '2026-04-01',
    base_balance_zero_date: '2026-05-01',
  });
});

it('N8 lets a policy go on by another plan, and by the one that is open already', async () => {
  const employer = await five();
  const { token, policyId, enterpriseId } = employer;
  const april = await openPolicyFor(world.platform, enterpriseId, {
    plan_code: 'EL-C',
    policy_no: `C-${enterpriseId}`,
    start_date: day('2026-04-01'),
    end_date: day('2026-04-30'),
  });
  const seen = dataOf(await world.call(token, whatIf, {}));
  const { plan_id } = seen.policies.find(({ policy_id }) => policy_id === april)!;

  const told = dataOf(
    await world.call(token, whatIf, { months: 2, plans: [{ policy_id: policyId, plan_id }] }),
  );

  expect(told.months[1]).toMatchObject({ base_charged_fen: 5 * 4_200, charged_fen: 5 * 5_800, heads: 5 });
});

it("P3 refuses a sub-user without the key, and finds none of a stranger's policies", async () => {
  const employer = await five();
  const stranger = await anEmployer(world);
  const clerk = await aUser(world, employer.enterpriseId, ['/person/index']);

  expect(refusedOf(await world.call(clerk.token, whatIf, {})).reason).toBe('FORBIDDEN');
  const asked = await world.call(stranger.token, whatIf, { moves: moves(employer.policyId) });
  expect(refusedOf(asked).reason).toBe('NOT_FOUND');
  const plans = [{ policy_id: employer.policyId, plan_id: 1 }];
  expect(refusedOf(await world.call(stranger.token, whatIf, { plans })).reason).toBe('NOT_FOUND');
  const none = [{ policy_id: employer.policyId, plan_id: 999_999 }];
  expect(refusedOf(await world.call(employer.token, whatIf, { plans: none })).reason).toBe('NOT_FOUND');
});

it('N8 says what cannot be tried: another class than the plan insures, a day that has begun, too many, none', async () => {
  const { token, policyId: policy_id } = await five();
  const add = moves(policy_id)[0]!;
  const fieldsOf = async (...tried: object[]) => {
    const refused = refusedOf(await world.call(token, whatIf, { moves: tried as never }));
    return refused.reason === 'VALIDATION' ? refused.detail.fields : refused.reason;
  };

  expect(await fieldsOf({ ...add, category: '6' })).toEqual(['moves.category']);
  expect(await fieldsOf({ ...add, start_date: '2026-03-21' })).toEqual(['moves.start_date']);
  expect(await fieldsOf({ ...add, count: 0 })).toEqual(['moves.0.count']);
  expect(await fieldsOf({ ...add, count: '2' })).toEqual(['moves.0.count']);
  expect(await fieldsOf(...Array.from({ length: 51 }, () => add))).toEqual(['moves']);
  expect(dataOf(await world.call(token, whatIf, { moves: [] })).months).toHaveLength(3);
});
