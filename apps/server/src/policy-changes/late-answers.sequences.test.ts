import { add } from '@app/contract/policy-changes/add-persons';
import { remove } from '@app/contract/policy-changes/delete-change';
import { off } from '@app/contract/policy-changes/off-persons';
import { replace } from '@app/contract/policy-changes/replace-persons';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { transfer } from '@app/contract/policy-changes/transfer-persons';
import { addDays } from '@app/domain/calendar/day';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { InsurerAnswer } from '../../src/insurers/insurer.ts';
import {
  anEmployer,
  coverIds,
  type Employer,
  insurerAnswering,
  issued,
  workers,
} from '../../test/changes.ts';
import { isIssued, turnedDown } from '../../test/late-answers.ts';
import { aMove, anotherCompany } from '../../test/moves.ts';
import { aPair, aPlan } from '../../test/pairs.ts';
import { faultsOfBooks, faultsOfLedger } from '../../test/rows.ts';
import { faultsOfAnswered, faultsOfSeats } from '../../test/seats.ts';
import { moment, openWorld, signedIn } from '../../test/world.ts';

// Several changes are open at once, on covers that others have opened, and the insurer answers them later and in another order.

const world = await openWorld();

const start = moment('2026-03-10 10:00:00');
const day_ms = 86_400_000;
const an_hour = 1 / 24;
const kinds = [
  'add',
  'off',
  'off',
  'replace',
  'replace',
  'transfer',
  'transfer',
  'undo',
  'answer',
  'answer',
] as const;

const says = fc.constantFrom('issued', 'refused', 'part');

const step = fc.record({
  kind: fc.constantFrom(...kinds),
  /** Which of those who are covered, or of the open changes. */
  which: fc.nat(19),
  /** So many days pass before, and so many lie between the earliest start and the start. */
  days: fc.nat(2),
  ahead: fc.nat(4),
  says,
});

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
type Says = Step['says'];

const run = fc.record({
  steps: fc.array(step, { minLength: 4, maxLength: 9 }),
  /** What the insurer says in the end to whom, where it is asked; how many days pass before each. */
  ends: fc.array(fc.record({ which: fc.nat(9), days: fc.nat(3), says }), { minLength: 8, maxLength: 8 }),
});

it.each(['ON_SUBMIT', 'ON_ISSUE'])(
  'B2 covers nobody twice, nor after they were taken off, and keeps the books, bound %s, in whatever order the insurer answers',
  async (cover_binding) => {
    const plan_code = await aPlan(world, {
      replace_mode: 'UNLIMITED',
      replace_limit: null,
      min_persons: 1,
      cover_binding,
    });

    await fc.assert(
      fc.asyncProperty(run, async ({ steps, ends }) => {
        world.clock.set(start);
        const employer = await anEmployer(world, { plan_code, to: '2026-04-30' });
        await issued(world, employer, workers(employer, 3));
        const there = await anotherCompany(world, employer);
        for (const one of steps) {
          await take(employer, one, there);
          await expectSound(employer);
        }
        for (const one of ends) {
          await answerOne(employer, one);
          await expectSound(employer);
        }
        // Whoever was asked a moment ago is not asked again at once.
        for (let left = 30; left > 0 && (await openChanges(employer)).length > 0; left -= 1)
          await answerOne(employer, { which: 0, days: an_hour, says: 'issued' });

        pass(1);
        expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
        expect(await faultsOfAnswered(world, employer.enterpriseId, world.clock.now())).toEqual([]);
      }),
      // A failure is told at once: to make it smaller takes longer than a test may.
      { numRuns: 8, endOnFailure: true },
    );
  },
);

const pass = (days: number) => world.clock.set(new Date(world.clock.now().getTime() + days * day_ms));

async function expectSound({ enterpriseId }: Employer): Promise<void> {
  // What goes over to a cover that waits is put down with its own answer: until then only the accounts are exact.
  expect(await faultsOfLedger(world, enterpriseId)).toEqual([]);
  expect(await faultsOfSeats(world, enterpriseId)).toEqual([]);
}

/** Does one thing, and leaves it open. What is refused, as it may be, changes nothing. */
async function take(
  employer: Employer,
  { kind, which, days, ahead, ...one }: Step,
  there: number,
): Promise<void> {
  if (kind === 'answer') return answerOne(employer, { which, days, says: one.says });
  pass(days);
  const present = { ...employer, token: await signedIn(world, employer) };
  const { token, policyId: policy_id } = present;
  if (kind === 'undo') {
    const policy_change_id = pick(await openChanges(employer), which);
    if (policy_change_id !== undefined) await world.call(token, remove, { policy_change_id });
    return;
  }
  const start_date = addDays(shanghaiDay(world.clock.now()), 1 + ahead);
  const settings = {
    policy_id,
    start_date,
    draft: 0 as const,
    confirm_warnings: ['DUPLICATE_SUBMIT' as const],
  };
  const id = pick(await coverIds(world, present), which);
  if (kind === 'add')
    return void (await world.call(token, add, { ...settings, persons: workers(present, 1) }));
  if (id === undefined) return;
  if (kind === 'off') return void (await world.call(token, off, { ...settings, policy_person_ids: [id] }));
  if (kind === 'replace')
    return void (await world.call(token, replace, { ...settings, pairs: [aPair(present, id)] }));
  const company = which % 2 === 0 ? there : employer.companyId;
  await world.call(token, transfer, { ...settings, moves: [aMove(id, { work_company_id: company })] });
}

const pick = (from: readonly number[], which: number): number | undefined => from[which % from.length];

async function openChanges({ enterpriseId }: Employer): Promise<number[]> {
  const { rows } = await world.owner.query<{ id: number }>(
    'select policy_change_id as id from policy_change where enterprise_id = $1 and status in (30, 40) order by 1',
    [enterpriseId],
  );
  return rows.map(({ id }) => id);
}

const answers: Record<Says, InsurerAnswer> = {
  issued: isIssued,
  refused: turnedDown,
  part: { state: 'issued_part', endorse_no: 'E-P', failed: [{ row_no: 1, reason: '不予承保' }] },
};

/** Lets the insurer answer one of the open changes, where it has all that the change hangs on; of all others it has nothing to say. */
async function answerOne(
  employer: Employer,
  one: { readonly which: number; readonly days: number; readonly says: Says },
): Promise<void> {
  pass(one.days);
  const policy_change_id = pick(await openChanges(employer), one.which);
  if (policy_change_id === undefined) return;
  await world.call(await signedIn(world, employer), sendNow, { policy_change_id });
  await world.settle(insurerAnswering({ [policy_change_id]: answers[one.says] }));
}
