import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createSlices } from './slices.ts';

/** Slices whose later tasks run when the test says so. */
function held() {
  const tasks: (() => void)[] = [];
  const done: number[] = [];
  const slices = createSlices<number>((items) => done.push(...items), { later: (run) => tasks.push(run) });
  return { slices, done, tasks };
}

it('does a small list at once', () => {
  const { slices, done, tasks } = held();
  slices.add([1, 2, 3]);
  expect([done, slices.left(), tasks.length]).toEqual([[1, 2, 3], 0, 0]);
});

it('lets the page breathe in a long one, and comes to its end', () => {
  vi.spyOn(performance, 'now').mockImplementation(
    (
      (time) => () =>
        (time += 30)
    )(0),
  );
  const { slices, done, tasks } = held();
  const items = Array.from({ length: 1_000 }, (_, at) => at);

  slices.add(items);
  expect(done.length).toBeLessThan(1_000);
  expect(slices.left()).toBe(1_000 - done.length);
  while (tasks.length > 0) tasks.shift()?.();

  expect(done).toEqual(items);
  vi.restoreAllMocks();
});

it('does every item, however they come and whenever it may go on', () => {
  const step = fc.oneof(
    fc.record({ add: fc.array(fc.nat(2_000), { maxLength: 600 }) }),
    fc.constant('later' as const),
    fc.constant('finish' as const),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const { slices, done, tasks } = held();
      const wanted = new Set<number>();
      for (const one of steps) {
        if (one === 'later') tasks.shift()?.();
        else if (one === 'finish') slices.finish();
        else {
          for (const item of one.add) wanted.add(item);
          slices.add(one.add);
        }
      }
      slices.finish();
      expect(new Set(done)).toEqual(wanted);
      expect(slices.left()).toBe(0);
    }),
    { numRuns: 100 },
  );
});
