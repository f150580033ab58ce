import type { EnterpriseTx } from './database.ts';

const lasting = new WeakMap<EnterpriseTx, (() => Promise<void>)[]>();

/**
 * Has something done again should the request be refused after it: what it stored is undone with the rest then, and must
 * stand all the same. It may refuse in its turn, which then is the answer.
 */
export function lastThroughRefusal(tx: EnterpriseTx, work: () => Promise<void>): void {
  lasting.set(tx, [...(lasting.get(tx) ?? []), work]);
}

/**
 * Does again what outlasts a refusal.
 *
 * @returns whether there was anything
 */
export async function doLasting(tx: EnterpriseTx): Promise<boolean> {
  const works = lasting.get(tx) ?? [];
  lasting.delete(tx);
  for (const work of works) await work();
  return works.length > 0;
}
