import { reveals_max } from '@app/contract/persons';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, type Employer, issued } from '../../test/changes.ts';
import { aUser, dataOf, moment, openWorld, refusedOf } from '../../test/world.ts';

const world = await openWorld();

const passport = (employer: Employer, idcard: string) =>
  aWorker(employer, { idcard, idtype: 3, birthday: day('1990-03-07'), gender: 'male' });

/** An employer who covers the bearer of a foreign passport, and somebody who prepares lists and tries numbers out. */
async function aBearer(of: string) {
  world.clock.set(moment('2026-03-10 10:00:00'));
  const employer = await anEmployer(world, { money_fen: 900_000_000 });
  await issued(world, employer, [passport(employer, of)]);
  const { token } = await aUser(world, employer.enterpriseId, ['policy_change/import']);
  const judge = (numbers: readonly string[]) =>
    world.call(token, forecast, {
      policy_id: employer.policyId,
      persons: numbers.map((number) => passport(employer, number)),
    });
  return { employer, judge };
}

it('T21 lets three numbers of the ten be tried that a mask of eight characters leaves open, and none the next', async () => {
  const { judge } = await aBearer('B1234567');
  const tried = ['B1204567', 'B1214567', 'B1224567'];

  for (const number of tried) dataOf(await judge([number]));

  expect(refusedOf(await judge(['B1244567'])).reason).toBe('NUMBER_GUESSES');
  expect(refusedOf(await judge(['B1234567'])).reason).toBe('NUMBER_GUESSES');
  dataOf(await judge(['C1234567']));
});

it('T21 uses the day up where a number of eight characters does not fit into what is left of it', async () => {
  const { judge } = await aBearer('B1234567');
  dataOf(await judge(['B1204567', 'B1214567']));

  expect(refusedOf(await judge(['B1224567', 'B1244567'])).reason).toBe('NUMBER_GUESSES');
  expect(refusedOf(await judge(['B1234567'])).reason).toBe('NUMBER_GUESSES');
});

it('T21 counts numbers of seven characters and fewer, whose mask tells their length alone', async () => {
  const { judge } = await aBearer('B123456');
  const numbers = Array.from({ length: reveals_max + 1 }, (_, at) => `B7${String(at).padStart(5, '0')}`);

  dataOf(await judge([...numbers.slice(0, reveals_max - 1), 'B123456']));
  dataOf(await judge(numbers.slice(reveals_max - 1, reveals_max)));

  expect(refusedOf(await judge(numbers.slice(reveals_max))).reason).toBe('NUMBER_GUESSES');
  expect(refusedOf(await judge(['B123456'])).reason).toBe('NUMBER_GUESSES');
  dataOf(await judge(['B12345', 'B12345678']));
});
