import { afterAll, expect, it } from 'vitest';
import { openThreads } from './threads.ts';

const threads = openThreads<string, string>({
  module: new URL('../../../test/restless-thread.ts', import.meta.url),
  count: 2,
  given: { greeting: 'hello' },
  memory_mb: 64,
});
afterAll(threads.close);

it('T29 gives work to threads, and hears what came of each piece', async () => {
  expect(await Promise.all(['a', 'b', 'c'].map((task) => threads.run(task, task)))).toEqual([
    'hello a',
    'hello b',
    'hello c',
  ]);
});

it.each(['die', 'fill'])(
  'T29 outlives a thread that should %s, and so does the work of the other',
  async (act) => {
    const other = threads.run('wait', 'other');
    const [lost, kept] = await Promise.allSettled([threads.run(act, 'faulty'), other]);

    expect(lost).toMatchObject({ status: 'rejected', reason: { name: 'OutcomeUnknown' } });
    expect(kept).toEqual({ status: 'fulfilled', value: 'hello wait' });
    expect(await threads.run('again', 'faulty')).toBe('hello again');
  },
);

it('T29 gives a thread less for what is new than Node leaves it to end in, so that only the thread ends', async () => {
  const leeway_mb = 16;

  // Of it a third at most is taken over into old memory at once.
  expect(Number(await threads.run('tell', 'curious')) / 3).toBeLessThan(leeway_mb);
});
