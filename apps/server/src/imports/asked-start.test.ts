import type { RosterEntry, RosterValues } from '@app/contract/imports/rows';
import { fixRows } from '@app/contract/imports/fix-rows';
import { readImport } from '@app/contract/imports/read-import';
import { submitImport } from '@app/contract/imports/submit-import';
import { resubmitFailed } from '@app/contract/policy-changes/resubmit-failed';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, type Employer, insurerSaying } from '../../test/changes.ts';
import { aRow, readFileInto, typed } from '../../test/lists.ts';
import { dataOf, openWorld } from '../../test/world.ts';

const world = await openWorld();

const startsOn = (
  employer: Employer,
  row_no: number,
  start_date: string,
  more: Partial<RosterValues> = {},
): RosterEntry => ({
  ...aRow(employer, row_no, { start_date, ...more }),
  source_row: row_no,
  ...(more.doubts ? {} : { asked_date: day(start_date) }),
});

const movedTo = ({ values, row_no }: RosterEntry, start_date: string): RosterEntry => ({
  row_no,
  values: { ...values, start_date, doubts: [] },
});

type List = { readonly import_job_id: number; readonly version: number };

async function saved({ token }: Employer, { import_job_id, version }: List, rows: RosterEntry[]) {
  const answer = dataOf(await world.call(token, fixRows, { import_job_id, version, rows }));
  return { import_job_id, version: answer.version };
}

async function drafted({ token }: Employer, { import_job_id, version }: List) {
  const list = { import_job_id, version, skip_errors: 1 as const };
  return dataOf(await world.call(token, submitImport, list)).policy_change_ids[0]!;
}

async function insured(employer: Employer, list: List) {
  const { token } = employer;
  const policy_change_id = await drafted(employer, list);
  const { forecast_hash } = dataOf(await world.call(token, forecast, { policy_change_id }));
  dataOf(await world.call(token, confirm, { policy_change_id, forecast_hash: forecast_hash! }));
  return policy_change_id;
}

const daysOf = async ({ token }: Employer, policy_change_id: number, more: { later?: 1 } = {}) =>
  dataOf(await world.call(token, listChangePersons, { policy_change_id, ...more })).data.map((row) => [
    row.row_no,
    row.asked_date,
    row.start_date,
  ]);

it('B2 keeps the first day that a message asked for, whatever day the clerk moves the person to', async () => {
  const employer = await anEmployer(world);
  const past = startsOn(employer, 1, '2026-03-05');
  const sound = startsOn(employer, 2, '2026-03-12');
  const byHand = { ...aRow(employer, 3, { start_date: '2026-03-12' }) };
  const list = await typed(world, employer, [past, sound, byHand]);
  const moved = [movedTo(past, '2026-03-11'), movedTo(byHand, '2026-03-13')];

  const change = await insured(employer, await saved(employer, list, moved));

  expect(await daysOf(employer, change)).toEqual([
    [1, '2026-03-05', '2026-03-11'],
    [2, '2026-03-12', '2026-03-12'],
    [3, null, '2026-03-13'],
  ]);
  expect(await daysOf(employer, change, { later: 1 })).toEqual([[1, '2026-03-05', '2026-03-11']]);
});

it('B2 says before confirming how many begin later than their list asked for, and on which days', async () => {
  const employer = await anEmployer(world);
  const asked = [...Array<string>(2).fill('2026-03-09'), '2026-03-10', '2026-03-12'];
  const rows = asked.map((start, at) => startsOn(employer, at + 1, start));
  const list = await typed(world, employer, rows);
  const moved = rows.slice(0, 3).map((row) => movedTo(row, '2026-03-11'));

  const policy_change_id = await drafted(employer, await saved(employer, list, moved));

  expect(dataOf(await world.call(employer.token, forecast, { policy_change_id }))).toMatchObject({
    asked_earlier_count: 3,
    asked_starts: [
      { asked_date: '2026-03-09', start_date: '2026-03-11', person_count: 2 },
      { asked_date: '2026-03-10', start_date: '2026-03-11', person_count: 1 },
    ],
  });
  const later = { policy_change_id, start_date: day('2026-03-12') };
  expect(dataOf(await world.call(employer.token, forecast, later)).asked_earlier_count).toBe(3);
});

it('B2 takes a day that can be read in two ways for what was asked for only once somebody has settled which', async () => {
  const employer = await anEmployer(world);
  const doubts = [{ field: 'start_date' as const, words: '12/3', others: ['2026-12-03'] }];
  const unclear = startsOn(employer, 1, '2026-03-12', { doubts });
  const list = await typed(world, employer, [unclear]);
  const settled = await saved(employer, list, [movedTo(unclear, '2026-03-14')]);

  const change = await insured(employer, await saved(employer, settled, [movedTo(unclear, '2026-03-15')]));

  expect(await daysOf(employer, change)).toEqual([[1, '2026-03-14', '2026-03-15']]);
});

it('B2 keeps the day of a file as well, and that of somebody whom the insurer refused and who is sent again', async () => {
  const employer = await anEmployer(world);
  const people = [aRow(employer, 1), aRow(employer, 2)];
  const lines = people.map(({ values }) => `${values.name},${values.idcard},华东电子厂,MFG04,2026-03-04`);
  const text = ['姓名,身份证号,用工单位,工种,上岗日期', ...lines].join('\n');
  const list = await readFileInto(world, employer, { name: '三月.csv', bytes: Buffer.from(text) });
  const moved = people.map((row) => movedTo(row, '2026-03-11'));
  const first = await insured(employer, await saved(employer, list, moved));
  dataOf(await world.call(employer.token, sendNow, { policy_change_id: first }));
  const failed = [{ row_no: 2, reason: '该人员职业不符' }];
  await world.settle(insurerSaying({ state: 'issued_part', endorse_no: 'E-1', failed }));
  const again = dataOf(await world.call(employer.token, resubmitFailed, { policy_change_id: first }));
  const { import_job_id } = again;
  const { version } = dataOf(await world.call(employer.token, readImport, { import_job_id }));

  const second = await insured(
    employer,
    await saved(employer, { import_job_id, version }, [movedTo(people[1]!, '2026-03-13')]),
  );

  expect(await daysOf(employer, first)).toEqual([
    [1, '2026-03-04', '2026-03-11'],
    [2, '2026-03-04', '2026-03-11'],
  ]);
  expect(await daysOf(employer, first, { later: 1 })).toEqual([[1, '2026-03-04', '2026-03-11']]);
  expect(await daysOf(employer, second)).toEqual([[2, '2026-03-04', '2026-03-13']]);
});
