import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id } from '../fields.ts';
import { access } from './jobs.ts';

/** A file that is sent for the next call to read. It is kept for a week at most, encrypted, and goes with its list. */
export const uploadFile = call({
  method: 'POST',
  path: '/file/upload',
  access,
  writes: true,
  takesFile: true,
  input: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    bytes: z.instanceof(Uint8Array),
  }),
  output: z.object({ file_id: id, name: z.string(), size: z.int() }),
});
