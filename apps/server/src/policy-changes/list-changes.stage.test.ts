import { listChanges } from '@app/contract/policy-changes/list-changes';
import { expect, it } from 'vitest';
import { anEmployer, drafted, insurerSaying, issued, priced, sent, workers } from '../../test/changes.ts';
import { dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';

const world = await openWorld();

const stageOf = async (token: string, stage: 'drafts' | 'open' | 'needs_you') =>
  dataOf(await world.call(token, listChanges, { stage })).data.map(
    ({ policy_change_id }) => policy_change_id,
  );

it('B2 lists the drafts, what is not final yet, and what somebody must look at', async () => {
  const employer = await anEmployer(world);
  await issued(world, employer);
  const waiting = await sent(world, employer, workers(employer, 2));
  const draft = await drafted(world, employer);
  const { policy_change_id: awaiting } = await priced(world, employer);

  expect(await stageOf(employer.token, 'drafts')).toEqual([awaiting, draft]);
  expect(await stageOf(employer.token, 'open')).toEqual([awaiting, draft, waiting.policy_change_id]);
  expect(await stageOf(employer.token, 'needs_you')).toEqual([]);

  world.clock.set(moment('2026-03-12 09:00:00'));
  const token = await signedIn(world, employer);
  expect(await stageOf(token, 'needs_you')).toEqual([waiting.policy_change_id]);
  const failed = [{ row_no: 2, reason: '该人员职业不符' }];
  await world.settle(insurerSaying({ state: 'issued_part', endorse_no: 'E-1', failed }));
  expect(await stageOf(token, 'needs_you')).toEqual([waiting.policy_change_id]);
  expect(await stageOf(token, 'open')).toEqual([awaiting, draft]);

  const stranger = await anEmployer(world);
  expect(await stageOf(stranger.token, 'open')).toEqual([]);
  const wrong = await world.call(token, listChanges, { stage: 'closed' as 'open' });
  expect(refusedOf(wrong).reason).toBe('VALIDATION');
});
