import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id, queried } from '../fields.ts';
import { listType } from '../policy-changes/fields.ts';
import { access, jobRow } from './jobs.ts';

/** The unfinished lists of the enterprise, the latest first, to be gone on with; at most 200. */
export const listImports = call({
  method: 'GET',
  path: '/import/lists',
  access,
  writes: false,
  alsoPost: true,
  input: z.strictObject({ policy_id: z.optional(queried(id)), kind: z.optional(listType) }),
  output: z.array(z.object({ ...jobRow.shape, policy_no: z.string(), plan: z.string() })),
});

export type UnfinishedList = z.output<typeof listImports.output>[number];
