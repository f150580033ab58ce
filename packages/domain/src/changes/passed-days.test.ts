import { expect, it } from 'vitest';
import { addDays, day } from '../calendar/day.ts';
import { fen } from '../money/money.ts';
import { judgeRemovals, type RemovalRow } from './removal.ts';

const found = {
  policy_person_id: 1,
  employee_id: 1,
  isBound: true,
  name: '王建国',
  work_company_id: 1,
  work_company: '昆山华讯电子有限公司',
  cover: { from: day('2026-03-01'), to: day('2026-03-31') },
  premium_fen: fen(2_845),
  unit_price_fen: fen(4_200),
  ended_in: null,
};

/** A row on 2026-03-16, before and after the cut-off of 16:00. */
const judged = (row: Partial<RemovalRow>, now = new Date('2026-03-16T02:00:00Z')) => {
  const whole: RemovalRow = {
    row_no: 1,
    name: '王建国',
    start_date: null,
    asked_date: null,
    found: [found],
    elsewhere: [],
    namesake_left_in: null,
    near: [],
    namesakes: 0,
    whom: { by: 'name', name: '王建国', work_company: '', companies: [] },
    ...row,
  };
  return judgeRemovals([whole], {
    now,
    start_date: day('2026-03-20'),
    policy: { from: day('2026-03-01'), to: day('2026-12-31') },
    price_unit: 'MONTH_NATURAL',
    start_rule: { effective_mode: 'NEXT_DAY', cutoff_time: '16:00' },
    refund_rule: { refund_mode: 'PRO_RATA', kept_percent: null },
  })[0]!;
};

const toldOf = ({ verdicts }: ReturnType<typeof judged>) =>
  verdicts.map(({ code, level, detail }) => [code, level, detail]);

it('ends cover as early as it can where the last day of a list has passed, and says so', () => {
  const first = day('2026-03-16');
  const one = judged({ start_date: first, asked_date: first });
  expect(one.ends?.[0]?.lost.from).toBe('2026-03-17');
  expect(toldOf(one)).toEqual([['OFF_DATE_PASSED', 'info', { said: '2026-03-15', last_day: '2026-03-16' }]]);

  const late = judged({ start_date: first, asked_date: first }, new Date('2026-03-16T09:00:00Z'));
  expect(toldOf(late)).toEqual([['OFF_DATE_PASSED', 'info', { said: '2026-03-15', last_day: '2026-03-17' }]]);
});

it('says nothing of a day to come, of a list that names none, and of a cover that never begins', () => {
  const next = day('2026-03-17');
  expect(toldOf(judged({ start_date: next, asked_date: next }))).toEqual([]);
  expect(toldOf(judged({}))).toEqual([]);
  const coming = { ...found, cover: { from: day('2026-03-18'), to: day('2026-03-31') } };
  const passed = { start_date: '2026-03-14', asked_date: '2026-03-14' };
  expect(judged({ ...passed, found: [coming] })).toMatchObject({ insurable: true, verdicts: [] });
});

it('asks about a day that has passed where it was typed, is long past, or misses the cut-off alone', () => {
  const early = ['OFF_DATE_EARLY', 'error', { earliest_off_date: '2026-03-17' }];
  expect(toldOf(judged({ start_date: '2026-03-16' }))).toEqual([early]);
  expect(toldOf(judged({ start_date: '2026-03-15', asked_date: '2026-03-16' }))).toEqual([early]);
  const long = addDays(day('2026-03-16'), -31);
  expect(toldOf(judged({ start_date: long, asked_date: long }))).toEqual([early]);
  const next = day('2026-03-17');
  expect(toldOf(judged({ start_date: next, asked_date: next }, new Date('2026-03-16T09:00:00Z')))).toEqual([
    ['OFF_DATE_EARLY', 'error', { earliest_off_date: '2026-03-18' }],
  ]);
});
