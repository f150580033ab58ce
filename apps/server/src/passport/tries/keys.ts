import { createHash } from 'node:crypto';
import type { Gate } from '../../platform/gate.ts';
import { networkOf } from '../../platform/network.ts';

/**
 * What a try counts under: `own` has its free failures and then waits longer each time, `shared` are windows in which everybody's
 * failures count. On a device that the user has signed in from before, only its own failures do.
 *
 * Source: docs/decisions/0019-a-fair-sign-in.md
 */
export type TryKeys = { readonly own: Buffer; readonly shared: readonly Buffer[] };

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

const keyHash = (kind: string, text: string) => sha256(`${kind}\0${text}`);

type Trying = { readonly userName: string; readonly address: string; readonly device?: string | undefined };

export async function tryKeys(
  gate: Gate,
  { userName, address, device }: Trying,
  now: Date,
): Promise<TryKeys> {
  const known = device !== undefined && (await gate.knowsDevice(sha256(device), userName, now));
  return known
    ? { own: keyHash('device', `${userName}\0${device}`), shared: [] }
    : strangersKeys(userName, address);
}

/** Whether a try comes from a device that its user has signed in from before. */
export const isOnKnownDevice = ({ shared }: TryKeys): boolean => shared.length === 0;

/** The keys of a try from a device that nobody knows: the name at this address, the name everywhere, the address for all names. */
export function strangersKeys(userName: string, address: string): TryKeys {
  const network = networkOf(address);
  return {
    own: keyHash('pair', `${userName}\0${network}`),
    shared: [keyHash('name', userName), keyHash('address', network)],
  };
}
