import { forecast } from '@app/contract/policy-changes/forecast-change';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, insurerSaying, issued, sent, workers } from '../../test/changes.ts';
import { faultsOfBooks } from '../../test/rows.ts';
import { balances, dataOf, moment, openWorld } from '../../test/world.ts';

const world = await openWorld();

it('B2 sells a plan by the rolling month: each month whole from the person’s own start', async () => {
  const employer = await anEmployer(world, { plan_code: 'EL-D', to: '2026-05-31' });

  const seen = dataOf(
    await world.call(employer.token, forecast, {
      policy_id: employer.policyId,
      persons: [aWorker(employer, { start_date: day('2026-03-15') })],
    }),
  );

  expect(seen.lines[0]!.parts).toMatchObject([
    { from: '2026-03-15', to: '2026-04-14', amount_fen: 7600 },
    { from: '2026-04-15', to: '2026-05-14', amount_fen: 7600 },
    { from: '2026-05-15', to: '2026-05-31', days: 17, period_days: 31, amount_fen: 4168 },
  ]);
  expect(seen).toMatchObject({ premium_fen: 19_368, payable_fen: 19_368 });
});

it.each([
  ['EL-D', '2026-05-31', 20_348],
  ['EL-E', '2027-02-28', 44_351],
  ['GA-D', '2026-03-31', 3300],
  ['EL-D1', '2026-03-31', 4840],
])(
  'B2 insures by %s, and the books are right after the insurer has answered',
  async (plan_code, to, premium) => {
    const employer = await anEmployer(world, { plan_code, to });
    const change = await issued(world, employer, workers(employer, 1));

    expect(change.premium_fen).toBe(premium);
    expect(await balances(world, employer.enterpriseId)).toMatchObject({
      cash: 1_000_000 - premium,
      held: 0,
    });
    expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
  },
);

it('B2 charges a rolling month by its days where the insurer refuses a person after cover began', async () => {
  const employer = await anEmployer(world, { plan_code: 'EL-D' });
  const { policy_change_id } = await sent(world, employer, workers(employer, 1));
  world.clock.set(moment('2026-03-12 09:00:00'));

  await world.settle(insurerSaying({ state: 'refused', reason: '职业不符' }));

  const { rows } = await world.owner.query(
    'select charged_fen, refused_covered_count from policy_change where policy_change_id = $1',
    [policy_change_id],
  );
  expect(rows).toEqual([{ charged_fen: expect.any(Number), refused_covered_count: 1 }]);
  expect(rows[0].charged_fen).toBeGreaterThan(0);
  expect(rows[0].charged_fen).toBeLessThan(1000);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 tells the first 200 calculations of a long list, and pages those of all its rows', async () => {
  const employer = await anEmployer(world, { money_fen: 10_000_000 });
  const persons = workers(employer, 205);

  const seen = dataOf(await world.call(employer.token, forecast, { policy_id: employer.policyId, persons }));
  const { policy_change_id } = await sent(world, employer, persons);
  const page = dataOf(
    await world.call(employer.token, listChangePersons, { policy_change_id, page: 2, limit: 200 }),
  );

  expect(seen.lines).toHaveLength(200);
  expect(seen).toMatchObject({ ok_count: 205, premium_fen: 205 * 2845 });
  expect(page.data).toHaveLength(5);
  expect(page.data[4]).toMatchObject({
    row_no: 205,
    base_price_fen: 4200,
    parts: [{ days: 21, amount_fen: 2845 }],
  });
});

it('B3 tells the first 500 rows with findings, those that cannot be insured before the others', async () => {
  const employer = await anEmployer(world, { money_fen: 10_000_000 });
  const elderly = Array.from({ length: 505 }, (_, place) =>
    aWorker(employer, {
      idtype: 4,
      idcard: `H${String(10_000_000 + place)}`,
      birthday: day('1963-01-01'),
      gender: 'male',
    }),
  );
  const persons = [...elderly, aWorker(employer, { name: '1' })];

  const { finding_count, list, error_count } = dataOf(
    await world.call(employer.token, forecast, { policy_id: employer.policyId, persons }),
  );

  expect({ finding_count, error_count }).toEqual({ finding_count: 506, error_count: 1 });
  expect(list).toHaveLength(500);
  expect(list.at(-1)).toMatchObject({ row_no: 506, level: 'error' });
  expect(list.at(-2)).toMatchObject({ row_no: 499, level: 'warn' });
});
