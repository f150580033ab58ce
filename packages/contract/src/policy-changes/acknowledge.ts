import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id } from '../fields.ts';

/** Says that a person has seen whom the insurer refused, and takes care of it elsewhere. */
export const acknowledge = call({
  method: 'POST',
  path: '/policy_change/acknowledge',
  access: ['policy_change/import', 'policy_change/confirm'],
  writes: true,
  input: z.strictObject({ policy_change_id: id }),
  output: z.object({ policy_change_id: id }),
});
