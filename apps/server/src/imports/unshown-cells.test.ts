import type { RosterEntry } from '@app/contract/imports/rows';
import { fixRows } from '@app/contract/imports/fix-rows';
import { parseList } from '@app/contract/imports/parse-list';
import { readImport } from '@app/contract/imports/read-import';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { expect, it } from 'vitest';
import { anEmployer, type Employer } from '../../test/changes.ts';
import { readFileOf } from './files/read-file.ts';
import { aRow, readFileInto, typed } from '../../test/lists.ts';
import { sheetOf, workbook } from '../../test/workbooks.ts';
import { aUser, dataOf, openWorld } from '../../test/world.ts';

const world = await openWorld();

const mobile = '13812345678';

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

const cells = {
  idtype: '11010119900307001１',
  mobile: '一三九一二三四五六七八',
  employee_no: 'E 1234 5678',
  remark: '配偶 139，1234，5678',
};
const shownCells = { idtype: '#', mobile: '#', employee_no: '#', remark: '配偶 #' };

it.each([
  ['nobody has', '', ''],
  ['is wrong', '110101199003070012', '110***********0012'],
])(
  'B3 T21 keeps what a colleague is not shown beside a number that %s, whichever way they save',
  async (_, idcard, shown) => {
    const { employer, colleague, list } = await withColleague((one) => [aRow(one, 1, { idcard, ...cells })]);
    const { import_job_id, version } = list;
    const own = async () => (await rowsOf(employer.token, import_job_id))[0]!.values;

    const [row] = await rowsOf(colleague.token, import_job_id);
    const entry = { row_no: 1, values: { ...row!.values, occupation: 'MFG03' } };
    dataOf(await world.call(colleague.token, fixRows, { import_job_id, version, rows: [entry] }));
    const mended = await own();
    const whole = { policy_id: employer.policyId, import_job_id, rows: [entry] };
    dataOf(await world.call(colleague.token, parseList, whole));

    expect(row!.values).toMatchObject({ idcard: shown, ...shownCells });
    expect(mended).toMatchObject({ idcard, ...cells, occupation: 'MFG03' });
    expect(await own()).toEqual(mended);
  },
);

it('B3 T21 shows a colleague a list in which something long stands where a mobile belongs, and keeps it', async () => {
  const long = '请拨打项目部电话'.repeat(60);
  const { employer, colleague, list } = await withColleague((one) => [aRow(one, 1, { mobile: long })]);
  const { import_job_id, version } = list;

  const [row] = await rowsOf(colleague.token, import_job_id);
  const entry = { row_no: 1, values: { ...row!.values, remark: '夜班' } };
  dataOf(await world.call(colleague.token, fixRows, { import_job_id, version, rows: [entry] }));

  const [own] = await rowsOf(employer.token, import_job_id);
  expect(own!.values).toMatchObject({ mobile: long, remark: '夜班' });
});

it('B3 T21 shows a colleague no number in the names of sheets, nor where any line may be chosen for a heading', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id, enterpriseId } = employer;
  const lines = [
    ['姓名', '证件', '电话', '单位'],
    ['王芳', 'E12345678', '139 1234 5678', '二十号 一三八一二三四五六七八'],
    ['李娜', 'E87654321', '13712345678', ''],
  ];
  const bytes = await workbook({
    sheets: [
      { name: '王芳13912345678', rows: sheetOf(lines) },
      { name: 'E87654321', rows: sheetOf(lines) },
    ],
  });
  const { file_id } = await readFileInto(world, employer, { name: '名单.xlsx', bytes });
  const colleague = await aUser(world, enterpriseId, ['policy_change/import']);
  const { import_job_id } = dataOf(
    await world.call(colleague.token, parseList, {
      policy_id,
      file_id: file_id!,
      sheets: [{ sheet: 0, heading_row: 2 }],
    }),
  );
  await readFileOf(world.platform, { enterprise_id: enterpriseId, id: import_job_id });

  const list = dataOf(await world.call(colleague.token, readImport, { import_job_id }));
  const rows = await rowsOf(colleague.token, import_job_id);
  const all = JSON.stringify([list, rows]);

  expect(list.sheets[0]!.columns!.map(({ title }) => title)).toContain('#');
  for (const number of ['12345678', '87654321', '1234 5678', '三四五六七八', '13712345678'])
    expect(all).not.toContain(number);
  expect(dataOf(await world.call(token, readImport, { import_job_id }))).toMatchObject({
    sheets: [{ name: '王芳13912345678' }, { name: 'E87654321' }],
  });
});

it('B3 T21 lets nobody compare persons of one list with those of another', async () => {
  const employer = await anEmployer(world);
  const colleague = await aUser(world, employer.enterpriseId, ['policy_change/import']);
  const entry = aRow(employer, 1);
  const lists = [
    await typed(world, employer, [entry]),
    await typed(world, employer, [entry, { ...entry, row_no: 2 }]),
  ];

  const [first, second] = await Promise.all(
    lists.map(async ({ import_job_id }) => rowsOf(colleague.token, import_job_id)),
  );
  const again = await rowsOf(colleague.token, lists[0]!.import_job_id);
  const references = [first!, second!].map((rows) => rows.map(({ values }) => values.person!.split('.')));

  const [[one], [other, twin]] = references as [string[][], string[][]];
  expect(again[0]!.values.person).toBe(first![0]!.values.person);
  expect(one![0]).not.toBe(other![0]);
  expect(one![1]).not.toBe(other![1]);
  expect(twin).toEqual(other);
  expect(second!.map(({ verdicts }) => verdicts.map(({ code }) => code))).toEqual([[], ['DUP_ROW']]);
});
