import { addDays, type Day } from '../calendar/day.ts';
import type { Directory } from '../roster/directory.ts';
import type { Intent } from '../roster/intent.ts';
import { withoutUnseen } from '../half-width.ts';
import { type NamedLeaver, namedLeavers, quotedLeavers } from './named-leavers.ts';
import { noNames } from './names-in-words.ts';
import { withWordsAgainst } from './against-leaving.ts';
import { withCountsOfLeavers } from './leaver-counts.ts';
import { saysWhoComes, withComers, withComing } from './leaver-comers.ts';
import { withCorrectionsBelow } from './leaver-corrections.ts';
import { withoutDescriptions } from './described.ts';
import { replacedIn, withExchangeDays } from './exchange-days.ts';
import { openDoubts, withDayDoubts } from './leaver-doubts.ts';
import { withDaysOfMessage } from './leaver-heads.ts';
import { dayAfter, firstDayWithout, passedDay, passedOf, withPassedDays } from './leaver-passed-days.ts';
import { withStarters } from './leaver-starters.ts';
import { asTableOfLeavers, type TitledSheet } from './leaver-tables.ts';
import { withOnlyLeavers } from './only-leavers.ts';
import { withOtherDays } from './other-days.ts';
import { isColumn, wordsIn } from './leaver-words.ts';
import { withNumbersInWords } from './numbers-in-words.ts';
import { inOrderOf } from './rows-in-order.ts';
import { withoutSpeakers } from './speakers.ts';
import type { ListReading, ListRow, SkippedRow } from './table.ts';
import { withoutNamesBeside } from './names-beside.ts';
import { withTurnedLeavers } from './turned-leavers.ts';
import { namesLeftOver, withTurnedTables } from './turned-tables.ts';
import { leavingIn } from './words/leaving-words.ts';
import { createMentions } from './words/mentions.ts';

/**
 * A list that was sent for persons to be taken off. Where it says of some that they leave, those are meant, and whose place somebody takes;
 * who takes it is asked about, and so are the others. Where it says nothing of anybody, it is a plain list of those who leave. Whoever a
 * message names is looked for, also without a number; a text in which nobody was recognised is one of names or numbers.
 *
 * Source: docs/business-rules.md#lists-of-leavers
 */
export function asLeavers(read: ListReading, asked: Asked): ListReading {
  const leavers = withStarters(withComers(leaversOf(read, asked), read), read, asked);
  const rows = withPassedDays(leavers.rows.map(ofRemoval));
  if (leavers.message_lines === null) return { ...leavers, rows };
  const text = withoutUnseen(asked.text ?? '');
  return { ...leavers, rows: withCorrectionsBelow(rows, text) };
}

/** What a removal does not ask for, as a work type, is no question of it. */
const ofRemoval = ({ doubts, ...row }: ListRow): ListRow =>
  doubts === undefined
    ? row
    : { ...row, doubts: doubts.filter(({ field }) => field !== 'occupation' && field !== 'mobile') };

function leaversOf(
  read: ListReading,
  { today, text: written = '', directory, titles = [], sheets }: Asked,
): ListReading {
  const text = withoutDescriptions(withoutSpeakers(withoutUnseen(written), directory));
  const reading =
    read.message_lines === null
      ? withExchangeDays(asTableOfLeavers(read, { today, titles, sheets }), read)
      : read;
  const { rows } = reading;
  const named = text.includes('\t') ? [] : namedLeavers(text, { today, directory });
  const quoted = text.includes('\t') ? [] : quotedLeavers(text, { today, directory });
  if (rows.length === 0 && text !== '' && (named.length + quoted.length === 0 || isColumn(text)))
    return { ...reading, rows: wordsIn(text), skipped: [] };
  const isPlain =
    read.rows.every(({ intent }) => !intent) &&
    rows.every(({ intent }) => intent?.kind !== 'leave') &&
    !(named.some(({ said }) => said.leaves) && saysWhoComes(read.rows, text));
  const { leaving, replaced, more } = meantIn(rows, { named, quoted, isPlain, today });
  // 备注 before what is said of somebody else.
  const notes = rows.filter(isNoName).map(noteOf);
  const found = withoutNamesBeside(inOrderOf([...leaving, ...replaced, ...more], rows));
  const isMessage = reading.message_lines !== null;
  const lines = text.split(/\r\n|\r|\n/);
  const all = isMessage ? withDays(found, text, { today, directory }) : found;
  const namedIn = new Set(more.map(({ source_row }) => source_row));
  const left = reading.skipped.filter(({ source_row }) => !namedIn.has(source_row));
  const turned = (some: readonly ListRow[]) =>
    isMessage ? withOtherDays(withTurnedLeavers(some, text, { today, directory }), lines, { today }) : some;
  if (text === '' || text.includes('\t')) {
    const decides = read.rows.some(({ leaving }) => leaving !== undefined);
    const asked = withTurnedTables(turned(all), {
      columns: decides ? [] : read.columns,
      decides,
      replaced: replacedIn(read),
      skipped: [...reading.skipped, ...notes],
      titles,
      today,
    });
    const more = text === '' ? [] : namesLeftOver(text, asked, reading.heading_row ?? 0);
    return { ...reading, rows: inOrderOf([...asked, ...more], rows), skipped: [...left, ...notes] };
  }
  const against = withWordsAgainst(all, text, reading.heading_row ?? 0);
  const sure = turned(against).map(withComing(lines));
  if (!isMessage) return { ...reading, rows: sure, skipped: left };
  const told = withOnlyLeavers(sure, lines, today);
  const whole = inOrderOf([...told, ...namesLeftOver(text, told, 0)], rows);
  return { ...reading, rows: whole, skipped: withCountsOfLeavers(left, whole, text) };
}

