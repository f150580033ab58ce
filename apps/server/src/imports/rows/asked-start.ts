import type { RosterEntry, RosterValues } from '@app/contract/imports/rows';
import { type Day, readDay } from '@app/domain/calendar/day';
import type { KeptRow } from './roster-text.ts';

/**
 * The first day that whoever sent a list asks for. It stays when a later one is chosen, so that the sender can be told. Nothing where the
 * row was typed here, says no day, or says one that can be read in more than one way.
 */
export function askedStart(read: RosterValues): Day | undefined {
  if (isInDoubt(read)) return undefined;
  return readDay(read.start_date ?? '');
}

/** The same of a row that a page sends: as the page has read it, or as a doubt of it was settled since. */
export function keptAskedStart(
  before: KeptRow | undefined,
  { values, asked_date }: Pick<RosterEntry, 'values' | 'asked_date'>,
): Day | undefined {
  if (asked_date !== undefined) return asked_date ?? undefined;
  return before !== undefined && isRead(before) && isInDoubt(before.values)
    ? askedStart(values)
    : before?.asked;
}

const isRead = ({ source_row }: KeptRow): boolean => source_row !== null;

const isInDoubt = ({ doubts = [] }: RosterValues): boolean =>
  doubts.some(({ field }) => field === 'start_date');
