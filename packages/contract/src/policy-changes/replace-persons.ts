import * as z from 'zod/mini';
import { call } from '../call.ts';
import { amountFen, day, flag, id, time } from '../fields.ts';
import { rowVerdicts } from '../verdicts.ts';
import { changeState, pastFindings, remark } from './fields.ts';
import { pairs } from './pairs.ts';

/**
 * Drafts a replacement: of each pair, one is covered until 24:00 of the day before `start_date`, and the other from 00:00 of that day. With
 * `draft` 0 it is forecast and confirmed in the same transaction and leaves nothing when refused.
 */
export const replace = call({
  method: 'POST',
  path: '/policy_change/replace',
  access: ['policy_change/import'],
  writes: true,
  carriesRows: true,
  takesLong: true,
  input: z.strictObject({
    policy_id: id,
    /** Replaces the rows of this draft instead of making another. */
    policy_change_id: z.optional(id),
    /** The day on which places change hands; the earliest there is where it is left out. */
    start_date: z.optional(day),
    pairs,
    remark,
    draft: z._default(flag, 1),
    ...pastFindings,
  }),
  output: z.object({
    ...changeState,
    person_count: z.int(),
    premium_fen: amountFen,
    start_date: day,
    lock_at: z.nullable(time),
    withheld_fen: amountFen,
    balance_after_fen: z.nullable(amountFen),
    /** How many pairs took a place for which a plan counts how often it changes hands, and how many such are left in the policy; null for any number. */
    free_used: z.int(),
    free_left: z.nullable(z.int()),
    /** The first 500 rows with findings. */
    list: z.array(rowVerdicts),
  }),
});
