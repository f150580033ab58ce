import { add } from '@app/contract/policy-changes/add-persons';
import { off } from '@app/contract/policy-changes/off-persons';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { transfer } from '@app/contract/policy-changes/transfer-persons';
import { expect, it } from 'vitest';
import { anEmployer, coverIds, insurerAnswering, workers } from '../../../test/changes.ts';
import { isIssued, stateOf, turnedDown } from '../../../test/late-answers.ts';
import { aMove, anotherCompany } from '../../../test/moves.ts';
import { faultsOfBooks } from '../../../test/rows.ts';
import { dataOf, moment, openWorld, signedIn } from '../../../test/world.ts';

const world = await openWorld();

it.each([isIssued, turnedDown, isIssued, turnedDown])(
  'B2 applies an answer at the moment at which its persons are moved and taken off, and neither waits for ever',
  async (answer) => {
    const employer = await anEmployer(world);
    const there = await anotherCompany(world, employer);
    const { policyId: policy_id } = employer;
    const input = { policy_id, persons: workers(employer, 8), draft: 0 as const };
    const { policy_change_id } = dataOf(await world.call(employer.token, add, input));
    dataOf(await world.call(employer.token, sendNow, { policy_change_id }));
    const ids = await coverIds(world, employer);
    world.clock.set(moment('2026-03-12 10:00:00'));
    const token = await signedIn(world, employer);
    const move = (id: number) =>
      world.call(token, transfer, { policy_id, moves: [aMove(id, { work_company_id: there })], draft: 0 });
    const leave = (id: number) => world.call(token, off, { policy_id, policy_person_ids: [id], draft: 0 });

    const [, ...answers] = await Promise.all([
      world.settle(insurerAnswering({ [policy_change_id]: answer })),
      move(ids[0]!),
      leave(ids[1]!),
      move(ids[2]!),
      leave(ids[3]!),
      move(ids[4]!),
    ]);

    const said = answers.map((one) => (one.code === 1 ? 'done' : one.reason));
    expect(said.filter((one) => !['done', 'ROWS_REFUSED', 'ROWS_MOVED'].includes(one))).toEqual([]);
    expect(await stateOf(world, employer, policy_change_id)).toMatchObject({
      status: answer.state === 'issued' ? 50 : 60,
    });
    expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
  },
);
