import * as z from 'zod/mini';
import { call } from '../call.ts';
import { amountFen, id } from '../fields.ts';
import { changeState } from './fields.ts';

/**
 * Deletes a draft, or takes a confirmed change back while that is still possible. With `seen_status` it does nothing where that would be the
 * other of the two by now, as when a colleague has confirmed what was a draft.
 */
export const remove = call({
  method: 'POST',
  path: '/policy_change/delete',
  access: ['policy_change/confirm'],
  writes: true,
  takesLong: true,
  input: z.strictObject({
    policy_change_id: id,
    /** The state in which whoever asks has seen it. */
    seen_status: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  }),
  output: z.object({ ...changeState, released_fen: amountFen }),
});
