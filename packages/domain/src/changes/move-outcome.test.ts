import { expect, it } from 'vitest';
import { day } from '../calendar/day.ts';
import { startOfDay } from '../calendar/shanghai.ts';
import { fen } from '../money/money.ts';
import { moveOutcomeOf } from './move-outcome.ts';
import type { AnsweredPassing } from './passing-outcome.ts';

const at = (on: string) => startOfDay(day(on));
const until = at('2026-04-01');

/** Somebody moves on 17 March from work of 42.00 a month to work of 62.00: 20.32 go over, and 9.68 are paid. */
const move = ({
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
    premium_fen: fen(3_000),
    unit_price_fen: fen(6_200),
    price_unit: 'MONTH_NATURAL',
    policy: { from: day('2026-03-01'), to: day('2026-03-31') },
    now: at('2026-03-16'),
    ...opened,
  },
  ended: {
    ended: 'moved',
    refund_fen: fen(2_032),
    premium_fen: fen(2_845),
    isEmpty: false,
    unit_price_fen: fen(4_200),
    cover: { from: at('2026-03-11'), until },
    ...ended,
  },
});

it('B2 moves somebody as it was shown, up and down', () => {
  expect(moveOutcomeOf(move())).toMatchObject({
    opened: { from: at('2026-03-17'), premium_fen: 3_000, ended: null },
    ended: { state: 'ended', refund_fen: 2_032, until: null },
  });
  const down = move({ opened: { premium_fen: fen(1_000), unit_price_fen: fen(2_067) } });
  expect(moveOutcomeOf(down)).toMatchObject({
    opened: { premium_fen: 1_000 },
    ended: { state: 'ended', refund_fen: 2_032 },
  });
});

it('B2 keeps somebody where they are whom the insurer will not have there', () => {
  expect(moveOutcomeOf(move({ opened: { accepted: false } }))).toMatchObject({
    opened: { from: null, premium_fen: 0, ended: 'refused' },
    ended: { state: 'put_back' },
  });
});

it('B2 lets the cover here go on from the next 00:00 where the one there had begun, for what it was paid', () => {
  const now = new Date('2026-03-18T09:00:00+08:00');
  const { opened, ended } = moveOutcomeOf(move({ opened: { accepted: false, now } }));

  // Two of the 15 days were covered there; the 13 from the 19th are 17.61 at the price here.
  expect(opened).toMatchObject({ from: at('2026-03-17'), until: at('2026-03-19'), premium_fen: 271 });
  expect(ended).toEqual({
    state: 'resumed',
    refund_fen: 2_032,
    until: null,
    goes_on: { from: at('2026-03-19'), premium_fen: 1_761 },
  });
});

it('B2 has nothing to go on with on the last day', () => {
  const now = new Date('2026-03-31T09:00:00+08:00');
  const { opened, ended } = moveOutcomeOf(move({ opened: { accepted: false, now } }));

  expect(opened).toMatchObject({ until, premium_fen: 2_032 });
  expect(ended).toMatchObject({ state: 'resumed', refund_fen: 2_032, goes_on: null });
});

it('B2 moves somebody later, for the days that are left then, where a plan that binds on issue is issued late', () => {
  const now = new Date('2026-03-18T09:00:00+08:00');
  const { opened, ended } = moveOutcomeOf(move({ opened: { bound_at: null, now } }));

  expect(opened).toMatchObject({ from: at('2026-03-19'), premium_fen: 2_600 });
  expect(ended).toMatchObject({ state: 'ended', refund_fen: 1_761, until: at('2026-03-19') });
});

it('B2 moves nobody from a cover that never came to be', () => {
  expect(moveOutcomeOf(move({ ended: { ended: 'refused' } }))).toMatchObject({
    opened: { from: null, premium_fen: 0, ended: 'refused' },
    ended: { state: 'never' },
  });
});

it('B2 leaves the days there to whoever was taken off before the refusal, at the price here, and lets nothing go on', () => {
  const now = new Date('2026-03-25T10:00:00+08:00');
  const off = { accepted: false, now, stands_until: at('2026-03-20') };
  const { opened, ended } = moveOutcomeOf(move({ opened: off }));

  expect(opened).toMatchObject({
    from: at('2026-03-17'),
    until: at('2026-03-20'),
    premium_fen: 2_032,
    ended: null,
  });
  expect(ended).toEqual({ state: 'resumed', refund_fen: 2_032, until: null, goes_on: null });
});

it('B2 lets whoever was taken off before a late issue stay here until then, and be there on no day', () => {
  const now = new Date('2026-03-25T10:00:00+08:00');
  const off = { bound_at: null, now, stands_until: at('2026-03-20') };
  const { opened, ended } = moveOutcomeOf(move({ opened: off }));

  expect(opened).toMatchObject({ from: at('2026-03-20'), bound_at: at('2026-03-20'), ended: null });
  expect(ended).toMatchObject({ state: 'ended', until: at('2026-03-20') });
});
