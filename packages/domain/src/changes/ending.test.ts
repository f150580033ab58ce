import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCover } from '../../test/arbitraries.ts';
import { numRuns } from '../../test/runs.ts';
import { addDays, day, type Period } from '../calendar/day.ts';
import { fen } from '../money/money.ts';
import { type PriceUnit, premiumOfPerson } from '../money/premium.ts';
import { earliestOff, type EndedCover, refundModes, refundOf, type RefundRule } from './ending.ts';

const period = ([from, to]: readonly [string, string]): Period => ({ from: day(from), to: day(to) });
const year = period(['2026-01-01', '2026-12-31']);
const kept_percent = [0, 10, 20, 30, 40, 50, 60, 70, 80, 85, 90, 95, 100];
const proRata: RefundRule = { refund_mode: 'PRO_RATA', kept_percent: null };
const shortRate: RefundRule = { refund_mode: 'SHORT_RATE', kept_percent };

const paid = (
  price_unit: PriceUnit,
  unit: number,
  { cover, policy = year }: { cover: Period; policy?: Period },
): EndedCover => ({
  cover,
  policy,
  price_unit,
  unit_price_fen: fen(unit),
  premium_fen: premiumOfPerson({
    price_unit,
    base_price_fen: fen(unit),
    loading_percent: 100,
    policy,
    cover,
  }).premium_fen,
});

describe('refundOf', () => {
  it('B2 gives back the days that are left of a year: 150.22 of 238.40', () => {
    const cover = period(['2026-03-15', '2026-12-31']);

    expect(refundOf(paid('YEAR', 29_800, { cover }), day('2026-07-01'), proRata)).toBe(15_022);
  });

  it.each([
    ['2026-01-01', 36_500],
    ['2026-01-15', 32_850],
    ['2026-02-01', 32_850],
    ['2026-02-02', 29_200],
    ['2026-06-30', 14_600],
    ['2026-11-20', 1_825],
  ])('B2 keeps by short rate what the months begun cost: from %s on it gives back %i fen', (off, refund) => {
    expect(refundOf(paid('YEAR', 36_500, { cover: year }), day(off), shortRate)).toBe(refund);
  });

  it('B2 keeps by short rate no more than was paid of somebody who came late', () => {
    const cover = period(['2026-12-01', '2026-12-31']);

    expect(refundOf(paid('YEAR', 36_500, { cover }), day('2026-12-15'), shortRate)).toBe(0);
  });

  it('B2 gives back the days of a month that was paid whole', () => {
    const cover = period(['2026-04-11', '2026-04-30']);
    const ended = paid('MONTH_NATURAL_FULL', 6_000, { cover });

    expect(ended.premium_fen).toBe(6_000);
    expect(refundOf(ended, day('2026-04-21'), proRata)).toBe(3_000);
  });

  it.each(['NONE', 'NONE_AFTER_START', 'MONTH_END_SETTLE'] as const)(
    'B2 gives nothing back by %s once cover has begun, and all of it before',
    (refund_mode) => {
      const ended = paid('MONTH_NATURAL', 4_200, { cover: period(['2026-03-11', '2026-03-31']) });
      const after = (off: string) => refundOf(ended, day(off), { refund_mode, kept_percent: null });

      expect([after('2026-03-11'), after('2026-03-12')]).toEqual([2_845, 0]);
    },
  );

  it('B2 never gives back more than was paid, less than nothing, or more for a later end', () => {
    const anyUnit = fc.constantFrom<PriceUnit>(
      'MONTH_NATURAL',
      'MONTH_NATURAL_FULL',
      'MONTH_ROLLING',
      'YEAR',
      'DAY',
    );
    const anyRule = fc.constantFrom(...refundModes).map((refund_mode) => ({ refund_mode, kept_percent }));
    fc.assert(
      fc.property(
        anyUnit,
        fc.integer({ min: 1, max: 100_000 }),
        anyCover(400),
        anyRule,
        fc.nat(420),
        fc.nat(60),
        (unit, price, { period: policy, cover }, rule, after, more) => {
          const ended = paid(unit, price, { cover, policy });
          const refund = (days: number) => refundOf(ended, addDays(cover.from, days), rule);

          expect(refund(0)).toBe(ended.premium_fen);
          expect(refund(after)).toBeLessThanOrEqual(ended.premium_fen);
          expect(refund(after + more)).toBeLessThanOrEqual(refund(after));
          expect(refund(after + more)).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns },
    );
  });

  it('B2 charges who is removed and added again from the same day as one who stayed, to the fen', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<PriceUnit>('MONTH_NATURAL', 'YEAR', 'DAY'),
        fc.integer({ min: 1, max: 100_000 }),
        anyCover(400),
        fc.nat(400),
        (unit, price, { period: policy, cover }, after) => {
          const off = addDays(cover.from, after);
          fc.pre(off > cover.from && off <= cover.to);
          const ended = paid(unit, price, { cover, policy });
          const again = paid(unit, price, { cover: { from: off, to: cover.to }, policy });

          expect(ended.premium_fen - refundOf(ended, off, proRata) + again.premium_fen).toBe(
            ended.premium_fen,
          );
        },
      ),
      { numRuns },
    );
  });
});

