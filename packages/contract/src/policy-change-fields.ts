import * as z from 'zod/mini';
import { amountFen, day, flag, id, time } from './fields.ts';

export const changeState = {
  policy_change_id: id,
  change_no: z.string(),
  status: z.int(),
  status_text: z.string(),
};

/** What a change costs: the premiums of its persons, what is taken off, what the service costs, and what is paid. */
export const quote = {
  gross_fen: amountFen,
  discount_fen: amountFen,
  service_fee_fen: amountFen,
  payable_fen: amountFen,
};

/** What a person may be asked to confirm: a list that was sent before, and the warnings on rows. */
export const confirmableWarnings = [
  'DUPLICATE_SUBMIT',
  'ID_CHECKSUM',
  'DUP_OTHER',
  'MINOR_WORKER',
  'RETIREMENT_AGE',
] as const;

/** A change as lists show it. */
export const changeRow = z.object({
  ...changeState,
  policy_id: id,
  policy_no: z.string(),
  plan: z.string(),
  change_type: z.literal('add'),
  type: z.string(),
  start_date: day,
  end_date: day,
  person_count: z.int(),
  fail_count: z.int(),
  /** What it costs: the forecast until the insurer answers, then what was charged. */
  premium_fen: amountFen,
  charged_fen: z.nullable(amountFen),
  progress_status: z.int(),
  cover_binding: z.enum(['ON_SUBMIT', 'ON_ISSUE']),
  operate_name: z.string(),
  created_at: time,
  confirmed_at: z.nullable(time),
  lock_at: z.nullable(time),
  can_undo: flag,
  undo_seconds_left: z.int(),
  /**
   * Why a person must look at it: the insurer refused someone whose cover had begun and nobody has acted yet, or it has
   * not answered for two hours.
   */
  needs_you: z.nullable(z.enum(['refused_after_cover', 'no_answer'])),
});
