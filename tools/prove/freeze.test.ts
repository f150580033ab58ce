import { expect, it } from 'vitest';
import { faultsOfFreezes, openStretches } from './freeze.ts';
import type { Tried } from './history.ts';

const tried = (token: string, outcome: Tried['outcome'], took_ms = 0): Tried => ({
  replica: {},
  token,
  outcome,
  took_ms,
});

it('S13 counts for how long a clerk is refused on end, from when the first of them was asked', () => {
  const stretches = openStretches();

  stretches.take(tried('one', 'refused', 2_000), 3_000);
  stretches.take(tried('other', 'answered'), 4_000);
  stretches.take(tried('one', 'unanswered', 10_000), 13_500);

  expect(stretches.read()).toEqual({ asked: 3, refused: 2, longest_s: 12.5 });
});

it('S13 begins anew when the clerk is answered', () => {
  const stretches = openStretches();

  stretches.take(tried('one', 'refused', 1_000), 1_000);
  stretches.take(tried('one', 'answered'), 9_000);
  stretches.take(tried('one', 'refused', 1_000), 15_000);

  expect(stretches.read().longest_s).toBe(1);
});

it('S13 finds fault with a freeze that keeps somebody out elsewhere, not with a refusal in passing', () => {
  const freeze = { seconds: 15, asked: 100, refused: 9 };

  expect(faultsOfFreezes([{ ...freeze, longest_s: 4 }])).toEqual([]);
  expect(faultsOfFreezes([{ ...freeze, longest_s: 14 }])).toHaveLength(1);
});
