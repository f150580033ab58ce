import { type CellEdit, type EntryField, entryFields } from './roster-row.ts';

/** A pasted block as rows of cell texts. */
export type Block = readonly (readonly string[])[];

/**
 * Reads what a spreadsheet puts on the clipboard: rows by line, cells by tab. Line ends after the last row make no rows, and an
 * apostrophe that only marks a cell as text is dropped.
 */
export const readBlock = (text: string): Block =>
  text
    .replace(/[\r\n]+$/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim().replace(/^'/, '')));

/** Whether a pasted text is more than one cell. */
export const isBlock = (text: string): boolean => /[\t\n\r]/.test(text.replace(/[\r\n]+$/, ''));

/** The cells of a pasted row from a column on; `left_over` counts filled cells that found no column. */
export function rowEdits(
  cells: readonly string[],
  from: EntryField,
): { readonly edits: readonly CellEdit[]; readonly left_over: number } {
  const columns = entryFields.slice(entryFields.indexOf(from));
  const edits = columns.flatMap((field, at): CellEdit[] => {
    const text = cells[at];
    return text === undefined ? [] : [{ field, text }];
  });
  return { edits, left_over: cells.slice(columns.length).filter((text) => text !== '').length };
}
