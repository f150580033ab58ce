import { parseList } from '@app/contract/imports/parse-list';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { submitImport } from '@app/contract/imports/submit-import';
import { fixRows } from '@app/contract/imports/fix-rows';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { expect, it } from 'vitest';
import { anEmployer, issued, workers } from '../../test/changes.ts';
import { dataOf, moment, openWorld, signedIn } from '../../test/world.ts';

const world = await openWorld();
const [one, two] = ['卢娟浩', '陈建杰'] as const;

/** An employer whose two are covered under names that messages can name. It is Monday, 16 March. */
async function covering() {
  const employer = await anEmployer(world);
  const names = [one, two];
  const persons = workers(employer, 5).map((person, at) => ({ ...person, name: names[at] ?? person.name }));
  await issued(world, employer, persons);
  world.clock.set(moment('2026-03-16 10:00:00'));
  return { ...employer, token: await signedIn(world, employer) };
}

it('B3 ends cover tonight where a list says a day that has passed, tells so, and keeps the day for the reply', async () => {
  const { token, policyId: policy_id } = await covering();
  const text = `${one}昨天走的\n${two} 18号走`;

  const list = dataOf(await world.call(token, parseList, { kind: 'off', policy_id, text }));
  expect(list).toMatchObject({ row_count: 2, fault_count: 0 });
  expect(list.rows[0]).toMatchObject({
    ends: { start_date: '2026-03-17', last_covered_date: '2026-03-16' },
    verdicts: [{ code: 'OFF_DATE_PASSED', level: 'info' }],
  });
  expect(list.rows[1]).toMatchObject({ ends: { last_covered_date: '2026-03-18' }, verdicts: [] });

  const { import_job_id, version } = list;
  const { policy_change_ids } = dataOf(
    await world.call(token, submitImport, { import_job_id, version, skip_errors: 1 }),
  );
  const policy_change_id = policy_change_ids[0]!;
  const { forecast_hash, asked_earlier_count } = dataOf(
    await world.call(token, forecast, { policy_change_id }),
  );
  expect(asked_earlier_count).toBe(0);
  dataOf(await world.call(token, confirm, { policy_change_id, forecast_hash: forecast_hash! }));
  const { data } = dataOf(await world.call(token, listChangePersons, { policy_change_id }));
  expect(data).toMatchObject([
    { name: one, asked_date: '2026-03-16', start_date: '2026-03-17', cover_until: '2026-03-17 00:00:00' },
    { name: two, asked_date: '2026-03-19', start_date: '2026-03-19' },
  ]);
});

it('B3 asks about a day that has passed and that somebody typed', async () => {
  const { token, policyId: policy_id } = await covering();
  const text = `${one}昨天走的`;
  const { import_job_id, version } = dataOf(
    await world.call(token, parseList, { kind: 'off', policy_id, text }),
  );
  const [row] = dataOf(await world.call(token, readImportRows, { import_job_id })).rows;

  const values = { ...row!.values, start_date: '2026-03-15' };
  const rows = [{ row_no: row!.row_no, values }];
  const fixed = dataOf(await world.call(token, fixRows, { import_job_id, version, rows }));

  expect(fixed.rows).toMatchObject([{ verdicts: [{ code: 'OFF_DATE_EARLY' }] }]);
});
