import { withHidden } from './hidden-rows.ts';
import type { Day } from '../../calendar/day.ts';
import type { Intent } from '../../roster/intent.ts';
import { createDirectory, type Directory } from '../../roster/directory.ts';
import { type Abreast, createAbreast } from './abreast.ts';
import { corrected } from './corrections.ts';
import { withAnswers } from './answers.ts';
import type { Column } from './columns.ts';
import { withOther } from './companies-beside.ts';
import { createCrowd } from './crowded.ts';
import { type Block, blocksOf, columnsByRow } from './blocks.ts';
import { findHeading } from './heading-row.ts';
import { withDayOrder } from './day-order.ts';
import { type Legend, readLegend } from './legend.ts';
import { createMarks } from './marks.ts';
import { type TitleDay, titleDay } from './title-days.ts';
import { readTitle } from './title-line.ts';
import { withSurroundings } from './afterwards.ts';
import { askIfParted, withParted } from './parting.ts';
import { createFilling } from './filled-down.ts';
import { columns_max } from '../limits.ts';
import { createPersons, type Persons, withEnd } from './persons-of-row.ts';
import type { LineFacts } from './line-facts.ts';
import { headsIn, createLines, type Lines } from './scope.ts';
import { skipped } from './rows.ts';
import { createScopes, type Scopes } from './scopes.ts';
import { isLabelled, lastNumber, readCorner, sectionFacts } from './section-lines.ts';
import type { ListOptions, ListReading, ListRow, Sheet, SheetRow, SkippedRow } from '../table.ts';
import { saidByHead } from '../words/section-heads.ts';
import { tidyText } from '../words/values.ts';
import { withWholeNames } from './split-names.ts';
import { withWholeNumbers } from './split-numbers.ts';
import { shownColumns } from './shown-columns.ts';
import { withTwoRowsEach } from './two-rows.ts';
import { upright } from './upright.ts';
import { clipped } from '../cell.ts';
import { toldOfKnown } from './told-of-known.ts';
import { isStateAsked } from './told-row.ts';

type Chosen = Pick<ListOptions, 'mapping' | 'heading_row'>;

export type SheetReader = {
  readonly lines: Lines;
  /** @param name what the name of the sheet says of everybody in it */
  readonly read: (sheet: Sheet, chosen?: Chosen, name?: LineFacts) => ListReading;
};

/** Reads sheets against one directory. */
export function createSheetReader({ today, ...options }: ListOptions): SheetReader {
  const directory = options.directory ?? createDirectory([], []);
  const lines = createLines(today, directory);
  const persons = createPersons({ today, lines, crowd: createCrowd(today, directory) });
  return {
    lines,
    read: (sheet, chosen = options, name) => {
      const rows =
        chosen.mapping === undefined && chosen.heading_row === undefined
          ? (corrected(sheet.rows) ?? upright(withTwoRowsEach(withWholeNumbers(withWholeNames(sheet.rows)))))
          : sheet.rows;
      return readRows(
        rows,
        { ...options, ...chosen, today, directory, name: sheet.name },
        { lines, persons, scopes: createScopes(name) },
      );
    },
  };
}

type Found = { readonly row: SheetRow; readonly columns?: readonly Column[] } & ReturnType<Persons['of']>;

type Reader = { readonly lines: Lines; readonly persons: Persons; readonly scopes: Scopes };

function readRows(
  whole: readonly SheetRow[],
  options: ListOptions & { readonly name: string; readonly directory: Directory },
  reader: Reader,
): ListReading {
  const rows = withDayOrder(whole.map(narrowed));
  const legend = readLegend(rows);
  const days: (TitleDay | undefined)[] = [undefined, dayOfName(options.name, options.today)];
  const heading = findHeading(rows, options.heading_row);
  const above = heading === undefined ? [] : rows.slice(0, heading.at);
  const [left, people]: [SkippedRow[], ListRow[]] = [[], []];
  const add = ({ row, columns = [], ...read }: Found) => {
    const drafts = read.rows.map((draft) => placedIn(reader, draft, columns));
    people.push(...drafts);
    if (read.why !== undefined) left.push(skipped(row, read.why));
    return drafts;
  };

  const blocks = blocksOf(rows, heading, options);
  const parted = new Map<number, Intent>();
  const abreast = createAbreast(blocks[0]?.groups ?? [], reader.lines, options.today);
  for (const row of above) {
    const found = reader.persons.loose(row);
    // What it says of each list is no title of the whole.
    const isOfEach = abreast.reads(row);
    if (found.length > 0) add({ row, rows: found });
    else left.push(skipped(row, isBlank(row) ? 'blank' : isOfEach ? 'note' : 'above_heading'));
    const day = isOfEach ? undefined : readTitle(row, { ...reader, legend }, options.today);
    days[0] ??= day;
  }
  for (const [place, block] of blocks.entries()) {
    const beside = place === 0 ? abreast : createAbreast(block.groups, reader.lines, options.today);
    readBlock(block, { ...reader, legend, today: options.today, abreast: beside, parted }, add, left);
  }
  for (const found of farRight(whole, reader)) add(found);
  reader.scopes.end();
  const placed = withSurroundings(toldOfKnown(reader.scopes.applied(people), rows, left), {
    rows,
    columns: columnsByRow(blocks),
    left,
    legend,
    days,
    lines: reader.lines,
    today: options.today,
    directory: options.directory,
  });
  const listed = withHidden(withParted(placed, parted), rows);
  return {
    heading_row: heading === undefined ? null : (rows[heading.at]?.row_no ?? null),
    columns: shownColumns(blocks[0], people),
    rows: listed,
    skipped: withMiscounted(left, reader.scopes.miscounted(people)),
    hidden_rows: new Set(listed.flatMap(({ hidden, source_row }) => (hidden ? [source_row] : []))).size,
    message_lines: null,
  };
}

