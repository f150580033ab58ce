import { addDays, type Day, readDay } from '../calendar/day.ts';
import type { ListRow } from './table.ts';

/** Of who leaves, the day is the last one. One that has passed asks for the earliest there is. */
export function firstDayWithout(row: ListRow, today: Day): string | undefined {
  const said = saidIn(row);
  const last = readDay(said ?? '');
  return last === undefined ? said : dayAfter(last, today);
}

export const dayAfter = (last: Day, today: Day): Day | undefined =>
  last < today ? undefined : addDays(last, 1);

/** The first day without cover by a last one that has passed, of a row. */
export const passedOf = (row: ListRow, today: Day): Pick<ListRow, 'passed_day'> =>
  passedDay(readDay(saidIn(row) ?? ''), today);

export const passedDay = (last: Day | undefined, today: Day): Pick<ListRow, 'passed_day'> =>
  last === undefined || last >= today ? {} : { passed_day: addDays(last, 1) };

/** Leavers with the day of the list that has passed in their cell, where it has no other: whoever judges them tells that cover ends later. */
export const withPassedDays = (rows: readonly ListRow[]): readonly ListRow[] =>
  rows.map(({ passed_day, ...row }) =>
    passed_day === undefined || row.values.start_date !== undefined
      ? row
      : { ...row, values: { ...row.values, start_date: passed_day } },
  );

function saidIn({ values }: ListRow): string | undefined {
  const said = values.end_date ?? values.start_date;
  return ticked.test(said ?? '') ? undefined : said;
}

/** 离职 √: that somebody leaves, and no day. */
const ticked = /^\s*[√✓✔vVyY是]\s*$/u;
