import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numRuns } from '../../test/runs.ts';
import { addDays, type Day, day, later } from '../calendar/day.ts';
import { type Fen, fen } from '../money/money.ts';
import { type PriceUnit, premiumOfPerson, priceUnits } from '../money/premium.ts';
import { type EndedCover, refundModes, refundOf, type RefundRule } from './ending.ts';
import { movePriceOf } from './transfer.ts';

const kept_percent = [0, 10, 20, 30, 40, 50, 60, 70, 80, 85, 90, 95, 100];
const policy = { from: day('2026-01-01'), to: day('2026-12-31') };

type Stay = {
  readonly cover: EndedCover;
  /** What was paid for the place so far, less what came back. */
  readonly paid_fen: Fen;
};

function added(price_unit: PriceUnit, unit: number, from: Day): Stay {
  const cover = { from, to: policy.to };
  const price = { price_unit, base_price_fen: fen(unit), loading_percent: 100, policy, cover };
  const { premium_fen } = premiumOfPerson(price);
  return {
    cover: { price_unit, policy, cover, premium_fen, unit_price_fen: fen(unit) },
    paid_fen: premium_fen,
  };
}

/** Moves somebody to work of another class from a day on; what comes back for it, less what is paid. */
function moved({ cover: was, paid_fen }: Stay, unit: number, off_from: Day, refund_rule: RefundRule) {
  const from = later(off_from, was.cover.from);
  const ends = { cover: was, lost: { from, to: was.cover.to }, category: 'here' };
  const to = { category: 'there', unit_price_fen: fen(unit) };
  const { price_unit } = was;
  const price = movePriceOf(ends, to, { price_unit, policy, refund_rule });
  const cover: EndedCover = {
    price_unit,
    policy,
    cover: ends.lost,
    premium_fen: fen(price.carried_fen + price.premium_fen),
    unit_price_fen: price.unit_price_fen,
    place: {
      from: was.place?.from ?? was.cover.from,
      carried_fen: price.carried_fen,
      paid_fen: fen(paid_fen - price.refund_fen),
      unit_price_fen: fen(Math.min(was.unit_price_fen, price.unit_price_fen)),
    },
  };
  const back_fen = price.refund_fen - price.premium_fen;
  return { back_fen, stay: { cover, paid_fen: fen(paid_fen - back_fen) } };
}

const anyRule = fc.constantFrom(...refundModes).map((refund_mode) => ({ refund_mode, kept_percent }));
const anyPrice = fc.integer({ min: 1, max: 100_000 });
const anyMoves = fc.array(fc.record({ after: fc.oneof(fc.constant(0), fc.nat(90)), unit: anyPrice }), {
  minLength: 1,
  maxLength: 4,
});

it('B2 gives back no more by moves and a removal, in any order, than the removal alone from the day of the first', () => {
  fc.assert(
    fc.property(
      anyRule,
      fc.constantFrom(...priceUnits),
      anyPrice,
      fc.nat(60),
      anyMoves,
      fc.oneof(fc.constant(0), fc.nat(90)),
      (rule, anyUnit, price, begins, moves, more) => {
        // Only a year's price is refunded by short rate.
        const unit = rule.refund_mode === 'SHORT_RATE' ? 'YEAR' : anyUnit;
        let stay = added(unit, price, addDays(policy.from, begins));
        let on: Day = addDays(policy.from, 30);
        const alone: Fen[] = [];
        const back: number[] = [];
        for (const move of moves) {
          on = addDays(on, move.after);
          if (on > policy.to) return;
          alone.push(refundOf(stay.cover, on, rule));
          const { back_fen, stay: next } = moved(stay, move.unit, on, rule);
          back.push(back_fen);
          stay = next;
        }
        // What is kept of dearer work is rounded by itself.
        const roundings = rule.refund_mode === 'SHORT_RATE' ? moves.length : 0;
        let total = refundOf(stay.cover, addDays(on, more), rule);
        for (const [i, alone_fen] of [...alone.entries()].toReversed()) {
          total = fen(total + back[i]!);
          expect(total).toBeLessThanOrEqual(alone_fen + roundings);
        }
      },
    ),
    { numRuns },
  );
});

it('B2 gives nothing back for a move to cheaper work where the plan keeps all once cover has begun', () => {
  const rule: RefundRule = { refund_mode: 'NONE_AFTER_START', kept_percent: null };
  const stay = added('MONTH_ROLLING', 12_800, policy.from);

  const down = moved(stay, 7_600, day('2026-07-16'), rule);

  expect(down.back_fen).toBe(0);
  expect(down.stay.cover.unit_price_fen).toBe(12_800);
  // Back to the work that was paid for costs nothing anew.
  expect(moved(down.stay, 12_800, day('2026-07-20'), rule).back_fen).toBe(0);
  // Before the first day nothing is kept.
  expect(moved(stay, 7_600, policy.from, rule).back_fen).toBe(
    stay.cover.premium_fen - added('MONTH_ROLLING', 7_600, policy.from).cover.premium_fen,
  );
});

it('B2 gives what was paid for dearer work back where somebody goes to their work of before on the day on which that was to begin', () => {
  const rule: RefundRule = { refund_mode: 'SHORT_RATE', kept_percent };
  const stay = added('YEAR', 29_800, policy.from);
  const up = moved(stay, 45_600, day('2026-07-01'), rule);
  const down = moved(up.stay, 29_800, day('2026-06-20'), rule);

  expect(up.back_fen).toBeLessThan(0);
  expect(down.back_fen).toBe(-up.back_fen);
  expect(refundOf(down.stay.cover, day('2026-07-01'), rule)).toBe(
    refundOf(stay.cover, day('2026-07-01'), rule),
  );
});
