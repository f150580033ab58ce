import { off } from '@app/contract/policy-changes/off-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { expect, it } from 'vitest';
import {
  anEmployer,
  aWorker,
  insurerSaying,
  issued,
  sent,
  submitted,
  workers,
} from '../../../test/changes.ts';
import { faultsOfBooks } from '../../../test/rows.ts';
import { balances, dataOf, moment, openWorld, signedIn } from '../../../test/world.ts';
import type { Insurer, InsurerAnswer, Submission } from '../../insurers/insurer.ts';

const world = await openWorld();

/** An insurer that issues everything and keeps what it was sent. */
function listening() {
  const heard: { asked: 'submit' | 'ask'; submission: Submission }[] = [];
  const hear = (asked: 'submit' | 'ask') => async (submission: Submission) => {
    heard.push({ asked, submission });
    return { state: 'issued' as const, endorse_no: 'E-1' };
  };
  const insurer: Insurer = { submit: hear('submit'), ask: hear('ask') };
  return { heard, insurer };
}

it('B2 sends a change when its lock comes, not a second before', async () => {
  world.clock.set(moment('2026-03-10 15:00:00'));
  const employer = await anEmployer(world);
  const { policy_change_id } = await submitted(world, employer);
  const { heard, insurer } = listening();

  world.clock.set(moment('2026-03-10 15:59:59'));
  await world.settle(insurer);
  expect(heard).toEqual([]);
  world.clock.set(moment('2026-03-10 16:00:00'));
  await world.settle(insurer);

  expect(heard).toHaveLength(1);
  const token = await signedIn(world, employer);
  const change = dataOf(await world.call(token, readChange, { policy_change_id }));
  expect(change).toMatchObject({ status: 50 });
  expect(change.timeline.map(({ event, actor }) => [event, actor])).toContainEqual(['sent', '@system']);
});

it('B2 sends the insurer what it needs, with the ID number in full, under the number of the change', async () => {
  const employer = await anEmployer(world);
  const person = aWorker(employer);
  const { policy_change_id } = await sent(world, employer, [person]);
  const { heard, insurer } = listening();

  await world.settle(insurer);

  const { rows } = await world.owner.query('select policy_no from policy where policy_id = $1', [
    employer.policyId,
  ]);
  expect(heard).toEqual([
    {
      asked: 'submit',
      submission: {
        change_no: `C${String(policy_change_id).padStart(9, '0')}`,
        policy_no: rows[0].policy_no,
        sent_at: moment('2026-03-10 10:00:00'),
        submitted_at: null,
        ends: [],
        amends: [],
        opens: [
          {
            row_no: 1,
            name: person.name,
            idtype: 1,
            idcard: person.idcard,
            birthday: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
            gender: expect.stringMatching(/^(fe)?male$/),
            category: '3',
            start_date: '2026-03-11',
            end_date: '2026-03-31',
          },
        ],
      },
    },
  ]);
});

it('B2 tells the insurer apart whose cover ends, and which of its days are lost', async () => {
  const employer = await anEmployer(world);
  const people = workers(employer, 4);
  await issued(world, employer, people);
  world.clock.set(moment('2026-03-12 10:00:00'));
  const token = await signedIn(world, employer);
  const { name, idcard } = people[0]!;
  const leaving = { policy_id: employer.policyId, draft: 0 as const, persons: [{ name, idcard }] };
  const { policy_change_id } = dataOf(await world.call(token, off, leaving));
  dataOf(await world.call(token, sendNow, { policy_change_id }));
  const { heard, insurer } = listening();

  await world.settle(insurer);

  const lost = { row_no: 1, name, idcard, start_date: '2026-03-13', end_date: '2026-03-31' };
  expect(heard).toMatchObject([{ asked: 'submit', submission: { opens: [], ends: [lost] } }]);
});

it('B2 loses nothing when the insurer fails: it is asked again, and its answer counts once', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await sent(world, employer);
  const before = await balances(world, employer.enterpriseId);
  const read = async () => dataOf(await world.call(employer.token, readChange, { policy_change_id }));
  const insurer = insurerSaying(new Error('no answer'), { state: 'issued', endorse_no: 'E-1' });

  await expect(world.settle(insurer)).rejects.toThrow('no answer');
  expect(await read()).toMatchObject({ status: 40, progress_status: 6 });
  expect(await balances(world, employer.enterpriseId)).toEqual(before);
  world.clock.set(moment('2026-03-10 10:00:02'));
  await world.settle(insurer);

  expect(await read()).toMatchObject({ status: 50 });
  expect(await balances(world, employer.enterpriseId)).toMatchObject({ held: 0, premium_out: 2845 });
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 asks what became of a change that the insurer has taken without an answer', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await sent(world, employer);
  const read = async () => dataOf(await world.call(employer.token, readChange, { policy_change_id }));
  const { heard, insurer } = listening();

  await world.settle(insurerSaying({ state: 'pending' }));
  expect(await read()).toMatchObject({ status: 40, progress_status: 3 });
  await world.settle(insurer);
  expect(heard).toEqual([]);
  world.clock.set(moment('2026-03-10 10:00:02'));
  await world.settle(insurer);

  expect(heard.map(({ asked }) => asked)).toEqual(['ask']);
  expect(await read()).toMatchObject({ status: 50 });
});

it('B2 says after two hours without an answer that the operator looks after it, and takes the answer still', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await sent(world, employer);
  const read = async (token: string) => dataOf(await world.call(token, readChange, { policy_change_id }));
  await world.settle(insurerSaying({ state: 'pending' }));

  world.clock.set(moment('2026-03-10 12:00:00'));
  await world.settle(insurerSaying({ state: 'pending' }));
  const token = await signedIn(world, employer);
  expect(await read(token)).toMatchObject({ status: 40, progress_status: 7 });
  world.clock.set(moment('2026-03-10 12:05:00'));
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-1' }));

  expect(await read(token)).toMatchObject({ status: 50, progress_status: 4 });
});

it('B2 leaves a change alone that was answered while an older question was under way', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await sent(world, employer);
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<InsurerAnswer>();
  const slow: Insurer = {
    submit: () => {
      asked.resolve();
      return answered.promise;
    },
    ask: () => answered.promise,
  };

  const older = world.settle(slow);
  await asked.promise;
  world.clock.set(moment('2026-03-10 10:00:30'));
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-1' }));
  answered.resolve({ state: 'pending' });
  await older;

  expect(dataOf(await world.call(employer.token, readChange, { policy_change_id }))).toMatchObject({
    status: 50,
    progress_status: 4,
  });
});
