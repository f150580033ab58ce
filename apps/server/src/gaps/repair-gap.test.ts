import { listGaps, repairGap } from '@app/contract/gaps';
import { readImport } from '@app/contract/imports/read-import';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { submitImport } from '@app/contract/imports/submit-import';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, type Employer, issued, workers } from '../../test/changes.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';
import { openPolicyFor } from '../operator/operator.ts';

const world = await openWorld();

const openApril = (employer: Employer) =>
  openPolicyFor(world.platform, employer.enterpriseId, {
    plan_code: 'EL-B',
    policy_no: `A-${employer.enterpriseId}`,
    start_date: day('2026-04-01'),
    end_date: day('2026-04-30'),
  });

it('N2 puts those who are left uncovered on a list of the next policy, which covers them all once it is confirmed', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id } = employer;
  const persons = workers(employer, 3);
  await issued(world, employer, persons);
  const april = await openApril(employer);

  const list = dataOf(await world.call(token, repairGap, { kind: 'month_end', policy_id }));

  expect(list).toEqual({ import_job_id: expect.any(Number), policy_id: april, person_count: 3 });
  const { import_job_id } = list;
  const { version, ...kept } = dataOf(await world.call(token, readImport, { import_job_id }));
  expect(kept).toMatchObject({ policy_id: april, start_date: '2026-04-01', row_count: 3, fault_count: 0 });
  const { rows } = dataOf(await world.call(token, readImportRows, { import_job_id }));
  expect(rows.map(({ values }) => values.name)).toEqual(persons.map(({ name }) => name));
  // Nobody has typed these numbers: nobody is shown them.
  for (const { values } of rows) expect(values.idcard).toMatch(/^\d{3}\*{11}\w{4}$/);
  expect(dataOf(await world.call(token, listGaps, { kind: 'month_end' }))).toMatchObject({ total: 3 });

  const submitted = dataOf(await world.call(token, submitImport, { import_job_id, version }));
  const policy_change_id = submitted.policy_change_ids[0]!;
  const { forecast_hash } = dataOf(await world.call(token, forecast, { policy_change_id }));
  dataOf(await world.call(token, confirm, { policy_change_id, forecast_hash: forecast_hash! }));

  expect(dataOf(await world.call(token, listGaps, { kind: 'month_end' }))).toMatchObject({ total: 0 });
  expect(refusedOf(await world.call(token, repairGap, { kind: 'month_end', policy_id })).reason).toBe(
    'GAP_NONE',
  );
});

it('N2 begins the list on the first day that can still be had', async () => {
  const employer = await anEmployer(world);
  await issued(world, employer, workers(employer, 3));
  await openApril(employer);
  world.clock.set(moment('2026-03-31 16:00:00'));
  const token = await signedIn(world, employer);

  const { import_job_id } = dataOf(
    await world.call(token, repairGap, { kind: 'tomorrow', policy_id: employer.policyId }),
  );

  expect(dataOf(await world.call(token, readImport, { import_job_id }))).toMatchObject({
    start_date: '2026-04-02',
  });
});

it('N2 refuses a list that no policy takes, and one of nobody', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id } = employer;
  expect(refusedOf(await world.call(token, repairGap, { kind: 'month_end', policy_id })).reason).toBe(
    'GAP_NONE',
  );
  await issued(world, employer, workers(employer, 3));

  expect(refusedOf(await world.call(token, repairGap, { kind: 'month_end', policy_id })).reason).toBe(
    'GAP_NO_POLICY',
  );
  expect(refusedOf(await world.call(token, repairGap, { kind: 'tomorrow', policy_id })).reason).toBe(
    'GAP_NONE',
  );
});

it('P3 does not find the policy of a stranger, and refuses a user without the key', async () => {
  const employer = await anEmployer(world);
  const { policyId: policy_id } = employer;
  await issued(world, employer, workers(employer, 3));
  await openApril(employer);
  const stranger = await anEmployer(world);
  const reader = await aUser(world, employer.enterpriseId, ['/person/index']);
  const asked = { kind: 'month_end', policy_id } as const;

  expect(refusedOf(await world.call(stranger.token, repairGap, asked)).reason).toBe('NOT_FOUND');
  expect(refusedOf(await world.call(reader.token, repairGap, asked)).reason).toBe('FORBIDDEN');
});
