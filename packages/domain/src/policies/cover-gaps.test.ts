import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay } from '../../test/arbitraries.ts';
import { numRuns } from '../../test/runs.ts';
import { addDays, covers, day, daysIn, earlier, later, type Period } from '../calendar/day.ts';
import { fen } from '../money/money.ts';
import { premiumOfDays, premiumOfPerson } from '../money/premium.ts';
import { type CoverSpan, coverFindings } from './cover-gaps.ts';

const left = { employed_until: null };
const year: Period = { from: day('2026-01-01'), to: day('2026-12-31') };

/** Cover by insurer 1 at 42.00 a month, or by insurer 2 at 31.00. */
function span(from: string, to: string, insurance_company_id = 1): CoverSpan {
  const cover = { from: day(from), to: day(to) };
  const base_price_fen = fen(insurance_company_id === 1 ? 4_200 : 3_100);
  const { parts } = premiumOfPerson({
    price_unit: 'MONTH_NATURAL',
    base_price_fen,
    loading_percent: 100,
    policy: year,
    cover,
  });
  return {
    ...cover,
    policy_no: `P${insurance_company_id}`,
    insurance_company_id,
    insurance_type: 'EL',
    costOf: (days) => premiumOfDays(parts, days),
  };
}

describe('N2 coverFindings', () => {
  it('N2 finds nothing where one cover follows the other', () => {
    const spans = [span('2026-03-16', '2026-03-31'), span('2026-03-01', '2026-03-15')];
    expect(coverFindings(spans, left)).toEqual({ gaps: [], overlaps: [] });
  });

  it('N2 finds the day between two covers', () => {
    const spans = [span('2026-03-01', '2026-03-15'), span('2026-03-17', '2026-03-31')];
    const gap = { from: '2026-03-16', to: '2026-03-16', days: 1, red: false };
    expect(coverFindings(spans, left)).toEqual({ gaps: [gap], overlaps: [] });
  });

  it('N2 finds the days that two insurers cover, and what the cheaper of them costs', () => {
    const spans = [span('2026-03-01', '2026-03-31'), span('2026-03-20', '2026-04-30', 2)];
    expect(coverFindings(spans, left)).toEqual({
      gaps: [],
      overlaps: [
        {
          from: '2026-03-20',
          to: '2026-03-31',
          days: 12,
          kind: 'overlap',
          policy_nos: ['P1', 'P2'],
          amounts_fen: [1_626, 1_200],
          // 12 of March's 31 days at 31.00, where the other costs 16.26.
          wasted_fen: 1_200,
        },
      ],
    });
  });

  it('N2 calls it a duplicate within one insurer and kind of insurance', () => {
    const spans = [span('2026-03-01', '2026-03-31'), span('2026-03-31', '2026-04-30')];
    expect(coverFindings(spans, left).overlaps).toMatchObject([
      { from: '2026-03-31', to: '2026-03-31', days: 1, kind: 'duplicate', wasted_fen: 135 },
    ]);
    const other = { ...span('2026-03-31', '2026-04-30'), insurance_type: 'ACCIDENT' };
    expect(coverFindings([spans[0]!, other], left).overlaps).toMatchObject([{ kind: 'overlap' }]);
  });

  it('N2 finds no gap where a removed person came back on the same day', () => {
    const spans = [span('2026-03-01', '2026-03-15'), span('2026-03-16', '2026-12-31')];
    expect(coverFindings(spans, left).gaps).toEqual([]);
  });

  it('N2 counts until today for who is still employed, and marks days that were worked', () => {
    const spans = [span('2026-03-01', '2026-03-15')];
    const today = day('2026-03-20');
    const gap = { from: '2026-03-16', to: '2026-03-20', days: 5 };
    const of = (worked: readonly Period[]) => coverFindings(spans, { employed_until: today, worked }).gaps;
    expect(of([])).toEqual([{ ...gap, red: false }]);
    expect(of([{ from: today, to: addDays(today, 3) }])).toEqual([{ ...gap, red: true }]);
    expect(of([{ from: day('2026-03-01'), to: day('2026-03-15') }])).toEqual([{ ...gap, red: false }]);
    expect(coverFindings(spans, { employed_until: day('2026-03-15') }).gaps).toEqual([]);
  });

  it('finds nothing of somebody who was never covered', () => {
    expect(coverFindings([], { employed_until: day('2026-03-20') })).toEqual({ gaps: [], overlaps: [] });
  });

  it('N2 sorts every day rightly: covered once, twice or not at all', () => {
    const spans = fc.array(
      fc
        .tuple(anyDay('2026-02-20', '2026-03-10'), fc.nat(9), fc.integer({ min: 1, max: 3 }))
        .map(([from, more, insurer]) => span(from, addDays(from, more), insurer)),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(spans, (of) => {
        const { gaps, overlaps } = coverFindings(of, left);
        const first = of.map(({ from }) => from).reduce(earlier);
        const last = of.map(({ to }) => to).reduce(later);
        const days = Array.from({ length: daysIn({ from: first, to: last }) }, (_, i) => addDays(first, i));
        const counted = (among: readonly Period[]) =>
          days.map((on) => among.filter((one) => covers(one, on)).length);
        const times = counted(of);
        expect(counted(gaps)).toEqual(times.map((covered) => (covered === 0 ? 1 : 0)));
        expect(counted(overlaps)).toEqual(times.map((covered) => [0, 0, 1, 3, 6, 10][covered]));
        for (const gap of gaps) expect(gap.from > first && gap.to < last).toBe(true);
      }),
      { numRuns },
    );
  });
});
