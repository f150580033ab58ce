import { fixRows } from '@app/contract/imports/fix-rows';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { submitImport } from '@app/contract/imports/submit-import';
import { expect, it } from 'vitest';
import { anEmployer, aWorker } from '../../../test/changes.ts';
import { readFileInto } from '../../../test/lists.ts';
import { sheetOf, workbook } from '../../../test/workbooks.ts';
import { dataOf, openWorld } from '../../../test/world.ts';

const world = await openWorld();

it('B3 asks about a person of whom three sheets say different things, with what each says and where', async () => {
  const employer = await anEmployer(world);
  const { name, idcard } = aWorker(employer);
  const heading = ['姓名', '身份证号码', '用工单位', '工种'];
  const sheetWith = (sheet: string, company: string) => ({
    name: sheet,
    rows: sheetOf([heading, [name, idcard, company, 'MFG04']]),
  });
  const bytes = await workbook({
    sheets: [sheetWith('甲', '华东电子厂'), sheetWith('乙', '太仓通达'), sheetWith('丙', '华东电子厂')],
  });
  const { import_job_id, version } = await readFileInto(world, employer, { name: '名单.xlsx', bytes });
  const { rows } = dataOf(await world.call(employer.token, readImportRows, { import_job_id }));

  expect(rows.map(({ source_sheet, values }) => [source_sheet, values.doubts])).toEqual([
    [
      '甲',
      [
        {
          field: 'work_company',
          words: '甲 2: 华东电子厂; 乙 2: 太仓通达; 丙 2: 华东电子厂',
          others: ['太仓通达'],
        },
      ],
    ],
  ]);
  // Whoever is named again is added once, whatever the sheets say, as soon as somebody has looked.
  const [row] = rows;
  const looked = dataOf(
    await world.call(employer.token, fixRows, {
      import_job_id,
      version,
      rows: [{ row_no: row!.row_no, values: { ...row!.values, doubts: [] } }],
    }),
  );
  const submitted = dataOf(
    await world.call(employer.token, submitImport, {
      import_job_id,
      version: looked.version,
      skip_errors: 1,
    }),
  );
  expect(submitted).toMatchObject({ person_count: 1, kept_count: 0 });
});
