import * as z from 'zod/mini';
import { call } from '../call.ts';
import { flag, id, personReference } from '../fields.ts';
import { access } from './jobs.ts';
import { rowNo } from './rows.ts';

/**
 * Finds the number that a spreadsheet has destroyed: of the workers whom the enterprise knows by exactly this name, the
 * one whose number begins with the digits that are left. Nothing comes of a name that fits none or two.
 *
 * With `accept` 1 the person comes too, as a reference that the row then carries instead of a number. That something was found is
 * recorded, and that it was taken.
 */
export const restoreNumbers = call({
  method: 'POST',
  path: '/import/restoreNumbers',
  access,
  writes: false,
  takesLong: true,
  input: z.strictObject({
    import_job_id: z.optional(id),
    rows: z
      .array(
        z.strictObject({
          row_no: rowNo,
          name: z.string().check(z.maxLength(60)),
          kept: z.string().check(z.regex(/^\d{6,17}$/)),
        }),
      )
      .check(z.minLength(1), z.maxLength(2_000)),
    accept: z._default(flag, 0),
  }),
  output: z.array(z.object({ row_no: rowNo, idcard_mask: z.string(), person: z.nullable(personReference) })),
});
