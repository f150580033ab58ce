import { expect, it } from 'vitest';
import { day } from '../../calendar/day.ts';
import { spokenDates } from './spoken-dates.ts';

const on = (text: string, today = '2026-11-26') =>
  spokenDates(text, day(today)).map((one) => [one.day, ...one.others]);

it.each(['15号入职', '15号到岗', '十五号上班'])(
  'B3 asks which month a date of long ago is of that may be to come: %s',
  (text) => {
    expect(on(text)).toEqual([['2026-11-15', '2026-12-15']]);
  },
);

it('B3 asks it over the end of a year', () => {
  expect(on('15号入职', '2026-12-26')).toEqual([['2026-12-15', '2027-01-15']]);
});

it.each(['15号就到岗了，忘了报', '15号已经来了', '本月15号入职', '15号走的'])(
  'B3 asks nothing where the words say that it is past: %s',
  (text) => {
    expect(on(text)).toEqual([['2026-11-15']]);
  },
);

it('B3 asks nothing of a day that was but lately', () => {
  expect(on('24号入职')).toEqual([['2026-11-24']]);
});
