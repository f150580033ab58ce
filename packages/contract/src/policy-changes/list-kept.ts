import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id, queried } from '../fields.ts';
import { keptOutput, ofCompany } from './kept.ts';

/**
 * Who stayed on the list that a change was made from, as the list stands now: they are not covered by the change, and why.
 * Those on it who are covered in another way for all of their days are told apart, and so are those covered on any whom the list
 * does not ask to insure: who is to leave is covered until somebody ends that.
 */
export const listKept = call({
  method: 'GET',
  path: '/policy_change/kept',
  access: ['policy_change/detail'],
  writes: false,
  alsoPost: true,
  takesLong: true,
  input: z.strictObject({
    policy_change_id: queried(id),
    ...ofCompany,
  }),
  output: keptOutput,
});
