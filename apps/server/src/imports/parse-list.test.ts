import { fixRows } from '@app/contract/imports/fix-rows';
import { listImports } from '@app/contract/imports/list-imports';
import { parseList } from '@app/contract/imports/parse-list';
import { readImport } from '@app/contract/imports/read-import';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { submitImport } from '@app/contract/imports/submit-import';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, issued } from '../../test/changes.ts';
import { aRow, rows, typed } from '../../test/lists.ts';
import { dataOf, openWorld, refusedOf } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';
import { readFileOf } from './files/read-file.ts';

const world = await openWorld();

it('N17 keeps a list that was typed so far, faults and all, and gives it back as it was', async () => {
  const employer = await anEmployer(world);
  const entries = [
    ...rows(employer, 2),
    aRow(employer, 7, { idcard: '12', remark: ' 夜班 ', work_company: '哪里' }),
  ];

  const made = dataOf(
    await world.call(employer.token, parseList, {
      policy_id: employer.policyId,
      rows: entries,
      start_date: '2026-03-12',
    }),
  );
  const read = dataOf(
    await world.call(employer.token, readImportRows, { import_job_id: made.import_job_id }),
  );

  expect(made).toMatchObject({ status: 20, status_text: 'To be mended', row_count: 3, fault_count: 1 });
  expect(read.version).toBe(made.version);
  expect(read.rows.map(({ row_no, values }) => ({ row_no, values }))).toEqual(entries);
  expect(read.rows.every(({ source_row, said }) => source_row === null && said === null)).toBe(true);
});

it('B3 tells who is covered already when a list is begun, and again when it moves to another start', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const covered = aWorker(employer);
  await issued(world, employer, [covered]);
  const again = aRow(employer, 2, { name: covered.name, idcard: covered.idcard });

  const made = await typed(world, employer, [aRow(employer, 1), again]);
  const { import_job_id, version } = made;
  const moved = dataOf(
    await world.call(token, fixRows, { import_job_id, version, start_date: '2026-03-20' }),
  );

  for (const { rows: found } of [made, moved])
    expect(found).toMatchObject([
      { row_no: 1, verdicts: [] },
      { row_no: 2, verdicts: [{ code: 'DUP_POLICY' }] },
    ]);
});

it('N17 offers unfinished lists again, to the enterprise and to nobody else', async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const first = await typed(world, employer);
  const second = await typed(world, employer, rows(employer, 1));

  const offered = dataOf(await world.call(employer.token, listImports, {}));
  const toStranger = dataOf(await world.call(stranger.token, listImports, {}));

  expect(offered.map(({ import_job_id }) => import_job_id)).toEqual([
    second.import_job_id,
    first.import_job_id,
  ]);
  expect(offered[1]).toMatchObject({
    policy_id: employer.policyId,
    status: 30,
    source: 'typed',
    row_count: 3,
    fault_count: 0,
    by: '王敏',
    policy_change_id: null,
    updated_at: '2026-03-10 10:00:00',
  });
  expect(toStranger).toEqual([]);
});

it('B3 reads a pasted text at once', async () => {
  const employer = await anEmployer(world);
  const [one, two] = rows(employer, 2);
  const text = `姓名\t身份证号\t用工单位\t工种\n${one!.values.name}\t${one!.values.idcard}\t华东电子厂\tMFG04\n\n${two!.values.name}\t${two!.values.idcard}\t华东电子厂\tMFG04\n合计\t2\n`;

  const made = dataOf(await world.call(employer.token, parseList, { policy_id: employer.policyId, text }));
  const read = dataOf(
    await world.call(employer.token, readImportRows, { import_job_id: made.import_job_id }),
  );

  expect(made).toMatchObject({ status: 30, row_count: 2, fault_count: 0 });
  expect(read.rows.map(({ values }) => values.name)).toEqual([one!.values.name, two!.values.name]);
});

it('B3 counts the persons of a message and its lines, which are not one another', async () => {
  const employer = await anEmployer(world);
  const [one, two] = rows(employer, 2).map(({ values }) => `${values.name} ${values.idcard}`);
  const text = `华东电子厂来3个：\n${one} ${two}\n谢谢`;

  const made = dataOf(await world.call(employer.token, parseList, { policy_id: employer.policyId, text }));
  const list = dataOf(await world.call(employer.token, readImport, { import_job_id: made.import_job_id }));

  expect(list.counts).toEqual({ in: 3, accepted: 2, skipped: 2, hidden: 0, is_message: 1 });
  expect(list.skipped).toMatchObject([
    { source_row: 1, why: 'heads', heads: { said: 3, found: 2 } },
    { source_row: 3, why: 'note' },
  ]);
});

