import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { offPromisesOf } from './off-promises-of.ts';

const [first, last] = [day('2026-12-04'), day('2026-12-25')];
const covers = (cover_count: number, to = first) => ({
  cover_count,
  first_start_date: first,
  last_start_date: to,
});
const words = (...[cut_short, never_begun]: (ReturnType<typeof covers> | null)[]) =>
  offPromisesOf({ cut_short: cut_short ?? null, never_begun: never_begun ?? null }).map(({ word }) => word);

it('B3 tells no last day of covers that never begin, and how many these are beside others', () => {
  expect(words(covers(2))).toEqual(['promise']);
  expect(words(covers(2, last))).toEqual(['promiseEach']);
  expect(words(null, covers(2))).toEqual(['neverBegin']);
  expect(words(null, covers(2, last))).toEqual(['neverBeginEach']);
  expect(words(covers(3), covers(1))).toEqual(['promise', 'neverBeginOf']);
  expect(words(covers(3, last), covers(2, last))).toEqual(['promiseEach', 'neverBeginOfEach']);
});

it('B3 tells the days of the covers that a sentence is about alone', () => {
  const later = { cover_count: 1, first_start_date: last, last_start_date: last };

  expect(offPromisesOf({ cut_short: covers(3), never_begun: later })).toEqual([
    { word: 'promise', ...covers(3) },
    { word: 'neverBeginOf', ...later },
  ]);
});
