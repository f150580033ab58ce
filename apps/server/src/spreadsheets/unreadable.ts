import type { FileLimit, Reason } from '@app/contract/refusals';
import { limits } from './limits.ts';

/** Why a file cannot be read, as the refusals name it. */
export type Fault =
  | {
      readonly reason: Extract<
        Reason,
        `FILE_${string}` | 'LIST_NOT_FOUND' | 'LIST_TOO_LONG' | 'NUMBER_GUESSES'
      >;
      readonly what?: FileLimit;
    }
  | { readonly reason: 'ROWS_TOO_MANY'; readonly what?: FileLimit };

/** Thrown while a file is read, and told to whoever sent it. */
export class Unreadable extends Error {
  readonly fault: Fault;

  constructor(reason: Fault['reason'], what?: FileLimit) {
    super(reason);
    this.fault = what === undefined ? { reason } : { reason, what };
  }
}

/** Throws when there is more of something than a file may hold. */
export function guard(what: FileLimit, count: number): void {
  if (count > limits[what]) throw new Unreadable('FILE_TOO_LARGE_INSIDE', what);
}
