import * as z from 'zod/mini';
import { call } from '../call.ts';
import { day, id, rowsOf } from '../fields.ts';
import { access, saved } from './jobs.ts';
import { rosterEntry, rowNo } from './rows.ts';

/**
 * Saves changes of rows: those named get these values whole (but `intent`, a question, stays until it is null), new numbers are new rows at
 * the end, `removed` go. `order`
 * names all rows in a new order. Also moves the list to another start or policy. Refuses with LIST_CHANGED when
 * someone else has saved since.
 */
export const fixRows = call({
  method: 'POST',
  path: '/import/fixRow',
  access,
  writes: true,
  carriesRows: true,
  takesLong: true,
  input: z.strictObject({
    import_job_id: id,
    version: z.int().check(z.minimum(1)),
    rows: z._default(rowsOf(rosterEntry), []),
    removed: z._default(rowsOf(rowNo), []),
    order: z.optional(rowsOf(rowNo)),
    start_date: z.optional(z.nullable(day)),
    policy_id: z.optional(id),
  }),
  output: saved,
});