it('B3 takes a list one way at a time, of no more rows than a change holds, and a text in which someone is named', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id } = employer;
  const [entry] = rows(employer, 1);
  const many = Array.from({ length: 20_001 }, (_, place) => ({ ...entry!, row_no: place + 1 }));

  const none = await world.call(token, parseList, { policy_id });
  const both = await world.call(token, parseList, { policy_id, rows: [entry!], text: '张三' });
  const tooMany = await world.call(token, parseList, { policy_id, rows: many });
  const nobody = await world.call(token, parseList, { policy_id, text: '大家好\n' });

  for (const refused of [none, both])
    expect(refusedOf(refused)).toMatchObject({
      reason: 'VALIDATION',
      detail: { fields: ['file_id', 'text', 'rows'] },
    });
  expect(refusedOf(tooMany)).toMatchObject({ reason: 'ROWS_TOO_MANY', detail: { rows_max: 20_000 } });
  expect(refusedOf(nobody).reason).toBe('LIST_NOT_FOUND');
  expect(dataOf(await world.call(token, listImports, {}))).toEqual([]);
});

it('T21 keeps a list sealed: no name and no number stands in its row', async () => {
  const employer = await anEmployer(world);
  const [entry] = rows(employer, 1);
  const { import_job_id } = await typed(world, employer, [entry!]);

  const { rows: stored } = await world.owner.query<{ text: string; roster_enc: Buffer }>(
    'select j::text as text, roster_enc from import_job j where import_job_id = $1',
    [import_job_id],
  );

  expect(stored[0]!.roster_enc.length).toBeGreaterThan(60);
  for (const value of [entry!.values.idcard!, entry!.values.name!]) {
    expect(stored[0]!.text).not.toContain(value);
    expect(stored[0]!.roster_enc.includes(value)).toBe(false);
  }
});

it('B3 reads a long text beside the server, as it reads a file', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id, enterpriseId: enterprise_id } = employer;
  const entries = rows(employer, 400);
  const text = entries.map(({ values }) => `${values.name} ${values.idcard} 华东电子厂 MFG04`).join('\n');

  const made = dataOf(await world.call(token, parseList, { policy_id, text }));
  await readFileOf(world.platform, { enterprise_id, id: made.import_job_id });
  const list = dataOf(await world.call(token, readImport, { import_job_id: made.import_job_id }));

  expect(made).toMatchObject({ status: 10, row_count: 0 });
  expect(list).toMatchObject({ source: 'pasted', file_name: null, sheet: null, row_count: 400 });
});

it('T11 takes no text of more than two million characters, and no body of more than eight megabytes', async () => {
  const { token, policyId: policy_id } = await anEmployer(world);

  const long = await world.call(token, parseList, { policy_id, text: '张'.repeat(2_000_001) });
  const large = await world.call(token, parseList, { policy_id, text: '张'.repeat(2_900_000) });

  expect(refusedOf(long)).toMatchObject({ reason: 'VALIDATION', detail: { fields: ['text'] } });
  expect(refusedOf(large)).toMatchObject({ reason: 'TOO_LARGE', detail: { limit_mb: 8 } });
});

it("B3 moves a list to another policy, which begins a new draft, and finds no stranger's", async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const { token, enterpriseId } = employer;
  const other = await openPolicyFor(world.platform, enterpriseId, {
    plan_code: 'EL-B',
    policy_no: `P2-${enterpriseId}`,
    start_date: day('2026-04-01'),
    end_date: day('2026-04-30'),
  });
  const { import_job_id, version } = await typed(world, employer);
  const drafted = dataOf(await world.call(token, submitImport, { import_job_id, version }));

  const moved = dataOf(
    await world.call(token, fixRows, { import_job_id, version: drafted.version, policy_id: other }),
  );
  const list = dataOf(await world.call(token, readImport, { import_job_id }));
  const again = dataOf(await world.call(token, submitImport, { import_job_id, version: moved.version }));
  const elsewhere = await world.call(token, fixRows, {
    import_job_id,
    version: again.version,
    policy_id: stranger.policyId,
  });

  expect(list).toMatchObject({ policy_id: other, policy_change_id: null });
  expect(again.policy_change_ids).not.toEqual(drafted.policy_change_ids);
  expect(refusedOf(elsewhere).reason).toBe('NOT_FOUND');
});
