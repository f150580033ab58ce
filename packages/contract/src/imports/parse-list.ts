import * as z from 'zod/mini';
import { call } from '../call.ts';
import { day, id, rowsOf } from '../fields.ts';
import { listType } from '../policy-changes/fields.ts';
import { access, saved, text_length_max } from './jobs.ts';
import { rosterEntry } from './rows.ts';
import { howToRead, sheetChoices, sheetNo } from './sheets.ts';

/**
 * Begins a list, or replaces the rows of one: from a file, a pasted text, or rows typed so far; exactly one of the three. Rows and
 * a short text are taken at once. A file or a long text is read beside (state 10), and `import/detail` tells how
 * far it has come. With the `version` that was seen, refuses with LIST_CHANGED when someone else has saved since.
 */
export const parseList = call({
  method: 'POST',
  path: '/import/parse',
  access,
  writes: true,
  carriesRows: true,
  takesLong: true,
  input: z.strictObject({
    /** For which kind of change; a list stays of its kind. */
    kind: z._default(listType, 'add'),
    policy_id: id,
    start_date: z.optional(z.nullable(day)),
    import_job_id: z.optional(id),
    /** Of the list whose rows are replaced, as it was seen. */
    version: z.optional(z.int().check(z.minimum(1))),
    file_id: z.optional(id),
    text: z.optional(z.string().check(z.minLength(1), z.maxLength(text_length_max))),
    rows: z.optional(rowsOf(rosterEntry)),
    /** With a file: the only sheet to be read, counted from 0; else all are. */
    sheet: z.optional(sheetNo),
    ...howToRead,
    /** With a file: how each of these sheets is to be read, and whether its persons are taken at all. */
    sheets: z.optional(sheetChoices),
  }),
  output: saved,
});
