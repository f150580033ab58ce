import { setImmediate } from 'node:timers/promises';
import { discardImport } from '@app/contract/imports/discard-import';
import { parseList } from '@app/contract/imports/parse-list';
import { readImport } from '@app/contract/imports/read-import';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { expect, it } from 'vitest';
import { refusedInside } from '../../test/bad-files.ts';
import { anEmployer, aWorker, type Employer } from '../../test/changes.ts';
import { readFileInto, rows, typed, upload } from '../../test/lists.ts';
import { sheetOf, workbook } from '../../test/workbooks.ts';
import { dataOf, openWorld, refusedOf } from '../../test/world.ts';
import { giveUpReading, readFileOf } from './files/read-file.ts';
import { importStatus } from '@app/domain/list/import-status';

const world = await openWorld();

const heading = ['姓名', '身份证号码', '手机', '用工单位', '工种', '备注'];

const lineOf = (employer: Employer, differs: Partial<{ name: string; remark: string }> = {}) => {
  const { name, idcard } = aWorker(employer);
  return [differs.name ?? name, idcard, '13812345678', '华东电子厂', 'MFG04', differs.remark ?? ''];
};

const listFile = async (lines: readonly (readonly string[])[], name = '名单.xlsx') => ({
  name,
  bytes: await workbook({
    sheets: [{ name: '填表说明', rows: sheetOf([['请如实填写']]) }, { rows: sheetOf(lines) }],
  }),
});

it('B3 reads a workbook beside the server: what was recognised, what was left out, and the rows', async () => {
  const employer = await anEmployer(world);
  const lines = [
    ['三月新员工'],
    heading,
    lineOf(employer, { remark: '𠮷·夜班' }),
    [],
    lineOf(employer),
    ['合计', '2人'],
  ];

  const list = await readFileInto(world, employer, await listFile(lines));
  const read = dataOf(
    await world.call(employer.token, readImportRows, { import_job_id: list.import_job_id }),
  );

  expect(list).toMatchObject({ status: 30, source: 'file', file_name: '名单.xlsx', failure: null, sheet: 1 });
  expect(list.sheets.map(({ name, hidden }) => [name, hidden])).toEqual([
    ['填表说明', 0],
    ['Sheet2', 0],
  ]);
  expect(list.columns.map(({ field }) => field)).toEqual([
    'name',
    'idcard',
    'mobile',
    'work_company',
    'occupation',
    'remark',
  ]);
  expect(list.counts.accepted).toBe(2);
  expect(list.counts.in).toBe(list.counts.accepted + list.counts.skipped);
  expect(list.rows_read).toBe(list.counts.in);
  expect(list.skipped.map(({ why }) => why)).toContain('total');
  expect(read.rows.map(({ source_row }) => source_row)).toEqual([3, 5]);
  expect(read.rows[0]!.values).toMatchObject({
    name: lines[2]![0],
    idcard: lines[2]![1],
    remark: '𠮷·夜班',
  });
});

it('B3 reads the same file again as it is told to: another sheet, other columns', async () => {
  const employer = await anEmployer(world);
  const bytes = await workbook({
    sheets: [
      { rows: sheetOf([heading, lineOf(employer)]) },
      { rows: sheetOf([['甲', '乙'], lineOf(employer)]) },
    ],
  });
  const first = await readFileInto(world, employer, { name: 'a.xlsx', bytes });
  const { import_job_id, file_id } = first;
  const { token, policyId: policy_id, enterpriseId: enterprise_id } = employer;

  dataOf(
    await world.call(token, parseList, {
      policy_id,
      import_job_id,
      file_id: file_id!,
      sheet: 1,
      heading_row: 1,
      mapping: [
        { index: 0, field: 'remark' },
        { index: 1, field: 'idcard' },
      ],
    }),
  );
  await readFileOf(world.platform, { enterprise_id, id: import_job_id });
  const again = dataOf(await world.call(token, readImport, { import_job_id }));

  expect(first.sheet).toBe(0);
  expect(again).toMatchObject({ sheet: 1, heading_row: 1, row_count: 1 });
  expect(again.columns.slice(0, 2).map(({ field, by }) => [field, by])).toEqual([
    ['remark', 'chosen'],
    ['idcard', 'chosen'],
  ]);
});

it.each(refusedInside)(
  'T10 B3 says what is the matter with $what, and answers others meanwhile',
  async ({ reason, bytes, name = '名单.xlsx' }) => {
    const employer = await anEmployer(world);
    const file = { name, bytes: await bytes() };
    let ended = false;
    let answered = 0;

    const reading = readFileInto(world, employer, file).finally(() => {
      ended = true;
    });
    while (!ended) {
      expect((await world.app.inject({ url: '/livez' })).statusCode).toBe(200);
      answered += 1;
      // What is injected never leaves the turn of the loop by itself.
      await setImmediate();
    }
    const list = await reading;

    expect(list).toMatchObject({ status: 60, row_count: 0, failure: { reason } });
    expect(list.failure!.msg.length).toBeGreaterThan(20);
    expect(answered).toBeGreaterThan(1);
  },
);

