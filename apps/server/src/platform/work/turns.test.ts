import { expect, it } from 'vitest';
import { openTurns, type Owner } from './turns.ts';

/** Work that ends when it is told to, and what began so far. */
function stage(running_max: number) {
  const turns = openTurns({ running_max });
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
  return { turns, begun, work, end };
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

it('T29 lets the next go when work fails', async () => {
  const { turns, begun, work, end } = stage(1);

  await expect(turns.inTurn([user('a')], () => Promise.reject(new Error('it failed')))).rejects.toThrow();
  void work('next', user('a'));
  await end('next');

  expect(begun).toEqual(['next']);
});
