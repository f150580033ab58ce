import { addDays, type Day, readDay } from '../calendar/day.ts';
import type { Doubt } from '../roster/intent.ts';
import type { ListRow } from './table.ts';
import { lastDaysIn } from './words/last-day.ts';
import { dayWords } from './words/open-days.ts';

/**
 * What a list leaves open of a leaver, whose only day is the first one without cover: a doubt of any day is one of that. The cell holds the
 * day of the words, or the words where nobody can read it, for an empty one would let cover end as early as it can.
 */
export function withDayDoubts({ doubts, ...row }: ListRow, today: Day): ListRow {
  if (doubts === undefined) return row;
  const ofDays = doubts.filter(({ field }) => field.endsWith('_date'));
  const others = doubts.filter(({ field }) => !field.endsWith('_date'));
  const [first] = ofDays;
  if (first === undefined) return { ...row, doubts };
  // A cell that others have filled, and nobody wrote anything in it, is empty.
  const day =
    row.values.start_date ?? (/[\p{L}\d]/u.test(first.words) ? firstIn(first.words, today) : undefined);
  const asked: Doubt = {
    field: 'start_date',
    words: first.words,
    others: [...new Set(ofDays.flatMap((one) => one.others.map(withoutOn)))].filter((one) => one !== day),
  };
  const values = day === undefined ? row.values : { ...row.values, start_date: day };
  return { ...row, values, doubts: [...others, asked] };
}

const firstIn = (words: string, today: Day): string => {
  const [last] = lastDaysIn(words, today);
  return last === undefined || last < today ? dayWords(words) : addDays(last, 1);
};

const withoutOn = (last: string): string => {
  const day = readDay(last);
  return day === undefined ? last : addDays(day, 1);
};

/** What a cell may mean beside what it was read as; a last day that can be read in one way alone is no question, and 28 alone is none. */
export const openDoubts = ({ doubts = [] }: ListRow): Pick<ListRow, 'doubts'> => ({
  doubts: doubts.filter(
    ({ field, others, words }) => !field.endsWith('_date') || others.length > 0 || bareFigure.test(words),
  ),
});

const bareFigure = /^\s*\d{1,2}\s*$/;
