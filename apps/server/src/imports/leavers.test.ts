import { fixRows } from '@app/contract/imports/fix-rows';
import { listImports } from '@app/contract/imports/list-imports';
import { parseList } from '@app/contract/imports/parse-list';
import { readImport } from '@app/contract/imports/read-import';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import type { RosterValues } from '@app/contract/imports/rows';
import { submitImport } from '@app/contract/imports/submit-import';
import { errorFile } from '@app/contract/imports/write-error-file';
import { listForOff } from '@app/contract/persons';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { remove } from '@app/contract/policy-changes/delete-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { listChanges } from '@app/contract/policy-changes/list-changes';
import { listKept } from '@app/contract/policy-changes/list-kept';
import { readChange } from '@app/contract/policy-changes/read-change';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { expect, it } from 'vitest';
import { anEmployer, covering, type Employer, insurerSaying } from '../../test/changes.ts';
import { readFileInto } from '../../test/lists.ts';
import { faultsOfBooks } from '../../test/rows.ts';
import { textsOf } from '../../test/workbooks.ts';
import { balances, dataOf, openWorld, refusedOf } from '../../test/world.ts';

const world = await openWorld();

const begin = async (
  { token, policyId: policy_id }: Employer,
  more: { text: string } | { rows: RosterValues[] },
) =>
  dataOf(
    await world.call(token, parseList, {
      kind: 'off',
      policy_id,
      ...('text' in more
        ? more
        : { rows: more.rows.map((values, place) => ({ row_no: place + 1, values })) }),
    }),
  );

const rowsOf = async ({ token }: Employer, import_job_id: number) =>
  dataOf(await world.call(token, readImportRows, { import_job_id })).rows;

const submit = async (
  { token }: Employer,
  { import_job_id, version }: { import_job_id: number; version: number },
) => dataOf(await world.call(token, submitImport, { import_job_id, version, skip_errors: 1 }));

async function confirmed({ token }: Employer, policy_change_id: number) {
  const seen = dataOf(await world.call(token, forecast, { policy_change_id }));
  const { forecast_hash } = seen;
  const done = dataOf(await world.call(token, confirm, { policy_change_id, forecast_hash: forecast_hash! }));
  return { ...done, active_after: seen.active_after, refund_fen: seen.refund_fen };
}

const heads = async ({ token, policyId }: Employer) =>
  dataOf(await world.call(token, listForOff, { policy_id: policyId, limit: 1 })).total;

it('B2 B3 takes 40 leavers of a message off, brings them back, and takes them off again to the fen', async () => {
  const { employer, persons } = await covering(world, 45);
  const { token, enterpriseId } = employer;
  const before = await balances(world, enterpriseId);
  const message = persons
    .slice(0, 40)
    .map(({ name, idcard }) => `${name} ${idcard} 离职`)
    .join('\n');

  const list = await begin(employer, { text: `以下人员离职：\n${message}` });
  expect(list).toMatchObject({ row_count: 40, fault_count: 0 });
  const refunds = list.rows.map(({ ends }) => ends!.refund_fen);
  // 42.00 a month; paid 28.45 for 11 to 31 March, the 6 days to the 16th cost 8.13.
  expect(new Set(refunds)).toEqual(new Set([2_032]));
  expect(list.rows[0]!.ends).toMatchObject({
    name: persons[0]!.name,
    start_date: '2026-03-17',
    last_covered_date: '2026-03-16',
  });

  const first = await submit(employer, list);
  expect(first).toMatchObject({ person_count: 40, kept_count: 0 });
  const [one] = first.policy_change_ids;
  expect(await confirmed(employer, one!)).toMatchObject({ active_after: 5, refund_fen: 40 * 2_032 });
  dataOf(await world.call(token, remove, { policy_change_id: one! }));
  expect(await balances(world, enterpriseId)).toEqual(before);
  const back = dataOf(await world.call(token, readImport, { import_job_id: list.import_job_id }));
  expect(back).toMatchObject({ kind: 'off', row_count: 40, fault_count: 0, status: 30 });

  const [two] = (await submit(employer, back)).policy_change_ids;
  await confirmed(employer, two!);
  dataOf(await world.call(token, sendNow, { policy_change_id: two! }));
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-40' }));

  const { cash, held, premium_out } = await balances(world, enterpriseId);
  expect([cash! - before['cash']!, held, premium_out! - before['premium_out']!]).toEqual([
    40 * 2_032,
    0,
    -40 * 2_032,
  ]);
  expect(dataOf(await world.call(token, readChange, { policy_change_id: two! }))).toMatchObject({
    change_type: 'off',
    person_count: 40,
    refund_fen: 40 * 2_032,
    fail_count: 0,
  });
  const record = dataOf(await world.call(token, listChanges, {}));
  expect(
    record.data.filter(({ change_type }) => change_type === 'off').map(({ refund_fen }) => refund_fen),
  ).toEqual([40 * 2_032, 40 * 2_032]);
  expect(await heads(employer)).toBe(5);
  expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
});

