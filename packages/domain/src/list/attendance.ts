import { addDays, type Day } from '../calendar/day.ts';
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

/** The day of which a mark says that somebody began, or left: the last one so called that is not to come. */
export function turnOf(
  row: SheetRow,
  days: readonly number[],
  { titles, today }: { readonly titles: readonly string[]; readonly today: Day },
): { readonly day: Day; readonly words: string } | undefined {
  const at = days.find((index) => turning.test(textAt(row, index)));
  if (at === undefined) return undefined;
  const title = titles[at] ?? '';
  const [, month, date] = /^(?:\d{4}-)?(?:(\d{1,2})[./月-])?(\d{1,2})[日号]?(?:\D.*)?$/u.exec(title) ?? [];
  if (date === undefined) return undefined;
  for (let back = 0; back < 366; back++) {
    const found = addDays(today, -back);
    if (Number(found.slice(8)) !== Number(date)) continue;
    if (month !== undefined && Number(found.slice(5, 7)) !== Number(month)) continue;
    return { day: found, words: `${title} ${textAt(row, at)}` };
  }
  return undefined;
}

/** Marks of the first day, or of the last one. */
const turning = /^(?:新[来进人]?|入职?|进[厂场]?|到岗|离职?|走|退)$/u;

const textAt = ({ cells }: SheetRow, index: number): string =>
  tidyText(cells[index]?.text.slice(0, 60) ?? '');

const isThere = (row: SheetRow, index: number): boolean =>
  !/^(?:[×✕✗xX0]|旷工?|缺勤?|)$/u.test(textAt(row, index));
