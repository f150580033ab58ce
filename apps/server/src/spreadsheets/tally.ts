import { guard } from './unreadable.ts';

/** Counts cells and their characters over all sheets, and is told of each row that was read. */
export type Tally = { cells: number; characters: number; readonly onRow: () => void };

/** Of a Chinese character, as it would be unpacked. */
const bytes_each = 3;

/** Counts cells of which the last holds a text: one to which a hundred thousand cells point is read as often. */
export function count(tally: Tally, cells: number, text: string): void {
  tally.cells += cells;
  guard('cells', tally.cells);
  tally.characters += text.length;
  guard('unpacked_mb', (tally.characters * bytes_each) / 2 ** 20);
}
