import { addDays, type Day, readDay } from '../calendar/day.ts';
import type { ListRow } from './table.ts';
import { lastDaysIn } from './words/last-day.ts';

/** Leavers whose own line tells the first day without cover, 明天起停保, and not the last one with it. */
export const withFirstDays = (rows: readonly ListRow[], text: string, today: Day): readonly ListRow[] => {
  const lines = text.split(/\r\n|\r|\n/);
  const dated = new Set(rows.flatMap((row) => (firstDayOf(row) === undefined ? [] : [row.source_row])));
  const lastDays = new Map(
    [...dated].map((at) => [at, lastDaysIn(lines[at - 1]?.slice(0, line_max) ?? '', today)]),
  );
  return rows.map((row) => {
    const read = firstDayOf(row);
    if (read === undefined) return row;
    const [last, ...more] = lastDays.get(row.source_row)!;
    if (last === undefined || more.length > 0 || addDays(last, 2) !== read) return row;
    const start_date = addDays(last, 1);
    if (row.values.start_date === undefined) return { ...row, passed_day: start_date };
    const told = { ...row, values: { ...row.values, start_date } };
    // 27号最后一天，28号起停保 says the same twice.
    const doubts = row.doubts?.filter(
      ({ field, others }) => field !== 'start_date' || others.some((one) => one !== start_date),
    );
    return doubts === undefined ? told : { ...told, doubts };
  });
};

const firstDayOf = ({ values, passed_day }: ListRow): Day | undefined =>
  readDay(values.start_date ?? passed_day ?? '');

const line_max = 2_000;
