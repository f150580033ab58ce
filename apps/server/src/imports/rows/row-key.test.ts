import { errorFile } from '@app/contract/imports/write-error-file';
import { readImport } from '@app/contract/imports/read-import';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, type Employer } from '../../../test/changes.ts';
import { aRow, readFileInto, typed } from '../../../test/lists.ts';
import { textsOf } from '../../../test/workbooks.ts';
import { dataOf, openWorld, unique } from '../../../test/world.ts';
import { openPolicyFor } from '../../operator/operator.ts';

const world = await openWorld();

/** Three rows, of which the first and the last have faults. */
const faulty = (employer: Employer) => [
  aRow(employer, 1, { idcard: '110101199003070012' }),
  aRow(employer, 2),
  aRow(employer, 3, { work_company: '没有这家' }),
];

const rejectedRows = async (token: string, import_job_id: number) =>
  (
    await world.app.inject({
      url: `/api${errorFile.path}?import_job_id=${import_job_id}`,
      headers: { token },
    })
  ).rawPayload;

const firstKeyIn = (file: Buffer) =>
  /L\d+-1-[0-9a-f]{16}/.exec(textsOf(file)['xl/worksheets/sheet1.xml']!)![0];

it('T21 B3 makes a new list of a file whose keys are not ours, and leaves the list alone that they name', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const { import_job_id, version } = await typed(world, employer);
  const other = await typed(world, employer, faulty(employer));
  const ownKey = firstKeyIn(await rejectedRows(token, other.import_job_id));
  const signature = ownKey.slice(-16);
  const before = dataOf(await world.call(token, readImportRows, { import_job_id }));
  const { values } = aRow(employer, 1);

  for (const key of [
    `L${import_job_id}-1`,
    `L${import_job_id}-1-`,
    `L${import_job_id}-1-${signature}`,
    `L${import_job_id}-1-${'0'.repeat(16)}`,
    ownKey.replace('-1-', '-3-'),
    ownKey.slice(0, -1),
  ]) {
    const bytes = Buffer.from(`姓名,身份证号,__row_key\n${values.name},${values.idcard},${key}\n`);
    const list = await readFileInto(world, employer, { name: 'a.csv', bytes });

    expect([key, list.continued_in, list.row_count]).toEqual([key, null, 1]);
  }

  expect(dataOf(await world.call(token, readImportRows, { import_job_id }))).toEqual(before);
  expect(dataOf(await world.call(token, readImport, { import_job_id })).version).toBe(version);
  expect(dataOf(await world.call(token, readImport, { import_job_id: other.import_job_id }))).toMatchObject({
    version: other.version,
    row_count: 3,
  });
});

it("T21 B3 makes a new list of another enterprise's rejected rows", async () => {
  const [ours, theirs] = [await anEmployer(world), await anEmployer(world)];
  const { import_job_id } = await typed(world, ours, faulty(ours));
  const bytes = await rejectedRows(ours.token, import_job_id);

  const list = await readFileInto(world, theirs, { name: 'a.xlsx', bytes });

  expect(list).toMatchObject({ continued_in: null, row_count: 2 });
});

it('B3 makes a new list of rejected rows that are sent for another policy', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const { import_job_id, version } = await typed(world, employer, faulty(employer));
  const bytes = await rejectedRows(token, import_job_id);
  const policyId = await openPolicyFor(world.platform, employer.enterpriseId, {
    plan_code: 'EL-B',
    policy_no: `P-${unique()}`,
    start_date: day('2026-01-01'),
    end_date: day('2026-12-31'),
  });

  const list = await readFileInto(world, { ...employer, policyId }, { name: 'a.xlsx', bytes });

  expect(list).toMatchObject({ policy_id: policyId, continued_in: null, row_count: 2 });
  expect(dataOf(await world.call(token, readImport, { import_job_id }))).toMatchObject({
    version,
    row_count: 3,
  });
});

it('B3 numbers a row that was added to a file of rejected rows within what a list can hold', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const [first, last] = faulty(employer);
  const entries = [
    { ...first!, row_no: 1 },
    { ...last!, row_no: 1_000_000 },
  ];
  const { import_job_id } = await typed(world, employer, entries);
  const key = firstKeyIn(await rejectedRows(token, import_job_id));
  const added = aRow(employer, 2).values;
  const bytes = Buffer.from(
    `姓名,身份证号,__row_key\n${first!.values.name},${first!.values.idcard},${key}\n${added.name},${added.idcard},\n`,
  );

  const list = await readFileInto(world, employer, { name: 'a.csv', bytes });
  const { rows } = dataOf(await world.call(token, readImportRows, { import_job_id }));

  expect(list.continued_in).toBe(import_job_id);
  expect(rows.map(({ row_no, values }) => [row_no, values.name])).toEqual([
    [1, first!.values.name],
    [1_000_000, last!.values.name],
    [2, added.name],
  ]);
});
