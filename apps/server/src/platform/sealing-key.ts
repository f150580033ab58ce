import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { EnterpriseTx } from './database.ts';

/** The key under which records are sealed. It comes of the master key and never reaches the database. */
export type SealingKey = KeyObject;

export const sealingKeyFrom = (masterKey: Buffer): SealingKey =>
  createSecretKey(Buffer.from(hkdfSync('sha256', masterKey, '', 'audit chain', 32)));

const keys = new WeakMap<EnterpriseTx, SealingKey>();

/** Gives a transaction the key of its installation, so that whoever records in it need not be handed one. */
export function lendKey(tx: EnterpriseTx, key: SealingKey | undefined): EnterpriseTx {
  if (key) keys.set(tx, key);
  return tx;
}

export function borrowKey(tx: EnterpriseTx): SealingKey {
  const key = keys.get(tx);
  if (!key) throw new RangeError('the database was opened without the key that seals the audit chain');
  return key;
}
