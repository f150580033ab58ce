import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, day } from '../calendar/day.ts';
import { fen, sum } from '../money/money.ts';
import { premiumOfPerson, type PriceUnit } from '../money/premium.ts';
import { type Pair, replaceFaults, type ReplaceRule, seatPriceOf } from './replacement.ts';

const policy = { from: day('2026-03-01'), to: day('2026-03-31') };
const whole = { from: day('2026-03-11'), to: policy.to };

const coverOf = (price: number, price_unit: PriceUnit = 'MONTH_NATURAL') => ({
  policy_person_id: 1,
  employee_id: 1,
  name: '王伟',
  work_company_id: 7,
  work_company: '华东电子厂',
  cover: whole,
  premium_fen: premiumOfPerson({
    price_unit,
    policy,
    cover: whole,
    base_price_fen: fen(price),
    loading_percent: 100,
  }).premium_fen,
  unit_price_fen: fen(price),
  isBound: true,
  ended_in: null,
});

const endsOn = (from: string, price = 4_200) => ({
  cover: coverOf(price),
  lost: { from: day(from), to: whole.to },
  isCancelled: false,
  refund_fen: fen(500),
});

describe('what a seat costs', () => {
  it('B2 takes nothing where the price is the same, and what is left goes over', () => {
    expect(seatPriceOf(endsOn('2026-03-17'), fen(4_200), { price_unit: 'MONTH_NATURAL', policy })).toEqual({
      carried_fen: 2_032,
      premium_fen: 0,
      unit_price_fen: 4_200,
    });
  });

  it('B2 takes the difference for the days that are left, and gives none back', () => {
    const terms = { price_unit: 'MONTH_NATURAL', policy } as const;
    expect(seatPriceOf(endsOn('2026-03-17'), fen(6_800), terms)).toMatchObject({
      carried_fen: 2_032,
      premium_fen: 1_258,
    });
    expect(seatPriceOf(endsOn('2026-03-17', 6_800), fen(4_200), terms)).toMatchObject({
      premium_fen: 0,
      unit_price_fen: 6_800,
    });
  });

  it('B2 makes a month that was paid whole worth what is left of it, at either price', () => {
    const ends = {
      cover: coverOf(7_600, 'MONTH_NATURAL_FULL'),
      lost: { from: day('2026-03-21'), to: whole.to },
    };
    const price = seatPriceOf(ends, fen(15_200), { price_unit: 'MONTH_NATURAL_FULL', policy });
    expect(price.carried_fen).toBe(price.premium_fen);
  });

  it('B2 loses no fen however often a seat changes hands at one price', () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 8 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), days, (price, cuts) => {
        let cover = coverOf(price);
        const paid = cover.premium_fen;
        const kept = cuts
          .toSorted((a, b) => a - b)
          .map((after) => {
            const lost = { from: addDays(whole.from, after), to: whole.to };
            const seat = seatPriceOf({ cover, lost }, fen(price), { price_unit: 'MONTH_NATURAL', policy });
            const stays = fen(cover.premium_fen - seat.carried_fen);
            cover = { ...cover, cover: lost, premium_fen: fen(seat.carried_fen + seat.premium_fen) };
            return stays;
          });
        expect(sum([...kept, cover.premium_fen])).toBe(paid);
      }),
    );
  });
});

const rule: ReplaceRule = {
  mode: 'PER_SEAT',
  limit: 1,
  same_class: true,
  same_company: false,
  served_days: 0,
};

const pairOf = (seat_id: number, taken: Partial<Pair['taken']> = {}): Pair => ({
  left: { ends: endsOn('2026-03-17'), seat_id, category: '3' },
  taken: {
    work_company_id: 7,
    category: '3',
    premium: { unit_price_fen: fen(4_200), premium_fen: fen(2_032) },
    ...taken,
  },
});

const codesOf = (
  differs: Partial<ReplaceRule>,
  pairs: readonly Pair[],
  used: Readonly<Record<number, number>> = {},
) =>
  replaceFaults(pairs, {
    rule: { ...rule, ...differs },
    price_unit: 'MONTH_NATURAL',
    policy,
    usedIn: () => ({
      onSeat: (seat) => used[seat] ?? 0,
      inPolicy: Object.values(used).reduce((all, one) => all + one, 0),
    }),
  }).map((verdicts) => verdicts.map(({ code }) => code));

describe('who may take a seat', () => {
  it.each<[string, Partial<ReplaceRule>, Readonly<Record<number, number>>, string[][]]>([
    ['a seat that is free', {}, {}, [[], []]],
    ['a seat that was taken this month', {}, { 1: 1 }, [['REPLACE_QUOTA'], []]],
    ['any seat', { mode: 'UNLIMITED', limit: null }, { 1: 40 }, [[], []]],
    ['the last of the policy', { mode: 'PER_POLICY_MONTH', limit: 3 }, { 8: 2 }, [[], ['REPLACE_QUOTA']]],
    ['none', { mode: 'NONE', limit: null }, {}, [['REPLACE_QUOTA'], ['REPLACE_QUOTA']]],
    ['one after days', { served_days: 7 }, {}, [['REPLACE_SERVED'], ['REPLACE_SERVED']]],
    ['one after as many days as there were', { served_days: 6 }, {}, [[], []]],
  ])('B2 says of two who take %s what keeps them', (_, differs, used, said) => {
    expect(codesOf(differs, [pairOf(1), pairOf(2)], used)).toEqual(said);
  });

  it('B2 minds class and company where the plan does', () => {
    const other = [pairOf(1, { category: '4', work_company_id: 8 })];
    expect(codesOf({ same_company: true }, other)).toEqual([['REPLACE_CLASS', 'REPLACE_COMPANY']]);
    expect(codesOf({ same_class: false }, other)).toEqual([[]]);
  });
});
