import { fixRows } from '@app/contract/imports/fix-rows';
import { parseList } from '@app/contract/imports/parse-list';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { listPersons } from '@app/contract/persons';
import { overAgeCheck } from '@app/contract/policy-changes/over-age-check';
import { add } from '@app/contract/policy-changes/add-persons';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, issued } from '../../test/changes.ts';
import { bornOn, guessingIn, idcard, near, nearTo, personsOf } from '../../test/guesses.ts';
import { aRow, typed } from '../../test/lists.ts';
import { aUser, dataOf, moment, openWorld, refusedOf } from '../../test/world.ts';

const world = await openWorld();
const { anInsuredWorker, judge, storedGuesses } = guessingIn(world);

it('T21 does not answer the right number where it refuses the wrong ones', async () => {
  const { employer, token } = await anInsuredWorker();
  // Too many at once: were they not counted, any list without the right number would be refused, and one with it not.
  expect(refusedOf(await judge(employer, token, near.slice(0, 31))).reason).toBe('NUMBER_GUESSES');
  const reader = await aUser(world, employer.enterpriseId, ['/person/index']);
  const searched = async (keywords: string) =>
    refusedOf(await world.call(reader.token, listPersons, { keywords })).reason;
  for (const keywords of near.slice(0, 30)) dataOf(await world.call(reader.token, listPersons, { keywords }));

  for (const number of [idcard, near[0]!, near[40]!, bornOn('19900308'), bornOn('19901231')]) {
    expect(refusedOf(await judge(employer, token, [number])).reason).toBe('NUMBER_GUESSES');
    expect(await searched(number)).toBe('NUMBER_GUESSES');
    const adding = { policy_id: employer.policyId, persons: personsOf(employer, [number]) };
    expect(refusedOf(await world.call(token, add, adding)).reason).toBe('NUMBER_GUESSES');
    const list = { policy_id: employer.policyId, rows: [aRow(employer, 1, { idcard: number })] };
    expect(refusedOf(await world.call(token, parseList, list)).reason).toBe('NUMBER_GUESSES');
  }
  expect(await storedGuesses(employer)).toBe(60);
});

it('T21 counts the birth dates that somebody searches through who knows the age only', async () => {
  const { employer } = await anInsuredWorker();
  const reader = await aUser(world, employer.enterpriseId, ['/person/index']);
  const search = (keywords: string) => world.call(reader.token, listPersons, { keywords });
  const dates = Array.from({ length: 31 }, (_, at) => bornOn(`199003${String(at + 1).padStart(2, '0')}`));
  const wrong = dates.filter((number) => number.slice(6, 14) !== '19900307');

  for (const number of wrong) dataOf(await search(number));

  expect(refusedOf(await search(bornOn('19900401'))).reason).toBe('NUMBER_GUESSES');
  expect(refusedOf(await search(idcard)).reason).toBe('NUMBER_GUESSES');
  expect(dataOf(await search(bornOn('19890401'))).total).toBe(0);
});

it.each(['2', '3', '7'])(
  'T21 counts numbers that are typed under document %s, which they are not of: the type can be written anew',
  async (idtype) => {
    const { employer, token } = await anInsuredWorker();
    const rows = near.slice(0, 31).map((number, at) => aRow(employer, at + 1, { idcard: number, idtype }));
    const parse = (some: typeof rows) =>
      world.call(token, parseList, { policy_id: employer.policyId, rows: some });

    expect(refusedOf(await parse(rows)).reason).toBe('NUMBER_GUESSES');
    expect(refusedOf(await parse(rows.slice(0, 1))).reason).toBe('NUMBER_GUESSES');
  },
);

it('T21 answers no number beside a reference that means nobody, and judges that row to have none', async () => {
  const { employer, token } = await anInsuredWorker();
  const forged = personsOf(employer, [idcard, ...near]).map((person) => ({ ...person, person: 'x' }));
  const policy_id = employer.policyId;

  const judged = await world.call(token, forecast, { policy_id, persons: forged });
  const added = await world.call(token, add, { policy_id, persons: forged, skip_errors: 1 });
  const aged = dataOf(await world.call(token, overAgeCheck, { policy_id, persons: forged.slice(0, 1) }));

  const codes = dataOf(judged).list.flatMap((row) => row.verdicts.map(({ code }) => code));
  expect(new Set(codes)).toEqual(new Set(['ID_FORMAT']));
  expect(refusedOf(added).reason).toBe('ROWS_REFUSED');
  expect(JSON.stringify([judged, added])).not.toContain('DUP_POLICY');
  expect(aged.unreadable).toHaveLength(1);
});

it('T21 tells nobody which of the numbers they typed is that of a masked row beside them', async () => {
  const { employer, token } = await anInsuredWorker();
  const unknown = bornOn('19850505');
  const list = await typed(world, employer, [aRow(employer, 1, { idcard: unknown })]);
  const { rows: read } = dataOf(await world.call(token, readImportRows, list));
  const reference = {
    ...aWorker(employer),
    idcard: read[0]!.values.idcard!,
    person: read[0]!.values.person!,
  };
  const candidates = [...nearTo(unknown), unknown];

  const judged = await world.call(token, forecast, {
    policy_id: employer.policyId,
    persons: [reference, ...personsOf(employer, candidates)],
  });
  const colleague = await aUser(world, employer.enterpriseId, ['policy_change/import']);
  const rowsOfAll = candidates.map((number, at) => aRow(employer, at + 2, { idcard: number }));
  const { import_job_id, version } = list;
  const saved = await world.call(colleague.token, fixRows, { import_job_id, version, rows: rowsOfAll });

  expect([judged, saved].map((answer) => refusedOf(answer).reason)).toEqual([
    'NUMBER_GUESSES',
    'NUMBER_GUESSES',
  ]);
});

it('T21 counts searches for a mobile that is nearly a person’s, and refuses the right one with the rest', async () => {
  world.clock.set(moment('2026-03-10 10:00:00'));
  const employer = await anEmployer(world);
  await issued(world, employer, [aWorker(employer, { employee_mobile: '13812345678' })]);
  const reader = await aUser(world, employer.enterpriseId, ['/person/index']);
  const search = (keywords: string) => world.call(reader.token, listPersons, { keywords });
  const tries = Array.from({ length: 31 }, (_, at) => `1380${String(at).padStart(3, '0')}5678`);

  expect(dataOf(await search('138 1234 5678')).total).toBe(1);
  for (const mobile of tries.slice(0, 30)) expect(dataOf(await search(mobile)).total).toBe(0);

  for (const mobile of [tries[30]!, tries[0]!, '13812345678'])
    expect(refusedOf(await search(mobile)).reason).toBe('NUMBER_GUESSES');
  expect(dataOf(await search('13812345679')).total).toBe(0);
  expect(await storedGuesses(employer)).toBe(30);
});
