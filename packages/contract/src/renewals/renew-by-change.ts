import * as z from 'zod/mini';
import { call } from '../call.ts';
import { amountFen, day, flag, id, time } from '../fields.ts';
import { changeState, pastFindings, remark } from '../policy-changes/fields.ts';
import { rowVerdicts } from '../verdicts.ts';

const { confirm_warnings } = pastFindings;

/**
 * Drafts for a policy just those whom one earlier change insured and nobody has taken off since: where only one site goes on. Whoever
 * cannot join as they stand is skipped, and named with the reason. With `draft` 0 it is forecast and confirmed in the same transaction.
 */
export const renewByPolicyChange = call({
  method: 'POST',
  path: '/policy_change/renewByPolicyChange',
  access: ['policy_change/import'],
  writes: true,
  takesLong: true,
  input: z.strictObject({
    /** The earlier change. */
    policy_change_id: id,
    /** The policy that takes them. */
    policy_id: id,
    start_date: z.optional(day),
    remark,
    draft: z._default(flag, 1),
    confirm_warnings,
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
    /** Who could not join as they stand; numbers masked. */
    skipped: z.array(z.object({ name: z.string(), idcard: z.string(), code: z.string(), msg: z.string() })),
  }),
});
