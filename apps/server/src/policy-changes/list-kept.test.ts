import { discardImport, submitImport } from '@app/contract/imports';
import { listKept } from '@app/contract/policy-change-repairs';
import { confirm, forecast, remove } from '@app/contract/policy-changes';
import { expect, it } from 'vitest';
import { anEmployer, drafted, type Employer, workers } from '../../test/changes.ts';
import { aRow, rows, typed } from '../../test/lists.ts';
import { aUser, dataOf, openWorld, refusedOf } from '../../test/world.ts';

const world = await openWorld();

/** A change of the two sound rows of a list; a row with a mistyped number and one that says the first again stay on it. */
async function partly(employer: Employer) {
  const [first, second] = rows(employer, 2);
  const mistyped = aRow(employer, 3, { idcard: '110101199003070012' });
  const list = await typed(world, employer, [first!, second!, mistyped, { ...first!, row_no: 4 }]);
  const { policy_change_ids } = dataOf(
    await world.call(employer.token, submitImport, {
      import_job_id: list.import_job_id,
      version: list.version,
      skip_errors: 1,
    }),
  );
  const policy_change_id = policy_change_ids[0]!;
  const { forecast_hash } = dataOf(await world.call(employer.token, forecast, { policy_change_id }));
  dataOf(await world.call(employer.token, confirm, { policy_change_id, forecast_hash: forecast_hash! }));
  return { policy_change_id, import_job_id: list.import_job_id, mistyped };
}

const keptOf = async (token: string, policy_change_id: number) =>
  dataOf(await world.call(token, listKept, { policy_change_id }));

it('B2 names who stayed on the list of a change and why, and counts the covered among them apart', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id, import_job_id, mistyped } = await partly(employer);

  const kept = await keptOf(employer.token, policy_change_id);

  expect(kept).toEqual({
    import_job_id,
    person_count: 1,
    covered_count: 1,
    list: [
      { row_no: 3, name: mistyped.values.name, last4: '0012', why: expect.stringMatching(/check|校验/i) },
    ],
  });
});

it('B2 counts the persons of a change that was taken back among those on its list', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await partly(employer);
  dataOf(await world.call(employer.token, remove, { policy_change_id }));

  const kept = await keptOf(employer.token, policy_change_id);

  expect(kept).toMatchObject({ person_count: 4, covered_count: 0 });
  expect(kept.list[0]).toMatchObject({ row_no: 1, why: '' });
});

it('B2 says nothing of a change without a list, or whose list was thrown away', async () => {
  const employer = await anEmployer(world);
  const nothing = { import_job_id: null, person_count: 0, covered_count: 0, list: [] };
  const { policy_change_id, import_job_id } = await partly(employer);
  dataOf(await world.call(employer.token, discardImport, { import_job_id }));
  const typedIn = await drafted(world, employer, workers(employer, 1));

  expect(await keptOf(employer.token, policy_change_id)).toEqual(nothing);
  expect(await keptOf(employer.token, typedIn)).toEqual(nothing);
});

it('P3 tells it nobody without the key, without a session, or of another enterprise', async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const { policy_change_id } = await partly(employer);
  const reader = await aUser(world, employer.enterpriseId, ['policy_change/lists']);
  const reasonOf = async (token: string | undefined) =>
    refusedOf(await world.call(token, listKept, { policy_change_id })).reason;

  expect(await reasonOf(reader.token)).toBe('FORBIDDEN');
  expect(await reasonOf(undefined)).toBe('AUTH');
  expect(await reasonOf(stranger.token)).toBe('NOT_FOUND');
});
