import { fixRows } from '@app/contract/imports/fix-rows';
import { parseList } from '@app/contract/imports/parse-list';
import { readImport } from '@app/contract/imports/read-import';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { submitImport } from '@app/contract/imports/submit-import';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { remove } from '@app/contract/policy-changes/delete-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, type Employer } from '../../../test/changes.ts';
import { readFileInto } from '../../../test/lists.ts';
import { sheetOf, workbook } from '../../../test/workbooks.ts';
import { dataOf, openWorld } from '../../../test/world.ts';
import { readFileOf } from './read-file.ts';

// A file that is read anew, in another way, into the list that was made of it.

const world = await openWorld();

const heading = ['姓名', '身份证号码', '用工单位', '工种', '说明'];

const lineOf = (employer: Employer, note = '') => {
  const { name, idcard } = aWorker(employer);
  return [name, idcard, '华东电子厂', 'MFG04', note];
};

/** A list of three: two of the first sheet, one of the second. */
async function aBook(employer: Employer) {
  const { token, policyId: policy_id, enterpriseId: enterprise_id } = employer;
  const bytes = await workbook({
    sheets: [
      { name: '甲', rows: sheetOf([heading, lineOf(employer, '夜班'), lineOf(employer)]) },
      { name: '乙', rows: sheetOf([heading, lineOf(employer)]) },
    ],
  });
  const { import_job_id, file_id } = await readFileInto(world, employer, { name: '名单.xlsx', bytes });
  const read = async () => dataOf(await world.call(token, readImportRows, { import_job_id }));
  const fix = async (patch: object) => {
    const { version } = await read();
    return dataOf(await world.call(token, fixRows, { import_job_id, version, ...patch }));
  };
  const readAnew = async (how: object) => {
    dataOf(await world.call(token, parseList, { policy_id, import_job_id, file_id: file_id!, ...how }));
    await readFileOf(world.platform, { enterprise_id, id: import_job_id });
    return (await read()).rows;
  };
  return { import_job_id, read, fix, readAnew };
}

const fields = (['name', 'idcard', 'work_company', 'occupation'] as const).map((field, index) => ({
  index,
  field,
}));

const without = (sheet: number) => ({ sheets: [{ sheet, taken: 0 as const }] });
const numbersOf = (rows: readonly { row_no: number }[]) => rows.map(({ row_no }) => row_no);

it('B3 brings nobody back whom somebody took out, says so, and knows their row again when that is undone', async () => {
  const employer = await anEmployer(world);
  const { import_job_id, read, fix, readAnew } = await aBook(employer);
  const { rows } = await read();
  const [out, stays] = rows;
  await fix({ removed: [out!.row_no] });

  expect(numbersOf(await readAnew(without(1)))).toEqual([stays!.row_no]);
  expect(numbersOf(await readAnew({}))).toEqual(numbersOf(rows.slice(1)));
  const { skipped, counts } = dataOf(await world.call(employer.token, readImport, { import_job_id }));
  expect(skipped.filter(({ why }) => why === 'removed')).toEqual([
    { source_row: out!.source_row, source_sheet: '甲', why: 'removed', text: out!.values.name },
  ]);
  expect(counts).toMatchObject({ accepted: 2, skipped: 1 });

  const { row_no, source_row, source_sheet, values } = out!;
  const undone = { row_no, source_row: source_row!, source_sheet, values: { ...values, remark: '夜班' } };
  await fix({ rows: [undone] });
  const again = await readAnew(without(1));
  expect(numbersOf(again)).toEqual(numbersOf(rows.slice(0, 2)));
  expect(again[0]!.values.remark).toBe('夜班');
});

it('B3 keeps what was mended on a sheet that is left out and taken again, beside who was typed meanwhile', async () => {
  const employer = await anEmployer(world);
  const { read, fix, readAnew } = await aBook(employer);
  const { rows } = await read();
  const last = rows[2]!;
  await fix({ rows: [{ row_no: last.row_no, values: { ...last.values, mobile: '13812345678' } }] });
  await readAnew(without(1));
  const typed = { row_no: last.row_no, values: { name: '王伟' } };
  await fix({ rows: [typed] });

  const again = await readAnew({});
  expect(again.map(({ values: { name, mobile } }) => [name, mobile])).toEqual([
    [rows[0]!.values.name, undefined],
    [rows[1]!.values.name, undefined],
    [last.values.name, '13812345678'],
    ['王伟', undefined],
  ]);
});

