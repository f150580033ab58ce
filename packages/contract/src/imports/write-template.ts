import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id, queried } from '../fields.ts';
import { file, language } from './files.ts';
import { access } from './jobs.ts';

/** An empty list as .xlsx for a policy: headings, the enterprise's work companies and their work types to choose from. */
export const importTemplate = call({
  method: 'GET',
  path: '/import/template',
  access,
  writes: false,
  sendsFile: true,
  input: z.strictObject({
    kind: z._default(z.literal('add'), 'add'),
    policy_id: queried(id),
    language,
  }),
  output: file,
});
