import { discardImport } from '@app/contract/imports/discard-import';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { submitImport } from '@app/contract/imports/submit-import';
import { resubmitFailed } from '@app/contract/policy-changes/resubmit-failed';
import { remove } from '@app/contract/policy-changes/delete-change';
import { readChange } from '@app/contract/policy-changes/read-change';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import {
  anEmployer,
  aWorker,
  type Employer,
  insurerSaying,
  issued,
  sent,
  submitted,
} from '../../test/changes.ts';
import { digestsOf } from '../../test/rows.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';

const world = await openWorld();

const rowsOf = async (token: string, import_job_id: number) =>
  dataOf(await world.call(token, readImportRows, { import_job_id }));

/** A change of three persons, the second of whom the insurer refused. */
async function partlyIssued(employer: Employer) {
  const persons = [
    aWorker(employer),
    aWorker(employer, { employee_mobile: '13812345678', employee_no: 'A-7', remark: '夜班' }),
    aWorker(employer),
  ];
  const { policy_change_id } = await sent(world, employer, persons);
  const failed = [{ row_no: 2, reason: '该人员职业不符' }];
  await world.settle(insurerSaying({ state: 'issued_part', endorse_no: 'E-1', failed }));
  return { policy_change_id, persons };
}

it('B2 T21 opens the failed rows of a change as a list of persons, numbers masked, with the words of the insurer', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id, persons } = await partlyIssued(employer);

  const made = dataOf(await world.call(employer.token, resubmitFailed, { policy_change_id }));

  expect(made).toMatchObject({ policy_change_id, person_count: 1 });
  const { rows, total } = await rowsOf(employer.token, made.import_job_id);
  expect(total).toBe(1);
  expect(rows[0]).toMatchObject({
    row_no: 2,
    said: '该人员职业不符',
    values: {
      name: persons[1]!.name,
      idtype: '1',
      idcard: `${persons[1]!.idcard.slice(0, 3)}${'*'.repeat(11)}${persons[1]!.idcard.slice(-4)}`,
      person: expect.stringMatching(/^1\d{8}[mf]/),
      mobile: '138****5678',
      employee_no: 'A-7',
      remark: '夜班',
      work_company: '华东电子厂',
      work_company_id: employer.companyId,
      occupation_code: 'MFG04',
    },
  });
  const { timeline, resubmit_job_id } = dataOf(
    await world.call(employer.token, readChange, { policy_change_id }),
  );
  expect(timeline.at(-1)).toMatchObject({ event: 'resubmitted', person_count: 1 });
  expect(resubmit_job_id).toBe(made.import_job_id);
});

it('B2 insures the mended rows by another change', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await partlyIssued(employer);
  const { import_job_id } = dataOf(await world.call(employer.token, resubmitFailed, { policy_change_id }));
  const { version } = await rowsOf(employer.token, import_job_id);

  const drafted = dataOf(await world.call(employer.token, submitImport, { import_job_id, version }));

  expect(drafted).toMatchObject({ person_count: 1, kept_count: 0 });
  expect(drafted.policy_change_ids).not.toContain(policy_change_id);
});

it('B2 answers the same list while it is worked on, and another once it was thrown away', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await partlyIssued(employer);
  const resubmit = async () =>
    dataOf(await world.call(employer.token, resubmitFailed, { policy_change_id })).import_job_id;

  const first = await resubmit();
  expect(await resubmit()).toBe(first);
  dataOf(await world.call(employer.token, discardImport, { import_job_id: first }));

  expect(await resubmit()).not.toBe(first);
});

it('B2 opens all rows of a change that was refused, taken back or deleted', async () => {
  const employer = await anEmployer(world);
  const refused = await sent(world, employer, [aWorker(employer), aWorker(employer)]);
  await world.settle(insurerSaying({ state: 'refused', reason: '资料不全' }));
  const withdrawn = await submitted(world, employer);
  dataOf(await world.call(employer.token, remove, { policy_change_id: withdrawn.policy_change_id }));

  const said = async (policy_change_id: number) => {
    const { import_job_id } = dataOf(await world.call(employer.token, resubmitFailed, { policy_change_id }));
    return (await rowsOf(employer.token, import_job_id)).rows.map((row) => row.said);
  };

  expect(await said(refused.policy_change_id)).toEqual(['资料不全', '资料不全']);
  expect(await said(withdrawn.policy_change_id)).toEqual([null]);
});

it('B2 lets a start that has passed go, and takes the refusal of begun cover for open still', async () => {
  const employer = await anEmployer(world);
  const late = aWorker(employer, { start_date: day('2026-03-20') });
  const { policy_change_id } = await sent(world, employer, [aWorker(employer), late]);
  world.clock.set(moment('2026-03-12 09:00:00'));
  await world.settle(insurerSaying({ state: 'refused', reason: '资料不全' }));
  const token = await signedIn(world, employer);

  const { import_job_id } = dataOf(await world.call(token, resubmitFailed, { policy_change_id }));

  const { rows } = await rowsOf(token, import_job_id);
  expect(rows.map(({ values }) => values.start_date)).toEqual([undefined, '2026-03-20']);
  expect(dataOf(await world.call(token, readChange, { policy_change_id })).needs_you).toBe(
    'refused_after_cover',
  );
});

it('B2 makes no list of what is insured or on its way', async () => {
  const employer = await anEmployer(world);
  const done = await issued(world, employer);
  const way = await sent(world, employer);
  const before = await digestsOf(world, employer.enterpriseId);

  for (const { policy_change_id, status } of [
    { ...done, status: 50 },
    { ...way, status: 40 },
  ]) {
    const answer = await world.call(employer.token, resubmitFailed, { policy_change_id });
    expect(refusedOf(answer)).toMatchObject({ reason: 'STATE_CONFLICT', detail: { status } });
  }
  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
});

it("P3 refuses a sub-user without the key, and does not find a stranger's change", async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const { policy_change_id } = await partlyIssued(employer);
  const confirmer = await aUser(world, employer.enterpriseId, ['policy_change/confirm']);
  const asked = async (token: string) =>
    refusedOf(await world.call(token, resubmitFailed, { policy_change_id })).reason;

  expect(await asked(confirmer.token)).toBe('FORBIDDEN');
  expect(await asked(stranger.token)).toBe('NOT_FOUND');
});
