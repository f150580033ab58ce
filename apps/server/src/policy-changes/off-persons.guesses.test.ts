import { parseList } from '@app/contract/imports/parse-list';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { listUninsured } from '@app/contract/policy-changes/list-uninsured';
import { off } from '@app/contract/policy-changes/off-persons';
import { overAgeCheck } from '@app/contract/policy-changes/over-age-check';
import { expect, it } from 'vitest';
import { aWorker, type Employer } from '../../test/changes.ts';
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

it('T21 tells whoever tried numbers out nothing more of a list that they stored before', async () => {
  const { employer, token } = await anInsuredWorker();
  const { policyId: policy_id } = employer;
  const stored = [near[0]!, near[1]!].map((number, place) => ({
    row_no: place + 1,
    values: { idcard: number },
  }));
  const { import_job_id } = dataOf(await world.call(token, parseList, { policy_id, rows: stored }));
  const ask = () => world.call(token, listUninsured, { import_job_id });
  expect(dataOf(await ask()).row_count).toBe(2);

  expect(refusedOf(await waysOf(employer, token).forecast(near.slice(2, 42))).reason).toBe('NUMBER_GUESSES');

  expect(refusedOf(await ask()).reason).toBe('NUMBER_GUESSES');
});

it('T21 says the same of the age of a person who is covered as of one whom nobody knows, and counts nothing', async () => {
  const { employer, token } = await anInsuredWorker();
  const ages = async (number: string) => {
    const persons = [aWorker(employer, { idcard: number })];
    const told = dataOf(await world.call(token, overAgeCheck, { policy_id: employer.policyId, persons }));
    return { ...told, normal: told.normal.map(({ age, birthday }) => ({ age, birthday })) };
  };
  const known = await ages(idcard);

  for (const number of near.slice(0, 40)) expect(await ages(number)).toEqual(known);

  expect(await storedGuesses(employer)).toBe(0);
});