/** A sheet called 11.25 may be one of a day, or written on it. */
function dayOfName(name: string, today: Day): TitleDay | undefined {
  const day = titleDay(name, today);
  return day && { ...day, isSure: false };
}

const narrowed = (row: SheetRow): SheetRow =>
  row.cells.length > columns_max ? { ...row, cells: row.cells.slice(0, columns_max) } : row;

/** A person with what holds here; of a section of leavers, the day is the last one. */
function placedIn({ scopes, lines }: Reader, draft: ListRow, columns: readonly Column[]): ListRow {
  const around = scopes.company();
  const placed = withOther(scopes.placed(draft), around, { words: around ?? '', lines });
  const leaves = !draft.intent && placed.intent?.kind === 'leave';
  return leaves ? { ...placed, values: withEnd(placed.values, columns) } : placed;
}

/** What stands further right is no list, but whoever has a number there is a person. */
const farRight = (rows: readonly SheetRow[], { persons }: Reader) =>
  rows
    .filter(({ cells }) => cells.length > columns_max)
    .map((row) => ({ row, rows: persons.loose({ ...row, cells: row.cells.slice(columns_max) }) }))
    .filter((found) => found.rows.length > 0);

/** A line that counts wrongly is told so, once. */
function withMiscounted(
  left: readonly SkippedRow[],
  miscounted: readonly SkippedRow[],
): readonly SkippedRow[] {
  const rows = new Set(miscounted.map(({ source_row }) => source_row));
  return [...left.filter(({ source_row }) => !rows.has(source_row)), ...miscounted].toSorted(
    (a, b) => a.source_row - b.source_row,
  );
}

const isBlank = ({ cells }: SheetRow): boolean => cells.every(({ text }) => text.trim() === '');

function readBlock(
  { heading, headings, rows, groups: written }: Block,
  {
    lines,
    persons,
    scopes,
    legend,
    today,
    abreast,
    parted,
  }: Reader & {
    readonly legend: Legend;
    readonly today: Day;
    readonly abreast: Abreast;
    readonly parted: Map<number, Intent>;
  },
  add: (read: Found) => readonly ListRow[],
  left: SkippedRow[],
): void {
  const { answers, groups } = withAnswers(rows, written, legend);
  const asksState = groups.some(({ columns }) => isStateAsked(rows, columns));
  const columns = groups.flatMap((group) => group.columns);
  const marks = createMarks(rows, {
    heading,
    columns: columns.filter(({ index }) => !answers.columns.has(index)),
    legend,
    today,
  });
  askIfParted(rows, columns, { apart: [marks.columns, answers.columns], parted });
  const filling = createFilling(columns);
  left.push(...headings.map((row) => skipped(row, 'heading_again')));
  if (heading !== undefined) readCorner(heading.titles, rows[0], { lines, scopes });
  for (const [at, row] of rows.entries()) {
    const texts = [...new Set(row.cells.map(({ text }) => tidyText(clipped(text, 200))))].filter(
      (text) => text !== '',
    );
    const [only = ''] = texts;
    // 储备 and 解约 would be names.
    if (texts.length === 1 && (lines.isCompany(only) || saidByHead(only, true))) {
      filling.end();
      scopes.section(lines.section(only), row);
      left.push(skipped(row, 'note'));
      continue;
    }
    const read = persons.of(row, { heading, groups, asksState, marks, answers, abreast });
    add({ row, columns, ...read, rows: read.rows.map(filling.filled) });
    if (read.rows.length > 0 || read.why === 'blank') continue;
    filling.end();
    readLine(row, { texts, why: read.why, below: rows[at + 1] }, { lines, scopes, abreast });
  }
}

/** A row that is nobody, for what it says of those round it. */
function readLine(
  row: SheetRow,
  {
    texts,
    why,
    below,
  }: {
    readonly texts: readonly string[];
    readonly why: SkippedRow['why'] | undefined;
    readonly below: SheetRow | undefined;
  },
  { lines, scopes, abreast }: Omit<Reader, 'persons'> & { readonly abreast: Abreast },
): void {
  if (why === 'heading_again') readCorner(titlesOf(row), below, { lines, scopes });
  if (abreast.reads(row)) return;
  const heads = abreast.heads(row);
  if (heads !== undefined || why === 'total')
    scopes.total(heads ?? headsIn(texts.join(' ')) ?? lastNumber(texts), row);
  else if (why === 'note') {
    const facts: LineFacts = texts.length > 3 ? { looks: 'on' } : sectionFacts(texts.join('  '), lines);
    scopes.section(facts, row, isLabelled(texts[0] ?? ''));
  }
}

const titlesOf = ({ cells }: SheetRow) => cells.map(({ text }) => tidyText(clipped(text, 60)));
