import { readImportRows } from '@app/contract/imports/read-import-rows';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, type Employer } from '../../../test/changes.ts';
import { readFileInto } from '../../../test/lists.ts';
import { sheetOf, workbook } from '../../../test/workbooks.ts';
import { dataOf, openWorld } from '../../../test/world.ts';

const world = await openWorld();

const heading = ['姓名', '身份证号码', '用工单位', '工种'];

/** A workbook of so many sheets, of which some have two persons each and the others a note. */
async function bookOf(employer: Employer, count: number, peopled: readonly number[]) {
  const persons = peopled.flatMap((sheet) => [sheet, sheet].map((at) => ({ at, ...aWorker(employer) })));
  const sheets = Array.from({ length: count }, (_, at) => {
    const rows = persons
      .filter((person) => person.at === at)
      .map(({ name, idcard }) => [name, idcard, '华东电子厂', 'MFG04']);
    return { name: `第${at + 1}页`, rows: sheetOf(rows.length > 0 ? [heading, ...rows] : [['备注']]) };
  });
  return { bytes: await workbook({ sheets }), persons };
}

it('B3 T10 reads the persons of several among 190 sheets, and loses nobody', async () => {
  const employer = await anEmployer(world);
  const { bytes, persons } = await bookOf(employer, 190, [0, 94, 189]);
  const { import_job_id, failure, counts } = await readFileInto(world, employer, {
    name: '名单.xlsx',
    bytes,
  });
  const { rows } = dataOf(await world.call(employer.token, readImportRows, { import_job_id }));

  expect(failure).toBeNull();
  expect(counts.accepted).toBe(6);
  expect(rows.map(({ source_sheet, values }) => [source_sheet, values.name])).toEqual(
    persons.map(({ at, name }) => [`第${at + 1}页`, name]),
  );
});

it('B3 T10 refuses a workbook of 300 sheets as a whole, and says that its sheets are too many and what to do', async () => {
  const employer = await anEmployer(world);
  const { bytes } = await bookOf(employer, 300, [0, 149, 299]);
  const { import_job_id, failure } = await readFileInto(world, employer, { name: '名单.xlsx', bytes });
  const { rows } = dataOf(await world.call(employer.token, readImportRows, { import_job_id }));

  expect(failure).toMatchObject({ reason: 'FILE_TOO_LARGE_INSIDE' });
  expect(failure?.msg).toMatch(/more than 200 sheets.*Copy the list alone into a new workbook/);
  expect(rows).toEqual([]);
});
