import * as z from 'zod/mini';
import { call } from '../call.ts';
import { flag, id } from '../fields.ts';
import { access, jobRow, ofJob } from './jobs.ts';
import { listColumn, listSheet, skippedRow } from './rows.ts';

/** How a list stands: how far its file is read, what was recognised and what was left out. */
export const readImport = call({
  method: 'GET',
  path: '/import/detail',
  access,
  writes: false,
  alsoPost: true,
  takesLong: true,
  input: z.strictObject(ofJob),
  output: z.object({
    ...jobRow.shape,
    /** Rows of the file that are read by now. */
    rows_read: z.int(),
    /** Why a file could not be read (state 60), in the caller's words. */
    failure: z.nullable(z.object({ reason: z.string(), msg: z.string() })),
    /** A file of rejected rows went back into this list, which is to be opened instead. */
    continued_in: z.nullable(id),
    /** The change in which its persons were insured, the latest of several; null while they are not. */
    insured_in: z.nullable(z.object({ policy_change_id: id, change_no: z.string() })),
    file_id: z.nullable(id),
    sheets: z.array(listSheet),
    sheet: z.nullable(z.int()),
    heading_row: z.nullable(z.int()),
    columns: z.array(listColumn),
    /**
     * `in`: rows of the sheets that were taken = accepted + skipped; hidden ones are among the accepted. Of a message its lines, `is_message` 1:
     * a line may tell of several persons, or of none but for them.
     */
    counts: z.object({
      in: z.int(),
      accepted: z.int(),
      skipped: z.int(),
      hidden: z.int(),
      is_message: z.optional(flag),
    }),
    /** Who stood in hidden rows: the names of the first of them. */
    hidden_names: z.optional(z.array(z.string())),
    /** The first 1,000 of them. */
    skipped: z.array(skippedRow),
  }),
});

export type ImportDetail = z.output<typeof readImport.output>;
