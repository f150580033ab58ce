import { createDirectory } from '../roster/directory.ts';
import { corrected } from './corrections.ts';
import { createCrowd } from './crowded.ts';
import { findHeading, type Heading, headingAgainAt } from './heading-row.ts';
import { type Group, readGroups } from './groups.ts';
import { columns_max } from './limits.ts';
import { createPersons, type Persons } from './persons-of-row.ts';
import { headsIn, createLines, type LineFacts, type Lines } from './scope.ts';
import { skipped } from './rows.ts';
import { createScopes, type Scopes } from './scopes.ts';
import type { ListColumn, ListOptions, ListReading, ListRow, Sheet, SheetRow, SkippedRow } from './table.ts';
import { tidyText } from './values.ts';
import { upright } from './upright.ts';
import { clipped } from './cell.ts';
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
          ? (corrected(sheet.rows) ?? upright(sheet.rows))
          : sheet.rows;
      return readRows(
        rows,
        { ...options, ...chosen, today, directory },
        { lines, persons, scopes: createScopes(name) },
      );
    },
  };
}

type Reader = { readonly lines: Lines; readonly persons: Persons; readonly scopes: Scopes };

/** A part of a sheet under one heading. */
type Block = {
  readonly heading: Heading | undefined;
  /** The rows of its heading that nobody has been told of yet. */
  readonly headings: readonly SheetRow[];
  readonly rows: readonly SheetRow[];
  readonly groups: readonly Group[];
};

function readRows(whole: readonly SheetRow[], options: ListOptions, reader: Reader): ListReading {
  const rows = whole.map((row) =>
    row.cells.length > columns_max ? { ...row, cells: row.cells.slice(0, columns_max) } : row,
  );
  const heading = findHeading(rows, options.heading_row);
  const above = heading === undefined ? [] : rows.slice(0, heading.at);
  const left: SkippedRow[] = [];
  const people: ListRow[] = [];
  const add = ({ row, ...read }: { readonly row: SheetRow } & ReturnType<Persons['of']>) => {
    const drafts = read.rows.map((draft) => reader.scopes.placed(draft));
    people.push(...drafts);
    if (read.why !== undefined) left.push(skipped(row, read.why));
    return drafts;
  };

  for (const row of above) {
    const found = reader.persons.loose(row);
    if (found.length > 0) add({ row, rows: found });
    else left.push(skipped(row, isBlank(row) ? 'blank' : 'above_heading'));
    readTitle(row, reader);
  }
  const blocks = blocksOf(rows, heading, options);
  for (const block of blocks) readBlock(block, reader, add, left);
  // What stands further right is no list, but whoever has a number there is a person.
  for (const row of whole)
    if (row.cells.length > columns_max) {
      const found = reader.persons.loose({ ...row, cells: row.cells.slice(columns_max) });
      if (found.length > 0) add({ row, rows: found });
    }
  reader.scopes.end();
  const columns = columnsOf(blocks[0], people);
  return {
    heading_row: heading === undefined ? null : (rows[heading.at]?.row_no ?? null),
    columns,
    rows: reader.scopes.applied(people),
    skipped: withMiscounted(left, reader.scopes.miscounted(people)),
    hidden_rows: rows.filter(
      (row) => row.hidden && people.some(({ source_row }) => source_row === row.row_no),
    ).length,
    message_lines: null,
  };
}

/** A line that counts wrongly is told as that, and once. */
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

function readTitle(row: SheetRow, { lines, scopes }: Reader): void {
  const texts = [...new Set(row.cells.map(({ text }) => tidyText(clipped(text, 200))))].filter(
    (text) => text !== '',
  );
  scopes.title(lines.title(texts.join('  ')), row);
}

/** The parts of a sheet: a heading that comes again in another order begins one. */
function blocksOf(
  rows: readonly SheetRow[],
  first: Heading | undefined,
  options: ListOptions,
): readonly Block[] {
  const starts = [
    first === undefined
      ? { at: 0, body: 0, heading: first }
      : { at: first.at + 1, body: first.last + 1, heading: first },
  ];
  if (options.heading_row === undefined)
    for (let at = starts[0]?.body ?? 0; at < rows.length; at++) {
      const heading = headingAgainAt(rows, at);
      if (heading === undefined || isSame(heading, starts.at(-1)?.heading)) continue;
      starts.push({ at, body: heading.last + 1, heading });
      at = heading.last;
    }
  return starts.map(({ at, body, heading }, place) => {
    const block = rows.slice(body, starts[place + 1]?.at);
    const { mapping, ...rest } = options;
    const chosen = place === 0 && mapping !== undefined ? { mapping } : {};
    return {
      heading,
      headings: rows.slice(at, body),
      rows: block,
      groups: readGroups(block, heading, { ...rest, ...chosen }),
    };
  });
}

const isSame = ({ titles }: Heading, before: Heading | undefined): boolean =>
  before !== undefined && titles.join('|') === before.titles.join('|');

function readBlock(
  { heading, headings, rows, groups }: Block,
  { lines, persons, scopes }: Reader,
  add: (read: { readonly row: SheetRow } & ReturnType<Persons['of']>) => readonly ListRow[],
  left: SkippedRow[],
): void {
  const asksState = groups.some(({ columns }) => isStateAsked(rows, columns));
  left.push(...headings.map((row) => skipped(row, 'heading_again')));
  for (const row of rows) {
    const texts = [...new Set(row.cells.map(({ text }) => tidyText(clipped(text, 200))))].filter(
      (text) => text !== '',
    );
    const [only = ''] = texts;
    if (texts.length === 1 && lines.isCompany(only)) {
      scopes.section(lines.section(only), row);
      left.push(skipped(row, 'note'));
      continue;
    }
    const read = persons.of(row, { heading, groups, asksState });
    add({ row, ...read });
    if (read.rows.length > 0 || read.why === 'blank') continue;
    const facts = lines.section(texts.join('  '));
    if (read.why === 'total') scopes.total(headsIn(texts.join(' ')) ?? lastNumber(texts), row);
    else if (read.why === 'note') scopes.section(texts.length > 3 ? { looks: 'on' } : facts, row);
  }
}

const lastNumber = (texts: readonly string[]): number | undefined => {
  const number = texts.findLast((text) => /^\d{1,5}$/.test(text));
  return number === undefined ? undefined : Number(number);
};

/** The columns as they are shown, with a few of their cells. */
function columnsOf(block: Block | undefined, people: readonly ListRow[]): readonly ListColumn[] {
  if (block === undefined) return [];
  const persons = new Set(people.map(({ source_row }) => source_row));
  const byIndex = new Map(
    block.groups
      .toReversed()
      .flatMap(({ columns }) => columns.map((column) => [column.index, column] as const)),
  );
  const width = Math.min(columns_max, Math.max(0, ...[...byIndex.keys()].map((index) => index + 1)));
  const samples = Array.from({ length: width }, () => new Set<string>());
  for (const { cells } of block.rows.filter(({ row_no }) => persons.has(row_no)))
    samples.forEach((seen, index) => {
      const text = tidyText(clipped(cells[index]?.text ?? '', sample_max));
      if (seen.size < samples_max && text !== '') seen.add(text);
    });
  return samples.map((seen, index) => {
    const { title = '', field = null, by = 'none' } = byIndex.get(index) ?? {};
    return { index, title, field, by, samples: [...seen] };
  });
}

/** As many cells of a column as show what it holds. */
const samples_max = 3;
const sample_max = 60;
