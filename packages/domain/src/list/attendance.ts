import type { Intent } from '../roster/intent.ts';
import type { Heading } from './heading-row.ts';
import { saidIn } from './states.ts';
import type { SheetRow } from './table.ts';
import { tidyText } from './values.ts';

/** The columns of days of a sheet of attendance, in their order. */
export function dayColumns(heading: Heading | undefined): readonly number[] {
  const titles = heading?.titles ?? [];
  let best: number[] = [];
  let run: number[] = [];
  titles.forEach((title, index) => {
    run = isDay(title) ? [...run, index] : [];
    if (run.length > best.length) best = run;
  });
  return best.length < least ? [] : best;
}

/** Fewer are no sheet of attendance. */
const least = 4;

const isDay = (title: string): boolean =>
  /^(?:(?:周|星期|礼拜)?[一二三四五六日天]|(?:[12]?\d|3[01])[日号]?|\d{1,2}[./月-]\d{1,2}[日号]?|\d{4}-\d\d-\d\d)(?:\s*[(（]?(?:周|星期|礼拜)?[一二三四五六日天][)）]?)?$/u.test(
    title,
  );

/** The last day on which anybody was there. */
export const lastDayOf = (rows: readonly SheetRow[], days: readonly number[]): number | undefined =>
  days.findLast((index) => rows.some((row) => isThere(row, index)));

/**
 * What the days of a row say: who is marked as gone has left; who has no mark on the last days may have.
 *
 * @param last the last day on which anybody of the list was there
 */
export function intentOfDays(
  row: SheetRow,
  days: readonly number[],
  { titles, last }: { readonly titles: readonly string[]; readonly last: number | undefined },
): Intent | undefined {
  const marked = days.findLast((index) => !/^[/\\-]?$/u.test(textAt(row, index)));
  const mark = marked === undefined ? '' : textAt(row, marked);
  const said = /\p{L}/u.test(mark) ? saidIn(mark) : undefined;
  // Who asked for a day and came again is there.
  if (marked !== undefined && said !== undefined && said !== 'add')
    return { ...said, words: `${titles[marked] ?? ''} ${mark}`.trim() };
  if (last === undefined || isThere(row, last)) return undefined;
  const seen = days.findLast((index) => isThere(row, index));
  const words =
    seen === undefined ? '—' : `${titles[seen] ?? ''} ${textAt(row, seen)} → ${titles[last] ?? ''} —`;
  return { kind: 'unclear', of: '', words };
}

const textAt = ({ cells }: SheetRow, index: number): string =>
  tidyText(cells[index]?.text.slice(0, 60) ?? '');

const isThere = (row: SheetRow, index: number): boolean =>
  !/^(?:[×✕✗xX0]|旷工?|缺勤?|)$/u.test(textAt(row, index));
