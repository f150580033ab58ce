import type { Day } from '../calendar/day.ts';
import { halfWidth } from '../half-width.ts';
import type { ListRow } from './table.ts';
import { spokenDates } from './words/spoken-dates.ts';

/** The persons with the first day that is all of their remark, 11.28新进, where no cell has one. */
export const withStartsOfRemarks = (rows: readonly ListRow[], today: Day): readonly ListRow[] =>
  rows.map((row) => {
    const { remark = '', start_date } = row.values;
    if (start_date !== undefined || row.intent || remark === '' || remark.length > remark_max) return row;
    const words = halfWidth(remark);
    const [day, ...more] = spokenDates(words, today);
    if (day?.field !== 'start_date' || more.length > 0 || day.others.length > 0) return row;
    const rest = `${words.slice(0, day.at)}${words.slice(day.end)}`;
    return begins.test(rest) ? { ...row, values: { ...row.values, start_date: day.day } } : row;
  });

const remark_max = 20;
const begins = /^\s*(?:新进|新来|新增|入职|到岗|上岗|报到|进厂|进场|入场|入厂|上班)(?:员工|人员|的)?\s*$/u;
