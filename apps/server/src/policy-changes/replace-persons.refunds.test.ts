import { off } from '@app/contract/policy-changes/off-persons';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { coverIds, type Employer, insurerSaying } from '../../test/changes.ts';
import { aPair, aPlan, coveringBy, swapIssued } from '../../test/pairs.ts';
import { faultsOfBooks } from '../../test/rows.ts';
import { balances, dataOf, openWorld } from '../../test/world.ts';

const world = await openWorld();

/** Takes a cover off at once, from the day on which a place changes hands; what it gives back, as shown and as issued. */
async function leave({ token, policyId: policy_id, enterpriseId }: Employer, policy_person_id: number) {
  const before = await balances(world, enterpriseId);
  const persons = [{ policy_person_id, name: '' }];
  const done = dataOf(
    await world.call(token, off, { policy_id, persons, start_date: day('2026-03-17'), draft: 0 }),
  );
  dataOf(await world.call(token, sendNow, { policy_change_id: done.policy_change_id }));
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-O' }));
  const after = await balances(world, enterpriseId);
  return { shown_fen: done.refund_fen, issued_fen: after.cash! - before.cash! };
}

it.each([
  ['NONE_AFTER_START', 0],
  ['NONE', 0],
])('T08 B2 gives back by %s no more for a place that somebody took over', async (refund_mode, fen) => {
  const plan_code = await aPlan(world, {
    refund_mode,
    replace_mode: 'UNLIMITED',
    replace_limit: null,
    min_persons: 1,
  });
  const { employer, ids } = await coveringBy(world, plan_code);
  await swapIssued(world, employer, [aPair(employer, ids[0]!)]);
  const taker = (await coverIds(world, employer)).find((id) => !ids.includes(id))!;

  expect(await leave(employer, ids[2]!)).toEqual({ shown_fen: fen, issued_fen: fen });
  expect(await leave(employer, taker)).toEqual({ shown_fen: fen, issued_fen: fen });
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});
