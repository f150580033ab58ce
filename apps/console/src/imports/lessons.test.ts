import { expect, it, vi } from 'vitest';
import { createRoster } from '../roster/roster-world.ts';
import { blankEntry } from '../roster/store/roster-row.ts';
import { createLessons } from './lessons.ts';
import type { Reading } from './reading.ts';

/** A reading by so many of the choices. */
const reading = (rows: number) => ({ accepted: rows }) as Reading;
const madeWith = (choice: number) => (read: Reading) => read.accepted >= choice;

const taught = () => {
  const lesson = { takeBack: vi.fn(async () => {}), again: vi.fn(async () => {}) };
  return { lesson, learning: Promise.resolve(lesson) };
};

it('B15 takes back what a column taught that was chosen just before an earlier reading showed', async () => {
  const roster = createRoster();
  const lessons = createLessons(roster);
  roster.subscribe(() => lessons.look());
  const [first, second] = [taught(), taught()];
  const put = (name: string) => {
    const before = roster.entries()[0] ?? null;
    const key = before?.key ?? roster.takeKey();
    roster.change([{ at: 0, before, after: { ...blankEntry(key), name } }]);
  };
  put('罗勇');
  lessons.onLesson(first.learning, madeWith(1));
  put('罗勇一');
  lessons.onLesson(second.learning, madeWith(2));
  lessons.arrived(reading(1));
  put('罗勇二');
  lessons.arrived(reading(2));

  roster.undo();
  await Promise.resolve();
  expect([first.lesson.takeBack, second.lesson.takeBack].map(({ mock }) => mock.calls.length)).toEqual([
    0, 1,
  ]);

  roster.undo();
  await Promise.resolve();
  expect(first.lesson.takeBack).toHaveBeenCalledOnce();
});
