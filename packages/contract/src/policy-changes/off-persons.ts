import * as z from 'zod/mini';
import { call } from '../call.ts';
import { amountFen, day, flag, id, rowsOf, time } from '../fields.ts';
import { refundMode } from '../policies.ts';
import { rowVerdicts } from '../verdicts.ts';
import { changeState, pastFindings, remark } from './fields.ts';
import { leaver } from './leavers.ts';

/**
 * Drafts a removal: its persons are covered until 24:00 of the day before `start_date`. Nothing ends before `confirm`; with `draft` 0 it
 * is forecast and confirmed in the same transaction and leaves nothing when refused.
 */
export const off = call({
  method: 'POST',
  path: '/policy_change/off',
  access: ['policy_change/import'],
  writes: true,
  carriesRows: true,
  takesLong: true,
  input: z.strictObject({
    policy_id: id,
    /** Replaces the rows of this draft instead of making another. */
    policy_change_id: z.optional(id),
    /** The first day without cover; the earliest there is where it is left out. */
    start_date: z.optional(day),
    /** Who leaves: by the numbers of their covers, or as rows. */
    policy_person_ids: z.optional(rowsOf(id, { rows_min: 1 })),
    persons: z.optional(rowsOf(leaver, { rows_min: 1 })),
    reason: remark,
    draft: z._default(flag, 1),
    ...pastFindings,
  }),
  output: z.object({
    ...changeState,
    person_count: z.int(),
    refund_fen: amountFen,
    refund_mode: refundMode,
    /** The last day on which any of them is covered; null where no cover begins at all. */
    last_covered_date: z.nullable(day),
    min_persons_ok: flag,
    start_date: day,
    lock_at: z.nullable(time),
    balance_after_fen: z.nullable(amountFen),
    /** The first 500 rows with findings. */
    list: z.array(rowVerdicts),
  }),
});
