declare const unit: unique symbol;

/** A whole number of fen (1/100 yuan). Never a float, never yuan. */
export type Fen = number & { readonly [unit]: 'fen' };

/** Checks an amount at the border: a constant, a column, a field. Throws a RangeError off the whole numbers. */
export function fen(amount: number): Fen {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of fen`);
  return amount as Fen;
}

/** Adds amounts. Throws a RangeError when the total leaves the whole numbers. */
export const sum = (amounts: readonly Fen[]): Fen =>
  fen(amounts.reduce((total, amount) => total + amount, 0));
