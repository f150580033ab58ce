import { listMessages } from '@app/contract/messages';
import { add } from '@app/contract/policy-changes/add-persons';
import { replace } from '@app/contract/policy-changes/replace-persons';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, coverIds, covering, type Employer } from '../../test/changes.ts';
import { answeredAt, onTheMove, turnedDown } from '../../test/late-answers.ts';
import { aPair } from '../../test/pairs.ts';
import { renewingIn } from '../../test/renewals.ts';
import { dataOf, openWorld, signedIn } from '../../test/world.ts';

// What is told of a move or a replacement that came to nothing is true of whom it is told, in whatever order the answers came.

const world = await openWorld();

async function toldLast(employer: Employer, policy_change_id: number): Promise<string> {
  const token = await signedIn(world, employer);
  const { data } = dataOf(await world.call(token, listMessages, {}, { 'accept-language': 'en' }));
  return data.find((message) => message.policy_change_id === policy_change_id)!.content;
}

it('B2 says of a move that hung on a refused addition that nobody is covered', async () => {
  const employer = await anEmployer(world);
  const input = { policy_id: employer.policyId, persons: [aWorker(employer)], draft: 0 as const };
  const { policy_change_id } = dataOf(await world.call(employer.token, add, input));
  const [id] = await coverIds(world, employer);
  const { move } = await onTheMove(world, employer, id!);

  await answeredAt(world, '2026-03-10 17:00:00', { [policy_change_id]: turnedDown });

  expect(await toldLast(employer, move)).toMatch(/^Under this policy they are not covered after/);
});

it.each([
  ['2026-03-16 18:00:00', /^They stay covered where they were, until their cover there ends/],
  ['2026-03-18 18:00:00', /^They stay covered where they were, until their cover there ends/],
  ['2026-03-31 10:00:00', /^Under this policy they are not covered after the next midnight/],
])('B2 says of a move that is turned down at %s who stays covered', async (at, says) => {
  const { employer, ids } = await covering(world, 4);
  const { move } = await onTheMove(world, employer, ids[0]!);
  await answeredAt(world, '2026-03-16 17:00:00');

  await answeredAt(world, at, { [move]: turnedDown });

  expect(await toldLast(employer, move)).toMatch(says);
});

it('B2 says of a replacement that is turned down late until when whoever came is covered', async () => {
  const { employer, ids } = await covering(world, 4);
  const pairs = [aPair(employer, ids[0]!)];
  const input = { policy_id: employer.policyId, pairs, draft: 0 as const };
  const { policy_change_id } = dataOf(await world.call(employer.token, replace, input));
  await answeredAt(world, '2026-03-16 17:00:00');

  await answeredAt(world, '2026-03-18 10:00:00', { [policy_change_id]: turnedDown });

  expect(await toldLast(employer, policy_change_id)).toMatch(
    /^Who was to leave stays covered.*NOT covered by this change after the next midnight/,
  );
});

it.each([
  ['2026-03-31 17:00:00', /^Nobody was renewed: when the policy before ends they are without cover/],
  [
    '2026-04-02 10:00:00',
    /^Nobody was renewed: the policy before has ended, .*none of them after the next midnight/,
  ],
])('B4 says of a renewal that is turned down at %s from when nobody is covered', async (at, says) => {
  const { renewing, listed, renewed } = renewingIn(world);
  const { employer } = await renewing(3, '2026-03-30 10:00:00');
  const { policy_change_id } = (await renewed(employer, (await listed(employer)).policies)).renewed[0]!;
  await answeredAt(world, '2026-03-31 16:30:00');

  await answeredAt(world, at, { [policy_change_id]: turnedDown });

  expect(await toldLast(employer, policy_change_id)).toMatch(says);
});
