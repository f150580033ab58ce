import { fixAlike } from '@app/contract/imports/fix-alike';
import { fixRows } from '@app/contract/imports/fix-rows';
import { submitImport } from '@app/contract/imports/submit-import';
import { policyPersonAddWarning } from '@app/contract/policy-changes/policy-person-add-warning';
import { add } from '@app/contract/policy-changes/add-persons';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, drafted, type Employer, issued } from '../../test/changes.ts';
import { guessingIn, idcard, near, personsOf } from '../../test/guesses.ts';
import { aRow, typed } from '../../test/lists.ts';
import { aUser, dataOf, openWorld, refusedOf } from '../../test/world.ts';

// Whose guess a number is that one person typed and another looks at.

const world = await openWorld();
const { storedGuesses } = guessingIn(world);

const guessesOf = async ({ userId }: { userId: number }) =>
  (await world.owner.query('select from number_guess where user_id = $1', [userId])).rows.length;

const aColleague = ({ enterpriseId }: Employer) => aUser(world, enterpriseId, ['policy_change/import']);

/** Insures the person whom numbers that stand somewhere already are near to. */
const insure = (employer: Employer) => issued(world, employer, [aWorker(employer, { idcard })]);

it('T21 counts the numbers of a draft as those of who wrote it last, not of who began it or forecasts it', async () => {
  const employer = await anEmployer(world);
  const { policyId: policy_id } = employer;
  const colleague = await aColleague(employer);
  const policy_change_id = await drafted(world, employer);
  const edited = { policy_id, policy_change_id, persons: personsOf(employer, near.slice(0, 5)) };
  dataOf(await world.call(colleague.token, add, edited));
  await insure(employer);

  dataOf(await world.call(employer.token, forecast, { policy_change_id }));
  expect(await storedGuesses(employer)).toBe(0);
  dataOf(await world.call(colleague.token, forecast, { policy_change_id }));

  expect(await guessesOf(employer)).toBe(0);
  expect(await guessesOf(colleague)).toBe(5);
});

it('T21 counts the numbers of a draft made from a list as those of who typed them there', async () => {
  const employer = await anEmployer(world);
  const colleague = await aColleague(employer);
  const rowsFrom = (from: number, to: number) =>
    near.slice(from, to).map((number, at) => aRow(employer, from + at + 1, { idcard: number }));
  const { import_job_id, version: first } = await typed(world, employer, rowsFrom(0, 2));
  const more = { import_job_id, version: first, rows: rowsFrom(2, 7) };
  const { version } = dataOf(await world.call(colleague.token, fixRows, more));
  const { policy_change_ids } = dataOf(
    await world.call(employer.token, submitImport, { import_job_id, version }),
  );
  const policy_change_id = policy_change_ids[0]!;
  await insure(employer);

  for (const { token } of [employer, colleague])
    dataOf(await world.call(token, forecast, { policy_change_id }));

  expect([await guessesOf(employer), await guessesOf(colleague)]).toEqual([2, 5]);
});

it('T21 lets two users try no more numbers by typing them under a document that a colleague changes', async () => {
  const employer = await anEmployer(world);
  await insure(employer);
  const colleague = await aColleague(employer);
  const entries = near
    .slice(0, 31)
    .map((number, at) => aRow(employer, at + 1, { idcard: number, idtype: '2' }));
  const { import_job_id, version: first } = await typed(world, employer, entries.slice(0, 30));
  expect(await guessesOf(employer)).toBe(30);

  const all = { import_job_id, version: first, field: 'remark' as const, match: '' };
  const { version } = dataOf(
    await world.call(colleague.token, fixAlike, { ...all, values: { idtype: '1' } }),
  );
  const more = { import_job_id, version, rows: entries.slice(30) };

  expect(refusedOf(await world.call(employer.token, fixRows, more)).reason).toBe('NUMBER_GUESSES');
  expect(await storedGuesses(employer)).toBe(30);
});

it('T21 counts what was typed into a draft before it warns of its persons', async () => {
  const employer = await anEmployer(world);
  const { policyId: policy_id } = employer;
  const policy_change_id = await drafted(world, employer, personsOf(employer, near.slice(0, 31)));
  await insure(employer);
  const warned = (token: string) =>
    world.call(token, policyPersonAddWarning, { policy_id, policy_change_id });

  expect(refusedOf(await warned(employer.token)).reason).toBe('NUMBER_GUESSES');
  expect(await storedGuesses(employer)).toBe(30);
  dataOf(await warned((await aColleague(employer)).token));
});