const withDays = (found: readonly ListRow[], text: string, { today, directory }: Asked): readonly ListRow[] =>
  withDaysOfMessage(withNumbersInWords(found, text.split(/\r\n|\r|\n/)), text, {
    today,
    mentions: directory && createMentions(directory),
  });

/** Whom a list means: those of its rows, those whose place somebody takes, and who is only named. */
function meantIn(
  rows: readonly ListRow[],
  {
    named,
    quoted,
    isPlain,
    today,
  }: {
    readonly named: readonly NamedLeaver[];
    readonly quoted: readonly NamedLeaver[];
    readonly isPlain: boolean;
    readonly today: Day;
  },
) {
  const leaving = rows
    .filter((row) => !isPartOfName(row, named) && !isNoName(row))
    .flatMap((row) => leaverOf(row, isPlain, today))
    .map((row) => withNamed(row, named, today));
  const own = new Set(leaving.map(({ values }) => values.name));
  // Whoever is named as leaving in a row of their own is not named again by who comes for them.
  const replaced = rows.flatMap(replacedBy).filter(({ values }) => !own.has(values.name));
  const known = new Set([...rows, ...replaced].map(({ values }) => values.name));
  const spoken = new Set(named.map(({ name }) => name));
  const more = [...named, ...quoted.filter(({ name }) => !spoken.has(name))]
    .filter(({ name }) => !known.has(name))
    .filter((one, at, all) => !all.slice(0, at).some((other) => isSame(one, other)))
    .map((one) => rowOf(one, today));
  return { leaving, replaced, more };
}

/** A、B、C，只走B: whom one line names twice. */
const isSame = (one: NamedLeaver, other: NamedLeaver): boolean =>
  one.source_row === other.source_row && one.name === other.name && one.digits === other.digits;

type Asked = {
  readonly today: Day;
  /** What was pasted; none for a file. */
  readonly text?: string | undefined;
  readonly directory?: Directory | undefined;
  /** What the sheets of a file are called. */
  readonly titles?: readonly string[] | undefined;
  readonly sheets?: readonly TitledSheet[] | undefined;
};

function leaverOf(row: ListRow, isPlain: boolean, today: Day): readonly ListRow[] {
  const { intent, ...plain } = { ...row, ...passedOf(row, today) };
  const values = cellsOf(row, firstDayWithout(row, today));
  if (isPlain)
    return [withDayDoubts({ ...plain, ...(intent === undefined ? {} : { intent }), values }, today)];
  if (intent && (intent.kind === 'leave' || isLabel(intent)))
    return [withDayDoubts({ ...plain, ...openDoubts(row), values }, today)];
  if (intent?.kind === 'replace') return [];
  // The day of whom it is left open whether they leave may be one on which they come.
  const asked = row.values.end_date === undefined ? cellsOf(row) : values;
  return [withDayDoubts({ ...plain, values: asked, intent: intent ?? unsaid }, today)];
}

/** 离职： over the line before holds for those below it too. */
const isLabel = ({ kind, words }: Intent): boolean => {
  const { leaves, stays, comes } = leavingIn(words);
  return kind === 'unclear' && /^[^:：]{1,8}[:：]$/u.test(words.trim()) && leaves && !stays && !comes;
};

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
  return written({ name, idtype, idcard, work_company, remark, start_date });
}

const written = (cells: Readonly<Record<string, string | undefined>>): ListRow['values'] =>
  Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== undefined));

function rowOf({ source_row, name, digits, said }: NamedLeaver, today: Day): ListRow {
  const { work_company, day, doubt } = said;
  const values = written({
    name,
    idcard: digits,
    work_company,
    start_date: day && dayAfter(day, today),
  });
  const row = { source_row, ...passedDay(day, today), values };
  if (doubt === undefined) return row;
  return { ...row, intent: { ...unsaid, words: doubt.slice(0, words_max) } };
}

/** 张三 2191: the end of a number tells apart who bears a name, and the line above it may tell the day. */
function withNamed(row: ListRow, named: readonly NamedLeaver[], today: Day): ListRow {
  const { name, idcard } = row.values;
  const same = named.find((one) => one.source_row === row.source_row && one.name === name);
  if (same === undefined) return row;
  const read = row.values.start_date;
  // 张三离职，李四29号入职
  const start_date = same.comersOn.some((on) => addDays(on, 1) === read) ? undefined : read;
  const told = row.intent ? undefined : same.said.day;
  const day = told && dayAfter(told, today);
  const values = written({
    ...row.values,
    idcard: idcard ?? same.digits,
    start_date: (same.said.isFirst ? day : undefined) ?? start_date ?? day,
  });
  return { ...passedDay(told, today), ...row, values };
}

const isNoName = ({ values: { name = '', idcard } }: ListRow): boolean =>
  idcard === undefined && noNames.test(name);

const noteOf = ({ source_row, source_sheet, values, intent }: ListRow): SkippedRow => ({
  source_row,
  why: 'note',
  text: [values.name, values.remark, intent?.words].filter(Boolean).join(' '),
  ...(source_sheet === undefined ? {} : { source_sheet }),
});

/** 潘玉停 for 潘玉, 卢斌 for 卢斌鹏: a name that the line does not have so. */
const isPartOfName = (
  { values: { name = '', idcard }, source_row }: ListRow,
  named: readonly NamedLeaver[],
) => {
  const there = named.filter((one) => one.source_row === source_row).map((one) => one.name);
  return (
    idcard === undefined &&
    !there.includes(name) &&
    there.some((one) => one.includes(name) || name.startsWith(one))
  );
};

const words_max = 200;
