import { errorFile } from '@app/contract/imports/write-error-file';
import type { RosterEntry } from '@app/contract/imports/rows';
import { fixAlike } from '@app/contract/imports/fix-alike';
import { fixRows } from '@app/contract/imports/fix-rows';
import { parseList } from '@app/contract/imports/parse-list';
import { readImport } from '@app/contract/imports/read-import';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { submitImport } from '@app/contract/imports/submit-import';
import { expect, it } from 'vitest';
import { anEmployer, type Employer } from '../../test/changes.ts';
import { aRow, readFileInto, typed } from '../../test/lists.ts';
import { textsOf } from '../../test/workbooks.ts';
import { aUser, dataOf, openWorld } from '../../test/world.ts';

const world = await openWorld();

const mobile = '13812345678';
const masked = (idcard = '') => `${idcard.slice(0, 3)}${'*'.repeat(11)}${idcard.slice(-4)}`;

/** A list that somebody typed, and a colleague who may go on with it. */
async function withColleague(entries?: (employer: Employer) => RosterEntry[]) {
  const employer = await anEmployer(world);
  const rows = entries?.(employer) ?? [aRow(employer, 1, { mobile }), aRow(employer, 2)];
  const list = await typed(world, employer, rows);
  const colleague = await aUser(world, employer.enterpriseId, ['policy_change/import']);
  return { employer, colleague, rows, list };
}

const rowsOf = async (token: string, import_job_id: number) =>
  dataOf(await world.call(token, readImportRows, { import_job_id })).rows;

it('B3 T21 shows numbers to whoever typed them, and persons to a colleague who goes on with the list', async () => {
  const { employer, colleague, rows, list } = await withColleague();

  const own = await rowsOf(employer.token, list.import_job_id);
  const theirs = await rowsOf(colleague.token, list.import_job_id);

  expect(own.map(({ values }) => values)).toEqual(rows.map(({ values }) => values));
  expect(theirs.map(({ values }) => values.idcard)).toEqual(rows.map(({ values }) => masked(values.idcard)));
  expect(theirs[0]!.values).toMatchObject({ mobile: '138****5678', person: expect.any(String) });
});

it('B3 T21 lets a colleague change other cells of a row, and insures the number that was typed', async () => {
  const { employer, colleague, rows, list } = await withColleague();
  const { import_job_id } = list;
  const [first] = await rowsOf(colleague.token, import_job_id);
  const entry = { row_no: 1, values: { ...first!.values, remark: '夜班' } };

  const { version } = dataOf(
    await world.call(colleague.token, fixRows, { import_job_id, version: list.version, rows: [entry] }),
  );

  const [kept] = await rowsOf(employer.token, import_job_id);
  expect(kept!.values).toMatchObject({ idcard: rows[0]!.values.idcard, mobile, remark: '夜班' });
  const submitted = dataOf(await world.call(colleague.token, submitImport, { import_job_id, version }));
  expect(submitted).toMatchObject({ person_count: 2, kept_count: 0 });
  const after = await rowsOf(colleague.token, import_job_id);
  expect(after.map(({ values }) => values.idcard)).toEqual(rows.map(({ values }) => masked(values.idcard)));
});

it('B3 T21 shows what is nobody’s number to whoever is to mend it', async () => {
  const { colleague, list } = await withColleague((employer) => [
    aRow(employer, 1, { idcard: '身份证未带' }),
  ]);

  const [row] = await rowsOf(colleague.token, list.import_job_id);

  expect(row!.values).toMatchObject({ idcard: '身份证未带' });
  expect(row!.values.person).toBeUndefined();
});

it.each([
  ['张三 110101199003070011', '张三 #'],
  ['11010119900307001１（身份证）', '#（身份证）'],
  ['护照 E12345678', '护照 #'],
  ['一一〇一〇一一九九〇〇三〇七〇〇一一', '#'],
  ['1101，0119，9003，0700，11', '#'],
  ['配偶13912345678', '配偶#'],
  ['E-12345678', '#'],
])(
  'B3 T21 shows a colleague no number that %s holds, and keeps it in what they save',
  async (idcard, shown) => {
    const { employer, colleague, list } = await withColleague((one) => [aRow(one, 1, { idcard, mobile })]);
    const { import_job_id, version } = list;

    const [row] = await rowsOf(colleague.token, import_job_id);
    const entry = { row_no: 1, values: { ...row!.values, remark: '夜班' } };
    dataOf(await world.call(colleague.token, fixRows, { import_job_id, version, rows: [entry] }));

    expect(row!.values).toMatchObject({ idcard: shown, mobile: '138****5678' });
    const [own] = await rowsOf(employer.token, import_job_id);
    expect(own!.values).toMatchObject({ idcard, mobile, remark: '夜班' });
  },
);

