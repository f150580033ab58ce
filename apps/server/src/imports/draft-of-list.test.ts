import { discardImport } from '@app/contract/imports/discard-import';
import { fixRows } from '@app/contract/imports/fix-rows';
import { parseList } from '@app/contract/imports/parse-list';
import { readImport } from '@app/contract/imports/read-import';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { submitImport } from '@app/contract/imports/submit-import';
import { add } from '@app/contract/policy-changes/add-persons';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { remove } from '@app/contract/policy-changes/delete-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { off } from '@app/contract/policy-changes/off-persons';
import { resubmitFailed } from '@app/contract/policy-changes/resubmit-failed';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, covering, type Employer, workers } from '../../test/changes.ts';
import { aRow, rows, typed, upload } from '../../test/lists.ts';
import { dataOf, openWorld, refusedOf } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';

// What becomes of the draft of a list when the list is, and of the list when its draft is.

const world = await openWorld();

type List = { readonly import_job_id: number; readonly version: number };

/** Submits what of a list is sound, and looks at the draft. */
async function drafted({ token }: Employer, { import_job_id, version }: List) {
  const submitted = dataOf(await world.call(token, submitImport, { import_job_id, version, skip_errors: 1 }));
  const policy_change_id = submitted.policy_change_ids[0]!;
  return {
    import_job_id,
    version: submitted.version,
    policy_change_id,
    ...(await seen(token, policy_change_id)),
  };
}

async function seen(token: string, policy_change_id: number) {
  const { forecast_hash } = dataOf(await world.call(token, forecast, { policy_change_id }));
  return { forecast_hash: forecast_hash! };
}

const confirming = (
  { token }: Employer,
  { policy_change_id, forecast_hash }: { policy_change_id: number; forecast_hash: string },
) => world.call(token, confirm, { policy_change_id, forecast_hash });

async function listOf({ token }: Employer, import_job_id: number) {
  const { status, policy_change_id, insured_in } = dataOf(
    await world.call(token, readImport, { import_job_id }),
  );
  const { rows: kept } = dataOf(await world.call(token, readImportRows, { import_job_id }));
  return { status, policy_change_id, insured_in, row_nos: kept.map(({ row_no }) => row_no) };
}

const whole = { status: 30, policy_change_id: null, insured_in: null, row_nos: [1, 2, 3] };

it.each([1, 0] as const)(
  'B2 B3 gives a list its rows back when others are put into the draft that was made of it (draft %s)',
  async (draft) => {
    const employer = await anEmployer(world);
    const { token, policyId: policy_id } = employer;
    const { import_job_id, policy_change_id } = await drafted(employer, await typed(world, employer));

    const persons = workers(employer, 1);
    dataOf(await world.call(token, add, { policy_id, policy_change_id, persons, draft }));
    if (draft === 1)
      dataOf(await confirming(employer, { policy_change_id, ...(await seen(token, policy_change_id)) }));
    expect(await listOf(employer, import_job_id)).toEqual(whole);

    dataOf(await world.call(token, remove, { policy_change_id }));
    const after = await listOf(employer, import_job_id);
    expect(after).toEqual(whole);
    const { version } = dataOf(await world.call(token, readImport, { import_job_id }));
    const anew = await drafted(employer, { import_job_id, version });
    expect(anew.policy_change_id).not.toBe(policy_change_id);
    expect(dataOf(await confirming(employer, anew))).toMatchObject({ person_count: 3 });
  },
);

it('B2 B3 gives a list of leavers its rows back when others are put into its draft', async () => {
  const { employer, persons, ids } = await covering(world, 9);
  const { token, policyId: policy_id } = employer;
  const leaving = persons.slice(0, 3).map(({ name, idcard }, place) => ({
    row_no: place + 1,
    values: { name, idcard },
  }));
  const list = dataOf(await world.call(token, parseList, { kind: 'off', policy_id, rows: leaving }));
  const { import_job_id, policy_change_id } = await drafted(employer, list);

  const policy_person_ids = ids.slice(5, 7);
  dataOf(await world.call(token, off, { policy_id, policy_change_id, policy_person_ids, draft: 1 }));
  dataOf(await confirming(employer, { policy_change_id, ...(await seen(token, policy_change_id)) }));

  expect(await listOf(employer, import_job_id)).toEqual(whole);
});

