import * as z from 'zod/mini';
import { call } from '../call.ts';
import { amountFen, day, id, time } from '../fields.ts';
import { changeState } from './fields.ts';

/** Holds the premium and submits the change, together or not at all, at exactly the forecast that was seen. */
export const confirm = call({
  method: 'POST',
  path: '/policy_change/confirm',
  access: ['policy_change/confirm'],
  writes: true,
  takesLong: true,
  input: z
    .strictObject({
      policy_change_id: id,
      forecast_hash: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
      /** How clients from before `forecast_hash` say which price they saw. */
      expect_premium_fen: z.optional(amountFen),
      /** Of clients that know approval by SMS, which no enterprise has: it is not looked at. */
      sms_code: z.optional(z.string().check(z.maxLength(10))),
    })
    .check(
      z.refine((input) => input.forecast_hash !== undefined || input.expect_premium_fen !== undefined, {
        path: ['forecast_hash'],
      }),
    ),
  output: z.object({
    ...changeState,
    person_count: z.int(),
    premium_fen: amountFen,
    /** What comes back when the insurer has issued. */
    refund_fen: amountFen,
    withheld_fen: amountFen,
    balance_after_fen: amountFen,
    start_date: day,
    lock_at: time,
  }),
});
