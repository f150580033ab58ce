import { expect, it } from 'vitest';
import { type Day, day } from '../calendar/day.ts';
import type { AgeBand } from '../persons/age.ts';
import { addWarnings, type Joining, type PastCover } from './add-warnings.ts';

const age_bands: readonly AgeBand[] = [
  { age_min: 16, age_max: 65, class_max: null, loading_percent: 100, warning: null, over_age: 0 },
];

const policy = {
  policy_id: 1,
  period: { from: day('2026-03-01'), to: day('2026-03-31') },
  terms: { age_bands },
  today: day('2026-03-10'),
};

const joining: Joining = {
  birthday: day('1990-03-07'),
  category: '3',
  cover: { from: day('2026-03-11'), to: day('2026-03-31') },
};

const covered = (from: string, to: string, more: Partial<PastCover> = {}): PastCover => ({
  policy_id: 1,
  policy_no: 'P-1',
  category: '3',
  from: day(from),
  to: day(to),
  ...more,
});

const codesOf = (covers: readonly PastCover[], more: Partial<Joining> = {}) =>
  addWarnings({ ...joining, ...more }, covers, policy).map(({ code }) => code);

it('has nothing to say of somebody whom nobody knows, or whose cover goes straight on', () => {
  expect(codesOf([])).toEqual([]);
  expect(codesOf([covered('2026-02-01', '2026-03-10')])).toEqual([]);
});

it('counts covers without a day between them as one stay, in whatever order they come', () => {
  const twice = [covered('2026-02-10', '2026-03-10'), covered('2026-01-01', '2026-01-20')];
  expect(codesOf([...twice, covered('2026-01-21', '2026-01-31')])).not.toContain('FREQUENT_IN_OUT');
  expect(addWarnings(joining, [...twice, covered('2026-01-25', '2026-01-31')], policy)).toContainEqual({
    code: 'FREQUENT_IN_OUT',
    level: 'warn',
    detail: { times: 3, days: 92 },
  });
});

it.each([
  ['1960-03-12', ['AGE_SOON']],
  ['1960-06-09', ['AGE_SOON']],
  ['1960-06-10', []],
  ['1960-03-11', []],
])('tells 90 days ahead that somebody born on %s grows too old', (birthday, codes) => {
  expect(codesOf([], { birthday: birthday as Day })).toEqual(codes);
});

it('names cover in another policy, a safer class than before, and days that nothing covers', () => {
  const elsewhere = covered('2026-03-01', '2026-03-31', { policy_id: 2, policy_no: 'P-2' });
  expect(codesOf([elsewhere])).toEqual(['COVERED_ELSEWHERE']);
  expect(codesOf([covered('2026-02-01', '2026-03-10', { category: '5' })])).toEqual(['CLASS_DROP']);
  expect(codesOf([covered('2026-02-01', '2026-03-10', { category: '5' })], { category: null })).toEqual([]);
  expect(addWarnings(joining, [covered('2026-02-01', '2026-02-28')], policy)).toEqual([
    { code: 'GAP', level: 'info', detail: { from: '2026-03-01', to: '2026-03-10', days: 10 } },
  ]);
});