it('B3 T21 shows nobody a number or mobile for having written something else into many rows', async () => {
  const { employer, colleague, rows, list } = await withColleague();
  const { import_job_id } = list;
  const alike = { field: 'work_company' as const, match: '华东电子厂' };

  const first = dataOf(
    await world.call(colleague.token, fixAlike, {
      import_job_id,
      version: list.version,
      ...alike,
      values: { remark: '夜班' },
    }),
  );
  const theirs = await rowsOf(colleague.token, import_job_id);
  dataOf(
    await world.call(colleague.token, fixAlike, {
      import_job_id,
      version: first.version,
      ...alike,
      values: { idcard: '110101199003070011' },
    }),
  );

  expect(theirs.map(({ values }) => values.idcard)).toEqual(rows.map(({ values }) => masked(values.idcard)));
  const typedOver = await rowsOf(colleague.token, import_job_id);
  expect(typedOver.map(({ values }) => [values.idcard, values.mobile])).toEqual(
    rows.map(() => ['110101199003070011', undefined]),
  );
  expect((await rowsOf(employer.token, import_job_id))[0]!.values.idcard).toBe('110***********0011');
});

it('B3 T21 tells a colleague that a typed number is one that is masked, and when it no longer is', async () => {
  const { employer, colleague, rows, list } = await withColleague();
  const { import_job_id } = list;
  const own = aRow(employer, 3, { ...rows[1]!.values });
  const other = aRow(employer, 3);
  const codesOf = (found: readonly { row_no: number; verdicts: readonly { code: string }[] }[]) =>
    found.map(({ row_no, verdicts }) => [row_no, verdicts.map(({ code }) => code)]);

  const twice = dataOf(
    await world.call(colleague.token, fixRows, { import_job_id, version: list.version, rows: [own] }),
  );
  const once = dataOf(
    await world.call(colleague.token, fixRows, { import_job_id, version: twice.version, rows: [other] }),
  );

  expect(codesOf(twice.rows)).toEqual([
    [2, []],
    [3, ['DUP_ROW']],
  ]);
  expect(codesOf(once.rows)).toEqual([
    [2, []],
    [3, []],
  ]);
});

it('B3 T21 writes masks into the rejected rows of a colleague, and takes them back for the numbers', async () => {
  const { employer, colleague, rows, list } = await withColleague((one) => [
    aRow(one, 1, { work_company: '没有这家', mobile }),
  ]);
  const { import_job_id } = list;
  const file = await world.app.inject({
    url: `/api${errorFile.path}?import_job_id=${import_job_id}`,
    headers: { token: colleague.token },
  });
  const sheet = textsOf(file.rawPayload)['xl/worksheets/sheet1.xml']!;

  expect(sheet).toContain(masked(rows[0]!.values.idcard));
  expect(sheet).not.toContain(rows[0]!.values.idcard);
  expect(sheet).not.toContain(mobile);

  const back = await readFileInto(
    world,
    { ...employer, token: colleague.token },
    { name: 'a.xlsx', bytes: file.rawPayload },
  );
  expect(back.continued_in).toBe(import_job_id);
  expect((await rowsOf(employer.token, import_job_id))[0]!.values).toMatchObject({
    idcard: rows[0]!.values.idcard,
    mobile,
  });
  expect((await rowsOf(colleague.token, import_job_id))[0]!.values.idcard).toBe(
    masked(rows[0]!.values.idcard),
  );
});

it('B3 T21 leaves numbers out of what a colleague reads of a file', async () => {
  const employer = await anEmployer(world);
  const colleague = await aUser(world, employer.enterpriseId, ['policy_change/import']);
  const { values } = aRow(employer, 1);
  const bytes = Buffer.from(`姓名,身份证号\n${values.name},${values.idcard}\n合计,${values.idcard}\n`);
  const { import_job_id } = await readFileInto(world, employer, { name: 'a.csv', bytes });

  const read = async (token: string) =>
    JSON.stringify(dataOf(await world.call(token, readImport, { import_job_id })));

  expect(await read(employer.token)).toContain(values.idcard);
  expect(await read(colleague.token)).not.toContain(values.idcard);
});

it("P3 T21 takes a stranger's reference for no number", async () => {
  const { colleague, list } = await withColleague();
  const stranger = await anEmployer(world);
  const [row] = await rowsOf(colleague.token, list.import_job_id);

  const theirs = dataOf(
    await world.call(stranger.token, parseList, {
      policy_id: stranger.policyId,
      rows: [{ row_no: 1, values: { ...aRow(stranger, 1).values, ...row!.values } }],
    }),
  );

  expect(theirs).toMatchObject({ row_count: 1, fault_count: 1 });
});

it('B3 T21 tells nobody by what they mend alike whether a guess of a hidden remark is right', async () => {
  const employer = await anEmployer(world);
  const remark = '配偶 110101199003070038';
  const { import_job_id, version } = await typed(world, employer, [aRow(employer, 1, { remark })]);
  const { token } = await aUser(world, employer.enterpriseId, ['policy_change/import']);
  const mend = (match: string, at: number) =>
    world.call(token, fixAlike, {
      import_job_id,
      version: at,
      field: 'remark',
      match,
      values: { gender: '男' },
    });

  const guessed = dataOf(await mend(remark, version));
  expect(guessed.rows).toEqual([]);
  expect(dataOf(await mend('配偶 #', guessed.version)).rows).toMatchObject([{ row_no: 1 }]);
});