it('B3 keeps the rows of a list when the file that should replace them cannot be read', async () => {
  const employer = await anEmployer(world);
  const { import_job_id } = await typed(world, employer);

  const list = await readFileInto(
    world,
    employer,
    { name: 'a.xlsx', bytes: Buffer.from('PK\x03\x04 broken PK\x05\x06', 'latin1') },
    { import_job_id },
  );

  expect(list).toMatchObject({ import_job_id, status: 30, row_count: 3, failure: { reason: 'FILE_BROKEN' } });
});

it('B3 reads no further what was discarded meanwhile, and clears the file away', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id, enterpriseId: enterprise_id } = employer;
  const { file_id } = dataOf(await upload(world, token, await listFile([heading, lineOf(employer)])));
  const { import_job_id, status } = dataOf(await world.call(token, parseList, { policy_id, file_id }));

  const reading = readFileOf(world.platform, { enterprise_id, id: import_job_id });
  dataOf(await world.call(token, discardImport, { import_job_id }));
  await reading;
  const later = await world.call(token, parseList, { policy_id, file_id });

  expect(status).toBe(10);
  expect(dataOf(await world.call(token, readImport, { import_job_id }))).toMatchObject({
    status: 70,
    row_count: 0,
  });
  expect(refusedOf(later).reason).toBe('FILE_GONE');
});

it('B3 stores the later of two readings, whichever ends last', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id, enterpriseId: enterprise_id } = employer;
  const files = [[lineOf(employer)], [lineOf(employer), lineOf(employer)]];
  const ids: number[] = [];
  for (const lines of files) {
    ids.push(dataOf(await upload(world, token, await listFile([heading, ...lines]))).file_id);
  }
  const { import_job_id } = dataOf(await world.call(token, parseList, { policy_id, file_id: ids[0]! }));

  const overtaken = readFileOf(world.platform, { enterprise_id, id: import_job_id });
  dataOf(await world.call(token, parseList, { policy_id, import_job_id, file_id: ids[1]! }));
  await readFileOf(world.platform, { enterprise_id, id: import_job_id });
  await overtaken;

  expect(dataOf(await world.call(token, readImport, { import_job_id })).row_count).toBe(2);
});

it('T29 B3 lets ten lists of a user be read at a time, and refuses more until one is read', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id, enterpriseId: enterprise_id } = employer;
  const { file_id } = dataOf(await upload(world, token, await listFile([heading, lineOf(employer)])));
  const read = { policy_id, file_id };
  const ids: number[] = [];
  for (let list = 0; list < 10; list += 1) {
    ids.push(dataOf(await world.call(token, parseList, read)).import_job_id);
  }

  const more = await world.call(token, parseList, read);
  const again = await world.call(token, parseList, { ...read, import_job_id: ids[9]! });
  await readFileOf(world.platform, { enterprise_id, id: ids[0]! });

  expect(refusedOf(more)).toMatchObject({ reason: 'TOO_MANY_AT_ONCE', detail: { whose: 'user' } });
  expect(dataOf(again).status).toBe(10);
  expect(dataOf(await world.call(token, parseList, read)).status).toBe(10);
});

it('B3 lets nobody wait for a list of typed rows that is being read', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id } = employer;
  const { file_id } = dataOf(await upload(world, token, await listFile([heading, lineOf(employer)])));
  const { import_job_id } = dataOf(await world.call(token, parseList, { policy_id, file_id }));

  const replaced = dataOf(
    await world.call(token, parseList, { policy_id, import_job_id, rows: rows(employer, 2) }),
  );
  await readFileOf(world.platform, { enterprise_id: employer.enterpriseId, id: import_job_id });

  expect(replaced).toMatchObject({ status: 30, row_count: 2 });
  expect(dataOf(await world.call(token, readImport, { import_job_id })).row_count).toBe(2);
});

it('S4 B3 says of a list that could not be stored however often it was read that it cannot be', async () => {
  const employer = await anEmployer(world);
  const { token, enterpriseId: enterprise_id, policyId: policy_id } = employer;
  const { file_id } = dataOf(await upload(world, token, await listFile([heading, lineOf(employer)])));
  const { import_job_id } = dataOf(await world.call(token, parseList, { policy_id, file_id }));
  const read = async () => dataOf(await world.call(token, readImport, { import_job_id }));

  await giveUpReading(world.platform, { enterprise_id, id: import_job_id });
  const { status, failure } = await read();
  expect([status, failure?.reason]).toEqual([importStatus.unreadable, 'FILE_TOO_SLOW']);

  await giveUpReading(world.platform, { enterprise_id, id: import_job_id });
  expect((await read()).status).toBe(importStatus.unreadable);
});
