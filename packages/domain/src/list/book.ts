import type { Intent } from '../roster/intent.ts';
import { createDirectory } from '../roster/directory.ts';
import { asLines, isOneColumn, withOtherDays } from './sheet/one-column.ts';
import { withOpposites } from './sheet/opposites.ts';
import { withKeptTexts } from './kept-text.ts';
import type { LineFacts } from './sheet/line-facts.ts';
import { withCompanyOfBook } from './company-of-book.ts';
import { toldByOtherSheets } from './told-by-other-sheets.ts';
import { withCountsOfBook } from './counts-elsewhere.ts';
import { createSheetReader, type SheetReader } from './sheet/reader.ts';
import { isOtherList, namesComers } from './sheet/names.ts';
import { askedIfOther, judgedSheet, type Read, type SheetChoice, type SheetWhy } from './judged-sheet.ts';
import { saidAlone } from './said-alone.ts';
import { withStartsOfRemarks } from './starts-of-remarks.ts';
import { withReplaced, withSamePersons } from './sheet/same-persons.ts';
import { toldByCover } from './sheet/told-by-cover.ts';
import type { ListColumn, ListOptions, ListReading, Sheet } from './table.ts';
import { tidyText } from './words/values.ts';

/** A sheet of a file as it was read. */
export type SheetReading = {
  readonly name: string;
  readonly hidden: boolean;
  readonly row_count: number;
  /** Of a sheet that was taken, the persons of the list that are told by it; of another, those that it would bring. */
  readonly people: number;
  readonly left_out: number;
  readonly taken: boolean;
  readonly why: SheetWhy | null;
  readonly heading_row: number | null;
  readonly columns: readonly ListColumn[];
};

export type BookOptions = Omit<ListOptions, 'mapping' | 'heading_row'> & {
  readonly choices?: readonly SheetChoice[];
};

export type BookReading = {
  readonly sheets: readonly SheetReading[];
  /** The sheet with most of the persons, whose columns and heading the list shows. */
  readonly sheet: number;
  readonly list: ListReading;
};

/**
 * Reads all sheets of a file into one list. A sheet is left out only where it is hidden beside others or holds whom to call, and is
 * named with its persons then; who stands in one of leavers, of another month or of examples is asked about.
 *
 * Source: docs/business-rules.md#how-a-list-is-read
 */
export function readBook(sheets: readonly Sheet[], { choices = [], ...options }: BookOptions): BookReading {
  const directory = options.directory ?? createDirectory([], []);
  const reader = createSheetReader({ ...options, directory });
  const all = toldByCover(
    sheets.map((sheet, at): Read => {
      const choice = choices.find((one) => one.sheet === at);
      const list = readOne(sheet, { reader, choice, options: { today: options.today, directory } });
      return { at, sheet, list, why: null, taken: true, choice };
    }),
    { today: options.today, directory },
  );
  const isOnly = all.filter(({ list, sheet }) => list.rows.length > 0 && !sheet.hidden).length < 2;
  const hasSeen = all.some(({ list, sheet }) => list.rows.length > 0 && !sheet.hidden);
  const hasNew = all.some(({ list, sheet }) => list.rows.length > 0 && namesComers(sheet.name));
  const judged = all
    .map((read) => judgedSheet(read, { isOnly, hasSeen, today: options.today }))
    .map((read) => askedIfOther(read, hasNew));
  const taken = withElsewhere(judged);
  const isMany = sheets.length > 1;
  const lists = taken.filter((read) => read.taken).map((read) => (isMany ? named(read) : read.list));
  const main = taken.reduce((first, one) => (weight(one) > weight(first) ? one : first), taken[0] ?? nothing);
  const whole = withSamePersons({
    rows: lists.flatMap((list) => list.rows),
    skipped: lists.flatMap((list) => list.skipped),
  });
  const known = withOpposites(withReplaced(toldByOtherSheets(whole.rows, whole.skipped)));
  const placed = withCompanyOfBook(known, taken, (text) => reader.lines.title(text).work_company);
  const rows = withStartsOfRemarks(placed, options.today);
  const told = Map.groupBy(rows, ({ source_sheet }) => source_sheet ?? '');
  const peopleOf = ({ sheet, list, taken: isTaken }: Read): number =>
    (isTaken && isMany ? (told.get(sheet.name) ?? []) : isTaken ? rows : list.rows).length;
  return {
    sheets: taken.map((read) => ({
      name: read.sheet.name,
      hidden: read.sheet.hidden,
      row_count: read.sheet.rows.length,
      people: peopleOf(read),
      left_out: read.list.skipped.filter((one) => one.why !== 'blank').length,
      taken: read.taken,
      why: read.why,
      heading_row: read.list.heading_row,
      columns: read.list.columns,
    })),
    sheet: main.at,
    list: withKeptTexts({
      ...main.list,
      rows,
      skipped: withCountsOfBook(whole.skipped, rows),
      hidden_rows: lists.reduce((sum, list) => sum + list.hidden_rows, 0),
      message_lines: sheets.length === 1 ? main.list.message_lines : null,
    }),
  };
}

