import * as z from 'zod/mini';
import { call } from '../call.ts';
import { amountFen, day, flag, id, time } from '../fields.ts';
import { rowVerdicts } from '../verdicts.ts';
import { changeState, pastFindings, remark } from './fields.ts';
import { moves } from './moves.ts';

/**
 * Drafts a transfer: its persons are covered where they are until 24:00 of the day before `start_date`, and at the other work company or
 * work type from 00:00 of that day. With `draft` 0 it is forecast and confirmed in the same transaction and leaves nothing when refused.
 */
export const transfer = call({
  method: 'POST',
  path: '/policy_change/transfer',
  access: ['policy_change/import'],
  writes: true,
  carriesRows: true,
  takesLong: true,
  input: z.strictObject({
    policy_id: id,
    /** Replaces the rows of this draft instead of making another. */
    policy_change_id: z.optional(id),
    /** The first day at the other place; the earliest there is where it is left out. */
    start_date: z.optional(day),
    moves,
    remark,
    draft: z._default(flag, 1),
    ...pastFindings,
  }),
  output: z.object({
    ...changeState,
    person_count: z.int(),
    /** What moving to work of a higher class costs for the days that are left, and what moving to a lower one gives back. */
    premium_fen: amountFen,
    refund_fen: amountFen,
    start_date: day,
    lock_at: z.nullable(time),
    withheld_fen: amountFen,
    balance_after_fen: z.nullable(amountFen),
    /** The first 500 rows with findings. */
    list: z.array(rowVerdicts),
  }),
});
