import { expect, it } from 'vitest';
import { pagesInSight } from './pages-in-sight.ts';

it.each([
  [1, 1, [1]],
  [2, 4, [1, 2, 3, 4]],
  [1, 9, [1, 2, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
])(
  'N15 shows of the pages around %i of %i the first, the last and the neighbours',
  (current, last, shown) => {
    expect(pagesInSight(current, last)).toEqual(shown);
  },
);
