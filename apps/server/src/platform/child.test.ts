import { expect, it } from 'vitest';
import { runInChild } from './child.ts';

/** Far more than it takes: on a busy machine a child takes long to begin. */
const patience_ms = 60_000;

type Told = { readonly said: string };

const run = (act: string, { owner = 1, time_ms = patience_ms, signal = new AbortController().signal } = {}) =>
  runInChild<Told>({
    owner,
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

it(
  'T10 waits for one that does nothing, as where others keep the processor busy, but not for ever',
  async () => {
    expect(await run('rest', { time_ms: 2_000 })).toEqual({ last: { said: 'done' } });
    expect(await run('rest', { time_ms: 100 })).toEqual({ ended: 'late' });
  },
  patience_ms,
);

it(
  'T10 outlives a child that fills its memory, and one that crashes',
  async () => {
    expect(await Promise.all([run('fill'), run('crash')])).toEqual([{ ended: 'died' }, { ended: 'died' }]);
  },
  patience_ms,
);

it('T10 ends a child whose work is called off, also while it waits for its turn', async () => {
  const called = new AbortController();
  const running = [1, 2, 3].map(() => run('spin', { signal: called.signal }));

  called.abort();

  expect(await Promise.all(running)).toEqual(Array.from({ length: 3 }, () => ({ ended: 'called_off' })));
});

it(
  'T29 runs one piece of work of an enterprise at a time, and lets others pass what waits',
  async () => {
    const ended: string[] = [];
    const called = new AbortController();
    const piece = async (name: string, act: string, owner: number, signal?: AbortSignal) => {
      await run(act, { owner, ...(signal ? { signal } : {}) });
      ended.push(name);
    };

    await Promise.all([
      piece('slow of 1', 'spin', 1, called.signal),
      ...['second of 1', 'third of 1'].map((name) => piece(name, 'answer', 1)),
      piece('of 2', 'answer', 2).then(() => called.abort()),
    ]);

    expect(ended).toEqual(['of 2', 'slow of 1', 'second of 1', 'third of 1']);
  },
  patience_ms,
);

it(
  'T29 lets enterprises take turns, however much of one waits',
  async () => {
    const ended: number[] = [];
    const piece = async (owner: number) => {
      await run('answer', { owner });
      ended.push(owner);
    };
    const called = new AbortController();
    // They leave one place for as long as all the others need.
    const slow = [8, 9].map((owner) => run('spin', { owner, signal: called.signal }));

    await Promise.all([1, 1, 1, 2, 3].map(piece));
    called.abort();
    await Promise.all(slow);

    expect(ended).toEqual([1, 2, 3, 1, 1]);
  },
  patience_ms,
);
