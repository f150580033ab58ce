import { restoreNumbers } from '@app/contract/imports/restore-numbers';
import { listPersons, reveals_max } from '@app/contract/persons';
import { expect, it } from 'vitest';
import { aWorker, issued } from '../../test/changes.ts';
import { guessingIn, idcard, near, nearTo, personsOf } from '../../test/guesses.ts';
import { aUser, dataOf, openWorld, refusedOf } from '../../test/world.ts';

// Whoever stores persons with the numbers that a mask leaves open makes every guess somebody's own number. It stays a guess at the
// person beside them.

const world = await openWorld();
const { anInsuredWorker, judge, storedGuesses } = guessingIn(world);

it('T21 counts a number that is a planted person’s, and nearly somebody’s beside', async () => {
  const { employer, token } = await anInsuredWorker();
  // More of them one user cannot store a day.
  const planted = near.slice(0, reveals_max - 1);
  await issued(world, employer, personsOf(employer, planted));
  const before = await storedGuesses(employer);

  dataOf(await judge(employer, token, planted));

  expect(await storedGuesses(employer)).toBe(before + planted.length);
  dataOf(await judge(employer, token, [near[40]!]));
  expect(refusedOf(await judge(employer, token, [near[41]!])).reason).toBe('NUMBER_GUESSES');
  expect(refusedOf(await judge(employer, token, [idcard])).reason).toBe('NUMBER_GUESSES');
});

it('T21 counts digits to be restored that fit a planted namesake, and nearly another', async () => {
  const { employer, token } = await anInsuredWorker();
  const name = '王小明';
  const target = aWorker(employer, { name, idcard: near[40]! });
  // Of another birth date: nothing that looks like the number.
  const regions = nearTo(`${idcard.slice(0, 6)}19850101${idcard.slice(14)}`).slice(0, 31);
  const namesakes = regions.map((number) => aWorker(employer, { name, idcard: number }));
  await issued(world, employer, [target, ...namesakes]);
  const ask = (numbers: readonly string[]) =>
    world.call(token, restoreNumbers, {
      rows: numbers.map((number, at) => ({ row_no: at + 1, name, kept: number.slice(0, 6) })),
    });

  expect(refusedOf(await ask(regions)).reason).toBe('NUMBER_GUESSES');
  expect(refusedOf(await ask([near[40]!])).reason).toBe('NUMBER_GUESSES');
});

it('T21 counts searches for a mobile that is a planted person’s, and nearly somebody’s beside', async () => {
  const { employer } = await anInsuredWorker();
  const reader = await aUser(world, employer.enterpriseId, ['/person/index']);
  const mobiles = Array.from({ length: 31 }, (_, at) => `138${String(1_000 + at)}5678`);
  const of = (employee_mobile: string) => aWorker(employer, { employee_mobile });
  await issued(world, employer, ['13899995678', ...mobiles].map(of));
  const search = (keywords: string) => world.call(reader.token, listPersons, { keywords });

  for (const mobile of mobiles.slice(0, 30)) dataOf(await search(mobile));

  expect(refusedOf(await search(mobiles[30]!)).reason).toBe('NUMBER_GUESSES');
  expect(refusedOf(await search('13899995678')).reason).toBe('NUMBER_GUESSES');
});
