import * as z from 'zod/mini';
import { call } from '../call.ts';
import { amountFen, day, flag, id, time } from '../fields.ts';
import { rowVerdicts } from '../verdicts.ts';
import { changeState, pastFindings, remark } from './fields.ts';
import { persons } from './persons.ts';

/**
 * Drafts an addition. Nothing is insured or paid before `confirm`; with `draft` 0 it is forecast and
 * confirmed in the same transaction and leaves nothing when refused.
 */
export const add = call({
  method: 'POST',
  path: '/policy_change/add',
  access: ['policy_change/import'],
  writes: true,
  carriesRows: true,
  takesLong: true,
  input: z.strictObject({
    policy_id: id,
    /** Replaces the rows of this draft instead of making another. */
    policy_change_id: z.optional(id),
    start_date: z.optional(day),
    /** The last day of the rows that have none of their own, where the plan is sold by the day. */
    end_date: z.optional(day),
    persons,
    /** For the colleague who confirms it. */
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
    /** The first 500 rows with findings. */
    list: z.array(rowVerdicts),
  }),
});
