import { expect, it, vi } from 'vitest';
import { patience } from '../../../test/patience.ts';
import { sessionTurn, strangersTurn } from './at-the-door.ts';

/** Who has begun, and how to let them end. */
function stage(turn: typeof strangersTurn) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, address: string) =>
    turn(address, () => {
      begun.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
  return { begun, ask, end: (name: string) => ends.get(name)!() };
}

it('T29 asks the database for two strangers of a network at a time, whatever addresses they have in it', async () => {
  const { begun, ask, end } = stage(strangersTurn);
  ['a1', 'a2', 'a3'].forEach((name, at) => void ask(name, `2001:db8:1:2::${at + 1}`));
  void ask('b1', '203.0.113.7');
  void ask('c1', '203.0.113.8');
  expect(begun).toEqual(['a1', 'a2', 'b1']);

  end('a1');

  await vi.waitFor(() => expect(begun.length).toBe(4), patience);
  for (const name of ['a2', 'b1', 'c1', 'a3']) {
    await vi.waitFor(() => expect(begun).toContain(name), patience);
    end(name);
  }
});

it('T29 looks at the sessions of a network four at a time, and leaves room for others', async () => {
  const { begun, ask, end } = stage(sessionTurn);
  const office = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'];
  office.forEach((name) => void ask(name, '203.0.113.7'));
  void ask('b1', '203.0.113.8');

  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
  for (const name of [...office, 'b1']) {
    await vi.waitFor(() => expect(begun).toContain(name), patience);
    end(name);
  }
});