it('B3 takes what was read for read, and not for typed, also when another reading was undone', async () => {
  const employer = await anEmployer(world);
  const { read, fix, readAnew } = await aBook(employer);
  const { rows } = await read();
  const [first] = rows;
  const asNumber = {
    sheets: [{ sheet: 0, mapping: [...fields, { index: 4, field: 'employee_no' }] }],
  };
  const anew = (await readAnew(asNumber))[0]!.values;
  await fix({ rows: rows.map(({ row_no, values }) => ({ row_no, values })) });

  const again = await readAnew(asNumber);
  expect(again.map(({ row_no }) => row_no)).toEqual(rows.map(({ row_no }) => row_no));
  expect(again[0]!.values).toEqual(anew);
  expect([first!.values.remark, anew.remark, anew.employee_no]).toEqual(['夜班', undefined, '夜班']);
});

/** Insures all of a list that have no fault. */
async function insured(employer: Employer, import_job_id: number, version: number): Promise<number> {
  const policy_change_id = await sent(employer, import_job_id, version);
  await confirmed(employer, policy_change_id);
  return policy_change_id;
}

async function sent({ token }: Employer, import_job_id: number, version: number): Promise<number> {
  const submitted = dataOf(await world.call(token, submitImport, { import_job_id, version, skip_errors: 1 }));
  return submitted.policy_change_ids[0]!;
}

async function confirmed({ token }: Employer, policy_change_id: number): Promise<void> {
  const { forecast_hash } = dataOf(await world.call(token, forecast, { policy_change_id }));
  dataOf(await world.call(token, confirm, { policy_change_id, forecast_hash: forecast_hash! }));
}

it('B3 brings nobody back who was insured from the list, and keeps the work on those who were not', async () => {
  const employer = await anEmployer(world);
  const { import_job_id, read, fix, readAnew } = await aBook(employer);
  const { rows } = await read();
  const [, , last] = rows;
  const saved = await fix({ rows: [{ row_no: last!.row_no, values: { ...last!.values, mobile: '12' } }] });
  await insured(employer, import_job_id, saved.version);

  const again = await readAnew({});
  expect(again.map(({ row_no, values }) => [row_no, values.mobile])).toEqual([[last!.row_no, '12']]);
});

it('B3 has everybody back whose cover is taken back while the list is being read anew', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id, enterpriseId: enterprise_id } = employer;
  const { import_job_id, read, fix, readAnew } = await aBook(employer);
  const { rows } = await read();
  const [, , last] = rows;
  const saved = await fix({ rows: [{ row_no: last!.row_no, values: { ...last!.values, mobile: '12' } }] });
  const policy_change_id = await insured(employer, import_job_id, saved.version);
  const { file_id } = dataOf(await world.call(token, readImport, { import_job_id }));

  dataOf(await world.call(token, parseList, { policy_id, import_job_id, file_id: file_id! }));
  dataOf(await world.call(token, remove, { policy_change_id }));
  await readFileOf(world.platform, { enterprise_id, id: import_job_id });

  expect(numbersOf((await read()).rows)).toEqual(numbersOf(rows));
  expect(numbersOf(await readAnew({}))).toEqual(numbersOf(rows));
});

it('B3 keeps those who were left, and no others, where a list is insured while it is being read anew', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id, enterpriseId: enterprise_id } = employer;
  const { import_job_id, read, fix } = await aBook(employer);
  const { rows } = await read();
  const [, , last] = rows;
  const saved = await fix({ rows: [{ row_no: last!.row_no, values: { ...last!.values, mobile: '12' } }] });
  const policy_change_id = await sent(employer, import_job_id, saved.version);
  const { file_id } = dataOf(await world.call(token, readImport, { import_job_id }));

  const anew = await world.call(token, parseList, { policy_id, import_job_id, file_id: file_id! });
  expect(anew.code).toBe(1);
  await confirmed(employer, policy_change_id);
  await readFileOf(world.platform, { enterprise_id, id: import_job_id });

  const { version, rows: kept } = await read();
  expect(numbersOf(kept)).toEqual([last!.row_no]);
  const mended = await fix({ rows: [{ row_no: last!.row_no, values: { ...last!.values, mobile: '' } }] });
  expect(mended.version).toBe(version + 1);
  expect(await sent(employer, import_job_id, mended.version)).not.toBe(policy_change_id);
});
