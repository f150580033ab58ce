import { addDays, type Day, readDay } from '../calendar/day.ts';
import type { Intent } from '../roster/intent.ts';
import type { ListReading, ListRow } from './table.ts';
import { looksLikeName } from './words/surnames.ts';

/**
 * A list that was sent for persons to be taken off. Where it says of some that they leave, those are meant, and whose place somebody takes;
 * who takes it is not, and the others are asked about. Where it says nothing of anybody, it is a plain list of those who leave. A text in
 * which nobody was recognised is one of names or numbers: whoever is not covered is told of by name.
 *
 * Source: docs/business-rules.md#lists-of-leavers
 *
 * @param text what was pasted; none for a file
 */
export function asLeavers(reading: ListReading, { today, text = '' }: Asked): ListReading {
  const { rows } = reading;
  if (rows.length === 0 && text !== '') return { ...reading, rows: namesIn(text), skipped: [] };
  const lines = text.split('\n');
  const isPlain = rows.every(({ intent }) => !intent);
  const leaving = rows
    .flatMap((row) => leaverOf(row, isPlain, today))
    .map((row) => withStay(row, lines[row.source_row - 1] ?? ''));
  const named = new Set(leaving.map(({ values }) => values.name));
  // Whoever is named as leaving in a row of their own is not named again by who comes for them.
  const replaced = rows.flatMap(replacedBy).filter(({ values }) => !named.has(values.name));
  const told = [...leaving, ...replaced];
  const unread = unreadNames(reading, lines, told);
  const found = new Set(unread.map(({ source_row }) => source_row));
  return {
    ...reading,
    rows: [...told.filter((row) => !isMisread(row, unread)), ...unread].toSorted(
      (one, other) => one.source_row - other.source_row,
    ),
    skipped: reading.skipped.filter(({ source_row }) => !found.has(source_row)),
  };
}

type Asked = { readonly today: Day; readonly text?: string | undefined };

function leaverOf(row: ListRow, isPlain: boolean, today: Day): readonly ListRow[] {
  const { intent, ...plain } = row;
  if (isPlain) return [{ ...plain, values: cellsOf(row, row.values.start_date) }];
  if (intent?.kind === 'leave') return [{ ...plain, values: cellsOf(row, firstDayWithout(row, today)) }];
  return intent?.kind === 'replace' ? [] : [{ ...row, values: cellsOf(row), intent: intent ?? unsaid }];
}

/** Whose place somebody takes. */
function replacedBy(row: ListRow): readonly ListRow[] {
  const { intent } = row;
  const { work_company } = row.values;
  if (intent?.kind !== 'replace' || intent.of === '') return [];
  const { source_row, source_sheet } = row;
  const from = source_sheet === undefined ? { source_row } : { source_row, source_sheet };
  return [{ ...from, values: { name: intent.of, ...(work_company === undefined ? {} : { work_company }) } }];
}

/** The list names somebody beside those of whom it says that they leave. */
const unsaid: Intent = { kind: 'unclear', words: '', of: '' };

/** Whom a row names, and what else of it says something of a removal. */
function cellsOf({ values }: ListRow, start_date?: string): ListRow['values'] {
  const { name, idtype, idcard, work_company, remark } = values;
  const cells = { name, idtype, idcard, work_company, remark, start_date };
  return Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== undefined));
}

/** Of who leaves, the day is the last one. One that has passed asks for the earliest there is. */
function firstDayWithout({ values }: ListRow, today: Day): string | undefined {
  const written = values.end_date ?? values.start_date;
  const last = readDay(written ?? '');
  if (last === undefined) return written;
  return last < today ? undefined : addDays(last, 1);
}

/** 余海先不减，下周再说: whoever the words speak of is not to leave yet, and asked about. */
function withStay(row: ListRow, line: string): ListRow {
  const { name = '' } = row.values;
  const clause = clausesOf(line).find((one) => name !== '' && one.includes(name)) ?? '';
  return row.intent || !stays.test(clause)
    ? row
    : { ...row, intent: { kind: 'unclear', words: line.slice(0, words_max), of: '' } };
}

const stays =
  /(?:不|别|勿|缓)(?:用|要|急着?)?(?:减|停|退|撤|下)(?!\p{Script=Han}*了)|不[走离](?!\p{Script=Han}*了)/u;
const words_max = 200;

const clausesOf = (line: string): readonly string[] => line.split(/[,，。;；！!]/u);

/** Whom lines name that nobody was read from: names alone on a line, and a name right before what says that they leave. */
function unreadNames(
  { skipped }: ListReading,
  lines: readonly string[],
  told: readonly ListRow[],
): readonly ListRow[] {
  const known = new Set(told.map(({ values }) => values.name));
  const notes = new Set(skipped.flatMap(({ why, source_row }) => (why === 'note' ? [source_row] : [])));
  return lines.slice(0, lines_max).flatMap((line, at) => {
    const names = notes.has(at + 1) ? namesAlone(line) : leaversIn(line);
    return names
      .filter((name) => !known.has(name))
      .map((name): ListRow => ({ source_row: at + 1, values: { name } }));
  });
}

/** 潘玉停 for 潘玉: what says that somebody leaves was read into the name. */
const isMisread = ({ values }: ListRow, unread: readonly ListRow[]): boolean =>
  values.idcard === undefined &&
  unread.some((one) => ['停', '减', '走'].some((verb) => values.name === `${one.values.name}${verb}`));

function namesAlone(line: string): readonly string[] {
  const words = line.split(/[,，、;；\s]+/u).filter((word) => word !== '');
  return words.every((word) => looksLikeName(word)) ? words : [];
}

const leaversIn = (line: string): readonly string[] =>
  clausesOf(line).flatMap((clause) => {
    const [, name = ''] =
      /^\s*(\p{Script=Han}{2,4}?)\s*(?:停保?|减保?|退保?|离职|走)了?\s*$/u.exec(clause) ?? [];
    return looksLikeName(name) ? [name] : [];
  });

/** So many lines of a text in which nobody was recognised are looked for. */
const lines_max = 500;
const name_max = 60;

const namesIn = (text: string): readonly ListRow[] =>
  text
    .split(/\n/u)
    .flatMap((line, at) => line.split(/[,，、;；]/u).map((part) => ({ part, source_row: at + 1 })))
    .map(({ part, source_row }) => ({
      source_row,
      written: part.replace(/^[\s\d.)、(（]+(?=\p{L})/u, '').trim(),
    }))
    .filter(({ written }) => written !== '')
    .slice(0, lines_max)
    .map(({ written, source_row }) => ({
      source_row,
      values: /^[\dXx*]{4,}$/.test(written) ? { idcard: written } : { name: written.slice(0, name_max) },
    }));
