import { type Fen, fen } from './money.ts';

/**
 * Parts an amount that includes value-added tax into what is before it and the tax, to the fen. Throws a RangeError for a
 * negative amount.
 *
 * Source: docs/business-rules.md#tax
 */
export function splitTax(
  gross_fen: Fen,
  rate_percent: number,
): { readonly net_fen: Fen; readonly tax_fen: Fen } {
  if (gross_fen < 0) throw new RangeError(`${gross_fen} fen cannot be split`);
  const whole = 100n + BigInt(rate_percent);
  // Half up, in whole numbers.
  const net_fen = fen(Number((BigInt(gross_fen) * 200n + whole) / (2n * whole)));
  return { net_fen, tax_fen: fen(gross_fen - net_fen) };
}
