import { discardImport } from '@app/contract/imports/discard-import';
import { fixRows } from '@app/contract/imports/fix-rows';
import { parseList } from '@app/contract/imports/parse-list';
import { readImport } from '@app/contract/imports/read-import';
import { submitImport } from '@app/contract/imports/submit-import';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { expect, it } from 'vitest';
import { anEmployer } from '../../test/changes.ts';
import { rows, typed } from '../../test/lists.ts';
import { dataOf, openWorld, refusedOf } from '../../test/world.ts';

const world = await openWorld();

it('T16 N17 names the change that a finished list went into, to whoever works on it or opens it again', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const { import_job_id, version } = await typed(world, employer);
  const before = dataOf(await world.call(token, readImport, { import_job_id }));
  const submit = (list: { import_job_id: number; version: number }) => world.call(token, submitImport, list);
  const draft = dataOf(await submit({ import_job_id, version }));
  const [policy_change_id = 0] = draft.policy_change_ids;
  const { forecast_hash } = dataOf(await world.call(token, forecast, { policy_change_id }));
  const { change_no } = dataOf(
    await world.call(token, confirm, { policy_change_id, forecast_hash: forecast_hash! }),
  );

  const change = { policy_change_id, change_no };
  const list = { import_job_id, version: draft.version };
  for (const late of [
    await submit(list),
    await world.call(token, fixRows, { ...list, removed: [1] }),
    await world.call(token, discardImport, { import_job_id }),
    await world.call(token, parseList, {
      policy_id: employer.policyId,
      import_job_id,
      rows: rows(employer, 1),
    }),
  ])
    expect(refusedOf(late)).toMatchObject({ reason: 'LIST_STATE', detail: { status: 50, change } });
  expect(refusedOf(await submit(list)).msg).toContain(change_no);
  const after = dataOf(await world.call(token, readImport, { import_job_id }));
  expect([before.insured_in, after.insured_in]).toEqual([null, change]);
  const stranger = await anEmployer(world);
  expect(refusedOf(await world.call(stranger.token, readImport, { import_job_id })).reason).toBe('NOT_FOUND');
});

it('B3 throws no list away that somebody has saved since it was seen', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const { import_job_id, version } = dataOf(
    await world.call(token, parseList, { policy_id: employer.policyId, rows: rows(employer, 1) }),
  );
  const added = rows(employer, 2).slice(1);
  dataOf(await world.call(token, fixRows, { import_job_id, version, rows: added }));

  const refused = refusedOf(await world.call(token, discardImport, { import_job_id, version }));
  expect(refused).toMatchObject({ reason: 'LIST_CHANGED', detail: { version: version + 1 } });
  expect(dataOf(await world.call(token, readImport, { import_job_id })).row_count).toBe(2);
  expect(
    dataOf(await world.call(token, discardImport, { import_job_id, version: version + 1 })),
  ).toMatchObject({ status: 70 });
});

it('B3 puts nothing in the place of a list that somebody has saved since it was seen', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id } = employer;
  const { import_job_id, version } = dataOf(
    await world.call(token, parseList, { policy_id, rows: rows(employer, 1) }),
  );
  const more = rows(employer, 3).slice(1);
  dataOf(await world.call(token, fixRows, { import_job_id, version, rows: more }));
  const instead = { policy_id, import_job_id, rows: rows(employer, 1) };

  const refused = refusedOf(await world.call(token, parseList, { ...instead, version }));
  expect(refused).toMatchObject({ reason: 'LIST_CHANGED', detail: { version: version + 1 } });
  expect(dataOf(await world.call(token, readImport, { import_job_id })).row_count).toBe(3);
  dataOf(await world.call(token, parseList, { ...instead, version: version + 1 }));
  expect(dataOf(await world.call(token, readImport, { import_job_id })).row_count).toBe(1);
});
