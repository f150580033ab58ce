import { type Day, readDay } from '@app/domain/calendar/day';
import type { RosterEntry } from './roster-row.ts';

/**
 * The first day that a list which came in asks for, so that its sender can be told when a later one was chosen. Null where it says none;
 * undefined while it can be read in more than one way.
 */
export const askedDate = ({ start_date = '', doubts = [] }: Partial<RosterEntry>): Day | null | undefined =>
  doubts.some(({ field }) => field === 'start_date') ? undefined : (readDay(start_date) ?? null);
