import { parseList } from '@app/contract/imports/parse-list';
import { submitImport } from '@app/contract/imports/submit-import';
import { listForOff } from '@app/contract/persons';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { remove } from '@app/contract/policy-changes/delete-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { off } from '@app/contract/policy-changes/off-persons';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, type Employer, insurerSaying, issued, workers } from '../../test/changes.ts';
import { faultsOfBooks } from '../../test/rows.ts';
import { dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';

const world = await openWorld();

/** An employer of a day plan with somebody covered to the 18th, and again on the 25th, for 2.20 a day; and with two others. */
async function coveredTwice() {
  const employer = await anEmployer(world, { plan_code: 'EL-D1' });
  const worker = { ...aWorker(employer), name: '欧阳拾贰' };
  const others = workers(employer, 2).map((other) => ({ ...other, ...days('2026-03-11', '2026-03-31') }));
  await issued(world, employer, [{ ...worker, ...days('2026-03-11', '2026-03-18') }, ...others]);
  await issued(world, employer, [{ ...worker, ...days('2026-03-25', '2026-03-25') }]);
  world.clock.set(moment('2026-03-16 10:00:00'));
  const present = { ...employer, token: await signedIn(world, employer) };
  return { employer: present, worker, ids: await idsOf(present, worker.name) };
}

const days = (from: string, to: string) => ({ start_date: day(from), end_date: day(to) });

const coversOf = async ({ token, policyId }: Employer, keywords: string) =>
  dataOf(await world.call(token, listForOff, { policy_id: policyId, keywords, limit: 10 })).data;

const idsOf = async (employer: Employer, name: string) =>
  (await coversOf(employer, name)).map(({ policy_person_id }) => policy_person_id);

const endsOf = async (employer: Employer, name: string) =>
  (await coversOf(employer, name)).map(({ end_date }) => end_date).toSorted();

it('B2 B3 takes somebody off all of their covers by one row of a list, and brings them all back', async () => {
  const { employer, worker } = await coveredTwice();
  const { token, policyId: policy_id, enterpriseId } = employer;
  const list = dataOf(
    await world.call(token, parseList, {
      kind: 'off',
      policy_id,
      rows: [{ row_no: 1, values: { name: worker.name } }],
    }),
  );
  expect(list).toMatchObject({ row_count: 1, fault_count: 0 });
  expect(list.rows[0]!.ends).toMatchObject({
    name: worker.name,
    start_date: '2026-03-17',
    last_covered_date: '2026-03-16',
    covers: [
      { start_date: '2026-03-17', last_covered_date: '2026-03-16' },
      { start_date: '2026-03-25', last_covered_date: null },
    ],
  });

  const { import_job_id, version } = list;
  const sent = dataOf(await world.call(token, submitImport, { import_job_id, version }));
  expect(sent).toMatchObject({ person_count: 2, kept_count: 0 });
  const policy_change_id = sent.policy_change_ids[0]!;
  const seen = dataOf(await world.call(token, forecast, { policy_change_id }));
  expect(seen.refund_fen).toBe(list.rows[0]!.ends!.refund_fen);
  expect(seen.lines.map(({ start_date }) => start_date)).toEqual(['2026-03-17', '2026-03-25']);
  const { forecast_hash } = seen;
  dataOf(await world.call(token, confirm, { policy_change_id, forecast_hash: forecast_hash! }));
  expect(await idsOf(employer, worker.name)).toEqual([]);

  dataOf(await world.call(token, remove, { policy_change_id }));
  expect(await endsOf(employer, worker.name)).toEqual(['2026-03-18', '2026-03-25']);
  expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
});

it('B2 ends two chosen covers of one person by one change, which the insurer issues', async () => {
  const { employer, ids } = await coveredTwice();
  const { token, policyId: policy_id, enterpriseId } = employer;
  const done = dataOf(await world.call(token, off, { policy_id, policy_person_ids: ids, draft: 0 }));
  const { policy_change_id } = done;
  dataOf(await world.call(token, sendNow, { policy_change_id }));
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-9' }));
  const { data } = dataOf(await world.call(token, listChangePersons, { policy_change_id }));
  expect(data.map(({ result }) => result)).toEqual([1, 1]);
  expect(data.reduce((refund_fen, row) => refund_fen - row.charged_fen!, 0)).toBe(done.refund_fen);
  expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
});

it.each(['name', 'number'] as const)('B2 knows one person by %s whose covers are two', async (by) => {
  const { employer, worker, ids } = await coveredTwice();
  const { token, policyId: policy_id } = employer;
  const persons = [by === 'name' ? { name: worker.name } : { idcard: worker.idcard }];
  const drafted = dataOf(await world.call(token, off, { policy_id, persons }));
  expect(drafted).toMatchObject({ person_count: 2, last_covered_date: '2026-03-16', list: [] });

  // From the 20th the first is over by itself.
  const later = await world.call(token, off, { policy_id, persons, start_date: '2026-03-20' });
  expect(dataOf(later)).toMatchObject({ person_count: 1, last_covered_date: null });

  const chosen = await world.call(token, off, {
    policy_id,
    persons: [{ policy_person_id: ids[0]! }, ...persons, ...persons],
  });
  expect(refusedOf(chosen)).toMatchObject({ detail: { list: [{ row_no: 3, reason: 'DUP_ROW' }] } });
});

it('B2 minds the least heads on each day on which somebody leaves, not on the last alone', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id } = employer;
  await issued(world, employer, workers(employer, 3));
  const ids = await idsOf(employer, '');
  const later = Array.from({ length: 3 }, () => aWorker(employer, { start_date: day('2026-03-20') }));
  await issued(world, employer, later);

  // Three are covered until the 20th, and six from then on.
  const starts = ['2026-03-12', '2026-03-12', '2026-03-21'];
  const persons = ids.map((policy_person_id, place) => ({
    policy_person_id,
    start_date: day(starts[place]!),
  }));
  const wanted = { policy_id, persons };
  expect(dataOf(await world.call(token, off, wanted))).toMatchObject({ min_persons_ok: 0 });
  expect(
    refusedOf(await world.call(token, off, { ...wanted, confirm_warnings: ['DUPLICATE_SUBMIT'], draft: 0 })),
  ).toMatchObject({
    reason: 'MIN_PERSONS',
    detail: { min_persons: 3, left: 1 },
  });
});

