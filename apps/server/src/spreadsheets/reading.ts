import type { Day } from '@app/domain/calendar/day';
import type { ListType } from '@app/domain/changes/kinds';
import { tooMuchOf } from '@app/domain/list/limits';
import { readPasted } from '@app/domain/list/pasted';
import { readBook, type SheetReading } from '@app/domain/list/book';
import type { SheetChoice } from '@app/domain/list/judged-sheet';
import type { ListOptions, ListReading, Sheet } from '@app/domain/list/table';
import { createDirectory } from '@app/domain/roster/directory';
import { fileKindOf } from './file-kind.ts';
import { withComments } from './sheet-comments.ts';
import { readSheetPart } from './sheet-part.ts';
import type { Tally } from './tally.ts';
import { readTextTable } from './text-table.ts';
import { Unreadable } from './unreadable.ts';
import { readWorkbookParts } from './workbook-parts.ts';
import { openParts } from './zip-parts.ts';

/** How a file is to be read where a person has said so; else it is found out. */
export type ReadingOptions = {
  readonly today: Day;
  /** The only sheet that is to be read. */
  readonly sheet?: number | undefined;
  /** How each sheet is to be read of which somebody has said so. */
  readonly choices?: readonly SheetChoice[] | undefined;
  /** The bytes are a text that was pasted, in UTF-8: a block of cells, or a chat message. */
  readonly pasted?: true;
  /** The kind of change that the list is for. */
  readonly kind?: ListType;
} & Pick<ListOptions, 'mapping' | 'heading_row' | 'directory' | 'headings'>;

/** A file as it was read: its sheets, the one with most of the list, and the list. */
export type FileReading = {
  readonly sheets: readonly SheetReading[];
  /** Null for a text that was pasted. */
  readonly sheet: number | null;
  readonly list: ListReading;
  /** What stood in the column of row keys, by row of the sheet: a file of rejected rows that comes back. It has one sheet. */
  readonly keys: ReadonlyMap<number, string>;
};

/** The heading of the hidden column by which rejected rows are known again. */
export const rowKeyHeading = '__row_key';

/**
 * Reads the list of persons that a file holds.
 *
 * @param onProgress told now and then how many rows were read
 * @throws Unreadable when there is none, or the file is not what it should be
 */
export async function readFile(
  bytes: Uint8Array,
  { sheet: wanted, pasted, ...options }: ReadingOptions,
  onProgress: (rows_read: number) => void,
): Promise<FileReading> {
  if (pasted) return readText(bytes, options);
  const { today, directory, headings } = options;
  const parted = (await readSheets(bytes, onProgress)).map(withoutKeys);
  const choices = choicesOf(parted.length, { ...options, sheet: wanted });
  const book = readBook(
    parted.map(({ plain }) => plain),
    { today, ...(directory ? { directory } : {}), ...(headings ? { headings } : {}), choices },
  );
  // Where a person chose how to read, an empty outcome is theirs to mend.
  if (book.sheets.every(({ people }) => people === 0) && choices.length === 0)
    throw new Unreadable('LIST_NOT_FOUND');
  const keyed = parted.find(({ keys }) => keys.size > 0);
  return { ...book, keys: keyed?.keys ?? new Map<number, string>() };
}

/** What was chosen for each sheet: one alone may have been, with its heading and columns. */
function choicesOf(
  count: number,
  {
    sheet,
    choices = [],
    mapping,
    heading_row,
  }: Pick<ReadingOptions, 'sheet' | 'choices' | 'mapping' | 'heading_row'>,
): readonly SheetChoice[] {
  const chosen = { ...(mapping ? { mapping } : {}), ...(heading_row === undefined ? {} : { heading_row }) };
  if (sheet === undefined || sheet >= count)
    return Object.keys(chosen).length === 0 ? choices : [...choices, { sheet: 0, ...chosen }];
  return Array.from({ length: count }, (_, at) =>
    at === sheet ? { sheet: at, taken: true, ...chosen } : { sheet: at, taken: false },
  );
}

function readText(bytes: Uint8Array, { today, directory, headings, kind }: ReadingOptions): FileReading {
  const text = new TextDecoder().decode(bytes);
  if (tooMuchOf(text)) throw new Unreadable('ROWS_TOO_MANY');
  const list = readPasted(text, {
    today,
    directory: directory ?? createDirectory([], []),
    kind,
    ...(headings ? { headings } : {}),
  });
  return { sheets: [], sheet: null, list, keys: new Map() };
}

const progress_every_rows = 500;

async function readSheets(bytes: Uint8Array, onProgress: (rows: number) => void): Promise<readonly Sheet[]> {
  let rows_read = 0;
  const tally: Tally = {
    cells: 0,
    characters: 0,
    onRow: () => {
      rows_read += 1;
      if (rows_read % progress_every_rows === 0) onProgress(rows_read);
    },
  };
  if (fileKindOf(bytes) === 'text') return [readTextTable(bytes, tally)];
  try {
    const parts = await openParts(bytes);
    const book = await readWorkbookParts(parts);
    const sheets: Sheet[] = [];
    for (const { name, hidden, part } of book.sheets) {
      const stream = await parts.open(part);
      if (!stream) throw new Unreadable('FILE_BROKEN');
      const rows = await readSheetPart(stream, book, tally);
      sheets.push({ name, hidden, rows: await withComments(rows, { parts, part, tally }) });
    }
    return sheets;
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    // Whatever a library made of bytes that are no proper workbook.
    throw new Unreadable('FILE_BROKEN');
  }
}

/** Takes off the column of row keys, where there is one, so that nobody sees it again. */
function withoutKeys(sheet: Sheet): { readonly plain: Sheet; readonly keys: ReadonlyMap<number, string> } {
  const heading = sheet.rows.slice(0, 5).find(({ cells }) => cells.some(isKeyHeading));
  if (!heading) return { plain: sheet, keys: new Map() };
  const column = heading.cells.findIndex(isKeyHeading);
  return {
    plain: { ...sheet, rows: sheet.rows.map((row) => ({ ...row, cells: row.cells.toSpliced(column, 1) })) },
    keys: new Map(sheet.rows.map(({ row_no, cells }) => [row_no, cells[column]?.text ?? ''])),
  };
}

const isKeyHeading = ({ text }: { readonly text: string }): boolean => text.trim() === rowKeyHeading;
