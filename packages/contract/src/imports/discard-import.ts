import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id } from '../fields.ts';
import { access } from './jobs.ts';

/**
 * Throws a list away, with its file; a file that is being read is read no further. With the `version` that was seen, refuses with
 * LIST_CHANGED when someone else has saved since.
 */
export const discardImport = call({
  method: 'POST',
  path: '/import/discard',
  access,
  writes: true,
  input: z.strictObject({ import_job_id: id, version: z.optional(z.int().check(z.minimum(1))) }),
  output: z.object({ import_job_id: id, status: z.int() }),
});
