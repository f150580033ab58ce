import * as z from 'zod/mini';
import { call } from '../call.ts';
import { day, id } from '../fields.ts';
import { pastFindings } from '../policy-changes/fields.ts';
import { access } from './jobs.ts';

/** Makes a draft change of the sound rows, or puts them in the place of the draft made before. The others stay. */
export const submitImport = call({
  method: 'POST',
  path: '/import/submit',
  access,
  writes: true,
  takesLong: true,
  input: z.strictObject({
    import_job_id: id,
    version: z.int().check(z.minimum(1)),
    ...pastFindings,
    start_date: z.optional(day),
  }),
  output: z.object({
    policy_change_ids: z.array(id),
    person_count: z.int(),
    kept_count: z.int(),
    version: z.int(),
    status: z.int(),
  }),
});
