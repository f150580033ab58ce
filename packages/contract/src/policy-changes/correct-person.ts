import * as z from 'zod/mini';
import { call } from '../call.ts';
import { amountFen, day, flag, id, time } from '../fields.ts';
import { rowVerdicts } from '../verdicts.ts';
import { correction } from './corrections.ts';
import { changeState, pastFindings, remark } from './fields.ts';

/**
 * Drafts a correction of one person's name or number, which was mistyped: the cover stays as it is, and nothing is paid. It counts once the
 * insurer has issued it; until then, and where it is refused, what stands stays. With `draft` 0 it is forecast and confirmed in the same
 * transaction and leaves nothing when refused.
 */
export const correct = call({
  method: 'POST',
  path: '/policy_change/correct',
  access: ['policy_change/import'],
  writes: true,
  input: z.strictObject({
    policy_id: id,
    /** Replaces the correction of this draft instead of making another. */
    policy_change_id: z.optional(id),
    correction,
    /** What proves it, of `/policy_change/evidence`. */
    file_id: id,
    remark,
    draft: z._default(flag, 1),
    ...pastFindings,
  }),
  output: z.object({
    ...changeState,
    person_count: z.int(),
    /** Always nothing. */
    premium_fen: amountFen,
    refund_fen: amountFen,
    start_date: day,
    lock_at: z.nullable(time),
    withheld_fen: amountFen,
    balance_after_fen: z.nullable(amountFen),
    list: z.array(rowVerdicts),
  }),
});
