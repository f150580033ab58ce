import * as z from 'zod/mini';
import { call } from '../call.ts';
import { amountFen, id } from '../fields.ts';
import { changeState } from './fields.ts';

/** Deletes a draft, or takes a confirmed change back while that is still possible. */
export const remove = call({
  method: 'POST',
  path: '/policy_change/delete',
  access: ['policy_change/confirm'],
  writes: true,
  takesLong: true,
  input: z.strictObject({
    policy_change_id: id,
    reason: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  }),
  output: z.object({ ...changeState, released_fen: amountFen }),
});
