import { discardImport } from '@app/contract/imports/discard-import';
import { fixRows } from '@app/contract/imports/fix-rows';
import { listImports } from '@app/contract/imports/list-imports';
import { parseList } from '@app/contract/imports/parse-list';
import { readImport } from '@app/contract/imports/read-import';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { submitImport } from '@app/contract/imports/submit-import';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { remove } from '@app/contract/policy-changes/delete-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { expect, it } from 'vitest';
import { anEmployer, type Employer } from '../../test/changes.ts';
import { aRow, readFileInto, rows, typed } from '../../test/lists.ts';
import { aUser, dataOf, openWorld, refusedOf, signedIn } from '../../test/world.ts';

const world = await openWorld();

/** A list of three sound rows and one with a fault, and how it is submitted. */
async function mixed(employer: Employer) {
  const faulty = aRow(employer, 4, { idcard: '110101199003070012' });
  const list = await typed(world, employer, [...rows(employer, 3), faulty]);
  return { ...list, faulty };
}

const submit = (
  employer: Employer,
  list: { import_job_id: number; version: number },
  skip_errors: 0 | 1 = 1,
) =>
  world.call(employer.token, submitImport, {
    import_job_id: list.import_job_id,
    version: list.version,
    skip_errors,
  });

async function confirmed(employer: Employer, policy_change_id: number) {
  const { forecast_hash } = dataOf(await world.call(employer.token, forecast, { policy_change_id }));
  return dataOf(
    await world.call(employer.token, confirm, { policy_change_id, forecast_hash: forecast_hash! }),
  );
}

const listOf = async (employer: Employer, import_job_id: number) => {
  const { status, policy_change_id } = dataOf(
    await world.call(employer.token, readImport, { import_job_id }),
  );
  const { rows: kept, version } = dataOf(await world.call(employer.token, readImportRows, { import_job_id }));
  return { status, policy_change_id, version, row_nos: kept.map(({ row_no }) => row_no) };
};

it('B3 insures the sound rows in one transaction, and keeps the others to be mended', async () => {
  const employer = await anEmployer(world);
  const list = await mixed(employer);

  const answer = dataOf(await submit(employer, list));
  const [policy_change_id] = answer.policy_change_ids;
  const drafted = await listOf(employer, list.import_job_id);
  await confirmed(employer, policy_change_id!);
  const persons = dataOf(
    await world.call(employer.token, listChangePersons, { policy_change_id: policy_change_id! }),
  );

  expect(answer).toMatchObject({ person_count: 3, kept_count: 1, status: 40 });
  expect(drafted).toMatchObject({ status: 40, policy_change_id, row_nos: [1, 2, 3, 4] });
  expect(persons.data.map(({ row_no }) => row_no)).toEqual([1, 2, 3]);
  expect(await listOf(employer, list.import_job_id)).toMatchObject({
    status: 20,
    policy_change_id: null,
    row_nos: [4],
  });
});

it('B3 is done when every row is insured, and is offered no more', async () => {
  const employer = await anEmployer(world);
  const list = await typed(world, employer);

  const answer = dataOf(await submit(employer, list, 0));
  await confirmed(employer, answer.policy_change_ids[0]!);

  expect(await listOf(employer, list.import_job_id)).toMatchObject({ status: 50, row_nos: [] });
  expect(dataOf(await world.call(employer.token, listImports, {}))).toEqual([]);
});

it('B3 has all its rows again when the draft is deleted, and when the confirmed change is taken back', async () => {
  const employer = await anEmployer(world);
  const list = await mixed(employer);

  const first = dataOf(await submit(employer, list)).policy_change_ids[0]!;
  dataOf(await world.call(employer.token, remove, { policy_change_id: first }));
  const afterDelete = await listOf(employer, list.import_job_id);
  const second = dataOf(await submit(employer, { ...list, version: afterDelete.version }))
    .policy_change_ids[0]!;
  await confirmed(employer, second);
  dataOf(await world.call(employer.token, remove, { policy_change_id: second }));
  const afterUndo = await listOf(employer, list.import_job_id);

  expect(second).not.toBe(first);
  for (const after of [afterDelete, afterUndo]) {
    expect(after).toMatchObject({ status: 20, policy_change_id: null, row_nos: [1, 2, 3, 4] });
  }
});

it('B3 gives nobody the number of a row that comes back when its insuring is undone', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id } = employer;
  const { import_job_id, ...list } = await mixed(employer);
  const insured = dataOf(await submit(employer, { import_job_id, ...list })).policy_change_ids[0]!;
  await confirmed(employer, insured);
  const { name, idcard } = aRow(employer, 1).values;
  const text = `姓名\t身份证号\n${name}\t${idcard}`;
  const other = { name: '另一份.csv', bytes: Buffer.from(text.replaceAll('\t', ',')) };

  dataOf(await world.call(token, parseList, { policy_id, import_job_id, text }));
  const afterText = await listOf(employer, import_job_id);
  await readFileInto(world, employer, other, { import_job_id });
  const afterFile = await listOf(employer, import_job_id);
  const taken = await world.call(token, parseList, { policy_id, import_job_id, rows: [aRow(employer, 3)] });
  dataOf(await world.call(token, remove, { policy_change_id: insured }));

  expect(afterText.row_nos).toEqual([4]);
  expect(afterFile.row_nos).toEqual([4]);
  expect(refusedOf(taken).detail).toEqual({ fields: ['rows.row_no'] });
  expect((await listOf(employer, import_job_id)).row_nos).toEqual([1, 2, 3, 4]);
});

