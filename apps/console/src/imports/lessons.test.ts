import { expect, it, vi } from 'vitest';
import { createRoster } from '../../test/roster-world.ts';
import { blankEntry } from '../roster/store/roster-row.ts';
import { createLessons } from './lessons.ts';
import type { Reading } from './reading.ts';
import { type Arrival, readAnew, standing } from './shown-arrival.ts';

const madeWith = (choice: number) => (read: Reading) => read.accepted >= choice;

const taught = () => {
  const lesson = { takeBack: vi.fn(async () => {}), again: vi.fn(async () => {}) };
  return { lesson, learning: Promise.resolve(lesson) };
};

/** A list that is read anew, each time by one more of the choices. */
function listed() {
  const roster = createRoster();
  const lessons = createLessons(roster);
  roster.subscribe(() => lessons.look());
  const put = (name: string) => {
    const before = roster.entries()[0] ?? null;
    const key = before?.key ?? roster.takeKey();
    roster.change([{ at: 0, before, after: { ...blankEntry(key), name } }]);
  };
  const arrival = (choices: number, anew: Arrival['anew']): Arrival => ({
    reading: { accepted: choices } as Reading,
    again: () => Promise.resolve(),
    anew,
  });
  put('罗勇');
  const first = arrival(0, null);
  const read = (last: Arrival, choices: number) => {
    const before = roster.entries();
    put(`罗勇${choices}`);
    return arrival(choices, readAnew(last, before, roster));
  };
  return { roster, lessons, first, read };
}

it.each([
  ['just before an earlier reading came', false],
  ['before an earlier reading came, which shows only with the next', true],
])('N13 takes back what a column taught that was chosen %s', async (_when, isShownLate) => {
  const { roster, lessons, first: unread, read } = listed();
  const [first, second] = [taught(), taught()];
  const takenBack = () => [first, second].map(({ lesson }) => lesson.takeBack.mock.calls.length);

  lessons.onLesson(first.learning, madeWith(1));
  lessons.onLesson(second.learning, madeWith(2));
  const one = read(unread, 1);
  if (!isShownLate) lessons.arrived(one);
  const two = read(one, 2);
  lessons.arrived(two);
  expect(standing(two, roster)).toBe(two);

  roster.undo();
  await Promise.resolve();
  expect(takenBack()).toEqual([0, 1]);
  expect(standing(two, roster)).toBe(one);

  roster.undo();
  await Promise.resolve();
  expect(takenBack()).toEqual([1, 1]);
  expect(standing(two, roster)).toBe(unread);
});

it('N13 reads on from the reading that stands after the last was undone', () => {
  const { roster, first, read } = listed();
  const one = read(first, 1);
  roster.undo();
  const two = read(one, 2);
  expect(two.anew?.from).toBe(first);
});
