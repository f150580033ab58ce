import * as z from 'zod/mini';
import { call } from './call.ts';
import { flag, id, personReference, queried } from './fields.ts';
import { rowNo } from './import-rows.ts';
import { languages } from './words/languages.ts';

// The files that go into an unfinished list and come out of it, and the numbers that a spreadsheet destroyed on the way.

const access = ['policy_change/import'] as const;

/** A file that is sent for the next call to read. It is kept for a week at most, encrypted, and goes with its list. */
export const uploadFile = call({
  method: 'POST',
  path: '/file/upload',
  access,
  writes: true,
  takesFile: true,
  input: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    bytes: z.instanceof(Uint8Array),
  }),
  output: z.object({ file_id: id, name: z.string(), size: z.int() }),
});

/**
 * Finds the number that a spreadsheet has destroyed: of the workers whom the enterprise knows by exactly this name, the
 * one whose number begins with the digits that are left. Nothing comes of a name that fits none or two.
 *
 * With `accept` 1 the person comes too, as a reference that the row then carries instead of a number, and that it did is recorded.
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

const file = z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) });
const language = z.optional(z.enum(languages));

/** The faulty rows as .xlsx, the reason first. Sent back through `import/parse` it mends these rows and adds none. */
export const errorFile = call({
  method: 'GET',
  path: '/import/errorFile',
  access,
  writes: false,
  sendsFile: true,
  takesLong: true,
  input: z.strictObject({ import_job_id: queried(id), language }),
  output: file,
});

/** An empty list as .xlsx for a policy: headings, the enterprise's work companies and their work types to choose from. */
export const importTemplate = call({
  method: 'GET',
  path: '/import/template',
  access,
  writes: false,
  sendsFile: true,
  input: z.strictObject({
    kind: z._default(z.literal('add'), 'add'),
    policy_id: queried(id),
    language,
  }),
  output: file,
});
