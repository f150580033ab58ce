import * as z from 'zod/mini';
import { call } from '../call.ts';
import { amountFen, day, id, time } from '../fields.ts';
import { changeState } from './fields.ts';

/** The forecast that somebody saw; `expect_premium_fen` is how clients from before `forecast_hash` say which price it was. */
export const forecastSeen = {
  forecast_hash: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  expect_premium_fen: z.optional(amountFen),
};

/** What became of a change that was confirmed; nothing is held of one that waits for approval. */
export const confirmedChange = z.object({
  ...changeState,
  person_count: z.int(),
  premium_fen: amountFen,
  /** What comes back when the insurer has issued. */
  refund_fen: amountFen,
  withheld_fen: amountFen,
  balance_after_fen: amountFen,
  start_date: day,
  lock_at: time,
});

/**
 * Holds the premium and submits the change, together or not at all, at exactly the forecast that was seen. Where the enterprise wants a
 * second pair of eyes, it waits for another user's approval instead.
 */
export const confirm = call({
  method: 'POST',
  path: '/policy_change/confirm',
  access: ['policy_change/confirm'],
  writes: true,
  takesLong: true,
  input: z
    .strictObject({
      policy_change_id: id,
      ...forecastSeen,
      /** Of clients that know approval by SMS, which no enterprise has: it is not looked at. */
      sms_code: z.optional(z.string().check(z.maxLength(10))),
    })
    .check(
      z.refine((input) => input.forecast_hash !== undefined || input.expect_premium_fen !== undefined, {
        path: ['forecast_hash'],
      }),
    ),
  output: confirmedChange,
});
