import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id } from '../fields.ts';
import { access } from './jobs.ts';

/** Throws a list away, with its file; a file that is being read is read no further. */
export const discardImport = call({
  method: 'POST',
  path: '/import/discard',
  access,
  writes: true,
  input: z.strictObject({ import_job_id: id }),
  output: z.object({ import_job_id: id, status: z.int() }),
});
