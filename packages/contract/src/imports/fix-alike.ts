import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id } from '../fields.ts';
import { access, saved } from './jobs.ts';
import { likeFields, rosterValues } from './rows.ts';

/**
 * Gives all rows whose text in a field is this the same values. A work type is mended at one work company, which `company` names as the
 * rows write or have chosen it: elsewhere the same words mean other work, and where it is not approved nothing is changed.
 */
export const fixAlike = call({
  method: 'POST',
  path: '/import/bulkFix',
  access,
  writes: true,
  takesLong: true,
  input: z.strictObject({
    import_job_id: id,
    version: z.int().check(z.minimum(1)),
    field: z.enum(likeFields),
    match: z.string().check(z.maxLength(2_000)),
    /** Needed for `occupation`, of no use for other fields. */
    company: z.optional(z.pick(rosterValues, { work_company: true, work_company_id: true })),
    values: rosterValues,
  }),
  output: saved,
});
