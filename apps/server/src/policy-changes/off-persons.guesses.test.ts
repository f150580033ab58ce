import { parseList } from '@app/contract/imports/parse-list';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { off } from '@app/contract/policy-changes/off-persons';
import { expect, it } from 'vitest';
import type { Employer } from '../../test/changes.ts';
import { guessingIn, idcard, near } from '../../test/guesses.ts';
import { dataOf, openWorld, refusedOf } from '../../test/world.ts';

const world = await openWorld();
const { anInsuredWorker, storedGuesses } = guessingIn(world);

const leaversOf = (numbers: readonly string[]) =>
  numbers.map((number, place) => ({ row_no: place + 1, name: '', idcard: number }));

/** The ways in which a removal tells whether a number is somebody's. */
const waysOf = ({ policyId: policy_id }: Employer, token: string) => ({
  forecast: (numbers: readonly string[]) =>
    world.call(token, forecast, { policy_id, change_type: 'off', leavers: leaversOf(numbers) }),
  off: (numbers: readonly string[]) =>
    world.call(token, off, { policy_id, persons: leaversOf(numbers), skip_errors: 1 }),
  list: (numbers: readonly string[]) =>
    world.call(token, parseList, {
      kind: 'off',
      policy_id,
      rows: numbers.map((number, place) => ({ row_no: place + 1, values: { idcard: number } })),
    }),
});

it.each(['forecast', 'off', 'list'] as const)(
  'T21 lets nobody try out by removing (%s) which number is a covered person’s',
  async (way) => {
    const { employer, token } = await anInsuredWorker();
    const ways = waysOf(employer, token);

    expect(refusedOf(await ways[way]([...near.slice(0, 40), idcard])).reason).toBe('NUMBER_GUESSES');

    for (const one of [ways.forecast, ways.off, ways.list])
      expect(refusedOf(await one([idcard])).reason).toBe('NUMBER_GUESSES');
    expect(await storedGuesses(employer)).toBe(30);
  },
);

it('T21 finds whoever is named by the right number, and counts nothing', async () => {
  const { employer, token } = await anInsuredWorker();

  const { ok_count } = dataOf(await waysOf(employer, token).forecast([idcard]));

  expect(ok_count).toBe(1);
  expect(await storedGuesses(employer)).toBe(0);
});
