import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blankEntry, type RosterEntry } from '../roster/roster.tsx';
import { countsOf, differenceOf, isSame, storable } from './difference.ts';

const entry = (key: number, name: string): RosterEntry => ({ ...blankEntry(key), name });

/** What the server makes of a difference: rows named get the values, new ones go to the end, removed ones go, then the order. */
function stored(before: readonly RosterEntry[], { rows, removed, order }: ReturnType<typeof differenceOf>) {
  const byKey = new Map(before.map((one) => [one.key, one]));
  for (const one of rows) byKey.set(one.key, one);
  for (const key of removed) byKey.delete(key);
  const list = [...byKey.values()];
  return order ? order.map((key) => byKey.get(key)) : list;
}

it('says nothing of a list that is the same', () => {
  const list = [entry(1, '王'), entry(2, '李')];
  expect(isSame(differenceOf(list, [...list]))).toBe(true);
});

it('stores no row in which nothing is written', () => {
  expect(storable([entry(1, ' '), entry(2, '李')])).toEqual([entry(2, '李')]);
});

it('N17 tells what makes the stored list the present one', () => {
  const keys = fc.uniqueArray(fc.integer({ min: 1, max: 12 }));
  fc.assert(
    fc.property(keys, keys, fc.func(fc.boolean()), (before, after, isTouched) => {
      const old = before.map((key) => entry(key, `a${key}`));
      const now = after.map(
        (key) => (isTouched(key) ? undefined : old.find((one) => one.key === key)) ?? entry(key, `b${key}`),
      );
      expect(stored(old, differenceOf(old, now))).toEqual(now);
    }),
    { numRuns: 300 },
  );
});

it('N17 counts what is new, changed and gone', () => {
  const before = [entry(1, '王'), entry(2, '李'), entry(3, '张')];
  const now = [entry(1, '汪'), before[1]!, entry(4, '陈'), entry(5, '何')];
  expect(countsOf(differenceOf(before, now), before)).toEqual({ added: 2, changed: 1, removed: 1 });
});
