import * as z from 'zod/mini';
import { call } from '../call.ts';
import { amountFen, day, flag, id, queried, time } from '../fields.ts';

/** 0 given up, 1 by hand, 2 by itself. */
const renewal_type = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** How it stands with the renewal of a policy: `status` is a state of the domain's `renewalStatus`. */
export const renewalState = {
  renewal_type,
  status: z.int(),
  status_text: z.string(),
  /** When it renews itself, where that is asked for; from then on every hour until it ends. */
  auto_at: time,
  /** When it last did; null where it never did. */
  ran_at: z.nullable(time),
  /** Why it could not when it last tried, in the caller's language; null where nothing kept it. */
  failed_msg: z.nullable(z.string()),
};

const policyRenewal = z.object({
  policy_id: id,
  end_date: day,
  ...renewalState,
  has_ended: flag,
  /** The days of the policy that follows. */
  next_start_date: day,
  next_end_date: day,
  /** Who would go over now, what that costs, and how many could not; all 0 once it has ended. */
  person_count: z.int(),
  premium_fen: amountFen,
  blocked_count: z.int(),
});

export type PolicyRenewal = z.output<typeof policyRenewal>;

/** How a policy is renewed, and what that would be now. */
export const readRenewal = call({
  method: 'GET',
  path: '/policy/renewal',
  access: ['/policy/index'],
  writes: false,
  takesLong: true,
  input: z.strictObject({ policy_id: queried(id) }),
  output: policyRenewal,
});

/**
 * Settles how a policy is renewed from now on. By itself is a standing order of whoever asks for it: at `auto_at` all who can go over do,
 * the money is held, and the policy that follows is renewed so too. Given up, nobody is reminded.
 */
export const setRenewal = call({
  method: 'POST',
  path: '/policy/setRenewal',
  access: ['policy_change/confirm'],
  writes: true,
  takesLong: true,
  input: z
    .strictObject({
      policy_id: id,
      renewal_type,
      /** That the terms of the policies that follow are agreed to: asked for where they renew themselves. */
      accept_terms: z.optional(z.literal(1)),
    })
    .check(
      z.refine(({ renewal_type: type, accept_terms }) => type !== 2 || accept_terms === 1, {
        path: ['accept_terms'],
      }),
    ),
  output: policyRenewal,
});
