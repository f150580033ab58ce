import { fixAlike } from '@app/contract/imports/fix-alike';
import { fixRows } from '@app/contract/imports/fix-rows';
import { parseList } from '@app/contract/imports/parse-list';
import { readImport } from '@app/contract/imports/read-import';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, issued } from '../../test/changes.ts';
import { aRow, rows, typed } from '../../test/lists.ts';
import { aUser, dataOf, openWorld, refusedOf } from '../../test/world.ts';

const world = await openWorld();

const rowsOf = async (token: string, import_job_id: number) =>
  dataOf(await world.call(token, readImportRows, { import_job_id })).rows;

it('B3 saves a mended row, a new one and a removed one, and counts the faults anew', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const faulty = aRow(employer, 2, { idcard: '110101199003070012' });
  const { import_job_id, version, ...made } = await typed(world, employer, [
    aRow(employer, 1),
    faulty,
    aRow(employer, 3),
  ]);
  const mended = aRow(employer, 2, { remark: '改好' });
  const added = aRow(employer, 9);

  const saved = dataOf(
    await world.call(token, fixRows, { import_job_id, version, rows: [mended, added], removed: [3] }),
  );

  expect(made).toMatchObject({ status: 20, fault_count: 1 });
  expect(saved).toMatchObject({ version: version + 1, status: 30, row_count: 3, fault_count: 0 });
  expect(saved.rows).toEqual([
    { row_no: 2, verdicts: [] },
    { row_no: 9, verdicts: [] },
  ]);
  expect((await rowsOf(token, import_job_id)).map(({ row_no, values }) => [row_no, values])).toEqual([
    [1, expect.anything()],
    [2, mended.values],
    [9, added.values],
  ]);
});

it('B3 keeps which row of the list that came in a row was, also when it is written anew', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const { import_job_id, version } = await typed(world, employer);
  const added = aRow(employer, 9);

  const first = dataOf(
    await world.call(token, fixRows, { import_job_id, version, rows: [{ ...added, source_row: 77 }] }),
  );
  await world.call(token, fixRows, { import_job_id, version: first.version, rows: [added] });

  const kept = await rowsOf(token, import_job_id);
  expect(kept.find(({ row_no }) => row_no === 9)?.source_row).toBe(77);
});

it('B3 tells what only the server knows: who is covered already', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const covered = aWorker(employer);
  await issued(world, employer, [covered]);
  const { import_job_id, version } = await typed(world, employer);
  const again = aRow(employer, 2, { name: covered.name, idcard: covered.idcard });

  const saved = dataOf(await world.call(token, fixRows, { import_job_id, version, rows: [again] }));

  expect(saved).toMatchObject({ status: 20, fault_count: 1 });
  expect(saved.rows[0]!.verdicts).toMatchObject([
    { code: 'DUP_POLICY', level: 'error', field: 'idcard', detail: { to: '2026-03-31' } },
  ]);
  expect(saved.rows[0]!.verdicts[0]!.msg).not.toBe('');
  expect((await rowsOf(token, import_job_id)).map(({ verdicts }) => verdicts.length)).toEqual([0, 1, 0]);
});

it('B3 tells whose number a row has where it is covered under another name, and leaves rows of one list to the page', async () => {
  const employer = await anEmployer(world);
  const covered = aWorker(employer);
  await issued(world, employer, [covered]);
  const { import_job_id, version } = await typed(world, employer);
  const other = aRow(employer, 1, { idcard: covered.idcard });
  const twin = aRow(employer, 2);
  const rows = [other, twin, aRow(employer, 3, { idcard: twin.values.idcard! })];

  const saved = dataOf(await world.call(employer.token, fixRows, { import_job_id, version, rows }));

  const detail = { name: covered.name, work_company: '华东电子厂' };
  expect(saved).toMatchObject({ fault_count: 3 });
  expect(saved.rows).toMatchObject([
    { row_no: 1, verdicts: [{ code: 'ID_NAME_MISMATCH', level: 'error', detail }] },
    { row_no: 2, verdicts: [] },
    { row_no: 3, verdicts: [] },
  ]);
  expect(saved.rows[0]!.verdicts[0]!.msg).toContain(covered.name);
});

it('B3 puts the rows in another order, and moves the list to another start', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const { import_job_id, version } = await typed(world, employer);

  dataOf(
    await world.call(token, fixRows, { import_job_id, version, order: [3, 1, 2], start_date: '2026-03-20' }),
  );

  expect((await rowsOf(token, import_job_id)).map(({ row_no }) => row_no)).toEqual([3, 1, 2]);
  expect(dataOf(await world.call(token, readImport, { import_job_id })).start_date).toBe('2026-03-20');
});

