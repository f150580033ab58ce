import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id, queried } from '../fields.ts';
import { file, language } from './files.ts';
import { access } from './jobs.ts';

/** The faulty rows as .xlsx, the reason first. Sent back through `import/parse` it mends these rows and adds none. */
export const errorFile = call({
  method: 'GET',
  path: '/import/errorFile',
  access,
  writes: false,
  sendsFile: true,
  takesLong: true,
  input: z.strictObject({ import_job_id: queried(id), language }),
  output: file,
});