const empty: ListReading = {
  heading_row: null,
  columns: [],
  rows: [],
  skipped: [],
  hidden_rows: 0,
  message_lines: null,
};

const nothing: Read = {
  at: 0,
  sheet: { name: '', hidden: false, rows: [] },
  list: empty,
  why: null,
  taken: true,
  choice: undefined,
};

/** Most persons, then most columns known; a sheet that was left out comes last. */
const weight = ({ taken, list, why }: Read): number =>
  (taken ? 1_000_000 : 0) +
  (why === null ? list.rows.length * 20 : 1) +
  list.columns.filter(({ field }) => field !== null).length;

function readOne(
  sheet: Sheet,
  {
    reader,
    choice,
    options,
  }: {
    readonly reader: SheetReader;
    readonly choice: SheetChoice | undefined;
    readonly options: {
      readonly today: ListOptions['today'];
      readonly directory: NonNullable<ListOptions['directory']>;
    };
  },
): ListReading {
  const { mapping, heading_row } = choice ?? {};
  const chosen = { ...(mapping ? { mapping } : {}), ...(heading_row === undefined ? {} : { heading_row }) };
  const ofName: LineFacts = sheet.name === '' ? { looks: 'on' } : reader.lines.title(sheet.name);
  const { intent: _, heads: __, start_date: ___, ...facts } = ofName;
  const named = facts.work_company === undefined && /(?:公司|厂|集团|酒店|超市|物流|物业)$/u.test(sheet.name);
  const table = reader.read(sheet, chosen, named ? { ...facts, work_company: tidyText(sheet.name) } : facts);
  if (Object.keys(chosen).length > 0 || !isOneColumn(sheet)) return table;
  const lines = asLines(sheet, options);
  if (idsOf(lines) < idsOf(table) || lines.rows.length < table.rows.length) return table;
  return lines.message_lines === null ? lines : withOtherDays(lines, table);
}

const idsOf = ({ rows }: ListReading): number =>
  rows.filter(({ values }) => values.idcard !== undefined).length;

/** The rows of a sheet with its name. */
const named = ({ sheet: { name }, list }: Read): ListReading => ({
  ...list,
  rows: list.rows.map((row) => ({ ...row, source_sheet: name })),
  skipped: list.skipped.map((row) => ({ ...row, source_sheet: name })),
});

/** A sheet of names alone, of beds or tables, speaks of those in the lists; only who is in none is asked about. */
function withElsewhere(reads: readonly Read[]): readonly Read[] {
  const lists = reads.filter(({ taken, list }) => taken && idsOf(list) > 0);
  const known = new Set(lists.flatMap(({ list }) => list.rows.flatMap(({ values }) => values.name ?? [])));
  if (known.size === 0) return reads;
  const said = new Map<string, Intent>();
  const told = reads.map((read) => {
    const { list, taken, why, choice } = read;
    if (!taken || why !== null || choice !== undefined || list.rows.length === 0 || idsOf(list) > 0)
      return read;
    const others = list.rows.filter(({ values }) => !known.has(values.name ?? ''));
    if (others.length * 2 > list.rows.length) return read;
    for (const row of list.rows) {
      const { name = '' } = row.values;
      const told = saidAlone(row, read.sheet) ?? (tells(read) ? row.intent : undefined);
      if (told && known.has(name)) said.set(name, told);
    }
    const intent: Intent = { kind: 'unclear', of: '', words: read.sheet.name };
    const rows = others.map((row) => ({ ...row, intent: row.intent ?? intent }));
    return { ...read, why: 'named_elsewhere' as const, list: { ...list, rows } };
  });
  return told.map((read) =>
    lists.some(({ at }) => at === read.at) ? { ...read, list: withSaid(read.list, said) } : read,
  );
}

/** Whether a sheet is called after what became of people, and not after their beds. */
const tells = ({ sheet: { name } }: Read): boolean =>
  /结果|面试|体检|到岗|审核|录用|情况|名单/u.test(name) && !isOtherList(name, { hasNew: false });

/** 李四 | 不录用 on a sheet of names is said of him in the list. */
const withSaid = (list: ListReading, said: ReadonlyMap<string, Intent>): ListReading => ({
  ...list,
  rows: list.rows.map((row) => {
    const intent = row.intent ?? said.get(row.values.name ?? '');
    return intent ? { ...row, intent } : row;
  }),
});
