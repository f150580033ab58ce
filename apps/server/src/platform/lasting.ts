import type { EnterpriseTx } from './database.ts';
import type { Refusal } from './refusal.ts';

/** What is done again; it may give a refusal that is the answer then, and what it stored stands all the same. */
type Lasting = () => Promise<Refusal | undefined>;

const lasting = new WeakMap<EnterpriseTx, Lasting[]>();

/**
 * Has something done again should the request be refused after it: what it stored is undone with the rest then, and must
 * stand all the same.
 */
export function lastThroughRefusal(tx: EnterpriseTx, work: Lasting): void {
  lasting.set(tx, [...(lasting.get(tx) ?? []), work]);
}

/** Whether a request stored what is to outlast its refusal. */
export const hasLasting = (tx: EnterpriseTx): boolean => (lasting.get(tx) ?? []).length > 0;

/**
 * Does again what outlasts a refusal.
 *
 * @returns the refusal that is told instead, where there is one
 */
export async function doLasting(tx: EnterpriseTx): Promise<Refusal | undefined> {
  const works = lasting.get(tx) ?? [];
  lasting.delete(tx);
  let instead: Refusal | undefined;
  for (const work of works) instead = (await work()) ?? instead;
  return instead;
}
