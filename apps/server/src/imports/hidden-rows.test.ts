import { fixRows } from '@app/contract/imports/fix-rows';
import { readImport } from '@app/contract/imports/read-import';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { expect, it } from 'vitest';
import { anEmployer, aWorker } from '../../test/changes.ts';
import { readFileInto } from '../../test/lists.ts';
import { hiding, sheetOf, workbook } from '../../test/workbooks.ts';
import { aUser, dataOf, openWorld } from '../../test/world.ts';

const world = await openWorld();

/** A workbook of people, some of them in rows hidden from view. */
async function aList(names: readonly string[], hidden: readonly number[]) {
  const employer = await anEmployer(world);
  const lines = names.map((name) => [name, aWorker(employer).idcard, '华东电子厂', 'MFG04']);
  const rows = sheetOf([['姓名', '身份证号码', '用工单位', '工种'], ...lines]);
  const bytes = await workbook({ sheets: [{ rows: hiding(rows, hidden) }] });
  return { employer, list: await readFileInto(world, employer, { name: '名单.xlsx', bytes }) };
}

it('B3 names who stands in hidden rows, and marks each of them, also when the row was written in since', async () => {
  const { employer, list } = await aList(['王伟', '李娜', '张敏', '刘洋'], [3, 5]);
  const { import_job_id } = list;
  const marksOf = async () => {
    const { rows } = dataOf(await world.call(employer.token, readImportRows, { import_job_id }));
    return rows.map(({ values, source_hidden }) => [values.name, source_hidden]);
  };

  const before = await marksOf();
  const { rows, version } = dataOf(await world.call(employer.token, readImportRows, { import_job_id }));
  const entry = { row_no: rows[1]!.row_no, values: { ...rows[1]!.values, remark: '夜班' } };
  dataOf(await world.call(employer.token, fixRows, { import_job_id, version, rows: [entry] }));

  expect(list.counts.hidden).toBe(2);
  expect(list.hidden_names).toEqual(['李娜', '刘洋']);
  expect(before).toEqual([
    ['王伟', undefined],
    ['李娜', 1],
    ['张敏', undefined],
    ['刘洋', 1],
  ]);
  expect(await marksOf()).toEqual(before);
});

it('B3 T21 names five of those in hidden rows at most, and shows a colleague no number in their place', async () => {
  const names = ['110101199003070011', '李娜', '张敏', '刘洋', '陈静', '赵敏'];
  const { employer, list } = await aList(names, [2, 3, 4, 5, 6, 7]);
  const colleague = await aUser(world, employer.enterpriseId, ['policy_change/import']);

  const { import_job_id } = list;
  const theirs = dataOf(await world.call(colleague.token, readImport, { import_job_id }));

  expect(list.hidden_names).toEqual(names.slice(0, 5));
  expect(theirs.hidden_names?.slice(1)).toEqual(names.slice(1, 5));
  expect(theirs.hidden_names?.[0]).not.toMatch(/\d{6}/);
});
