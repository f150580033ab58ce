import * as z from 'zod/mini';
import { call } from '../call.ts';
import { queried } from '../fields.ts';
import { access, ofJob, rows_read_max } from './jobs.ts';
import { storedRow } from './rows.ts';

/** The rows of a list in its order, a part at a time; of the version that the answer names. */
export const readImportRows = call({
  method: 'GET',
  path: '/import/rows',
  access,
  writes: false,
  alsoPost: true,
  takesLong: true,
  input: z.strictObject({
    ...ofJob,
    page: z._default(queried(z.int().check(z.minimum(1), z.maximum(10_000))), 1),
    limit: z._default(queried(z.int().check(z.minimum(1), z.maximum(rows_read_max))), rows_read_max),
  }),
  output: z.object({ version: z.int(), total: z.int(), rows: z.array(storedRow) }),
});
