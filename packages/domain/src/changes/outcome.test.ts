import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numRuns } from '../../test/runs.ts';
import { day, daysIn } from '../calendar/day.ts';
import { nextMidnight, shanghaiDay, startOfDay } from '../calendar/shanghai.ts';
import { fen } from '../money/money.ts';
import { type AnsweredCover, outcomeOf } from './outcome.ts';

const march = { from: day('2026-03-01'), to: day('2026-03-31') };
const at = (text: string) => new Date(`${text}+08:00`);

/** A worker covered from 11 March at 42.00 yuan a month: 21 of 31 days are 28.45. */
const planned = (changes: Partial<AnsweredCover>): AnsweredCover => ({
  accepted: true,
  cover: { from: at('2026-03-11T00:00:00'), until: at('2026-04-01T00:00:00') },
  bound_at: at('2026-03-10T10:00:00'),
  premium_fen: fen(2_845),
  unit_price_fen: fen(4_200),
  price_unit: 'MONTH_NATURAL',
  policy: march,
  now: at('2026-03-10T12:00:00'),
  stands_until: changes.cover?.until ?? at('2026-04-01T00:00:00'),
  ...changes,
});

describe('outcomeOf', () => {
  it('B2 leaves an issued cover as it was planned and priced', () => {
    expect(outcomeOf(planned({}))).toEqual({
      ...planned({}).cover,
      bound_at: at('2026-03-10T10:00:00'),
      premium_fen: 2_845,
      ended: null,
    });
  });

  it('B2 binds on the issue where the plan says so', () => {
    expect(outcomeOf(planned({ bound_at: null }))).toMatchObject({
      bound_at: at('2026-03-10T12:00:00'),
      premium_fen: 2_845,
    });
  });

  it('B2 begins at the next midnight and prices anew when the issue comes after the planned start', () => {
    const late = outcomeOf(planned({ bound_at: null, now: at('2026-03-12T09:30:00') }));
    // From the 13th: 19 of 31 days, 4200 - earned(12 days) = 4200 - 1626.
    expect(late).toEqual({
      from: at('2026-03-13T00:00:00'),
      until: at('2026-04-01T00:00:00'),
      bound_at: at('2026-03-12T09:30:00'),
      premium_fen: 2_574,
      ended: null,
    });
  });

  it('B2 covers nothing when the issue comes on the last day', () => {
    expect(outcomeOf(planned({ bound_at: null, now: at('2026-03-31T08:00:00') }))).toMatchObject({
      from: null,
      premium_fen: 0,
      ended: 'refused',
    });
  });

  it('B2 takes a refused cover back whole before it began', () => {
    expect(outcomeOf(planned({ accepted: false }))).toMatchObject({
      from: null,
      until: null,
      premium_fen: 0,
      ended: 'refused',
    });
  });

  it('B2 ends a refused cover at the next midnight once it began, and charges its days', () => {
    const refused = outcomeOf(planned({ accepted: false, now: at('2026-03-12T09:30:00') }));
    // The 11th and the 12th: earned(12) - earned(10) = 1626 - 1355.
    expect(refused).toMatchObject({
      from: at('2026-03-11T00:00:00'),
      until: at('2026-03-13T00:00:00'),
      premium_fen: 271,
      ended: 'refused',
    });
  });

  it.each([
    // March from the 11th is 21 of the 31 days to 10 April: 28.45. Its two days are two of these 21.
    ['MONTH_ROLLING', 2_845, 271],
    ['MONTH_NATURAL_FULL', 4_200, 400],
  ] as const)(
    'B2 charges the days of a refused cover by %s, not the whole month',
    (price_unit, held, charged) => {
      const premium_fen = fen(held);
      const now = at('2026-03-12T09:30:00');
      expect(outcomeOf(planned({ price_unit, premium_fen, accepted: false, now }))).toMatchObject({
        until: at('2026-03-13T00:00:00'),
        premium_fen: charged,
      });
      expect(outcomeOf(planned({ price_unit, premium_fen, bound_at: null, now })).premium_fen).toBe(
        price_unit === 'MONTH_ROLLING' ? 2_574 : 4_200,
      );
    },
  );

  it('B2 never charges more than was held, nor covers a moment before the insurer is bound', () => {
    const moment = fc.date({
      min: at('2026-03-10T10:00:00'),
      max: at('2026-04-02T00:00:00'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, fc.boolean(), fc.boolean(), (now, accepted, binds) => {
        const bound_at = binds ? at('2026-03-10T10:00:00') : null;
        const outcome = outcomeOf(planned({ accepted, now, bound_at }));
        expect(outcome.premium_fen).toBeGreaterThanOrEqual(0);
        expect(outcome.premium_fen).toBeLessThanOrEqual(2_845);
        expect(outcome.from === null).toBe(outcome.until === null);
        if (outcome.from && outcome.until) {
          expect(outcome.from >= outcome.bound_at!).toBe(true);
          expect(outcome.from < outcome.until).toBe(true);
          expect(outcome.premium_fen).toBeGreaterThan(0);
        }
      }),
      { numRuns },
    );
  });

  it('a midnight is the first instant of the next day', () => {
    const now = at('2026-03-12T23:59:59');
    expect(nextMidnight(now)).toEqual(startOfDay(day('2026-03-13')));
    expect(daysIn({ from: shanghaiDay(now), to: shanghaiDay(nextMidnight(now)) })).toBe(2);
  });
});
