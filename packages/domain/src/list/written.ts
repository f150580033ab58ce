import type { Day } from '../calendar/day.ts';
import type { ListType } from '../changes/kinds.ts';
import type { Directory } from '../roster/directory.ts';
import { readChat } from './chat/chat.ts';
import { cutLines, hasQuoted, readBlock, readQuoted } from './delimited.ts';
import { findHeading, type Heading } from './sheet/heading-row.ts';
import { halfWidth, withoutUnseen } from '../half-width.ts';
import { columns_max } from './limits.ts';
import { withKeptTexts } from './kept-text.ts';
import { isPlain } from './plain.ts';
import { withoutSpeakers } from './speakers.ts';
import { spokenDates } from './words/spoken-dates.ts';
import { readSheet } from './read-sheet.ts';
import type { ListOptions, ListReading, SheetRow } from './table.ts';

/** What a pasted text is read against: which day it is, and what companies and work types there are. */
export type PastedOptions = {
  readonly today: Day;
  readonly directory: Directory;
  /** Of what kind the list is; of leavers, everybody of a block whose cells say nothing is asked about as a whole. */
  readonly kind?: ListType | undefined;
} & Pick<ListOptions, 'headings'>;

/**
 * Reads a text as somebody wrote it: a message, or lines cut by commas, semicolons or spaces.
 *
 * Never throws. What is nobody's comes back as skipped, with its words.
 */
export function readWritten(text: string, options: PastedOptions): ListReading {
  return withKeptTexts(withDaysOfRemarks(readText(plainOf(text, options), options), options.today));
}

const plainOf = (text: string, { directory }: PastedOptions): string =>
  withoutSpeakers(withoutUnseen(text), directory);

function readText(text: string, options: PastedOptions): ListReading {
  if (text.includes('\t')) {
    const table = readTable(readBlock(text), options);
    if (isPlain(table, text) || isAbreast(table)) return table;
    const chat = readChat(text, options);
    return options.kind === 'off' && isWhole(table, chat) ? table : better(table, chat);
  }
  const chat = readChat(text, options);
  if (isPlain(chat, text)) return chat;
  const { table, isHeaded } = readLines(text, options) ?? {};
  if (table === undefined) return chat;
  if (isHeaded && isAbreast(table)) return table;
  return isHeaded ? better(table, chat) : better(chat, table);
}

/** 11.26到 in a remark is a start where the list says no other, and is looked at. */
const withDaysOfRemarks = (reading: ListReading, today: Day): ListReading => ({
  ...reading,
  rows: reading.rows.map((row) => {
    const { remark = '', start_date } = row.values;
    if (remark === '' || start_date !== undefined || row.intent) return row;
    const [day, ...more] = spokenDates(halfWidth(remark).slice(0, remark_max), today);
    if (day?.field !== 'start_date' || more.length > 0) return row;
    const doubt = { field: 'start_date', words: remark.slice(0, remark_max), others: [] } as const;
    return {
      ...row,
      values: { ...row.values, start_date: day.day },
      doubts: [...(row.doubts ?? []), doubt],
    };
  }),
});

const remark_max = 100;

/** Of two readings the first, unless the second knows more persons by name and number, or says more of them. */
const better = (first: ListReading, second: ListReading): ListReading =>
  !tellsOfHeading(first, second) && weightOf(second) > weightOf(first) ? second : first;

/** Whether rows under a heading have place for several persons: a message knows nothing of columns, and so of who comes and who goes. */
const isAbreast = ({ heading_row, columns }: ListReading): boolean =>
  heading_row !== null && columns.filter(({ field }) => field === 'name').length > 1;

/** Whether a block under a heading tells of everybody, line by line: what a message makes of its cells are no words about them. */
const isWhole = ({ heading_row, rows, skipped }: ListReading, chat: ListReading): boolean =>
  heading_row !== null &&
  rows.length === chat.rows.length &&
  skipped.every(({ why }) => why === 'blank') &&
  rows.every(({ values, source_row }, at) => {
    const other = chat.rows[at];
    return other?.source_row === source_row && other.values.name === values.name;
  });

