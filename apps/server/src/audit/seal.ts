import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SealingKey } from '../platform/sealing-key.ts';

/** Where a chain has come to. The hash covers the line and, through the hash before it, all lines before. */
export type ChainPlace = { readonly enterprise_id: number; readonly seq: number; readonly hash: Buffer };

/** The seal of a line: bound to its enterprise and its place, so that none can be moved. */
export const sealOf = (key: SealingKey, { enterprise_id, seq, hash }: ChainPlace): Buffer =>
  createHmac('sha256', key).update(`line/${enterprise_id}/${seq}/`).update(hash).digest();

export function isSealOf(key: SealingKey, place: ChainPlace, seal: Buffer): boolean {
  const right = sealOf(key, place);
  return seal.length === right.length && timingSafeEqual(seal, right);
}
