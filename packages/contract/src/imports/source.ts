import * as z from 'zod/mini';
import { rowNo, skippedRow } from './rows.ts';

// The messages that a list was pasted as, as far as they are shown beside the list.

/** So many lines of a message are shown, and kept; and so many characters and messages of a user with a list. */
export const [source_lines_max, source_length_max, sources_max] = [500, 100_000, 20] as const;

export const source = {
  text: z.string().check(z.minLength(1), z.maxLength(source_length_max)),
  /** How many lines the whole message has. */
  line_count: z.int().check(z.minimum(1), z.maximum(2_000_000)),
  /** The rows of the list that were made of it. */
  row_nos: z.array(rowNo).check(z.maxLength(20_000)),
  /** The lines that became nobody. */
  skipped: z
    .array(z.strictObject({ source_row: skippedRow.shape.source_row, why: skippedRow.shape.why }))
    .check(z.maxLength(source_lines_max)),
};
