import { expect, it } from 'vitest';
import { day } from '../calendar/day.ts';
import { daysMoneyLasts, lasts_days_max } from './money-lasts.ts';

const today = day('2026-11-21');
const month = { from: day('2026-12-01'), daily_fen: 100 };

it.each([
  ['nobody is to be paid for', 1000, [], undefined],
  ['there is nothing, and all are paid for to the month’s end', 0, [month], 10],
  ['there is a fen less than the first day costs', 99, [month], 10],
  ['it reaches for a day to the fen', 100, [month], 11],
  ['others are to be paid for earlier', 300, [month, { from: day('2026-11-29'), daily_fen: 50 }], 11],
  ['it reaches further than anybody plans', 1_000_000, [month], lasts_days_max],
] as const)('says how long the money lasts where %s', (_, balance_fen, costs, days) => {
  expect(daysMoneyLasts(balance_fen, costs, today)).toBe(days);
});
