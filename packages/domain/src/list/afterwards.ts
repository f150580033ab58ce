import type { Day } from '../calendar/day.ts';
import type { Column } from './columns.ts';
import { withGroupDays } from './group-days.ts';
import { withLeftNumbers } from './left-numbers.ts';
import type { Legend } from './legend.ts';
import type { ListRow, SheetRow, SkippedRow } from './table.ts';
import { type TitleDay, withLastDay, withTitleDay } from './title-days.ts';
import { toldByNotes } from './told-by-notes.ts';

/** What is known of a sheet once all its rows are read. */
export type Surroundings = {
  readonly rows: readonly SheetRow[];
  readonly columns: (row: SheetRow) => readonly Column[];
  readonly left: readonly SkippedRow[];
  readonly legend: Legend;
  /** The day of the titles, then that of the sheet's name. */
  readonly days: readonly (TitleDay | undefined)[];
  readonly today: Day;
};

/** The persons of a sheet with what stands round them: numbers that became nobody's, notes, colours, days of titles. */
export function withSurroundings(
  people: readonly ListRow[],
  { rows, columns, left, legend, days, today }: Surroundings,
): readonly ListRow[] {
  const all = toldByNotes(withLeftNumbers(people, rows, columns), left, rows);
  const tinted = legend.colours === undefined ? all : all.map((row) => unseen(row, legend.colours ?? ''));
  const [title, name] = days;
  const started = withTitleDay(withTitleDay(withGroupDays(tinted, left, today), title), name);
  return started.map((row) => withLastDay(row, today));
}

/** A colour says of somebody that he is not to be insured, and nobody here sees of whom. */
const unseen = (row: ListRow, words: string): ListRow =>
  row.intent ? row : { ...row, intent: { kind: 'unclear', of: '', words } };
