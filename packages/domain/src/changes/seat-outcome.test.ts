import { expect, it } from 'vitest';
import { day } from '../calendar/day.ts';
import { startOfDay } from '../calendar/shanghai.ts';
import { fen } from '../money/money.ts';
import type { AnsweredPassing } from './passing-outcome.ts';
import { seatOutcomeOf } from './seat-outcome.ts';

const at = (on: string) => startOfDay(day(on));
const until = at('2026-04-01');

/** A seat of 42.00 a month that is to change hands on 17 March; 20.32 go over. */
const seat = ({
  opened,
  ended,
}: {
  opened?: Partial<AnsweredPassing['opened']>;
  ended?: Partial<AnsweredPassing['ended']>;
} = {}): AnsweredPassing => ({
  opened: {
    accepted: true,
    cover: { from: at('2026-03-17'), until },
    stands_until: until,
    bound_at: at('2026-03-16'),
    premium_fen: fen(2_032),
    unit_price_fen: fen(4_200),
    price_unit: 'MONTH_NATURAL',
    policy: { from: day('2026-03-01'), to: day('2026-03-31') },
    now: at('2026-03-16'),
    ...opened,
  },
  ended: {
    ended: 'replaced',
    refund_fen: fen(2_032),
    premium_fen: fen(2_845),
    isEmpty: false,
    unit_price_fen: fen(4_200),
    cover: { from: at('2026-03-11'), until },
    ...ended,
  },
});

it('B2 lets a seat change hands as it was shown', () => {
  expect(seatOutcomeOf(seat())).toMatchObject({
    opened: { from: at('2026-03-17'), premium_fen: 2_032, ended: null },
    ended: { state: 'ended', refund_fen: 2_032, until: null },
  });
});

it('B2 keeps whoever was to leave where the insurer turns the pair down, and charges no day of the other', () => {
  expect(seatOutcomeOf(seat({ opened: { accepted: false } }))).toMatchObject({
    opened: { from: null, premium_fen: 0, ended: 'refused' },
    ended: { state: 'put_back' },
  });
  const late = { accepted: false, now: at('2026-03-18') };
  expect(seatOutcomeOf(seat({ opened: late }))).toMatchObject({
    opened: { from: at('2026-03-17'), until: at('2026-03-19'), premium_fen: 0 },
    ended: { state: 'put_back' },
  });
});

it('B2 opens nothing in the seat of somebody who was never insured', () => {
  expect(seatOutcomeOf(seat({ ended: { ended: 'refused' } }))).toMatchObject({
    opened: { ended: 'refused' },
    ended: { state: 'never' },
  });
});

it('B2 lets the two sides meet on the day from which a late answer binds', () => {
  const unbound = { bound_at: null, now: at('2026-03-20') };
  // 11 of 31 days of 42.00 are left from the 21st.
  expect(seatOutcomeOf(seat({ opened: unbound }))).toMatchObject({
    opened: { from: at('2026-03-21'), premium_fen: 1_490 },
    ended: { state: 'ended', refund_fen: 1_490, until: at('2026-03-21') },
  });
});

it('B2 carries no more over than the seat has cost by then', () => {
  expect(seatOutcomeOf(seat({ ended: { premium_fen: fen(1_800), isEmpty: true } }))).toMatchObject({
    opened: { premium_fen: 1_800 },
    ended: { refund_fen: 1_800 },
  });
});
