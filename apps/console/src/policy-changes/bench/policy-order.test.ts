import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { beginsLater, inOrderOfStart } from './policy-order.ts';

const policy = (policy_no: string, start: string, earliest: string | null, plan = 'Standard') => ({
  plan,
  policy_no,
  now: '2026-11-22 15:50:00',
  start_date: day(start),
  end_date: day('2026-12-31'),
  earliest_start_date: earliest === null ? null : day(earliest),
});

it('B2 offers the policies in force first, by the earliest start, and those that begin later after them', () => {
  const december = policy('TH-202612', '2026-12-01', '2026-12-01');
  const november = policy('TH-202611', '2026-11-01', '2026-11-23');
  const today = policy('YF-202611', '2026-11-01', '2026-11-22', 'Zero wait');
  const closed = policy('XX-202611', '2026-11-22', null);

  const order = inOrderOfStart([december, november, closed, today]);

  expect(order.map(({ policy_no }) => policy_no)).toEqual([
    'YF-202611',
    'TH-202611',
    'XX-202611',
    'TH-202612',
  ]);
  expect(order.map(beginsLater)).toEqual([false, false, false, true]);
});
