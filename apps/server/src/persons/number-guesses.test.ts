import { fixRows } from '@app/contract/imports/fix-rows';
import { parseList } from '@app/contract/imports/parse-list';
import { readImport } from '@app/contract/imports/read-import';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { listForOff, listLatelyOff, listPersons, reveals_max, pickPersons } from '@app/contract/persons';
import { add } from '@app/contract/policy-changes/add-persons';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { readHidden } from '@app/domain/persons/hidden-document';
import { expect, it } from 'vitest';
import { anEmployer, issued, workers } from '../../test/changes.ts';
import { guessingIn, idcard, near, nearTo, personsOf } from '../../test/guesses.ts';
import { readFileInto, rows, typed } from '../../test/lists.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';

const world = await openWorld();
const { anInsuredWorker, judge, storedGuesses } = guessingIn(world);

it('T21 tells nobody which of the numbers that a mask leaves open is the person’s', async () => {
  world.clock.set(moment('2026-03-10 10:00:00'));
  const employer = await anEmployer(world, { money_fen: 900_000_000 });
  await issued(world, employer, workers(employer, 40));
  const { token } = await aUser(world, employer.enterpriseId, ['policy_change/import']);
  const listed = dataOf(
    await world.call(token, listForOff, { policy_id: employer.policyId, limit: 40 }),
  ).data;
  const ids = listed.map(({ policy_person_id }) => policy_person_id);
  const picked = dataOf(await world.call(token, pickPersons, { policy_person_ids: ids }));

  const answers = [];
  for (const { idcard: shown, person } of picked) {
    const { birthday } = readHidden(person)!;
    const masked = `${shown.slice(0, 3)}000${birthday!.replaceAll('-', '')}${shown.slice(-4)}`;
    answers.push(await judge(employer, token, nearTo(masked)));
  }

  expect(picked).toHaveLength(40);
  expect(answers.map((answer) => refusedOf(answer).reason)).toEqual(picked.map(() => 'NUMBER_GUESSES'));
  expect(answers.some((answer) => JSON.stringify(answer).includes('DUP_POLICY'))).toBe(false);
});

it('T21 lets thirty slips of the pen a day pass, counts none of them twice, and refuses the next in words', async () => {
  const { employer, token } = await anInsuredWorker();
  const slips = near.slice(0, reveals_max);

  const most = slips.slice(1);
  for (const numbers of [most, most, slips]) dataOf(await judge(employer, token, [...numbers, idcard]));
  const refused = refusedOf(await judge(employer, token, [near[30]!, idcard]));

  expect(refused).toMatchObject({
    reason: 'NUMBER_GUESSES',
    detail: { guesses_max: 30, opens_at: '2026-03-11 00:00:00' },
  });
  expect(refused.msg).toContain('30');
  expect(await storedGuesses(employer)).toBe(30);
  // Hit or miss, typed before or not: all that looks like a stored number is refused alike now.
  const alike = await Promise.all([idcard, ...slips.slice(0, 2)].map((one) => judge(employer, token, [one])));
  expect(alike.map((answer) => refusedOf(answer).reason)).toEqual(alike.map(() => 'NUMBER_GUESSES'));
  dataOf(await judge(employer, token, ['110101199103070017', '320583199003070017']));
});

it('T21 counts the next day anew, and each user and each enterprise by itself', async () => {
  const { employer, token } = await anInsuredWorker();
  dataOf(await judge(employer, token, near.slice(0, 30)));
  const colleague = await aUser(world, employer.enterpriseId, ['policy_change/import']);
  const stranger = await anEmployer(world);

  dataOf(await judge(employer, colleague.token, near.slice(30, 60)));
  dataOf(await judge(stranger, stranger.token, near));
  expect(await storedGuesses(stranger)).toBe(0);
  expect(refusedOf(await judge(employer, token, near.slice(30, 31))).reason).toBe('NUMBER_GUESSES');
  world.clock.set(moment('2026-03-11 00:00:00'));
  const again = { employer, token: await signedIn(world, { ...employer, userId: colleague.userId }) };
  dataOf(await judge(employer, again.token, [...near.slice(0, 30), idcard]));
  expect(refusedOf(await judge(employer, again.token, near.slice(60, 61))).reason).toBe('NUMBER_GUESSES');
});

