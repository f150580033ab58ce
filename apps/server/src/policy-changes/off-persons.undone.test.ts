import { listForOff } from '@app/contract/persons';
import { remove } from '@app/contract/policy-changes/delete-change';
import { resubmitFailed } from '@app/contract/policy-changes/resubmit-failed';
import { off } from '@app/contract/policy-changes/off-persons';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { aWorker, covering, type Employer, submitted, workers } from '../../test/changes.ts';
import { faultsOfBooks } from '../../test/rows.ts';
import { dataOf, openWorld, refusedOf } from '../../test/world.ts';

const world = await openWorld();

const takeOff = (
  { token, policyId }: Employer,
  policy_person_ids: readonly number[],
  start_date = '2026-03-20',
) =>
  world.call(token, off, {
    policy_id: policyId,
    policy_person_ids: [...policy_person_ids],
    start_date: day(start_date),
    draft: 0,
  });

const undo = ({ token }: Employer, policy_change_id: number) =>
  world.call(token, remove, { policy_change_id });

const heads = async ({ token, policyId }: Employer) =>
  dataOf(await world.call(token, listForOff, { policy_id: policyId })).total;

/** Three, as many as the plan insures at least, and three more from the 20th. */
async function withNewcomers() {
  const { employer, ids } = await covering(world, 3);
  const later = workers(employer, 3).map((one) => ({ ...one, start_date: day('2026-03-20') }));
  const adding = await submitted(world, employer, later);
  return { employer, ids, adding };
}

it('B2 does not take an addition back on whose persons a later removal counted', async () => {
  const { employer, ids, adding } = await withNewcomers();
  const { change_no, policy_change_id } = dataOf(await takeOff(employer, ids));

  expect(refusedOf(await undo(employer, adding.policy_change_id))).toMatchObject({
    reason: 'COUNTED_ELSEWHERE',
    detail: { change_no, min_persons: 3, left: 0 },
  });
  expect(await heads(employer)).toBe(3);

  dataOf(await undo(employer, policy_change_id));
  dataOf(await undo(employer, adding.policy_change_id));
  expect(await heads(employer)).toBe(3);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 takes an addition back after a removal that leaves enough without it', async () => {
  const { employer, ids } = await covering(world, 4);
  const adding = await submitted(world, employer, [aWorker(employer)]);
  dataOf(await takeOff(employer, [ids[0]!]));

  dataOf(await undo(employer, adding.policy_change_id));
  expect(await heads(employer)).toBe(3);
});

it('B2 takes an addition back that was confirmed after the removal', async () => {
  const { employer, ids } = await covering(world, 4);
  dataOf(await takeOff(employer, [ids[0]!]));
  world.clock.set(new Date(world.clock.now().getTime() + 1_000));
  const adding = await submitted(world, employer, [aWorker(employer)]);

  dataOf(await undo(employer, adding.policy_change_id));
});

it('B2 takes a list back that nobody counted on, to the last person', async () => {
  const { employer } = await covering(world, 3);
  const other = await submitted(world, employer, workers(employer, 2));
  dataOf(await undo(employer, other.policy_change_id));
  expect(await heads(employer)).toBe(3);
});

it('B2 says of a removal that was taken back that no list of it is kept, and what to do', async () => {
  const { employer, ids } = await covering(world, 4);
  const { policy_change_id } = dataOf(await takeOff(employer, [ids[0]!]));
  dataOf(await undo(employer, policy_change_id));

  const answer = await world.call(employer.token, resubmitFailed, { policy_change_id });
  expect(refusedOf(answer)).toMatchObject({ reason: 'NO_LIST_KEPT' });
});
