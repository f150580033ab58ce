import { fixRows } from '@app/contract/imports/fix-rows';
import { submitImport } from '@app/contract/imports/submit-import';
import { languages } from '@app/contract/words/languages';
import { wordVerdict } from '@app/contract/words/words';
import type { Doubt } from '@app/domain/roster/intent';
import { expect, it } from 'vitest';
import { anEmployer } from '../../test/changes.ts';
import { aRow, typed } from '../../test/lists.ts';
import { dataOf, openWorld, refusedOf } from '../../test/world.ts';

// A cell that was only one way to read a list.

const world = await openWorld();

const doubts = [
  { field: 'work_company', words: '华讯', others: ['苏州华讯'] },
  { field: 'occupation', words: '普工', others: ['装卸工'] },
  { field: 'start_date', words: '12/3', others: ['2026-12-03'] },
  { field: 'end_date', words: '干到月底', others: [] },
  { field: 'mobile', words: '两个号码', others: [] },
  { field: 'gender', words: 'female', others: ['male'] },
] as const satisfies readonly Doubt[];

const doubtful = (one: Doubt) => [{ ...one, others: [...one.others] }];

it('B3 refuses in words to submit a list of which a cell was chosen between readings, until each is named as looked at', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const rows = doubts.map((one, at) => aRow(employer, at + 2, { doubts: doubtful(one) }));
  const { import_job_id, version } = await typed(world, employer, [aRow(employer, 1), ...rows]);
  const submit = (at: number, skip_errors: 0 | 1 = 0) =>
    world.call(token, submitImport, { import_job_id, version: at, skip_errors });

  const refused = refusedOf(await submit(version));
  if (refused.reason !== 'ROWS_REFUSED') throw new RangeError(refused.reason);
  expect(
    refused.detail.list.map(({ row_no, verdicts }) => [row_no, verdicts.map(({ code }) => code)]),
  ).toEqual(rows.map(({ row_no }) => [row_no, ['DOUBT']]));
  expect(refused.detail.list[0]?.verdicts[0]?.msg).toContain('“华讯”');

  const looked = dataOf(
    await world.call(token, fixRows, {
      import_job_id,
      version,
      rows: rows.map((row) => ({ ...row, values: { ...row.values, doubts: [] } })),
    }),
  );
  expect(dataOf(await submit(looked.version))).toMatchObject({
    person_count: rows.length + 1,
    kept_count: 0,
  });
});

it('B3 keeps whoever is still in doubt on the list when the rest is submitted, whatever was ticked', async () => {
  const employer = await anEmployer(world);
  const rows = doubts.map((one, at) => aRow(employer, at + 2, { doubts: doubtful(one) }));
  const { import_job_id, version } = await typed(world, employer, [aRow(employer, 1), ...rows]);

  const submitted = await world.call(employer.token, submitImport, {
    import_job_id,
    version,
    skip_errors: 1,
    confirm_warnings: ['DUP_OTHER', 'ID_CHECKSUM'],
  });

  expect(dataOf(submitted)).toMatchObject({ person_count: 1, kept_count: rows.length });
});

it.each(languages)(
  'B3 says in %s which words a cell was read from, and names a sex in that language',
  (language) => {
    const said = (words: string, others: string) =>
      wordVerdict(language, { code: 'DOUBT', detail: { words, others } });

    expect(said('华讯', '苏州华讯')).toContain('华讯');
    if (language !== 'en') expect(said('female', 'male / female')).not.toMatch(/\b(?:fe)?male\b/);
  },
);
