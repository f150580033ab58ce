import { type Fen, fen } from './money.ts';

/**
 * Splits an amount by weights, to the fen: each part is its share rounded down, and what is left goes fen by fen to the
 * largest remainders, of equal ones to the earlier part. So the parts sum to the amount, and each is less than a fen
 * from its exact share. A negative amount is split as its positive and then negated.
 *
 * Source: docs/business-rules.md#splitting-an-amount
 *
 * @param weights whole numbers, none negative
 * @throws RangeError for other weights, and for an amount that no weight is there to bear
 */
export function splitByLargestRemainder(total: Fen, weights: readonly number[]): readonly Fen[] {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0))
    throw new RangeError('weights are whole numbers that are not negative');
  const whole = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (whole === 0n) {
    if (total !== 0) throw new RangeError(`${total} fen cannot be split where nothing has a weight`);
    return weights.map(() => fen(0));
  }

  const amount = BigInt(Math.abs(total));
  const shares = weights.map((weight) => amount * BigInt(weight));
  const parts = shares.map((share) => Number(share / whole));
  const remainders = shares.map((share) => share % whole);
  const missing = Math.abs(total) - parts.reduce((all, part) => all + part, 0);
  const places = remainders.map((_, place) => place).toSorted((a, b) => descending(remainders, a, b));
  for (const place of places.slice(0, missing)) parts[place]! += 1;
  return parts.map((part) => fen(total < 0 && part !== 0 ? -part : part));
}

function descending(remainders: readonly bigint[], a: number, b: number): number {
  const [first, second] = [remainders[a]!, remainders[b]!];
  if (first === second) return a - b;
  return first > second ? -1 : 1;
}