describe('earliestOff', () => {
  it.each([
    ['2026-03-10T15:59:59', 'NEXT_DAY', '2026-03-11'],
    ['2026-03-10T16:00:00', 'NEXT_DAY', '2026-03-12'],
    ['2026-03-10T10:00:00', 'SAME_DAY', '2026-03-11'],
    ['2026-03-10T16:30:00', 'SAME_DAY', '2026-03-11'],
  ] as const)('B2 at %s by %s is %s', (now, effective_mode, off) => {
    expect(earliestOff(new Date(`${now}+08:00`), { effective_mode, cutoff_time: '16:00' })).toBe(off);
  });
});

it('B2 gives back no more for a place that somebody took over than for one that nobody did', () => {
  const terms = { price_unit: 'YEAR', policy: year } as const;
  fc.assert(
    fc.property(fc.nat(200), fc.nat(150), fc.constantFrom(...refundModes), (wait, more, refund_mode) => {
      const rule = { refund_mode, kept_percent };
      const whole = paid('YEAR', 29_800, { cover: { from: year.from, to: year.to } });
      const taken = addDays(year.from, 1 + wait);
      const off_from = addDays(taken, refund_mode === 'PRO_RATA' ? 0 : more);
      const carried_fen = refundOf(whole, taken, proRata);
      const taker: EndedCover = {
        ...terms,
        cover: { from: taken, to: year.to },
        premium_fen: carried_fen,
        unit_price_fen: whole.unit_price_fen,
        place: {
          from: year.from,
          carried_fen,
          paid_fen: whole.premium_fen,
          unit_price_fen: whole.unit_price_fen,
        },
      };
      expect(refundOf(taker, off_from, rule)).toBeLessThanOrEqual(refundOf(whole, off_from, rule));
    }),
    { numRuns },
  );
});

it('B2 gives back all of a place that has not begun, and what was paid beside one that has', () => {
  const place = {
    from: year.from,
    carried_fen: fen(20_000),
    paid_fen: fen(29_800),
    unit_price_fen: fen(29_800),
  };
  const cover = period(['2026-05-01', '2026-12-31']);
  const taker = {
    price_unit: 'YEAR',
    policy: year,
    cover,
    premium_fen: fen(22_000),
    unit_price_fen: fen(33_000),
    place,
  } as const;
  const none: RefundRule = { refund_mode: 'NONE_AFTER_START', kept_percent: null };

  expect(refundOf(taker, cover.from, none)).toBe(2_000);
  expect(refundOf(taker, addDays(cover.from, 1), none)).toBe(0);
  expect(refundOf({ ...taker, place: { ...place, from: cover.from } }, cover.from, none)).toBe(22_000);
  // Five months have begun of 298.00: 40 % are kept of them, and nothing of what was paid for days that never begin.
  expect(refundOf(taker, cover.from, shortRate)).toBe(29_800 - 11_920 + 2_000);
});
