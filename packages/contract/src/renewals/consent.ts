import * as z from 'zod/mini';
import { call } from '../call.ts';
import { amountFen, day, flag, id, queried, time } from '../fields.ts';

const consent = {
  /** Whether, where the balance does not reach for all policies that renew themselves, as many are renewed as it does, in their order. */
  is_consent: flag,
  /** When that was settled last; null where it never was. */
  consent_time: z.nullable(time),
};

/** What the policies that renew themselves soon cost, in the order in which money goes to them, and what is missing for all of them. */
export const minimumRenewAmountNotice = call({
  method: 'GET',
  path: '/customer/minimumRenewAmountNotice',
  access: ['policy_change/import', 'policy_change/confirm'],
  writes: false,
  takesLong: true,
  input: z.strictObject({}),
  output: z.object({
    /** Whether something is missing. */
    need_notice: flag,
    min_amount_fen: amountFen,
    balance_fen: amountFen,
    short_by_fen: amountFen,
    policies: z.array(
      z.object({
        policy_id: id,
        policy_no: z.string(),
        plan: z.string(),
        end_date: day,
        person_count: z.int(),
        premium_fen: amountFen,
        /** Whether it would be renewed with the balance of now. */
        is_reached: flag,
      }),
    ),
    /** When the first of them renews itself; null where none does. */
    deadline: z.nullable(time),
    ...consent,
  }),
});

export type RenewAmount = z.output<typeof minimumRenewAmountNotice.output>;

/** Consents to it, or takes that back, and settles the order: the policies named come first, in theirs, and what follows them inherits it. */
export const consentMinimumRenewAmountNotice = call({
  method: 'GET',
  path: '/customer/consentMinimumRenewAmountNotice',
  access: ['policy_change/confirm'],
  writes: true,
  input: z.strictObject({
    consent: queried(flag),
    /** Numbers of policies with commas between them; left out, their order stays as it is. */
    order: z.optional(z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,199}$/))),
  }),
  output: z.object(consent),
});
