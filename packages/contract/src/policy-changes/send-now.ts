import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id } from '../fields.ts';
import { changeState } from './fields.ts';

/** Sends a confirmed change to the insurer at once, which ends the undo. */
export const sendNow = call({
  method: 'POST',
  path: '/policy_change/sendNow',
  access: ['policy_change/confirm'],
  writes: true,
  input: z.strictObject({ policy_change_id: id }),
  output: z.object(changeState),
});
