import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { readChange } from '@app/contract/policy-changes/read-change';
import type { Day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, drafted, issued, priced, submitted, workers } from '../../test/changes.ts';
import { digestsOf } from '../../test/rows.ts';
import { dataOf, moment, openWorld } from '../../test/world.ts';

const world = await openWorld();

it('B2 prices a list with the whole calculation, and stores nothing', async () => {
  const employer = await anEmployer(world, { to: '2026-04-30' });
  await issued(world, employer);
  const before = await digestsOf(world, employer.enterpriseId);
  const [person] = workers(employer, 1);

  const answer = await world.call(employer.token, forecast, {
    policy_id: employer.policyId,
    persons: [person!],
  });

  expect(dataOf(answer)).toEqual({
    policy_change_id: null,
    status: null,
    approval: null,
    policy_no: expect.any(String),
    plan: expect.any(String),
    policy_start_date: '2026-03-01',
    policy_end_date: '2026-04-30',
    person_count: 1,
    ok_count: 1,
    error_count: 0,
    premium_fen: 7045,
    gross_fen: 7045,
    discount_fen: 0,
    service_fee_fen: 0,
    payable_fen: 7045,
    change_type: 'add',
    refund_fen: 0,
    refund_mode: 'PRO_RATA',
    min_persons: 3,
    balance_fen: 992_955,
    balance_after_fen: 985_910,
    shortage_fen: 0,
    active_count: 1,
    active_after: 2,
    later_starts: [],
    asked_earlier_count: 0,
    asked_starts: [],
    companies: [
      {
        work_company_id: employer.companyId,
        work_company: '华东电子厂',
        person_count: 1,
        premium_fen: 7045,
        refund_fen: 0,
      },
    ],
    lines: [
      {
        row_no: 1,
        place: 1,
        name: person!.name,
        idcard: expect.stringMatching(/^\d{3}\*{11}[\dX]{4}$/),
        work_company: '华东电子厂',
        occupation_name: '流水线装配工(电子)',
        category: '3',
        start_date: '2026-03-11',
        end_date: '2026-04-30',
        never_begins: 0,
        base_price_fen: 4200,
        loading_percent: 100,
        unit_price_fen: 4200,
        days: 51,
        parts: [
          { from: '2026-03-11', to: '2026-03-31', days: 21, period_days: 31, amount_fen: 2845 },
          { from: '2026-04-01', to: '2026-04-30', days: 30, period_days: 30, amount_fen: 4200 },
        ],
        premium_fen: 7045,
        refund_fen: 0,
        carried_fen: 0,
        leaver: null,
      },
    ],
    finding_count: 0,
    list: [],
    start_date: '2026-03-11',
    end_date: '2026-04-30',
    first_start_date: '2026-03-11',
    last_start_date: '2026-03-11',
    first_end_date: '2026-04-30',
    last_end_date: '2026-04-30',
    cut_short: null,
    never_begun: null,
    earliest_start_date: '2026-03-11',
    lock_at: '2026-03-10 16:00:00',
    cover_binding: 'ON_SUBMIT',
    forecast_hash: null,
    expire_at: null,
  });
  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
});

it('B3 prices the sound rows of a list, and names the faults of the others', async () => {
  const employer = await anEmployer(world, { money_fen: 1000 });
  const persons = [aWorker(employer), aWorker(employer, { occupation_id: null }), aWorker(employer)];

  const answer = await world.call(employer.token, forecast, { policy_id: employer.policyId, persons });

  expect(dataOf(answer)).toMatchObject({
    person_count: 3,
    ok_count: 2,
    error_count: 1,
    premium_fen: 5690,
    balance_after_fen: -4690,
    shortage_fen: 4690,
    lines: [{ row_no: 1 }, { row_no: 3 }],
    list: [{ row_no: 2, reason: 'OCC_UNKNOWN' }],
  });
});

it('B2 stores the numbers of a draft, which then awaits confirmation for 15 minutes', async () => {
  const employer = await anEmployer(world);
  const policy_change_id = await drafted(world, employer);

  const seen = dataOf(await world.call(employer.token, forecast, { policy_change_id }));

  expect(seen).toMatchObject({
    policy_change_id,
    status: 10,
    premium_fen: 2845,
    forecast_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    expire_at: '2026-03-10 10:15:00',
  });
  const change = dataOf(await world.call(employer.token, readChange, { policy_change_id }));
  expect(change).toMatchObject({ status: 10, forecast_hash: seen.forecast_hash, expire_at: seen.expire_at });
});

it('B2 forecasts again what awaits confirmation, and moves its start when asked to', async () => {
  const employer = await anEmployer(world);
  const first = await priced(world, employer);
  const { policy_change_id } = first;
  world.clock.set(moment('2026-03-10 10:10:00'));
  const forecastAgain = (start_date?: string) =>
    world.call(employer.token, forecast, { policy_change_id, ...(start_date ? { start_date } : {}) });

  const same = dataOf(await forecastAgain());
  const moved = dataOf(await forecastAgain('2026-03-20'));

  expect(same).toMatchObject({ forecast_hash: first.forecast_hash, expire_at: '2026-03-10 10:25:00' });
  expect(moved).toMatchObject({
    start_date: '2026-03-20',
    premium_fen: 1626,
    lock_at: '2026-03-19 16:00:00',
  });
  expect(moved.forecast_hash).not.toBe(first.forecast_hash);
  const stored = dataOf(await world.call(employer.token, readChange, { policy_change_id }));
  expect(stored).toMatchObject({ start_date: '2026-03-20', premium_fen: 1626 });
});

it('B2 keeps the balance out of the hash: money that comes or goes does not void what was seen', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id, forecast_hash } = await priced(world, employer);
  await submitted(world, employer);

  const again = dataOf(await world.call(employer.token, forecast, { policy_change_id }));

  expect(again).toMatchObject({ forecast_hash, balance_fen: 997_155 });
});

it('B2 promises the undo that the confirmation will keep, also where a row begins before the others', async () => {
  const employer = await anEmployer(world);
  const early = aWorker(employer, { start_date: '2026-03-12' as Day });
  const late = aWorker(employer, { start_date: '2026-03-20' as Day });
  const policy_change_id = await drafted(world, employer, [late, early]);

  const seen = dataOf(await world.call(employer.token, forecast, { policy_change_id }));
  const { forecast_hash } = seen;
  const done = dataOf(
    await world.call(employer.token, confirm, { policy_change_id, forecast_hash: forecast_hash! }),
  );

  expect([seen.lock_at, done.lock_at]).toEqual(['2026-03-11 16:00:00', '2026-03-11 16:00:00']);
});
