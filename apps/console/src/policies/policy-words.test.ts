import { expect, it } from 'vitest';
import { policyState, priceGroups } from './policy-words.ts';

it('says the price of neighbouring classes once', () => {
  const prices = [
    { category: '3', price_fen: 3100 },
    { category: '1', price_fen: 3100 },
    { category: '2', price_fen: 3100 },
    { category: '4', price_fen: 4650 },
  ];

  expect(priceGroups(prices)).toEqual([
    { classes: '1–3', price_fen: 3100 },
    { classes: '4', price_fen: 4650 },
  ]);
});

it.each([
  [0, 'needs'],
  [5, 'soon'],
  [10, 'covered'],
  [15, 'needs'],
  [20, 'quiet'],
])('shows state %i as %s', (status, kind) => {
  expect(policyState(status)).toBe(kind);
});
