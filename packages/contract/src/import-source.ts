import * as z from 'zod/mini';
import { call } from './call.ts';
import { id, queried } from './fields.ts';
import { rowNo, skippedRow } from './import-rows.ts';

// The messages that a list was pasted as, as far as they are shown beside the list.

/** So many lines of a message are shown, and kept; and so many characters and messages of a user with a list. */
export const [source_lines_max, source_length_max, sources_max] = [500, 100_000, 20] as const;

const access = ['policy_change/import'] as const;

const source = {
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

/**
 * Keeps a message that a list was pasted as, sealed with the list and gone with it. The same one again has the rows of both; where
 * there is no room for all that one user pasted, the oldest of that user's go.
 */
export const keepSource = call({
  method: 'POST',
  path: '/import/keepSource',
  access,
  writes: true,
  input: z.strictObject({ import_job_id: id, ...source }),
  output: z.object({ import_job_id: id }),
});

/** Those messages, each whole for whoever pasted it, without numbers for everybody else. */
export const readSource = call({
  method: 'GET',
  path: '/import/source',
  access,
  writes: false,
  alsoPost: true,
  takesLong: true,
  input: z.strictObject({ import_job_id: queried(id) }),
  output: z.object({
    /** The one that came last. Null where none is kept. */
    source: z.nullable(z.object(source)),
    /** Those before it, the oldest first. */
    earlier: z.array(z.object(source)),
    /** How many older ones are kept no more. */
    gone: z.int(),
  }),
});

export type KeptSource = NonNullable<z.output<typeof readSource.output>['source']>;
