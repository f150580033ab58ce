import { expect, it } from 'vitest';
import { runInChild } from './child.ts';

type Told = { readonly said: string };

const run = (act: string, { time_ms = 20_000, signal = new AbortController().signal } = {}) =>
  runInChild<Told>({
    module: new URL('../../test/restless-child.ts', import.meta.url),
    given: { act },
    limits: { memory_mb: 40, time_ms },
    isLast: () => true,
    signal,
  });

it('T10 hears what a child has to say', async () => {
  expect(await run('answer')).toEqual({ last: { said: 'done' } });
});

it('T10 gives a child none of our settings', async () => {
  const end = await run('look');

  expect('last' in end && end.last.said.split(',').filter((name) => /KEY|URL|DIR|DEMO/.test(name))).toEqual(
    [],
  );
});

it('T10 ends a child that takes too long', async () => {
  expect(await run('spin', { time_ms: 500 })).toEqual({ ended: 'late' });
});

it('T10 outlives a child that fills its memory, and one that crashes', async () => {
  expect(await Promise.all([run('fill'), run('crash')])).toEqual([{ ended: 'died' }, { ended: 'died' }]);
});

it('T10 ends a child whose work is called off, also while it waits for its turn', async () => {
  const called = new AbortController();
  const running = [1, 2, 3].map(() => run('spin', { signal: called.signal }));

  called.abort();

  expect(await Promise.all(running)).toEqual(Array.from({ length: 3 }, () => ({ ended: 'called_off' })));
});
