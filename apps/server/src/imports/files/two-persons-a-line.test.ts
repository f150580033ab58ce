import { fixRows } from '@app/contract/imports/fix-rows';
import { parseList } from '@app/contract/imports/parse-list';
import { readImport } from '@app/contract/imports/read-import';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { submitImport } from '@app/contract/imports/submit-import';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, type Employer } from '../../../test/changes.ts';
import { readFileInto } from '../../../test/lists.ts';
import { sheetOf, workbook } from '../../../test/workbooks.ts';
import { dataOf, openWorld } from '../../../test/world.ts';
import { readFileOf } from './read-file.ts';

const world = await openWorld();

const heading = ['姓名', '身份证号码', '用工单位', '工种', '配偶姓名', '配偶证件'];
const asOf = (name: number, idcard: number) =>
  ([name, idcard, 2, 3] as const).map((index, place) => ({
    index,
    field: (['name', 'idcard', 'work_company', 'occupation'] as const)[place]!,
  }));
const none = (...indexes: number[]) => indexes.map((index) => ({ index, field: null }));
const workers = [...asOf(0, 1), ...none(4, 5)];
const spouses = [...asOf(4, 5), ...none(0, 1)];

/** A list of lines with two persons each, the workers of which are read; the second one's number is short. */
async function couples(employer: Employer) {
  const lines = Array.from({ length: 3 }, (_, at) => {
    const [worker, spouse] = [aWorker(employer), aWorker(employer)];
    const idcard = at === 1 ? worker.idcard.slice(0, 8) : worker.idcard;
    return {
      worker,
      spouse,
      cells: [worker.name, idcard, '华东电子厂', 'MFG04', spouse.name, spouse.idcard],
    };
  });
  const bytes = await workbook({
    sheets: [{ name: '甲', rows: sheetOf([heading, ...lines.map(({ cells }) => cells)]) }],
  });
  const list = await readFileInto(
    world,
    employer,
    { name: '名单.xlsx', bytes },
    { heading_row: 1, mapping: workers },
  );
  return { ...list, lines };
}

const rowsOf = async ({ token }: Employer, import_job_id: number) =>
  dataOf(await world.call(token, readImportRows, { import_job_id }));

async function readAs(
  employer: Employer,
  { import_job_id, file_id }: { import_job_id: number; file_id: number | null },
  mapping: typeof workers,
) {
  const { token, policyId: policy_id, enterpriseId: enterprise_id } = employer;
  const how = { policy_id, import_job_id, file_id: file_id!, heading_row: 1, mapping };
  dataOf(await world.call(token, parseList, how));
  await readFileOf(world.platform, { enterprise_id, id: import_job_id });
  return rowsOf(employer, import_job_id);
}

const numbersOf = ({ rows }: Awaited<ReturnType<typeof rowsOf>>, name: string) =>
  rows.flatMap(({ values }) => (values.name === name ? [values.idcard] : []));

it('B3 gives nobody the number that was mended of another person of the line', async () => {
  const employer = await anEmployer(world);
  const list = await couples(employer);
  const { import_job_id } = list;
  const { rows, version } = await rowsOf(employer, import_job_id);
  const { idcard } = aWorker(employer);
  const mended = [{ row_no: rows[1]!.row_no, values: { ...rows[1]!.values, idcard } }];
  dataOf(await world.call(employer.token, fixRows, { import_job_id, version, rows: mended }));

  const others = await readAs(employer, list, spouses);
  const back = await readAs(employer, list, workers);

  for (const { spouse } of list.lines) expect(numbersOf(others, spouse.name)).toEqual([spouse.idcard]);
  expect(numbersOf(others, list.lines[1]!.worker.name)).toEqual([]);
  expect(back.rows[1]!.values).toMatchObject({ name: list.lines[1]!.worker.name, idcard });
});

it('B3 leaves nobody out because another person of the line was insured', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const list = await couples(employer);
  const { import_job_id } = list;
  const { version } = await rowsOf(employer, import_job_id);
  const { policy_change_ids } = dataOf(
    await world.call(token, submitImport, { import_job_id, version, skip_errors: 1 }),
  );
  const [policy_change_id = 0] = policy_change_ids;
  const { forecast_hash } = dataOf(await world.call(token, forecast, { policy_change_id }));
  dataOf(await world.call(token, confirm, { policy_change_id, forecast_hash: forecast_hash! }));

  const { rows } = await readAs(employer, list, spouses);
  const { skipped } = dataOf(await world.call(token, readImport, { import_job_id }));

  // Whose number stands in a column that is not read is found all the same, and is done.
  expect(rows.map(({ values }) => values.name)).toEqual(list.lines.map(({ spouse }) => spouse.name));
  expect(skipped.filter(({ why }) => why === 'done')).toHaveLength(2);
});
