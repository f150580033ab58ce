import { expect, it } from 'vitest';
import { rulesOf } from './policy-rules.tsx';

const text = ((key: string, slots?: object) =>
  slots ? `${key} ${JSON.stringify(slots)}` : key) as Parameters<typeof rulesOf>[1];

const rules = {
  effective_mode: 'NEXT_DAY',
  cutoff_time: '16:00:00',
  earliest_start_date: null,
  lock_at: null,
  refund_mode: 'PRO_RATA',
  replace_mode: 'PER_SEAT',
  replace_limit: 3,
  replace_same_class: 1,
  replace_same_company: 1,
  replace_served_days: 7,
  age_min: 16,
  age_max: 65,
  min_persons: 3,
  future_start_days_max: 60,
} as const;

it('B1 says each rule of a plan in a sentence', () => {
  expect(rulesOf({ rules, cover_binding: 'ON_SUBMIT' }, text)).toEqual([
    'startNextDay {"time":"16:00"}',
    'startLater {"count":60}',
    'bindsOnSubmit',
    'refundProRata',
    'replacePerSeat {"count":3}',
    'replaceSameClass',
    'replaceSameCompany',
    'replaceServed {"count":7}',
    'ages {"min":16,"max":65}',
    'minPersons {"count":3}',
  ]);
});

it('B1 says nothing of what a plan does not limit', () => {
  const free = {
    ...rules,
    replace_mode: 'UNLIMITED',
    replace_limit: null,
    replace_same_class: 0,
    replace_same_company: 0,
    replace_served_days: 0,
    min_persons: 1,
    future_start_days_max: 0,
  } as const;

  expect(rulesOf({ rules: free, cover_binding: 'ON_ISSUE' }, text)).toEqual([
    'startNextDay {"time":"16:00"}',
    'bindsOnIssue',
    'refundProRata',
    'replaceUnlimited',
    'ages {"min":16,"max":65}',
  ]);
});
