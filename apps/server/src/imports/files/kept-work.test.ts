import { fixRows } from '@app/contract/imports/fix-rows';
import { parseList } from '@app/contract/imports/parse-list';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, type Employer } from '../../../test/changes.ts';
import { readFileInto } from '../../../test/lists.ts';
import { sheetOf, workbook } from '../../../test/workbooks.ts';
import { dataOf, openWorld } from '../../../test/world.ts';
import { readFileOf } from './read-file.ts';

const world = await openWorld();

const heading = ['姓名', '身份证号码', '用工单位', '工种', '说明'];

const lineOf = (employer: Employer, note: string) => {
  const { name, idcard } = aWorker(employer);
  return [name, idcard, '华东电子厂', 'MFG04', note];
};

it('B3 keeps what somebody wrote and took off when a file is read in another way', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id, enterpriseId: enterprise_id } = employer;
  const bytes = await workbook({
    sheets: [
      { name: '甲', rows: sheetOf([heading, lineOf(employer, '已离职'), lineOf(employer, '')]) },
      { name: '乙', rows: sheetOf([heading, lineOf(employer, '')]) },
    ],
  });
  const { import_job_id, file_id } = await readFileInto(world, employer, { name: '名单.xlsx', bytes });
  const read = async () => dataOf(await world.call(token, readImportRows, { import_job_id }));
  const { rows, version } = await read();
  const mended = [
    { row_no: rows[0]!.row_no, values: { ...rows[0]!.values, intent: null } },
    { row_no: rows[1]!.row_no, values: { ...rows[1]!.values, mobile: '13812345678' } },
  ];
  dataOf(await world.call(token, fixRows, { import_job_id, version, rows: mended }));

  const sheets = [{ sheet: 1, taken: 0 as const }];
  dataOf(await world.call(token, parseList, { policy_id, import_job_id, file_id: file_id!, sheets }));
  await readFileOf(world.platform, { enterprise_id, id: import_job_id });
  const again = (await read()).rows;

  expect(rows.map(({ source_sheet }) => source_sheet)).toEqual(['甲', '甲', '乙']);
  expect(rows[0]!.values.intent).toMatchObject({ kind: 'leave', words: '已离职' });
  expect(again.map(({ row_no }) => row_no)).toEqual(rows.slice(0, 2).map(({ row_no }) => row_no));
  expect(again[0]!.values.intent).toBeNull();
  expect(again[1]!.values.mobile).toBe('13812345678');
});
