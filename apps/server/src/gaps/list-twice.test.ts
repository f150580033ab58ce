import { off } from '@app/contract/policy-changes/off-persons';
import { listTwice } from '@app/contract/worth-a-look';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, type Employer, issued, workers } from '../../test/changes.ts';
import { aUser, dataOf, moment, occupationId, openWorld, refusedOf, signedIn } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';

const world = await openWorld();

const another = (employer: Employer, plan_code: string, end_date = '2026-03-31') =>
  openPolicyFor(world.platform, employer.enterpriseId, {
    plan_code,
    policy_no: `${plan_code}-${employer.enterpriseId}`,
    start_date: day('2026-03-01'),
    end_date: day(end_date),
  });

const twiceOf = async (employer: Employer) =>
  dataOf(await world.call(await signedIn(world, employer), listTwice, {}));

/** Three at 42.00 a month, of whom one is also insured at 29.00 a month, from 11 March on; on the 16th. */
async function insuredTwice() {
  const employer = await anEmployer(world);
  const persons = workers(employer, 3);
  await issued(world, employer, persons);
  const policyId = await another(employer, 'EL-A');
  await issued(world, { ...employer, policyId }, [persons[1]!]);
  world.clock.set(moment('2026-03-16 10:00:00'));
  const present = { ...employer, token: await signedIn(world, employer) };
  return { employer: present, policyId, person: persons[1]! };
}

it('N2 names who is covered twice from tomorrow on, what that costs, and which cover is the spare one', async () => {
  const { employer, policyId, person } = await insuredTwice();

  const { total, wasted_fen, rows } = await twiceOf(employer);

  // 15 of 31 days at 29.00: 29.00 − 15.90 = 14.03 by the running sum.
  expect({ total, wasted_fen }).toEqual({ total: 1, wasted_fen: 1403 });
  expect(rows).toMatchObject([
    {
      name: person.name,
      idcard: expect.stringContaining('*'),
      first_date: '2026-03-17',
      last_date: '2026-03-31',
      days: 15,
      wasted_fen: 1403,
      covers: [
        { policy_id: employer.policyId, cost_fen: 2032, is_spare: 0, start_date: '2026-03-11' },
        { policy_id: policyId, cost_fen: 1403, is_spare: 1, end_date: '2026-03-31' },
      ],
    },
  ]);
});

it('N2 says just what comes back by the days when the spare cover is taken off', async () => {
  const { employer, policyId } = await insuredTwice();
  await issued(world, { ...employer, policyId }, workers(employer, 3));
  const { rows, wasted_fen } = await twiceOf(employer);
  const spare = rows[0]!.covers.find(({ is_spare }) => is_spare === 1)!;

  const ended = dataOf(
    await world.call(await signedIn(world, employer), off, {
      policy_id: policyId,
      policy_person_ids: [spare.policy_person_id],
      draft: 0,
    }),
  );
  expect(ended.refund_fen).toBe(wasted_fen);
  expect((await twiceOf(employer)).total).toBe(0);
});

it('N2 takes two kinds of insurance, covers one after the other, and those that are ended for no fault', async () => {
  const employer = await anEmployer(world);
  const [one, other] = [aWorker(employer), aWorker(employer)];
  await issued(world, employer, [one, other, aWorker(employer)]);
  const accident = await another(employer, 'GA-A', '2027-02-28');
  const occupation_id = await occupationId(world, 'MFG04', 'GA');
  await issued(world, { ...employer, policyId: accident }, [{ ...one, occupation_id }]);
  world.clock.set(moment('2026-03-16 10:00:00'));

  expect(await twiceOf(employer)).toEqual({ total: 0, wasted_fen: 0, rows: [] });
});

it("P3 refuses who may not see persons, and shows a stranger none of another's", async () => {
  const { employer } = await insuredTwice();
  const clerk = await aUser(world, employer.enterpriseId, ['/policy/index']);
  const stranger = await anEmployer(world);

  expect(refusedOf(await world.call(clerk.token, listTwice, {})).reason).toBe('FORBIDDEN');
  expect((await twiceOf(stranger)).total).toBe(0);
});
