import { listActivePolicies } from '@app/contract/policies';
import { add } from '@app/contract/policy-changes/add-persons';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, priced, workers } from '../../test/changes.ts';
import { dataOf, openWorld, refusedOf } from '../../test/world.ts';

// Fields by which the published API says what a row or a header can say too.

const world = await openWorld();

it('B2 gives one last day to all rows of a day plan that have none of their own', async () => {
  const employer = await anEmployer(world, { plan_code: 'GA-D' });
  const persons = [aWorker(employer), aWorker(employer, { end_date: day('2026-03-12') })];
  const list = { policy_id: employer.policyId, end_date: day('2026-03-15'), persons };

  const seen = dataOf(await world.call(employer.token, forecast, list));
  const { policy_change_id } = dataOf(await world.call(employer.token, add, list));
  const { data } = dataOf(await world.call(employer.token, listChangePersons, { policy_change_id }));

  expect(seen.lines.map(({ end_date }) => end_date)).toEqual(['2026-03-15', '2026-03-12']);
  expect(data.map(({ end_date }) => end_date)).toEqual(['2026-03-15', '2026-03-12']);
});

it('B2 finds a last day on the rows of a plan that is not sold by the day', async () => {
  const employer = await anEmployer(world);
  const list = { policy_id: employer.policyId, end_date: day('2026-03-15'), persons: workers(employer, 1) };

  expect(refusedOf(await world.call(employer.token, add, list))).toMatchObject({
    reason: 'ROWS_REFUSED',
    detail: { list: [{ reason: 'DATE_END' }] },
  });
});

it('B2 keeps the remark on a change, and the one that a draft was given last', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id } = employer;
  const drafted = async (input: object) =>
    dataOf(await world.call(token, add, { policy_id, persons: workers(employer, 1), ...input }));
  const remarkOf = async (policy_change_id: number) =>
    dataOf(await world.call(token, readChange, { policy_change_id })).remark;

  const { policy_change_id } = await drafted({ remark: ' 夜班，请先确认 ' });
  expect(await remarkOf(policy_change_id)).toBe('夜班，请先确认');
  await drafted({ policy_change_id });
  expect(await remarkOf(policy_change_id)).toBeNull();
  const long = { policy_id, persons: workers(employer, 1), remark: '长'.repeat(201) };
  expect(refusedOf(await world.call(token, add, long)).reason).toBe('VALIDATION');
});

it('C6 takes the fields of clients from before, and tells them how many are added', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const open = dataOf(await world.call(token, listActivePolicies, { change_type: 'add' }));
  const { policy_change_id, forecast_hash, premium_fen } = await priced(
    world,
    employer,
    workers(employer, 3),
  );

  dataOf(await world.call(token, confirm, { policy_change_id, forecast_hash, sms_code: '123456' }));

  expect(open.map(({ policy_id }) => policy_id)).toEqual([employer.policyId]);
  const page = dataOf(await world.call(token, listChangePersons, { policy_change_id, limit: 1 }));
  const counts = { add_count: 3, off_count: 0, replace_count: 0, premium_fen, show_type: 'add' };
  expect(page).toMatchObject({ total: 3, ...counts });
});
