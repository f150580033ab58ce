import { add } from '@app/contract/policy-changes/add-persons';
import { remove } from '@app/contract/policy-changes/delete-change';
import { correct } from '@app/contract/policy-changes/correct-person';
import { off } from '@app/contract/policy-changes/off-persons';
import { replace } from '@app/contract/policy-changes/replace-persons';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { transfer } from '@app/contract/policy-changes/transfer-persons';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  anEmployer,
  aWorker,
  coverIds,
  type Employer,
  insurerSaying,
  issued,
  workers,
} from '../../test/changes.ts';
import { correctionOf, sendEvidence } from '../../test/corrections.ts';
import { aMove, anotherCompany } from '../../test/moves.ts';
import { aPair, aPlan } from '../../test/pairs.ts';
import { faultsOfBooks } from '../../test/rows.ts';
import { faultsOfSeats } from '../../test/seats.ts';
import { dataOf, moment, occupationId, openWorld, signedIn } from '../../test/world.ts';

const world = await openWorld();

const start = moment('2026-03-10 10:00:00');
const day_ms = 86_400_000;

const step = fc.record({
  kind: fc.constantFrom('add', 'off', 'replace', 'replace', 'transfer', 'transfer', 'correct'),
  /** Which of those who are covered, whether the work is of a higher class, and whether it is at the other company. */
  whom: fc.nat(9),
  isHigher: fc.boolean(),
  isElsewhere: fc.boolean(),
  then: fc.constantFrom('undone', 'issued', 'issued late', 'refused', 'refused late', 'open'),
  days: fc.nat(2),
});

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

it.each(['ON_SUBMIT', 'ON_ISSUE'])(
  'B2 covers nobody twice, leaves no day between two on a seat, and keeps the books, bound %s, whatever happens',
  async (cover_binding) => {
    const plan_code = await aPlan(world, {
      replace_mode: 'UNLIMITED',
      replace_limit: null,
      replace_same_class: 0,
      min_persons: 1,
      cover_binding,
    });
    const higher = await occupationId(world, 'MFG15');

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 7 }), async (steps) => {
        world.clock.set(start);
        const employer = await anEmployer(world, { plan_code });
        await issued(world, employer, workers(employer, 3));
        const there = await anotherCompany(world, employer);
        for (const one of steps) await take(employer, one, { higher, there });

        expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
        expect(await faultsOfSeats(world, employer.enterpriseId)).toEqual([]);
      }),
      { numRuns: 12 },
    );
  },
);

/** Does one thing and what becomes of it. What is refused, as it may be, changes nothing. */
async function take(
  employer: Employer,
  { kind, whom, isHigher, isElsewhere, then, days }: Step,
  { higher, there }: { readonly higher: number; readonly there: number },
): Promise<void> {
  world.clock.set(new Date(world.clock.now().getTime() + days * day_ms));
  const present = { ...employer, token: await signedIn(world, employer) };
  const { token, policyId: policy_id } = present;
  const ids = await coverIds(world, present);
  const id = ids[whom % ids.length];
  const work = isHigher ? { occupation_id: higher } : {};
  const place = {
    occupation_id: isHigher ? higher : employer.occupation_id,
    ...(isElsewhere ? { work_company_id: there } : {}),
  };
  const settings = { policy_id, draft: 0 as const, confirm_warnings: ['DUPLICATE_SUBMIT' as const] };
  if (id === undefined && kind !== 'add') return;
  const answer =
    kind === 'add'
      ? await world.call(token, add, { ...settings, persons: [aWorker(present, work)] })
      : kind === 'off'
        ? await world.call(token, off, { ...settings, policy_person_ids: [id!] })
        : kind === 'replace'
          ? await world.call(token, replace, { ...settings, pairs: [aPair(present, id!, work)] })
          : kind === 'transfer'
            ? await world.call(token, transfer, { ...settings, moves: [aMove(id!, place)] })
            : await world.call(token, correct, { ...settings, ...(await putRight(present, id!, isHigher)) });
  if (answer.code !== 1 || then === 'open') return;
  const { policy_change_id } = answer.data;
  if (then === 'undone') return void (await world.call(token, remove, { policy_change_id }));
  await world.call(token, sendNow, { policy_change_id });
  if (then.endsWith('late')) world.clock.set(new Date(world.clock.now().getTime() + 2 * day_ms));
  await world.settle(
    insurerSaying(
      then.startsWith('refused')
        ? { state: 'refused', reason: '不予承保' }
        : { state: 'issued', endorse_no: 'E' },
    ),
  );
}

/** A correction of somebody's number, or of their name. */
async function putRight(employer: Employer, id: number, isNumber: boolean) {
  const { name, idcard } = aWorker(employer);
  const { file_id } = dataOf(await sendEvidence(world, employer.token));
  return { file_id, correction: correctionOf(id, isNumber ? 'idcard' : 'name', isNumber ? idcard : name) };
}
