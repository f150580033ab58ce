import { addDays, type Day } from '../../calendar/day.ts';
import type { Intent } from '../../roster/intent.ts';
import { clipped } from '../cell.ts';
import { saidIn } from '../words/states.ts';
import type { ListRow, SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

/** The columns of days of a sheet of attendance, in their order. */
export function dayColumns(heading: { readonly titles: readonly string[] } | undefined): readonly number[] {
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
  /^(?:(?:周|星期|礼拜)?[一二三四五六日天]|(?:[12]?\d|3[01])[日号]?|\d{1,2}月份?|\d{1,2}[./月-]\d{1,2}[日号]?|\d{4}-\d\d-\d\d)(?:\s*[(（]?(?:周|星期|礼拜)?[一二三四五六日天][)）]?)?$/u.test(
    title,
  );

/** Who was there is told by name alone, and nobody says that they are to be insured: each is asked about. */
export function askedIfNamesAlone(
  people: readonly ListRow[],
  rows: readonly SheetRow[],
  titlesOf: (row: SheetRow) => readonly string[],
): readonly ListRow[] {
  if (people.some(({ values }) => values.idcard !== undefined || values.mobile !== undefined)) return people;
  const listed = new Map(rows.map((row) => [row.row_no, row]));
  return people.map((person) => {
    const row = listed.get(person.source_row);
    if (row === undefined || person.intent || person.values.start_date !== undefined) return person;
    const days = dayColumns({ titles: titlesOf(row) });
    if (days.length === 0) return person;
    return { ...person, intent: { kind: 'unclear', of: '', words: marksOf(row, days) } };
  });
}

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

/** A day on which the marks of a row say that somebody began, or left. */
export type Turn = {
  readonly field: 'start_date' | 'end_date';
  readonly day: Day;
  readonly words: string;
  readonly others: readonly Day[];
};

/** Whether a sheet marks who begins: then whoever bears no such mark may only stand in it. */
export const marksBeginners = (rows: readonly SheetRow[], days: readonly number[]): boolean =>
  rows.some((row) => days.some((index) => first.test(textAt(row, index))));

/** The days of which marks say that somebody began, and left. */
export function turnsOf(
  row: SheetRow,
  days: readonly number[],
  { titles, today }: { readonly titles: readonly string[]; readonly today: Day },
): readonly Turn[] {
  const turn = (field: Turn['field'], at: number | undefined): readonly Turn[] => {
    const title = titles[at ?? -1] ?? '';
    const [day, ...others] = at === undefined ? [] : daysCalled(title, today);
    return day === undefined ? [] : [{ field, day, words: `${title} ${textAt(row, at ?? 0)}`, others }];
  };
  const begun = days.find((index) => first.test(textAt(row, index)));
  return [
    ...(begun === undefined ? planned(row, days, { titles, today }) : turn('start_date', begun)),
    ...turn(
      'end_date',
      days.findLast((index) => last.test(textAt(row, index))),
    ),
  ];
}

/** The first day of a plan to come on which somebody works, where nothing stands before it. */
function planned(
  row: SheetRow,
  days: readonly number[],
  { titles, today }: { readonly titles: readonly string[]; readonly today: Day },
): readonly Turn[] {
  const at = days.find((index) => textAt(row, index) !== '');
  const title = titles[at ?? -1] ?? '';
  const [day, ...others] = at === undefined || at === days[0] ? [] : daysCalled(title, today);
  return day === undefined || day <= today
    ? []
    : [{ field: 'start_date', day, words: `${title} ${textAt(row, at ?? 0)}`, others }];
}

/** The nearest days that are so called: the last one, or of a plan the one to come. */
function daysCalled(title: string, today: Day): readonly Day[] {
  const [, month, date] = /^(?:\d{4}-)?(?:(\d{1,2})[./月-])?(\d{1,2})[日号]?(?:\D.*)?$/u.exec(title) ?? [];
  if (date === undefined) return [];
  const isCalled = (day: Day) =>
    Number(day.slice(8)) === Number(date) &&
    (month === undefined || Number(day.slice(5, 7)) === Number(month));
  const found = (step: 1 | -1, most: number) => {
    for (let away = 0; away <= most; away++) {
      const day = addDays(today, step * away);
      if (isCalled(day)) return [{ day, away }];
    }
    return [];
  };
  return [...found(-1, 366), ...found(1, plan_max)]
    .toSorted((a, b) => a.away - b.away)
    .map(({ day }) => day)
    .filter((day, at, all) => all.indexOf(day) === at);
}

/** A plan of who works when goes hardly further. */
const plan_max = 20;

/** All that is marked of somebody, day by day. */
export const marksOf = (row: SheetRow, days: readonly number[]): string =>
  clipped(
    days
      .map((index) => textAt(row, index))
      .join(' ')
      .trim(),
    60,
  ) || '—';

/** Marks of the first day, and of the last one. */
const first = /^(?:新[来进人]?|入职?|进[厂场]?|到岗)$/u;
const last = /^(?:离职?|走|退)$/u;

const textAt = ({ cells }: SheetRow, index: number): string =>
  tidyText(cells[index]?.text.slice(0, 60) ?? '');

const isThere = (row: SheetRow, index: number): boolean =>
  !/^(?:[×✕✗xX0]|旷工?|缺勤?|)$/u.test(textAt(row, index));
