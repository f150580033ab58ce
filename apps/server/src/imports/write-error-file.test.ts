import { errorFile } from '@app/contract/imports/write-error-file';
import { importTemplate } from '@app/contract/imports/write-template';
import { fixRows } from '@app/contract/imports/fix-rows';
import { parseList } from '@app/contract/imports/parse-list';
import { readImport } from '@app/contract/imports/read-import';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { submitImport } from '@app/contract/imports/submit-import';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, type Employer } from '../../test/changes.ts';
import { aRow, readFileInto, typed, upload } from '../../test/lists.ts';
import { packed, textsOf } from '../../test/workbooks.ts';
import { aUser, dataOf, openWorld } from '../../test/world.ts';
import { readFileOf } from './files/read-file.ts';

const world = await openWorld();

const fetchFile = (token: string | undefined, path: string, query: Record<string, string | number>) =>
  world.app.inject({
    url: `/api${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
    headers: token === undefined ? {} : { token },
  });

/** Three rows, of which the first and the last have faults. */
const faulty = (employer: Employer) => [
  aRow(employer, 1, { idcard: '110101199003070012', remark: '=1+1' }),
  aRow(employer, 2),
  aRow(employer, 3, { work_company: '没有这家', name: '\u{20BB7}田·阿不都' }),
];

const cellsOf = (xml: string) =>
  [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) =>
    [...row!.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, text]) => text),
  );

it('B3 sends the rejected rows as a workbook, the reason first, and the numbers as text', async () => {
  const employer = await anEmployer(world);
  const entries = faulty(employer);
  const { import_job_id } = await typed(world, employer, entries);

  const file = await fetchFile(employer.token, errorFile.path, { import_job_id, language: 'zh' });
  const parts = textsOf(file.rawPayload);
  const [heading, first, last, ...more] = cellsOf(parts['xl/worksheets/sheet1.xml']!);

  expect(file.statusCode).toBe(200);
  expect(file.headers['content-type']).toContain('spreadsheetml.sheet');
  expect(file.headers['content-disposition']).toBe(
    `attachment; filename="list.xlsx"; filename*=UTF-8''${encodeURIComponent('待修改名单.xlsx')}`,
  );
  expect(file.headers['cache-control']).toBe('no-store');
  expect(heading!.slice(0, 4)).toEqual(['需修改的问题', '原文件行号', '姓名', '证件号码']);
  expect(more).toEqual([]);
  expect(first).toContain('110101199003070012');
  expect(first![0]).toMatch(/身份证|证件/);
  expect(last).toContain(entries[2]!.values.name);
  expect(parts['xl/worksheets/sheet1.xml']).toContain(`t="inlineStr"><is><t xml:space="preserve">=1+1</t>`);
  expect(Object.values(parts).join('')).not.toContain('<f>');
  expect(parts['xl/styles.xml']).toContain('numFmtId="49" quotePrefix="1"');
});

it('B3 says in the workbook what the list says of a person, and what could be read in another way', async () => {
  const employer = await anEmployer(world);
  const { import_job_id } = await typed(world, employer, [
    aRow(employer, 1),
    aRow(employer, 2, {
      intent: { kind: 'leave', words: '离职：王伟', of: '' },
      doubts: [{ field: 'mobile', words: '138000', others: ['13800001111'] }],
    }),
  ]);

  const file = await fetchFile(employer.token, errorFile.path, { import_job_id, language: 'zh' });
  const [, first, ...more] = cellsOf(textsOf(file.rawPayload)['xl/worksheets/sheet1.xml']!);

  expect(more).toEqual([]);
  expect(first![0]).toMatch(/^原文写着“离职：王伟”.*读自原文“138000”，也可能是 #/);
});

it('B3 takes the mended file back onto the same rows, adds nobody twice, and continues the list it came from', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const entries = faulty(employer);
  const { import_job_id } = await typed(world, employer, entries);
  const sent = await fetchFile(token, errorFile.path, { import_job_id });

  const fed = await readFileInto(world, employer, { name: '待修改名单.xlsx', bytes: sent.rawPayload });
  const unchanged = dataOf(await world.call(token, readImportRows, { import_job_id }));
  const own = await readFileInto(
    world,
    employer,
    { name: '待修改名单.xlsx', bytes: sent.rawPayload },
    { import_job_id },
  );

  expect(fed).toMatchObject({ status: 70, continued_in: import_job_id });
  expect(unchanged.rows.map(({ row_no }) => row_no)).toEqual([1, 2, 3]);
  expect(unchanged.rows.map(({ values }) => [values.name, values.idcard])).toEqual(
    entries.map(({ values }) => [values.name, values.idcard]),
  );
  expect(own).toMatchObject({ import_job_id, row_count: 3, fault_count: 2 });
  expect(own.columns.map(({ title }) => title)).not.toContain('__row_key');
});

it('B3 adds nobody again who was insured from the list before its rejected rows came back', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const entries = faulty(employer);
  const { import_job_id, version } = await typed(world, employer, entries);
  const sent = await fetchFile(token, errorFile.path, { import_job_id });
  const corrected = aRow(employer, 1, { name: entries[0]!.values.name! });
  const mended = dataOf(await world.call(token, fixRows, { import_job_id, version, rows: [corrected] }));
  const { policy_change_ids } = dataOf(
    await world.call(token, submitImport, { import_job_id, version: mended.version, skip_errors: 1 }),
  );
  const [policy_change_id] = policy_change_ids;
  const { forecast_hash } = dataOf(
    await world.call(token, forecast, { policy_change_id: policy_change_id! }),
  );
  dataOf(
    await world.call(token, confirm, {
      policy_change_id: policy_change_id!,
      forecast_hash: forecast_hash!,
    }),
  );

  const list = await readFileInto(
    world,
    employer,
    { name: 'a.xlsx', bytes: sent.rawPayload },
    { import_job_id },
  );

  expect(list).toMatchObject({ row_count: 1 });
  expect(list.skipped).toContainEqual({ source_row: 2, why: 'done', text: corrected.values.name });
  expect(list.counts).toMatchObject({ in: 2, accepted: 1, skipped: 1 });
});

it('B3 adds a worker whose line was copied from another in the spreadsheet, key and all', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const { import_job_id } = await typed(world, employer, faulty(employer));
  const sent = await fetchFile(token, errorFile.path, { import_job_id });
  const parts = textsOf(sent.rawPayload);
  const sheet = parts['xl/worksheets/sheet1.xml']!;
  const [line] = sheet.match(/<row r="2".*?<\/row>/s)!;
  const { name, idcard } = aWorker(employer);
  const copy = line
    .replaceAll(/r="([A-Z]*)2"/g, 'r="$14"')
    .replace('110101199003070012', idcard)
    .replace(/(<c r="C4".*?<t[^>]*>)[^<]*/s, `$1${name}`);
  const bytes = await packed({
    ...parts,
    'xl/worksheets/sheet1.xml': sheet.replace('</sheetData>', `${copy}</sheetData>`),
  });

  await readFileInto(world, employer, { name: 'a.xlsx', bytes }, { import_job_id });
  const { rows } = dataOf(await world.call(token, readImportRows, { import_job_id }));

  expect(rows.map(({ row_no }) => row_no)).toEqual([1, 2, 3, 4]);
  expect(rows[0]!.values.idcard).toBe('110101199003070012');
  expect(rows[3]!.values).toMatchObject({ name, idcard });
});

it('B3 offers an empty list with the work companies and work types to choose from', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id } = employer;

  const file = await fetchFile(token, importTemplate.path, { policy_id, language: 'zh' });
  const parts = textsOf(file.rawPayload);
  const list = parts['xl/worksheets/sheet1.xml']!;

  expect(file.headers['content-disposition']).toContain(encodeURIComponent('加保名单模板.xlsx'));
  expect(cellsOf(list)).toEqual([
    ['姓名', '证件号码', '用工单位', '工种', '手机号', '生效日期', '工号', '备注'],
  ]);
  expect(list).toContain('<dataValidation type="list"');
  expect(list.match(/<formula1>.*?<\/formula1>/g)!.every((one) => one.length < 255)).toBe(true);
  expect(list).toContain('min="2" max="2" width="24" style="1"');
  expect(parts['xl/workbook.xml']).toContain('name="可选项" sheetId="2" state="hidden"');
  expect(parts['xl/worksheets/sheet2.xml']).toContain('华东电子厂');
  expect(parts['xl/worksheets/sheet2.xml']).toContain('流水线装配工(电子)');
});

it('B3 knows the headings of its own template again, in every language', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id, enterpriseId: enterprise_id } = employer;
  const { values } = aRow(employer, 1);

  for (const language of ['zh', 'en', 'es', 'ja'] as const) {
    const template = await fetchFile(token, importTemplate.path, { policy_id, language });
    const heading = cellsOf(textsOf(template.rawPayload)['xl/worksheets/sheet1.xml']!)[0]!;
    const line = [
      values.name,
      values.idcard,
      '华东电子厂',
      'MFG04',
      '13812345678',
      '2026-03-12',
      'A1',
      '夜班',
    ];
    const bytes = Buffer.from(`${heading.join(',')}\n${line.join(',')}\n`);
    const { file_id } = dataOf(await upload(world, token, { name: 'a.csv', bytes }));
    const { import_job_id } = dataOf(await world.call(token, parseList, { policy_id, file_id }));
    await readFileOf(world.platform, { enterprise_id, id: import_job_id });

    const { columns } = dataOf(await world.call(token, readImport, { import_job_id }));

    expect([language, columns.map(({ field }) => field)]).toEqual([
      language,
      ['name', 'idcard', 'work_company', 'occupation', 'mobile', 'start_date', 'employee_no', 'remark'],
    ]);
  }
});

it("P3 sends no file of a stranger's list or policy, none without the key, and none for a token in the address", async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const reader = await aUser(world, employer.enterpriseId, ['policy_change/lists']);
  const { import_job_id } = await typed(world, employer, faulty(employer));
  const whole = await typed(world, employer, [aRow(employer, 1)]);
  const { policyId: policy_id, token } = employer;
  const reasonOf = async (who: string | undefined, path: string, query: Record<string, string | number>) =>
    (await fetchFile(who, path, query)).json().reason;

  expect(await reasonOf(stranger.token, errorFile.path, { import_job_id })).toBe('NOT_FOUND');
  expect(await reasonOf(stranger.token, importTemplate.path, { policy_id })).toBe('NOT_FOUND');
  expect(await reasonOf(reader.token, errorFile.path, { import_job_id })).toBe('FORBIDDEN');
  expect(await reasonOf(undefined, errorFile.path, { import_job_id, token })).toBe('AUTH');
  expect(await reasonOf(token, errorFile.path, { import_job_id: whole.import_job_id })).toBe('LIST_EMPTY');
});
