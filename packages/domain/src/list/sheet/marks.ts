import type { Day } from '../../calendar/day.ts';
import { halfWidth } from '../../half-width.ts';
import type { Intent } from '../../roster/intent.ts';
import {
  dayColumns,
  intentOfDays,
  lastDayOf,
  marksBeginners,
  marksOf,
  type Turn,
  turnsOf,
} from './attendance.ts';
import type { Column } from './columns.ts';
import type { Heading } from './heading-row.ts';
import { isSign, isYes, type Legend } from './legend.ts';
import { saidIn } from '../words/states.ts';
import { spokenDates } from '../words/spoken-dates.ts';
import type { SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

/** Columns of signs and of days, which say more of a person than a word does. */
export type Marks = {
  readonly columns: ReadonlySet<number>;
  readonly intentOf: (row: SheetRow) => Intent | undefined;
  /** The days on which the signs of a row say that its person begins, or has left. */
  readonly turnsOf: (row: SheetRow, leaves: boolean) => readonly Turn[];
};

/** Finds the columns of a part of a list that hold signs alone, or the days of a sheet of attendance. */
export function createMarks(
  rows: readonly SheetRow[],
  {
    heading,
    columns,
    legend,
    today,
  }: {
    readonly heading: Heading | undefined;
    readonly columns: readonly Column[];
    readonly legend: Legend;
    readonly today: Day;
  },
): Marks {
  const days = dayColumns(heading);
  const [titles, last] = [heading?.titles ?? [], lastDayOf(rows, days)];
  const tells = marksBeginners(rows, days);
  const signs = columns.filter(
    ({ index, field, role, title }) =>
      field === null &&
      role !== 'other' &&
      !days.includes(index) &&
      !harmless.test(title) &&
      kindsOf(rows, index) !== undefined,
  );
  const isMeant = (kinds: ReadonlySet<string>) => [...kinds].some((kind) => legend.of(kind) !== undefined);
  const asked = signs.flatMap(({ index, title, role }) => {
    const kinds = kindsOf(rows, index) ?? new Set<string>();
    return isMeant(kinds) || role !== 'state' ? [{ index, title, kinds }] : [];
  });
  return {
    columns: new Set([...days, ...asked.map(({ index }) => index)]),
    turnsOf: (row, leaves) => {
      const turns = turnsOf(row, days, { titles, today });
      if (turns.length > 0) return turns;
      const told = asked.map(({ index }) => legend.of(textAt(row, index))).find(Boolean);
      const [only, ...others] = told === undefined ? [] : spokenDates(halfWidth(told.words), today);
      return only === undefined || others.length > 0 || told === undefined
        ? []
        : [{ field: leaves ? 'end_date' : 'start_date', day: only.day, words: told.words, others: [] }];
    },
    intentOf: (row) => {
      for (const { index, title, kinds } of asked) {
        const { said, words = '' } = isMeant(kinds) && textAt(row, index) === '' ? (legend.blank ?? {}) : {};
        if (words !== '' && said !== 'add') return { ...(said ?? { kind: 'unclear', of: '' }), words };
        const found = intentOfSign(textAt(row, index), { title, kinds, legend });
        if (found !== undefined) return found;
      }
      if (days.length === 0) return undefined;
      const said = intentOfDays(row, days, { titles, last });
      const isOpen = said === undefined && tells && turnsOf(row, days, { titles, today }).length === 0;
      return isOpen ? { kind: 'unclear', of: '', words: marksOf(row, days) } : said;
    },
  };
}

/** What is ticked for other reasons than coming and going. */
const harmless = /住|餐|饭|宿|车|工服|服装|照片|复印|合同|夜班|驾照|证书|保密|领|已发|培训|序|号|女|男/u;

const textAt = ({ cells }: SheetRow, index: number): string =>
  tidyText((cells[index]?.text ?? '').slice(0, 20));

/** A column of something else shows it in as many rows. */
const looked_max = 40;

/** The signs of a column that holds nothing else. */
function kindsOf(rows: readonly SheetRow[], index: number): ReadonlySet<string> | undefined {
  const first = rows.slice(0, looked_max).map((row) => textAt(row, index));
  if (first.filter((text) => text !== '' && !isSign(text)).length > looked_max / 2) return undefined;
  const texts = rows
    .filter(({ cells }) => cells.length > 1)
    .map((row) => textAt(row, index))
    .filter((text) => text !== '');
  return texts.length > 0 && texts.filter(isSign).length * 10 >= texts.length * 9
    ? new Set(texts)
    : undefined;
}

function intentOfSign(
  text: string,
  {
    title,
    kinds,
    legend,
  }: { readonly title: string; readonly kinds: ReadonlySet<string>; readonly legend: Legend },
): Intent | undefined {
  if (text === '') return undefined;
  const told = legend.of(text);
  if (told !== undefined)
    return told.said === 'add'
      ? undefined
      : { ...(told.said ?? { kind: 'unclear', of: '' }), words: told.words };
  // 离 says what it means without a legend, a mere sign does not.
  const said = /^\p{Script=Han}$/u.test(text) ? saidIn(text) : undefined;
  if (said !== undefined) return said === 'add' ? undefined : { ...said, words: text };
  if (isYes(text) || (kinds.size < 2 && !/^[×✕✗xX△]$/u.test(text))) return undefined;
  return { kind: 'unclear', of: '', words: `${title} ${text}`.trim() };
}
