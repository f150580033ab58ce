import { off } from '@app/contract/policy-changes/off-persons';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { day } from '@app/domain/calendar/day';
import type { RefundMode } from '@app/domain/changes/ending';
import { expect, it } from 'vitest';
import { anEmployer, coverIds, type Employer, insurerSaying, issued, workers } from '../../test/changes.ts';
import { aMove, moveIssued, placesOf } from '../../test/moves.ts';
import { aPlan } from '../../test/pairs.ts';
import { faultsOfBooks } from '../../test/rows.ts';
import { balances, dataOf, moment, occupationId, openWorld, signedIn } from '../../test/world.ts';

const world = await openWorld();

/** An employer of a year's plan with two covered since 11 March at work of 68.00, and cheaper work of 42.00. */
async function coveredAtDearWork(refund_mode: RefundMode) {
  const kept =
    refund_mode === 'SHORT_RATE'
      ? { kept_percent: [0, 10, 20, 30, 40, 50, 60, 70, 80, 85, 90, 95, 100] }
      : {};
  const plan_code = await aPlan(world, { refund_mode, ...kept, price_unit: 'YEAR', min_persons: 1 });
  const employer = await anEmployer(world, { plan_code, from: '2026-01-01', to: '2026-12-31' });
  const dear = await occupationId(world, 'MFG15');
  const persons = workers(employer, 3).map((person) => ({ ...person, occupation_id: dear }));
  await issued(world, employer, persons);
  world.clock.set(moment('2026-07-15 10:00:00'));
  const present = { ...employer, token: await signedIn(world, employer) };
  return { employer: present, ids: await coverIds(world, present), cheap: employer.occupation_id };
}

const cash = async ({ enterpriseId }: Employer) => (await balances(world, enterpriseId)).cash!;

async function leave(employer: Employer, policy_person_id: number): Promise<void> {
  const { token, policyId: policy_id } = employer;
  const persons = [{ policy_person_id, name: '' }];
  const { policy_change_id } = dataOf(
    await world.call(token, off, { policy_id, persons, start_date: day('2026-07-16'), draft: 0 }),
  );
  dataOf(await world.call(token, sendNow, { policy_change_id }));
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-O' }));
}

it.each(['NONE_AFTER_START', 'NONE', 'MONTH_END_SETTLE', 'SHORT_RATE', 'PRO_RATA'] as const)(
  'B2 gives back by %s for a move to cheaper work and a removal of the same day what the removal alone does',
  async (refund_mode) => {
    const { employer, ids, cheap } = await coveredAtDearWork(refund_mode);
    const before = await cash(employer);
    await leave(employer, ids[0]!);
    const alone_fen = (await cash(employer)) - before;

    await moveIssued(world, employer, [aMove(ids[1]!, { occupation_id: cheap })]);
    const moved = (await coverIds(world, employer)).find((id) => !ids.includes(id))!;
    await leave(employer, moved);

    expect((await cash(employer)) - before).toBe(2 * alone_fen);
    expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
  },
);

it('B2 keeps the price of dearer work where the plan keeps all, and asks for it no second time', async () => {
  const { employer, ids, cheap } = await coveredAtDearWork('NONE_AFTER_START');
  const before = await cash(employer);
  const dear = await occupationId(world, 'MFG15');

  await moveIssued(world, employer, [aMove(ids[0]!, { occupation_id: cheap })]);
  const moved = (await coverIds(world, employer)).find((id) => !ids.includes(id))!;
  world.clock.set(moment('2026-07-20 10:00:00'));
  const later = { ...employer, token: await signedIn(world, employer) };
  await moveIssued(world, later, [aMove(moved, { occupation_id: dear })]);

  expect(await cash(employer)).toBe(before);
  expect(await placesOf(world, employer.enterpriseId)).toContainEqual(
    expect.objectContaining({ from: '2026-07-21', until: '2027-01-01', ended: null }),
  );
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});