it('B3 finds leavers by name, by the last four digits, by the cover that was chosen, and says who else was near', async () => {
  const { employer, persons } = await covering(world, 6);
  const { data } = dataOf(
    await world.call(employer.token, listForOff, { policy_id: employer.policyId, limit: 10 }),
  );
  const last4 = persons[1]!.idcard.slice(-4);
  const list = await begin(employer, {
    rows: [
      { name: persons[0]!.name },
      { idcard: last4 },
      {
        policy_person_id: data.find(({ name }) => name === persons[2]!.name)!.policy_person_id,
        idcard: '***',
      },
      { name: `${persons[3]!.name}某` },
      { name: persons[0]!.name },
    ],
  });
  const told = list.rows.map(({ ends, verdicts }) => ends?.name ?? verdicts.map(({ code }) => code).join());
  expect(told).toEqual([persons[0]!.name, persons[1]!.name, persons[2]!.name, 'NOT_INSURED', 'DUP_ROW']);
  expect(list.rows[3]!.verdicts[0]!.detail).toEqual({ near: persons[3]!.name });

  // The first goes: the one that repeated it is no longer a repetition, and the page is told.
  const { import_job_id, version } = list;
  const fixed = dataOf(await world.call(employer.token, fixRows, { import_job_id, version, removed: [1] }));
  expect(fixed.rows).toMatchObject([{ row_no: 5, verdicts: [], ends: { name: persons[0]!.name } }]);
  expect(fixed.fault_count).toBe(1);
});

it('B3 asks about whom a message names without saying that they leave', async () => {
  const { employer, persons } = await covering(world, 6);
  const [one, other] = persons as [(typeof persons)[number], (typeof persons)[number]];
  const list = await begin(employer, {
    text: `${one.name} ${one.idcard} 离职\n${other.name} ${other.idcard}`,
  });
  const rows = await rowsOf(employer, list.import_job_id);
  expect(rows.map(({ values }) => [values.name, values.intent?.kind ?? null])).toEqual([
    [one.name, null],
    [other.name, 'unclear'],
  ]);
  expect(list.fault_count).toBe(1);
  expect(await submit(employer, list)).toMatchObject({ person_count: 1, kept_count: 1 });
});

it('B3 reads a file of leavers, gives back who is not found, and lists it among the unfinished of its kind', async () => {
  const { employer, persons } = await covering(world, 6);
  const csv = [
    '姓名,身份证号',
    `${persons[0]!.name},${persons[0]!.idcard}`,
    '钱多多,110101199003070011',
  ].join('\n');
  const file = { name: '离职.csv', bytes: new TextEncoder().encode(csv) };
  const job = await readFileInto(world, employer, file, { kind: 'off' });
  expect(job).toMatchObject({ kind: 'off', row_count: 2, fault_count: 1 });

  const rejected = await world.app.inject({
    url: `/api${errorFile.path}?import_job_id=${job.import_job_id}&language=zh`,
    headers: { token: employer.token },
  });
  const sheet = textsOf(rejected.rawPayload)['xl/worksheets/sheet1.xml']!;
  expect(sheet).toContain('钱多多');
  expect(sheet).not.toContain(persons[0]!.name);
  const back = await readFileInto(
    world,
    employer,
    { name: '改.xlsx', bytes: rejected.rawPayload },
    { kind: 'off' },
  );
  expect(back.continued_in).toBe(job.import_job_id);
  expect(await rowsOf(employer, job.import_job_id)).toHaveLength(2);
  const kindsOf = async (kind: 'add' | 'off') =>
    dataOf(await world.call(employer.token, listImports, { kind })).map((list) => list.kind);
  expect([await kindsOf('off'), await kindsOf('add')]).toEqual([['off'], []]);
  const stranger = await anEmployer(world);
  expect(
    refusedOf(await world.call(stranger.token, readImport, { import_job_id: job.import_job_id })).reason,
  ).toBe('NOT_FOUND');
});

it('B2 counts who is named again on the list, and leaves already, apart from those who are left to take off', async () => {
  const { employer, persons } = await covering(world, 5);
  const [leaver] = persons;
  const list = await begin(employer, {
    rows: [{ name: leaver!.name }, { name: leaver!.name }, { name: '赵无此' }],
  });
  const { policy_change_ids } = await submit(employer, list);
  const policy_change_id = policy_change_ids[0]!;
  await confirmed(employer, policy_change_id);

  const kept = dataOf(await world.call(employer.token, listKept, { policy_change_id }));

  expect(kept).toMatchObject({ row_count: 2, person_count: 1, covered_count: 1 });
  expect(kept.list.map(({ name }) => name)).toEqual(['赵无此']);
});

it('B3 N14 takes nobody off who is left out here, and tells of them beside the removal', async () => {
  const { employer, persons } = await covering(world, 5);
  const { token } = employer;
  const [first, second] = persons;
  const list = await begin(employer, {
    rows: [
      { name: first!.name, idcard: first!.idcard },
      { name: second!.name, idcard: second!.idcard, intent: { kind: 'out', words: '还在上班', of: '' } },
    ],
  });

  const submitted = await submit(employer, list);
  expect(submitted).toMatchObject({ person_count: 1, kept_count: 1 });
  const [policy_change_id] = submitted.policy_change_ids;
  await confirmed(employer, policy_change_id!);

  const kept = dataOf(await world.call(token, listKept, { policy_change_id: policy_change_id! }));
  expect(kept).toMatchObject({ person_count: 1, covered_count: 0 });
  expect(kept.list).toMatchObject([
    { name: second!.name, reasons: [{ code: 'INTENT_OUT', detail: { words: '还在上班' } }] },
  ]);
});
