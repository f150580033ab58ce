import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id, queried } from '../fields.ts';
import { keptOutput, ofCompany } from './kept.ts';

/**
 * The same of a list that is still being worked on: whoever stands on it and is in no change yet. So the one who sent it can be told
 * also where nobody on it could be insured.
 */
export const listUninsured = call({
  method: 'GET',
  path: '/policy_change/uninsured',
  access: ['policy_change/import'],
  writes: false,
  takesLong: true,
  input: z.strictObject({ import_job_id: queried(id), ...ofCompany }),
  output: keptOutput,
});
