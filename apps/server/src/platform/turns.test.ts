import { afterEach, expect, it, vi } from 'vitest';
import { openTurns, type Owner } from './turns.ts';

afterEach(() => void vi.useRealTimers());

/** Work that ends when it is told to, and what began so far. */
function stage(running_max: number, rest_ms?: Parameters<typeof openTurns>[0]['rest_ms']) {
  const turns = openTurns({ running_max, ...(rest_ms ? { rest_ms } : {}) });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string, ...owners: [Owner, ...Owner[]]) =>
    turns.inTurn(owners, () => {
      begun.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)!();
    await settled();
  };
  const rested = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    await settled();
  };
  return { turns, begun, work, end, rested };
}

const user = (name: string): Owner => ({ key: `user ${name}`, max: 2 });
const enterprise = (name: string): Owner => ({ key: `enterprise ${name}`, max: 2 });

it('T29 leaves room for others beside the work of one enterprise', () => {
  const { begun, work } = stage(4);

  for (const name of ['a1', 'a2', 'a3']) void work(name, user('a'), enterprise('A'));
  void work('b1', user('b'), enterprise('B'));

  expect(begun).toEqual(['a1', 'a2', 'b1']);
});

it('T29 asks the users of an enterprise in turn, however much one of them waits for', async () => {
  const { begun, work, end } = stage(4);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void work(name, user('a'), enterprise('A'));
  void work('b1', user('b'), enterprise('A'));

  await end('a1');
  await end('a2');

  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('T29 lets whoever has a long line rest between two turns, and others begin meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { begun, work, end, rested } = stage(1, ({ line }) => (line > 1 ? 20 : 0));
  for (const name of ['a1', 'a2', 'a3', 'a4']) void work(name, { key: 'user a', max: 1 });

  await end('a1');
  expect(begun).toEqual(['a1']);

  void work('b1', user('b'));
  await end('b1');
  expect(begun).toEqual(['a1', 'b1']);

  await rested(20);
  await end('a2');
  expect(begun).toEqual(['a1', 'b1', 'a2']);

  await rested(20);
  await end('a3');
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3', 'a4']);
});

it('T29 lets the next go when work fails', async () => {
  const { turns, begun, work, end } = stage(1);

  await expect(turns.inTurn([user('a')], () => Promise.reject(new Error('it failed')))).rejects.toThrow();
  void work('next', user('a'));
  await end('next');

  expect(begun).toEqual(['next']);
});

it('T29 works for one user in one enterprise at a time, and leaves the places of both to others', async () => {
  const { begun, work, end } = stage(4);
  const once = { key: 'user a', max: 1 };
  for (const name of ['a1', 'a2', 'a3']) void work(name, once, enterprise('A'));
  for (const name of ['a4', 'a5']) void work(name, once, enterprise('B'));

  void work('b1', user('b'), enterprise('A'));
  for (const name of ['c1', 'c2']) void work(name, user('c'), enterprise('B'));
  expect(begun).toEqual(['a1', 'b1', 'c1', 'c2']);

  await end('c1');
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'c2', 'a2']);
});

it('T29 rests at nobody else’s cost: the places of the enterprise and of all are free meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { begun, work, end, rested } = stage(2, () => 20);
  const own = (name: string): Owner => ({ key: `user ${name}`, max: 1 });
  const shared = { key: 'enterprise A', max: 1 };
  for (const name of ['a1', 'a2']) void work(name, own('a'), shared);
  void work('b1', own('b'), shared);

  await end('a1');
  expect(begun).toEqual(['a1', 'b1']);

  await rested(20);
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

it('T29 lets go everybody for whom one end makes place', async () => {
  const { begun, work, end } = stage(4);
  const once = { key: 'user a', max: 1 };
  const alone = { key: 'enterprise A', max: 1 };
  void work('a1', once, alone);
  void work('a2', once, enterprise('B'));
  void work('b1', user('b'), alone);

  await end('a1');

  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

it('T29 lets those ahead go first, however long the others wait, and the others once in four turns', async () => {
  const { begun, work, end } = stage(1);
  for (const name of ['o1', 'o2', 'o3']) void work(name, { key: `network ${name}`, max: 1 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void work(name, { key: `known ${name}`, max: 1, ahead: true });

  for (const name of ['o1', 'a1', 'a2', 'a3', 'o2', 'a4']) await end(name);

  expect(begun).toEqual(['o1', 'a1', 'a2', 'a3', 'o2', 'a4', 'o3']);
});
