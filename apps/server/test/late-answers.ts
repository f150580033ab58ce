import { readChange } from '@app/contract/policy-changes/read-change';
import { off } from '@app/contract/policy-changes/off-persons';
import type { Day } from '@app/domain/calendar/day';
import type { InsurerAnswer } from '../src/insurers/insurer.ts';
import { coverIds, type Employer, insurerAnswering } from './changes.ts';
import { anotherCompany, moved } from './moves.ts';
import { spansOf } from './pairs.ts';
import { dataOf, moment, signedIn, type World } from './world.ts';

export const turnedDown: InsurerAnswer = { state: 'refused', reason: '不予承保' };
export const isIssued: InsurerAnswer = { state: 'issued', endorse_no: 'E-L' };

/** Lets the clock come to a moment, and the insurer answer some changes, by their numbers; all others go on waiting. */
export async function answeredAt(
  world: World,
  at: string,
  answers: Readonly<Record<number, InsurerAnswer>> = {},
): Promise<void> {
  world.clock.set(moment(at));
  await world.settle(insurerAnswering(answers));
}

/** Somebody covered since 11 March whose move from the 17th waits for the insurer, and the cover that it has opened. */
export async function onTheMove(world: World, employer: Employer, id: number) {
  const there = await anotherCompany(world, employer);
  const before = await coverIds(world, employer);
  const move = await moved(world, employer, [
    { policy_person_id: id, name: '', idcard: '', work_company_id: there },
  ]);
  const came = (await coverIds(world, employer)).find((one) => !before.includes(one))!;
  return { move: move.policy_change_id, came, there };
}

/** Takes somebody off from a day on; the number of the change. */
export async function takenOff(world: World, employer: Employer, id: number, start_date: Day | string) {
  const input = { policy_id: employer.policyId, policy_person_ids: [id], draft: 0 as const };
  const token = await signedIn(world, employer);
  return dataOf(await world.call(token, off, { ...input, start_date })).policy_change_id;
}

/** The spans of one person that cover a day, as the database has them: from, until, and how they ended. */
export const daysOf = async (world: World, enterpriseId: number, name: string) =>
  (await spansOf(world, enterpriseId)).filter((span) => span.name === name && span.from !== null);

export const stateOf = async (world: World, employer: Employer, policy_change_id: number) =>
  dataOf(await world.call(await signedIn(world, employer), readChange, { policy_change_id }));