it('B2 B3 confirms no draft of a list that was thrown away', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const draft = await drafted(employer, await typed(world, employer));
  const { import_job_id } = draft;
  dataOf(await world.call(token, discardImport, { import_job_id }));

  expect(refusedOf(await confirming(employer, draft)).reason).toBe('LIST_EDITED');

  const { policy_change_id } = draft;
  dataOf(await world.call(token, remove, { policy_change_id }));
  expect(await listOf(employer, import_job_id)).toMatchObject({ status: 70, row_nos: [] });
});

it('B2 B3 brings back what was insured of a list by undo, also when the rest of it was thrown away', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const faulty = aRow(employer, 4, { idcard: '110101199003070012' });
  const draft = await drafted(employer, await typed(world, employer, [...rows(employer, 3), faulty]));
  const { import_job_id, policy_change_id } = draft;
  dataOf(await confirming(employer, draft));
  dataOf(await world.call(token, discardImport, { import_job_id }));
  expect(await listOf(employer, import_job_id)).toMatchObject({ status: 70, row_nos: [] });

  dataOf(await world.call(token, remove, { policy_change_id }));

  expect(await listOf(employer, import_job_id)).toEqual(whole);
});

it('B2 B3 confirms no draft of a list whose day was changed since, and does when it is as it was', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const draft = await drafted(employer, await typed(world, employer));
  const moved = async (version: number, start_date: string | null) =>
    dataOf(
      await world.call(token, fixRows, {
        import_job_id: draft.import_job_id,
        version,
        start_date: start_date === null ? null : day(start_date),
      }),
    );

  const { version } = await moved(draft.version, '2026-03-20');
  expect(refusedOf(await confirming(employer, draft)).reason).toBe('LIST_EDITED');

  await moved(version, null);
  expect(dataOf(await confirming(employer, draft))).toMatchObject({ person_count: 3 });
});

it('B2 B3 confirms no draft of a list that is read anew for another day', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id } = employer;
  const draft = await drafted(employer, await typed(world, employer));
  const { import_job_id } = draft;
  const bytes = Buffer.from('姓名,身份证号\n');
  const { file_id } = dataOf(await upload(world, token, { name: 'a.csv', bytes }));
  const start_date = day('2026-03-20');
  dataOf(await world.call(token, parseList, { policy_id, import_job_id, file_id, start_date }));

  expect(refusedOf(await confirming(employer, draft)).reason).toBe('LIST_EDITED');
});

it('B2 B3 confirms no draft of a list that was moved to another policy since', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const draft = await drafted(employer, await typed(world, employer));
  const { import_job_id, version } = draft;
  const policy_id = await openPolicyFor(world.platform, employer.enterpriseId, {
    plan_code: 'EL-B',
    policy_no: `P2-${employer.enterpriseId}`,
    start_date: day('2026-04-01'),
    end_date: day('2026-04-30'),
  });
  dataOf(await world.call(token, fixRows, { import_job_id, version, policy_id }));

  expect(refusedOf(await confirming(employer, draft)).reason).toBe('LIST_EDITED');
});

it('B2 B3 goes on with the list that has the rows of a change again, and makes no second one', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const draft = await drafted(employer, await typed(world, employer));
  const { import_job_id, policy_change_id } = draft;
  dataOf(await confirming(employer, draft));
  dataOf(await world.call(token, remove, { policy_change_id }));

  const again = () => world.call(token, resubmitFailed, { policy_change_id });
  expect(dataOf(await again())).toMatchObject({ import_job_id, person_count: 3 });

  dataOf(await world.call(token, discardImport, { import_job_id }));
  const other = dataOf(await again());
  expect(other.import_job_id).not.toBe(import_job_id);
  expect(other.person_count).toBe(3);
});

it.each([
  [
    'the list was thrown away',
    'update import_job set status = 70, policy_change_id = null where import_job_id = $1',
  ],
  [
    'the day of the list was changed',
    `update import_job set start_date = '2026-03-20' where import_job_id = $1`,
  ],
  [
    'others were put into it',
    `update policy_change set roster_hash = '\\x00' where policy_change_id in
       (select policy_change_id from import_submission where import_job_id = $1)`,
  ],
])('B2 B3 the database itself confirms no draft of a list when %s', async (_what, change) => {
  const employer = await anEmployer(world);
  const { import_job_id, policy_change_id } = await drafted(employer, await typed(world, employer));
  await world.owner.query(change, [import_job_id]);

  const confirmed = world.owner.query(
    'update policy_change set status = 30, confirmed_at = created_at, lock_at = created_at where policy_change_id = $1',
    [policy_change_id],
  );

  await expect(confirmed).rejects.toThrow('its list is no longer');
});