it('T21 counts what was typed when the request is refused for something else, with a key and without', async () => {
  const { employer, token } = await anInsuredWorker();
  const wanted = (numbers: string[]) => ({
    policy_id: employer.policyId,
    persons: personsOf(employer, [...numbers, idcard]),
  });

  const first = await world.call(token, add, wanted(near.slice(0, 15)));
  const second = await world.call(token, add, wanted(near.slice(15, 30)), { 'idempotency-key': 'guess-2' });
  const third = await world.call(token, add, wanted(near.slice(30, 31)), { 'idempotency-key': 'guess-3' });

  expect([first, second, third].map((one) => refusedOf(one).reason)).toEqual([
    'ROWS_REFUSED',
    'ROWS_REFUSED',
    'NUMBER_GUESSES',
  ]);
  expect(await storedGuesses(employer)).toBe(30);
});

it('T21 lets no two requests at once pass together, and uses the day up where one would bring too many', async () => {
  const { employer, token } = await anInsuredWorker();

  const parts = [0, 20, 40].map((from) => near.slice(from, from + 20));
  const answers = await Promise.all(parts.map((part) => judge(employer, token, part)));

  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
  expect(await storedGuesses(employer)).toBe(30);
  expect(refusedOf(await judge(employer, token, [idcard])).reason).toBe('NUMBER_GUESSES');
});

it('T21 counts searches for a number in every list of persons', async () => {
  const { employer, token } = await anInsuredWorker();
  for (const keywords of near.slice(0, 30)) dataOf(await world.call(token, listPersons, { keywords }));
  const keywords = near[30]!;

  const answers = [
    await world.call(token, listPersons, { keywords }),
    await world.call(token, listLatelyOff, { keywords }),
    await world.call(token, listForOff, { policy_id: employer.policyId, keywords }),
  ];

  expect(answers.map((answer) => refusedOf(answer).reason)).toEqual(answers.map(() => 'NUMBER_GUESSES'));
  expect(refusedOf(await world.call(token, listPersons, { keywords: idcard })).reason).toBe('NUMBER_GUESSES');
  expect(dataOf(await world.call(token, listPersons, { keywords: '110101199003070012' })).total).toBe(0);
});

it('T21 counts the numbers of unfinished lists, typed or read from a file, and keeps what stood there', async () => {
  const { employer, token } = await anInsuredWorker();
  const entries = rows(employer, 31).map((row, place) => ({
    ...row,
    values: { ...row.values, idcard: near[place]! },
  }));
  const { policyId: policy_id } = employer;
  const typing = { ...employer, token };
  const list = await typed(world, typing, entries.slice(0, 30));

  const more = { import_job_id: list.import_job_id, version: list.version, rows: entries.slice(30) };
  expect(refusedOf(await world.call(token, fixRows, more)).reason).toBe('NUMBER_GUESSES');
  const whole = { policy_id, rows: entries };
  expect(refusedOf(await world.call(token, parseList, whole)).reason).toBe('NUMBER_GUESSES');

  const lines = entries.map(({ values }) => `${values.name},${values.idcard}`);
  const csv = { name: 'list.csv', bytes: Buffer.from(['姓名,身份证号', ...lines].join('\n')) };
  const { import_job_id } = await readFileInto(world, typing, csv, { import_job_id: list.import_job_id });
  const read = dataOf(await world.call(token, readImport, { import_job_id }));
  expect(read.failure).toMatchObject({ reason: 'NUMBER_GUESSES' });
  expect(read.failure!.msg).toContain('2026-03-11');
  expect(read.row_count).toBe(30);
  // A list of one's own opens still, and tells nothing of its rows.
  const { rows: shown } = dataOf(await world.call(token, readImportRows, { import_job_id }));
  expect(shown.map(({ values }) => values.idcard)).toEqual(near.slice(0, 30));
  expect(shown.flatMap(({ verdicts }) => verdicts)).toEqual([]);
});

it('T21 finds no guess in a list of 3,000 ordinary workers beside 3,000 stored ones', async () => {
  world.clock.set(moment('2026-03-10 10:00:00'));
  const employer = await anEmployer(world, { money_fen: 9_000_000_000 });
  await issued(world, employer, workers(employer, 3_000));

  dataOf(
    await world.call(employer.token, forecast, {
      policy_id: employer.policyId,
      persons: workers(employer, 3_000),
    }),
  );

  expect(await storedGuesses(employer)).toBe(0);
});

it('T21 holds the number of guesses in the database too', async () => {
  const { employer, token } = await anInsuredWorker();
  dataOf(await judge(employer, token, near.slice(0, 30)));

  const more = world.owner.query(
    `insert into number_guess (enterprise_id, user_id, idcard_hash, guessed_on, guess_no)
     select enterprise_id, user_id, '\\x00', guessed_on, 31 from number_guess where enterprise_id = $1 limit 1`,
    [employer.enterpriseId],
  );
  await expect(more).rejects.toThrow('thirty_guesses_a_day_at_most');
});
