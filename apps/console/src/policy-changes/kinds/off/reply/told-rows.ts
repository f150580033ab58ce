import { readDay } from '@app/domain/calendar/day';
import { leaverFaults } from '@app/domain/changes/leaver-faults';
import type { RosterEntry } from '../../../../roster/roster.tsx';
import type { ToldRow } from './off-reply.ts';

type Entry = Pick<
  RosterEntry,
  'key' | 'name' | 'idcard' | 'work_company' | 'start_date' | 'intent' | 'doubts'
>;

/** Whom a list asks about by its own words: that they leave, or on which day. What is wrong with their cover is the server's. */
export const toldRows = (entries: readonly Entry[]): readonly ToldRow[] =>
  entries.flatMap(({ key, name, idcard, work_company, start_date, intent, doubts }) => {
    const day = start_date.trim();
    const isDay = day === '' || readDay(day) !== undefined;
    const obstacles = [
      ...leaverFaults({ intent, doubts }).map(({ code, field, detail }) => ({ code, field, detail })),
      ...(isDay ? [] : [{ code: 'DOUBT', field: 'start_date', detail: { words: day, others: '' } } as const]),
    ];
    return obstacles.length === 0
      ? []
      : [{ row_no: key, name: name.trim(), last4: idcard.trim().slice(-4), work_company, obstacles }];
  });