/** Whether a message takes the titles of a table for words about its persons: 终止日期 is no leaving. */
const tellsOfHeading = ({ columns, heading_row }: ListReading, { rows }: ListReading): boolean => {
  const titles = columns.map(({ title }) => title).filter((title) => title !== '');
  return rows.some(
    ({ intent, source_row, values: { name = '' } }) =>
      titles.filter((title) => intent?.words.includes(title) === true).length > 1 ||
      // 部门 over a column is nobody's name.
      (source_row === heading_row && titles.includes(name)),
  );
};

const isNumber = (text = ''): boolean => /\d{4}/.test(text) && /^[A-Z\d]{7,20}$/i.test(text);

function weightOf({ rows }: ListReading): number {
  const whole = rows.filter(({ values }) => values.name !== undefined && isNumber(values.idcard)).length;
  // A number that another took the place of was read too.
  const replaced = rows.flatMap(({ doubts = [] }) =>
    doubts.flatMap(({ field, others }) => (field === 'idcard' ? others : [])),
  ).length;
  const kept = rows.filter(({ intent }) => intent !== undefined && intent !== null).length;
  return (whole + replaced) * 4 + kept + Math.min(rows.length, 1);
}

const readTable = (rows: readonly SheetRow[], options: ListOptions): ListReading =>
  readSheet({ name: '', hidden: false, rows }, options);

/** What cuts a line into cells, the surest sign first; the last ones cut names and numbers too. */
const signs = [/[,，]/, /[;；]/, /\|/, /、/, /[ \u3000]{2,}/, / {2,}|\u3000+/, /[ \u3000]+/];
const spaces = signs.slice(-3);

/**
 * The lines as a table where one sign cuts them into one: under a heading, or all into as many cells with a person in each.
 * Undefined for a message.
 */
function readLines(
  text: string,
  options: PastedOptions,
): { readonly table: ListReading; readonly isHeaded: boolean } | undefined {
  const lines = text.trimEnd().split(/\r\n|\r|\n/);
  if (lines.length < 2) return undefined;

  for (const sign of [',', ';'].filter((one) => hasQuoted(text, one))) {
    const rows = readQuoted(text, sign);
    if (headingOf(rows.slice(0, headingLines_max)) !== undefined)
      return { table: readTable(rows, options), isHeaded: true };
  }
  const headed = [...(isEven(lines, /,/) ? [/,/] : []), ...signs].find((sign) => isUnderHeading(lines, sign));
  if (headed !== undefined) return { table: readTable(cutLines(lines, headed), options), isHeaded: true };
  for (const sign of signs) {
    if (!isEven(lines, sign)) continue;
    const table = readTable(cutLines(lines, sign), { ...options, heading_row: null });
    const fields = new Set(table.columns.map(({ field }) => field));
    const isWhole = table.skipped.every(({ why }) => why === 'blank');
    if (fields.has('name') && fields.has('idcard') && isWhole) return { table, isHeaded: false };
  }
  return undefined;
}

/** Whether every line that says anything has as many cells, and more than one. */
function isEven(lines: readonly string[], sign: RegExp): boolean {
  const filled = lines.filter((line) => line.trim() !== '');
  const widthOf = (line: string) => line.trim().split(sign).length;
  const width = widthOf(filled[0] ?? '');
  return width > 1 && width <= columns_max && filled.every((line) => widthOf(line) === width);
}

/**
 * Whether most of what stands in the heading's cells is a heading: 姓名 张三 工种 焊工 is not. Where spaces cut, no row may
 * have more cells than the heading: a number in groups would move all that follows it.
 */
function isUnderHeading(lines: readonly string[], sign: RegExp): boolean {
  const heading = headingOf(cutLines(lines.slice(0, headingLines_max), sign));
  return (
    heading !== undefined &&
    (!spaces.includes(sign) ||
      lines.slice(heading.last + 1).every((line) => line.trim().split(sign).length <= heading.titles.length))
  );
}

/** The heading of rows, most of whose words are known. */
function headingOf(rows: readonly SheetRow[]): Heading | undefined {
  const heading = findHeading(rows);
  const known = heading?.meanings.filter((meaning) => meaning !== undefined).length ?? 0;
  return heading !== undefined && known > 1 && known * 2 > heading.titles.length ? heading : undefined;
}

/** A message may begin with a few words; a heading further down is none. */
const headingLines_max = 20;
