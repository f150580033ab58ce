import type { RosterValues } from '@app/contract/imports/rows';
import { fixRows } from '@app/contract/imports/fix-rows';
import { parseList } from '@app/contract/imports/parse-list';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { expect, it } from 'vitest';
import { anEmployer, type Employer } from '../../test/changes.ts';
import { aRow, readFileInto, typed } from '../../test/lists.ts';
import { aUser, dataOf, openWorld } from '../../test/world.ts';
import { readFileOf } from './files/read-file.ts';

// Who may not see a number writes down all that its mask may hide, and asks the list which of them it is.

const world = await openWorld();

const rowsOf = async (token: string, import_job_id: number) =>
  dataOf(await world.call(token, readImportRows, { import_job_id })).rows;

const anImporter = ({ enterpriseId }: Employer) => aUser(world, enterpriseId, ['policy_change/import']);

/** Somebody's row as a colleague sees it, and the colleague's own list with the number among others. */
async function withCandidates(values: Partial<RosterValues>, wrong: string) {
  const employer = await anEmployer(world);
  const importer = await anImporter(employer);
  const row = aRow(employer, 1, values);
  const theirs = await typed(world, employer, [row]);
  const [shown] = await rowsOf(importer.token, theirs.import_job_id);
  const candidates = [row.values.idcard!, wrong].map((idcard, place) =>
    aRow(employer, place + 1, { ...values, name: '李某', idcard }),
  );
  const own = await typed(world, { ...employer, token: importer.token }, candidates);
  const asked = candidates.map(({ row_no }) => ({
    row_no,
    values: { ...values, name: '李某', idcard: shown!.values.idcard, person: shown!.values.person },
  }));
  return { employer, importer, own, asked };
}

/** What tells one row from another. */
const looksOf = (rows: Awaited<ReturnType<typeof rowsOf>>) =>
  rows.map(({ values }) => ({ ...values, employee_no: undefined }));

it.each([
  ['a resident', { name: '李某' }, '110101199003070038'],
  [
    'a passport',
    { name: '李某', idtype: '2', idcard: 'E12345678', gender: 'male', birthday: '1990-01-01' },
    'E12345670',
  ],
  ['a passport of no type', { name: '李某', idtype: '2', idcard: 'E12345678' }, 'E12345670'],
])('T21 tells of no candidate whether it is whom a reference means: %s', async (_, values, wrong) => {
  const { importer, own, asked } = await withCandidates(values, wrong);
  const { import_job_id, version } = own;

  dataOf(await world.call(importer.token, fixRows, { import_job_id, version, rows: asked }));

  const [right, other] = looksOf(await rowsOf(importer.token, import_job_id));
  expect(right).toEqual(other);
});

it('T21 tells it neither where all rows are sent anew, nor to who typed them for somebody else', async () => {
  const { employer, importer, own, asked } = await withCandidates({ name: '李某' }, '110101199003070038');
  const { import_job_id } = own;
  const accomplice = await anImporter(employer);

  const policy_id = employer.policyId;
  dataOf(await world.call(accomplice.token, parseList, { policy_id, import_job_id, rows: asked }));

  const [right, other] = looksOf(await rowsOf(importer.token, import_job_id));
  expect(right).toEqual(other);
});

it('B3 T21 puts back what a colleague was shown masked, also when its file was read in another way since', async () => {
  const employer = await anEmployer(world);
  const importer = await anImporter(employer);
  const { policyId: policy_id, enterpriseId } = employer;
  const { values } = aRow(employer, 1);
  const other = '110101199003070038';
  const lines = [
    ['姓名', '身份证号', '用工单位', '工种', '备注', '手机'],
    [values.name, values.idcard, values.work_company, values.occupation, `配偶 ${other}`, ''],
    ['周九', '', values.work_company, values.occupation, 'x', '13912345672'],
  ];
  const bytes = Buffer.from(lines.map((line) => line.join(',')).join('\n'));
  const { import_job_id, file_id } = await readFileInto(world, employer, { name: 'a.csv', bytes });
  const shown = await rowsOf(importer.token, import_job_id);
  const mapping = [{ index: 0, field: 'name' } as const, { index: 4, field: 'idcard' } as const];
  dataOf(
    await world.call(importer.token, parseList, {
      policy_id,
      file_id: file_id!,
      import_job_id,
      heading_row: 1,
      mapping,
    }),
  );
  await readFileOf(world.platform, { enterprise_id: enterpriseId, id: import_job_id });

  const back = shown.map(({ row_no, source_row, values }) => ({ row_no, source_row: source_row!, values }));
  dataOf(await world.call(importer.token, parseList, { policy_id, import_job_id, rows: back }));

  const [kept, numberless] = await rowsOf(employer.token, import_job_id);
  expect(kept!.values).toMatchObject({ idcard: values.idcard, remark: `配偶 ${other}` });
  expect(numberless!.values).toMatchObject({ name: '周九', mobile: '13912345672' });
  expect(JSON.stringify(await rowsOf(importer.token, import_job_id))).not.toContain(other);
});
