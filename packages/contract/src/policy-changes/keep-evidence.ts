import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id } from '../fields.ts';

/**
 * Keeps a file that proves something, for the change that is drafted next: a photograph (JPEG, PNG) or a PDF. It is kept for a day, or as
 * long as the change that names it, encrypted.
 */
export const keepEvidence = call({
  method: 'POST',
  path: '/policy_change/evidence',
  access: ['policy_change/import'],
  writes: true,
  takesFile: true,
  input: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    bytes: z.instanceof(Uint8Array),
  }),
  output: z.object({ file_id: id, name: z.string(), size: z.int() }),
});
