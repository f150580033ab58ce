import { readChange } from '@app/contract/policy-changes/read-change';
import { expect, it } from 'vitest';
import { anEmployer, insurerSaying, sent } from '../../../test/changes.ts';
import { dataOf, moment, openWorld, signedIn } from '../../../test/world.ts';
import { standInInsurer } from '../../insurers/insurer.stand-in.ts';
import type { AskedAnswer, Insurer } from '../../insurers/insurer.ts';

const world = await openWorld();

/**
 * An insurer that counts what it hears of one change: it acknowledges what it is sent, and says these things when it is
 * asked, the last for ever. Of the changes of other tests it says nothing new.
 */
function counting(policy_change_id: number, ...answers: readonly (AskedAnswer | Error)[]) {
  const own = changeNo(policy_change_id);
  const heard = { submit: 0, ask: 0 };
  const insurer: Insurer = {
    submit: async ({ change_no }) => {
      if (change_no === own) heard.submit += 1;
      return { state: 'pending' };
    },
    ask: async ({ change_no }) => {
      if (change_no !== own) return { state: 'pending' };
      const answer = answers[Math.min(heard.ask, answers.length - 1)]!;
      heard.ask += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  return { heard, insurer };
}

const changeNo = (policy_change_id: number) => `C${String(policy_change_id).padStart(9, '0')}`;

const start = moment('2026-03-10 10:00:00').getTime();
const at = (seconds: number) => world.clock.set(new Date(start + seconds * 1_000));

const progressOf = async (employer: Parameters<typeof signedIn>[1], policy_change_id: number) => {
  const token = await signedIn(world, employer);
  const { status, progress_status } = dataOf(await world.call(token, readChange, { policy_change_id }));
  return [status, progress_status];
};

it('S6 B2 sends an insurer that stays silent for hours the list once, and asks it less and less often', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await sent(world, employer);
  const { heard, insurer } = counting(policy_change_id, { state: 'pending' });
  const asked: number[] = [];

  for (const hour of [0, 1, 2, 3]) {
    for (let second = 0; second < 3_600; second += 30) {
      at(hour * 3_600 + second);
      await world.settle(insurer);
    }
    asked.push(heard.ask - asked.reduce((sum, count) => sum + count, 0));
  }

  expect(heard.submit).toBe(1);
  expect(asked[0]).toBeLessThan(40);
  expect(asked.slice(1)).toEqual([12, 12, 12]);
  expect(await progressOf(employer, policy_change_id)).toEqual([40, 7]);
});

it('S6 B2 sends the list once when a silent insurer cannot be reached in between', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await sent(world, employer);
  const { heard, insurer } = counting(policy_change_id, new Error('no answer'), { state: 'pending' });

  await world.settle(insurer);
  expect(await progressOf(employer, policy_change_id)).toEqual([40, 3]);
  at(10);
  await expect(world.settle(insurer)).rejects.toThrow('no answer');
  expect(await progressOf(employer, policy_change_id)).toEqual([40, 6]);
  at(20);
  await world.settle(insurer);

  expect(heard.submit).toBe(1);
  expect(heard.ask).toBe(2);
  expect(await progressOf(employer, policy_change_id)).toEqual([40, 3]);
});

it.each([
  { what: 'has it', says: { state: 'issued', endorse_no: 'E-1' } as const, submits: 0 },
  { what: 'does not know it', says: { state: 'unknown' } as const, submits: 1 },
])(
  'S6 B2 asks first when nobody knows whether a list arrived: the insurer $what',
  async ({ says, submits }) => {
    const employer = await anEmployer(world);
    const { policy_change_id } = await sent(world, employer);
    await expect(world.settle(insurerSaying(new Error('the line broke')))).rejects.toThrow('the line broke');
    const { heard, insurer } = counting(policy_change_id, says);

    at(10);
    await world.settle(insurer);

    expect(heard).toEqual({ ask: 1, submit: submits });
    expect(await progressOf(employer, policy_change_id)).toEqual(submits === 0 ? [50, 4] : [40, 3]);
  },
);

it('S6 B2 asks first after a server that was killed between sending and storing', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await sent(world, employer);
  const left = Promise.withResolvers<void>();
  const killed: Insurer = {
    // It never hears of the answer, as a server that is killed here.
    submit: () => {
      left.resolve();
      return new Promise(() => undefined);
    },
    ask: () => Promise.reject(new Error('not asked')),
  };
  void world.settle(killed);
  await left.promise;
  const { heard, insurer } = counting(policy_change_id, { state: 'issued', endorse_no: 'E-1' });

  at(29);
  await world.settle(insurer);
  expect(heard).toEqual({ submit: 0, ask: 0 });
  at(30);
  await world.settle(insurer);

  expect(heard.submit).toBe(0);
  expect(heard.ask).toBe(1);
});

it('S6 B2 calls the operator when an insurer that had the list has it no longer, and sends nothing twice', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await sent(world, employer);
  const { heard, insurer } = counting(policy_change_id, { state: 'unknown' });

  await world.settle(insurer);
  at(10);
  await world.settle(insurer);

  expect(heard.submit).toBe(1);
  expect(await progressOf(employer, policy_change_id)).toEqual([40, 7]);
});

it('S6 B2 the stand-in does not know half of what it never acknowledged, and all of what it did', async () => {
  const settings = { delay_ms: 0, refuse_percent: 0, part_percent: 0, fail_percent: 0 };
  const { ask, submit } = standInInsurer(settings, world.clock);
  const submission = (change: number, submitted_at: Date | null) => ({
    change_no: `C${change}`,
    policy_no: 'P',
    sent_at: world.clock.now(),
    submitted_at,
    opens: [],
    ends: [],
    amends: [],
  });
  const all = Array.from({ length: 200 }, (_, change) => change);

  const lost = await Promise.all(all.map((change) => ask(submission(change, null))));
  const had = await Promise.all(all.map((change) => ask(submission(change, world.clock.now()))));
  const again = await Promise.all(all.map((change) => submit(submission(change, null))));

  const unknown = lost.filter(({ state }) => state === 'unknown').length;
  expect(unknown).toBeGreaterThan(60);
  expect(unknown).toBeLessThan(140);
  expect(had.map(({ state }) => state)).toEqual(again.map(({ state }) => state));
  expect(new Set(had.map(({ state }) => state))).toEqual(new Set(['issued']));
});
