import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id } from '../fields.ts';
import { access } from './jobs.ts';
import { source } from './source.ts';

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
