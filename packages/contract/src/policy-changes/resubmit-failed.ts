import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id } from '../fields.ts';

/**
 * Makes an unfinished list of the rows that did not become cover, with the insurer's words on each: the failed rows of a
 * change that was partly issued or refused, or all rows of one that was withdrawn or void. Where such a list of this change
 * is still being worked on, that one is answered.
 */
export const resubmitFailed = call({
  method: 'POST',
  path: '/policy_change/resubmitFailed',
  access: ['policy_change/import'],
  writes: true,
  takesLong: true,
  input: z.strictObject({ policy_change_id: id }),
  output: z.object({ policy_change_id: id, import_job_id: id, person_count: z.int() }),
});