it('B2 minds the least heads on a later day too, from which others have left', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id } = employer;
  await issued(world, employer, workers(employer, 7));
  const ids = await idsOf(employer, '');
  const leaving = (some: readonly number[], from: string) => ({
    policy_id,
    start_date: day(from),
    policy_person_ids: [...some],
    draft: 0 as const,
  });
  dataOf(await world.call(token, off, leaving(ids.slice(0, 3), '2026-03-20')));

  // Seven less two are covered until the 19th; from the 20th three more are gone.
  const refused = await world.call(token, off, leaving(ids.slice(3, 5), '2026-03-13'));
  expect(refusedOf(refused)).toMatchObject({ reason: 'MIN_PERSONS', detail: { min_persons: 3, left: 2 } });
  const one = await world.call(token, off, leaving(ids.slice(3, 4), '2026-03-13'));
  expect(dataOf(one)).toMatchObject({ person_count: 1 });
});

it('B2 cancels the only cover of a day in a policy that is sold by the day', async () => {
  const employer = await anEmployer(world, { plan_code: 'EL-D1' });
  const { token, policyId: policy_id, enterpriseId } = employer;
  const worker = { ...aWorker(employer), name: '上官独行' };
  await issued(world, employer, [{ ...worker, ...days('2026-03-25', '2026-03-25') }]);

  const removal = { policy_id, persons: [{ name: worker.name }], draft: 0 as const };
  expect(dataOf(await world.call(token, off, removal))).toMatchObject({ status: 30, min_persons_ok: 1 });
  expect(await faultsOfBooks(world, enterpriseId)).toEqual([]);
});