it('B3 puts rows that were mended meanwhile into the same draft, and confirms it with none that was edited since', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const list = await mixed(employer);
  const { import_job_id } = list;

  const first = dataOf(await submit(employer, list));
  const mended = dataOf(
    await world.call(token, fixRows, { import_job_id, version: first.version, rows: [aRow(employer, 4)] }),
  );
  const second = dataOf(await submit(employer, { import_job_id, version: mended.version }, 0));
  const edited = dataOf(
    await world.call(token, fixRows, { import_job_id, version: second.version, rows: [aRow(employer, 2)] }),
  );
  await expect(confirmed(employer, second.policy_change_ids[0]!)).rejects.toThrow('LIST_EDITED');
  const third = dataOf(await submit(employer, { import_job_id, version: edited.version }));
  await confirmed(employer, third.policy_change_ids[0]!);

  expect(mended).toMatchObject({ status: 30 });
  expect(second).toMatchObject({
    policy_change_ids: first.policy_change_ids,
    person_count: 4,
    kept_count: 0,
  });
  expect(edited).toMatchObject({ row_count: 4 });
  expect(third).toMatchObject({ policy_change_ids: first.policy_change_ids, person_count: 4 });
  expect(await listOf(employer, import_job_id)).toMatchObject({ row_nos: [] });
});

it('B3 refuses to submit with faults unless told to leave them, an empty list, and one that someone else has saved', async () => {
  const employer = await anEmployer(world);
  const list = await mixed(employer);
  const empty = await typed(world, employer, []);

  expect(refusedOf(await submit(employer, list, 0))).toMatchObject({
    reason: 'ROWS_REFUSED',
    detail: { error_count: 1 },
  });
  expect(refusedOf(await submit(employer, empty)).reason).toBe('LIST_EMPTY');
  expect(refusedOf(await submit(employer, { ...list, version: list.version + 1 })).reason).toBe(
    'LIST_CHANGED',
  );
  expect(await listOf(employer, list.import_job_id)).toMatchObject({ status: 20, row_nos: [1, 2, 3, 4] });
});

it('B3 asks before the same list is submitted twice, and goes on when it is told to', async () => {
  const employer = await anEmployer(world);
  const entries = rows(employer, 2);
  const first = await typed(world, employer, entries);
  await confirmed(employer, dataOf(await submit(employer, first)).policy_change_ids[0]!);
  const { import_job_id, version } = await typed(world, employer, entries);

  const asked = await submit(employer, { import_job_id, version });
  const told = await world.call(employer.token, submitImport, {
    import_job_id,
    version,
    confirm_warnings: ['DUPLICATE_SUBMIT'],
  });

  expect(refusedOf(asked)).toMatchObject({
    reason: 'DUPLICATE_SUBMIT',
    detail: { submitted_at: '2026-03-10 10:00:00' },
  });
  expect(refusedOf(told)).toMatchObject({ reason: 'ROWS_REFUSED', detail: { error_count: 2 } });
});

it('B3 refuses the start of a list whose cut-off has passed, and says the earliest there is', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const { import_job_id, version } = await typed(world, employer);
  const moved = dataOf(
    await world.call(token, fixRows, { import_job_id, version, start_date: '2026-03-11' }),
  );
  world.clock.set(new Date('2026-03-10T08:30:00Z'));

  const token_then = await signedIn(world, employer);
  const late = await submit({ ...employer, token: token_then }, { import_job_id, version: moved.version });

  expect(refusedOf(late)).toMatchObject({
    reason: 'CUTOFF_PASSED',
    detail: { earliest_start_date: '2026-03-12' },
  });
});

it('B3 throws a list away for good', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const { import_job_id, version } = await typed(world, employer);

  const gone = dataOf(await world.call(token, discardImport, { import_job_id }));
  const again = await world.call(token, discardImport, { import_job_id });
  const save = await world.call(token, fixRows, { import_job_id, version: version + 1, removed: [1] });

  expect(gone).toEqual({ import_job_id, status: 70 });
  expect(refusedOf(again)).toMatchObject({ reason: 'LIST_STATE', detail: { status: 70, change: null } });
  expect(refusedOf(save).reason).toBe('LIST_STATE');
  expect(dataOf(await world.call(token, readImportRows, { import_job_id })).rows).toEqual([]);
  const { rows: stored } = await world.owner.query(
    'select from import_job where import_job_id = $1 and roster_enc is null and reading_enc is null',
    [import_job_id],
  );
  expect(stored).toHaveLength(1);
});

it("P3 neither submits nor discards a stranger's list, nor for a sub-user without the key", async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const confirmer = await aUser(world, employer.enterpriseId, ['policy_change/confirm']);
  const { import_job_id, version } = await typed(world, employer);
  const reasonsOf = async (token: string | undefined) =>
    (
      await Promise.all([
        world.call(token, submitImport, { import_job_id, version }),
        world.call(token, discardImport, { import_job_id }),
      ])
    ).map((answer) => refusedOf(answer).reason);

  expect(await reasonsOf(stranger.token)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect(await reasonsOf(confirmer.token)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  expect(await reasonsOf(undefined)).toEqual(['AUTH', 'AUTH']);
  expect(await listOf(employer, import_job_id)).toMatchObject({ status: 30, row_nos: [1, 2, 3] });
});
