import type { Refused } from '@app/contract/refusals';
import type { Day } from '@app/domain/calendar/day';
import type { ListType } from '@app/domain/changes/kinds';
import { NoAnswerError, RefusedError, send } from '../platform/api.ts';
import { isCertain } from '../platform/pressed.ts';
import type { RosterEntry } from '../roster/roster.tsx';

// How the storing of a list stands, and what it needs of the device.

/** For what a list is written. */
export type Aim = {
  readonly kind: ListType;
  readonly policy_id: number;
  readonly start_date: Day | null;
};

/** The stored list that the present one belongs to. */
export type Job = { readonly import_job_id: number; readonly version: number };

/** What stands on the server, for what, and since when. */
export type Stored = {
  readonly aim: Aim;
  readonly entries: readonly RosterEntry[];
  readonly updated_at: string;
};

type Trouble =
  | { readonly kind: 'noAnswer' }
  /** Someone else has saved the list since. */
  | { readonly kind: 'changed'; readonly version: number; readonly by: string; readonly at: string }
  | { readonly kind: 'refused'; readonly refused: Refused };

/** What came of putting two lists together. */
export type Merged = {
  /** How many rows of the ones written here went in. */
  readonly rows: number;
  /** The rows that both worked on, as they stand now. */
  readonly disputed: readonly { readonly at: number; readonly name: string }[];
  /** For what the other list is written; undefined when it was moved here too. */
  readonly aim: Aim | undefined;
};

export type Keeping = {
  readonly job: Job | null;
  /** `none`: nothing to store yet. */
  readonly state: 'none' | 'unsaved' | 'saving' | 'saved' | 'trouble';
  /** When the list was stored last, by the server's clock; null before it was. */
  readonly savedAt: string | null;
  readonly trouble: Trouble | null;
  /** How the list was put together with what someone else had saved, until it was read. */
  readonly merged: Merged | null;
};

export const nothingKept: Keeping = { job: null, state: 'none', savedAt: null, trouble: null, merged: null };

export type Ports = {
  readonly send: typeof send;
  /** Runs a function after a while; returns what calls it off. */
  readonly later: (run: () => void, after_ms: number) => () => void;
};

export const onDevice: Ports = {
  send,
  later(run, after_ms) {
    const timer = setTimeout(run, after_ms);
    return () => clearTimeout(timer);
  },
};

/** Whether a request need not go out again as it was: it is certain what became of it, or it would fail in the same way for ever. */
export const isSettled = (error: unknown): boolean =>
  isCertain(error) || (error instanceof RefusedError && error.refused.reason === 'SERVER');

/** Whether it may go well in a while without anybody doing something. */
export const isPassing = (error: unknown): boolean =>
  error instanceof NoAnswerError || (error instanceof RefusedError && error.refused.reason === 'UNAVAILABLE');

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof RefusedError)) return { kind: 'noAnswer' };
  const { refused } = error;
  return refused.reason === 'LIST_CHANGED'
    ? { kind: 'changed', ...refused.detail }
    : { kind: 'refused', refused };
}
