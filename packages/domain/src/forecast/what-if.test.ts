import { expect, it } from 'vitest';
import { day } from '../calendar/day.ts';
import { fen } from '../money/money.ts';
import { type Heads, headsOn, project, type ProjectedPolicy, type ProjectedTerms } from './what-if.ts';

const terms: ProjectedTerms = {
  price_unit: 'MONTH_NATURAL',
  class_prices: { '3': fen(4_200), '4': fen(6_800) },
  age_bands: [
    { age_min: 18, age_max: 65, class_max: null, loading_percent: 100, warning: null, over_age: 0 },
  ],
  refund_rule: { refund_mode: 'PRO_RATA', kept_percent: null },
};

const march: ProjectedPolicy = {
  policy_id: 1,
  period: { from: day('2026-03-01'), to: day('2026-03-31') },
  terms,
  next: terms,
  next_policy_id: null,
};

const three: Heads = {
  policy_id: 1,
  category: '3',
  birthday: day('1985-06-01'),
  cover: march.period,
  unit_price_fen: fen(4_200),
  premium_fen: fen(4_200),
  heads: 3,
  goesOver: true,
};

const spring = { from: day('2026-03-16'), to: day('2026-05-31') };
const roster = { policies: [march], heads: [three] };

it('N8 renews every policy in time where nothing is moved, at the price of the whole month', () => {
  const { charges, heads } = project(roster, [], spring);
  expect(charges).toEqual([
    { on: '2026-04-01', amount_fen: 12_600 },
    { on: '2026-05-01', amount_fen: 12_600 },
  ]);
  expect(headsOn(heads, day('2026-05-31'))).toBe(3);
});

it('N8 charges who comes for their days, and gives back what the plan does for who leaves', () => {
  const moves = [
    { kind: 'add', policy_id: 1, category: '4', count: 2, from: day('2026-03-22') },
    { kind: 'off', policy_id: 1, category: '3', count: 1, from: day('2026-03-17') },
  ] as const;
  const { charges, heads } = project(roster, moves, spring);
  expect(charges).toEqual([
    // 16 of 31 days are kept of 42.00, and the last 10 of 31 are paid of 68.00, twice.
    { on: '2026-03-17', amount_fen: -2_032 },
    { on: '2026-03-22', amount_fen: 2 * 2_194 },
    { on: '2026-04-01', amount_fen: 2 * 4_200 + 2 * 6_800 },
    { on: '2026-05-01', amount_fen: 2 * 4_200 + 2 * 6_800 },
  ]);
  expect(headsOn(heads, day('2026-03-16'))).toBe(3);
  expect(headsOn(heads, day('2026-03-17'))).toBe(2);
  expect(headsOn(heads, day('2026-04-30'))).toBe(4);
});

it('N8 takes somebody on in a month that is renewed by then', () => {
  const move = { kind: 'add', policy_id: 1, category: '3', count: 1, from: day('2026-04-16') } as const;
  expect(project(roster, [move], spring).charges[1]).toEqual({ on: '2026-04-16', amount_fen: 2_100 });
});

it('N8 goes on by another plan, and leaves behind whom that does not insure', () => {
  const dearer = { ...terms, class_prices: { '3': fen(5_800) } };
  const crane = { ...three, category: '4', unit_price_fen: fen(6_800), premium_fen: fen(6_800) };
  const old = { ...three, birthday: day('1960-03-20'), heads: 1 };
  const { charges, heads } = project(
    { policies: [{ ...march, next: dearer }], heads: [three, crane, old] },
    [],
    { ...spring, to: day('2026-04-30') },
  );
  expect(charges).toEqual([{ on: '2026-04-01', amount_fen: 3 * 5_800 }]);
  expect(headsOn(heads, day('2026-04-01'))).toBe(3);
});

it('N8 takes nobody over twice where the policy that follows is open', () => {
  const april = {
    ...march,
    policy_id: 2,
    period: { from: day('2026-04-01'), to: day('2026-04-30') },
  };
  const gone = { ...three, heads: 2, goesOver: false };
  const there = { ...three, policy_id: 2, heads: 2, cover: april.period };
  const { charges, heads } = project(
    {
      policies: [{ ...march, next_policy_id: 2 }, april],
      heads: [gone, { ...three, heads: 1 }, there],
    },
    [],
    { ...spring, to: day('2026-04-30') },
  );
  expect(charges).toEqual([{ on: '2026-04-01', amount_fen: 4_200 }]);
  expect(headsOn(heads, day('2026-04-15'))).toBe(3);
});
