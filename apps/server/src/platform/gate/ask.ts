import type { Database } from '../database/open-database.ts';

/** Calls one of the gate's functions. */
export type Ask = Database['callGate'];

/** The row of a function that always gives one. */
export async function oneRow<Row extends object>(
  ask: Ask,
  text: string,
  values: readonly unknown[],
): Promise<Row> {
  const [row] = await ask<Row>(text, values);
  return row!;
}

/** What a function gives that gives one thing, asked for `as value`. */
export const one = async <Value>(ask: Ask, text: string, values: readonly unknown[]): Promise<Value> =>
  (await oneRow<{ value: Value }>(ask, text, values)).value;