it('B3 refuses an order that leaves rows out, and a number that two rows have', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id } = employer;
  const { import_job_id, version } = await typed(world, employer);

  const short = await world.call(token, fixRows, { import_job_id, version, order: [3, 1] });
  const twice = await world.call(token, parseList, {
    policy_id,
    rows: [aRow(employer, 1), aRow(employer, 1)],
  });

  expect(refusedOf(short)).toMatchObject({ reason: 'VALIDATION', detail: { fields: ['order'] } });
  expect(refusedOf(twice)).toMatchObject({ reason: 'VALIDATION', detail: { fields: ['rows.row_no'] } });
});

it('N17 tells the second of two who save at once who was first, and keeps what the first saved', async () => {
  const employer = await anEmployer(world);
  const colleague = await aUser(world, employer.enterpriseId);
  const { import_job_id, version } = await typed(world, employer);
  const first = aRow(employer, 1);
  const save = (token: string, row: typeof first) =>
    world.call(token, fixRows, { import_job_id, version, rows: [row] });

  const answers = await Promise.all([save(employer.token, first), save(colleague.token, first)]);
  const late = await save(colleague.token, aRow(employer, 2));

  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
  expect(refusedOf(late)).toMatchObject({
    reason: 'LIST_CHANGED',
    detail: { version: version + 1, by: '王敏', at: '2026-03-10 10:00:00' },
  });
  expect((await rowsOf(employer.token, import_job_id))[0]!.values).toEqual(first.values);
});

it('B3 mends all rows with the same text at once', async () => {
  const employer = await anEmployer(world);
  const { token, companyId } = employer;
  const unknown = (row_no: number) => aRow(employer, row_no, { work_company: '华东厂' });
  const { import_job_id, version } = await typed(world, employer, [
    unknown(1),
    aRow(employer, 2),
    unknown(3),
  ]);

  const saved = dataOf(
    await world.call(token, fixAlike, {
      import_job_id,
      version,
      field: 'work_company',
      match: '华东厂',
      values: { work_company: '华东电子厂', work_company_id: companyId },
    }),
  );

  expect(saved).toMatchObject({ version: version + 1, status: 30, fault_count: 0 });
  expect(saved.rows.map(({ row_no }) => row_no)).toEqual([1, 3]);
  expect((await rowsOf(token, import_job_id)).map(({ values }) => values.work_company_id ?? null)).toEqual([
    companyId,
    null,
    companyId,
  ]);
});

it('B3 mends a work type at one work company alone, and only where it is approved', async () => {
  const employer = await anEmployer(world);
  const { token, companyId } = employer;
  const loose = (row_no: number, work_company: string) =>
    aRow(employer, row_no, { work_company, occupation: '普工甲' });
  const { import_job_id, version } = await typed(world, employer, [
    loose(1, '华东电子厂'),
    loose(2, '别的工厂'),
    aRow(employer, 3, { work_company: '', work_company_id: companyId, occupation: ' 普工甲' }),
  ]);
  const mend = (more: object, at = version) =>
    world.call(token, fixAlike, {
      import_job_id,
      version: at,
      field: 'occupation',
      match: '普工甲',
      values: { occupation: '流水线装配工', occupation_code: 'MFG04' },
      ...more,
    });

  const nowhere = await mend({});
  const here = dataOf(await mend({ company: { work_company: '华东电子厂' } }));
  const notApproved = dataOf(
    await mend(
      {
        company: { work_company: '华东电子厂' },
        match: '流水线装配工',
        values: { occupation: '没有的工种', occupation_code: null },
      },
      here.version,
    ),
  );

  expect(refusedOf(nowhere)).toMatchObject({ reason: 'VALIDATION', detail: { fields: ['company'] } });
  expect(here.rows.map(({ row_no }) => row_no)).toEqual([1, 3]);
  expect((await rowsOf(token, import_job_id)).map(({ values }) => values.occupation_code ?? null)).toEqual([
    'MFG04',
    null,
    'MFG04',
  ]);
  expect(notApproved.rows).toEqual([]);
});

it("P3 finds no stranger's list, for reading or for saving, and refuses a sub-user without the key", async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const reader = await aUser(world, employer.enterpriseId, ['policy_change/lists']);
  const { import_job_id, version } = await typed(world, employer, rows(employer, 1));
  const makes = (token: string | undefined) => [
    world.call(token, readImport, { import_job_id }),
    world.call(token, readImportRows, { import_job_id }),
    world.call(token, fixRows, { import_job_id, version, removed: [1] }),
    world.call(token, fixAlike, { import_job_id, version, field: 'name', match: '', values: {} }),
    world.call(token, parseList, { policy_id: employer.policyId, rows: [] }),
  ];
  const reasonsOf = async (token: string | undefined) =>
    (await Promise.all(makes(token))).map((answer) => refusedOf(answer).reason);

  expect(new Set(await reasonsOf(stranger.token))).toEqual(new Set(['NOT_FOUND']));
  expect(new Set(await reasonsOf(reader.token))).toEqual(new Set(['FORBIDDEN']));
  expect(new Set(await reasonsOf(undefined))).toEqual(new Set(['AUTH']));
  expect(await rowsOf(employer.token, import_job_id)).toHaveLength(1);
});
