import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id, queried } from '../fields.ts';
import { access } from './jobs.ts';
import { source } from './source.ts';

/** Those messages, each whole for whoever pasted it, without numbers for everybody else. */
export const readSource = call({
  method: 'GET',
  path: '/import/source',
  access,
  writes: false,
  alsoPost: true,
  takesLong: true,
  input: z.strictObject({ import_job_id: queried(id) }),
  output: z.object({
    /** The one that came last. Null where none is kept. */
    source: z.nullable(z.object(source)),
    /** Those before it, the oldest first. */
    earlier: z.array(z.object(source)),
    /** How many older ones are kept no more. */
    gone: z.int(),
  }),
});

export type KeptSource = NonNullable<z.output<typeof readSource.output>['source']>;
