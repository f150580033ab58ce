import { readBlock as readCells } from '@app/domain/list/delimited';

/** A pasted block as rows of cell texts. */
export type Block = readonly (readonly string[])[];

/**
 * Reads what a spreadsheet puts on the clipboard, as it stands: rows by line, cells by tab. Line breaks inside a cell are spaces here, and
 * an apostrophe that only marks a cell as text is dropped.
 */
export const readBlock = (text: string): Block =>
  readCells(text).map(({ cells }) =>
    cells.map((cell) =>
      cell.text
        .replace(/\s*[\r\n]+\s*/g, ' ')
        .trim()
        .replace(/^'/, ''),
    ),
  );

/** Whether a pasted text is more than one cell. */
export const isBlock = (text: string): boolean => /[\t\n\r]/.test(text.replace(/[\r\n]+$/, ''));

/** Rows of cells as a spreadsheet takes them: a text that would break the block is quoted. */
export const writeBlock = (rows: Block): string =>
  rows
    .map((cells) =>
      cells.map((cell) => (/[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\n');
