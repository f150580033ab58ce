import { discardImport } from '@app/contract/imports/discard-import';
import { parseList } from '@app/contract/imports/parse-list';
import { readImport } from '@app/contract/imports/read-import';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { submitImport } from '@app/contract/imports/submit-import';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { openPolicyFor } from '../../operator/operator.ts';
import { anEmployer, aWorker, type Employer } from '../../../test/changes.ts';
import { readFileInto } from '../../../test/lists.ts';
import { sheetOf, workbook } from '../../../test/workbooks.ts';
import { dataOf, openWorld } from '../../../test/world.ts';
import { readFileOf } from './read-file.ts';

const world = await openWorld();

/** A list of two that was read from a file. */
async function aList(employer: Employer) {
  const lines = [aWorker(employer), aWorker(employer)].map(({ name, idcard }) => [
    name,
    idcard,
    '华东电子厂',
    'MFG04',
  ]);
  const bytes = await workbook({
    sheets: [{ name: '甲', rows: sheetOf([['姓名', '身份证号码', '用工单位', '工种'], ...lines]) }],
  });
  return readFileInto(world, employer, { name: '名单.xlsx', bytes });
}

const submitted = async ({ token }: Employer, import_job_id: number) => {
  const { version } = dataOf(await world.call(token, readImportRows, { import_job_id }));
  return dataOf(await world.call(token, submitImport, { import_job_id, version })).policy_change_ids[0]!;
};

it('B3 keeps a file for as long as another list is made of it', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id, enterpriseId: enterprise_id } = employer;
  const { import_job_id, file_id } = await aList(employer);
  const how = { policy_id, file_id: file_id! };
  const other = dataOf(await world.call(token, parseList, how));
  await readFileOf(world.platform, { enterprise_id, id: other.import_job_id });

  dataOf(await world.call(token, discardImport, { import_job_id: other.import_job_id }));
  const anew = await world.call(token, parseList, { ...how, import_job_id });
  dataOf(await world.call(token, discardImport, { import_job_id }));
  const gone = await world.call(token, parseList, how);

  expect(anew.code).toBe(1);
  expect(gone).toMatchObject({ code: 0, reason: 'FILE_GONE' });
});

it('B3 is done when all of a list were insured while it was being read anew', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id, enterpriseId: enterprise_id } = employer;
  const { import_job_id, file_id } = await aList(employer);
  const policy_change_id = await submitted(employer, import_job_id);
  dataOf(await world.call(token, parseList, { policy_id, import_job_id, file_id: file_id! }));
  const { forecast_hash } = dataOf(await world.call(token, forecast, { policy_change_id }));
  dataOf(await world.call(token, confirm, { policy_change_id, forecast_hash: forecast_hash! }));
  await readFileOf(world.platform, { enterprise_id, id: import_job_id });

  const list = dataOf(await world.call(token, readImport, { import_job_id }));
  expect(list).toMatchObject({ status: 50, insured_in: { policy_change_id } });
});

it('B3 begins a new draft for a list that is read anew for another policy', async () => {
  const employer = await anEmployer(world);
  const { token, enterpriseId: enterprise_id } = employer;
  const { import_job_id, file_id } = await aList(employer);
  const first = await submitted(employer, import_job_id);
  const policy_id = await openPolicyFor(world.platform, enterprise_id, {
    plan_code: 'EL-B',
    policy_no: `P2-${enterprise_id}`,
    start_date: day('2026-04-01'),
    end_date: day('2026-04-30'),
  });

  dataOf(await world.call(token, parseList, { policy_id, import_job_id, file_id: file_id! }));
  await readFileOf(world.platform, { enterprise_id, id: import_job_id });

  expect(await submitted(employer, import_job_id)).not.toBe(first);
});
