import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numRuns } from '../../test/runs.ts';
import { addDays, day } from '../calendar/day.ts';
import { fen } from '../money/money.ts';
import { premiumOfPerson, type PriceUnit } from '../money/premium.ts';
import { moveFaults, movePriceOf } from './transfer.ts';

const here = { work_company_id: 1, occupation_id: 11 };

describe('moveFaults', () => {
  it('B2 moves somebody to another company, and to other work', () => {
    for (const to of [
      { ...here, work_company_id: 2 },
      { ...here, occupation_id: 12 },
    ])
      expect(moveFaults({ from: here, to, moving_in: null })).toEqual([]);
  });

  it('B2 says where somebody is already, and who is on the move', () => {
    const said = moveFaults({ from: here, to: here, moving_in: 'PC-9' });
    expect(said.map(({ code }) => code)).toEqual(['TRANSFER_PENDING', 'TRANSFER_SAME']);
  });
});

const year = { from: day('2026-01-01'), to: day('2026-12-31') };

const yearly = (off_from: string) => ({
  cover: {
    cover: { from: day('2026-03-15'), to: year.to },
    premium_fen: fen(23_840),
    unit_price_fen: fen(29_800),
  },
  lost: { from: day(off_from), to: year.to },
  category: '2',
});

describe('movePriceOf', () => {
  const refund_rule = { refund_mode: 'PRO_RATA', kept_percent: null } as const;
  const terms = { price_unit: 'YEAR', policy: year, refund_rule } as const;

  it('B2 costs the difference to work of a higher class for the days that are left', () => {
    expect(movePriceOf(yearly('2026-07-01'), { category: '3', unit_price_fen: fen(45_600) }, terms)).toEqual({
      carried_fen: 15_022,
      premium_fen: 7_965,
      refund_fen: 0,
      unit_price_fen: 45_600,
    });
  });

  it('B2 gives the difference to work of a lower class back', () => {
    expect(
      movePriceOf(yearly('2026-07-01'), { category: '1', unit_price_fen: fen(20_000) }, terms),
    ).toMatchObject({ carried_fen: 10_082, premium_fen: 0, refund_fen: 4_940 });
  });

  it('B2 costs nothing within a class, and keeps the price that it had', () => {
    expect(movePriceOf(yearly('2026-07-01'), { category: '2', unit_price_fen: fen(33_000) }, terms)).toEqual({
      carried_fen: 15_022,
      premium_fen: 0,
      refund_fen: 0,
      unit_price_fen: 29_800,
    });
  });

  it('B2 begins a month that was paid whole not anew', () => {
    const month = { from: day('2026-03-01'), to: day('2026-03-31') };
    const ends = {
      cover: { cover: month, premium_fen: fen(3_100), unit_price_fen: fen(3_100) },
      lost: { from: day('2026-03-17'), to: month.to },
      category: '2',
    };
    const whole = { price_unit: 'MONTH_NATURAL_FULL', policy: month, refund_rule } as const;
    expect(movePriceOf(ends, { category: '3', unit_price_fen: fen(6_200) }, whole)).toMatchObject({
      carried_fen: 1_500,
      premium_fen: 1_500,
    });
  });

  it('B2 neither makes nor loses a fen, wherever somebody goes and when', () => {
    const price = fc.integer({ min: 100, max: 100_000 });
    const units = fc.constantFrom<PriceUnit>('YEAR', 'MONTH_NATURAL');
    fc.assert(
      fc.property(units, price, price, fc.integer({ min: 0, max: 364 }), (price_unit, was, then, after) => {
        const whole = {
          price_unit,
          base_price_fen: fen(was),
          loading_percent: 100,
          policy: year,
          cover: year,
        };
        const { premium_fen } = premiumOfPerson(whole);
        const lost = { from: addDays(year.from, after), to: year.to };
        const ends = { cover: { cover: year, premium_fen, unit_price_fen: fen(was) }, lost, category: '2' };
        const there = { category: '3', unit_price_fen: fen(then) };
        const moved = movePriceOf(ends, there, { price_unit, policy: year, refund_rule });
        const anew = premiumOfPerson({ ...whole, base_price_fen: fen(then), cover: lost }).premium_fen;

        expect(Math.min(moved.premium_fen, moved.refund_fen)).toBe(0);
        expect(moved.carried_fen + moved.premium_fen).toBe(anew);
      }),
      { numRuns },
    );
  });
});
