import * as z from 'zod/mini';
import { call } from '../call.ts';
import { amountFen, day, flag, id, time } from '../fields.ts';
import { renewalState } from './set-renewal.ts';
import { changeState } from '../policy-changes/fields.ts';

/** So many policies can be renewed by one request. */
const renewed_policies_max = 20;

/** So many of those who cannot go over are named; all are counted, and put on a list. */
export const blocked_shown_max = 200;

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Somebody who is covered to the policy's end and cannot go over as they are, and why, in the caller's language. */
const blocked = z.object({
  policy_person_id: id,
  name: z.string(),
  /** Masked. */
  idcard: z.string(),
  work_company: z.string(),
  code: z.string(),
  msg: z.string(),
});

const renewable = z.object({
  policy_id: id,
  policy_no: z.string(),
  plan: z.string(),
  end_date: day,
  ...renewalState,
  /** The policy that they go over to; `policy_id` is null while it is not open: the renewal opens it. */
  next: z.object({
    policy_id: z.nullable(id),
    policy_no: z.nullable(z.string()),
    start_date: day,
    end_date: day,
  }),
  /** The first day on which they would be covered by a renewal that is made now. */
  start_date: day,
  /** Renewed before this moment, nobody is without cover for a day; past, where it is too late for that. */
  submit_until: time,
  is_late: flag,
  /** How many can go over. */
  person_count: z.int(),
  premium_fen: amountFen,
  /** Binds a renewal to these persons, days and prices; null where nobody can go over. */
  forecast_hash: z.nullable(hash),
  blocked_count: z.int(),
  blocked: z.array(blocked),
  /** Warnings that are gone past by renewing, each with how many persons it is about and the first of their names. */
  warnings: z.array(
    z.object({ code: z.string(), count: z.int(), names: z.array(z.string()), msg: z.string() }),
  ),
  /** Whether the plan's prices are others than in the policy that ends; `class_prices` are both, where they are. */
  price_changed: flag,
  class_prices: z.array(
    z.object({ category: z.string(), old_fen: z.nullable(amountFen), new_fen: z.nullable(amountFen) }),
  ),
});

export type Renewable = z.output<typeof renewable>;

/**
 * The policies that end soon or have ended within the last days, those that end first at the front, with who can go over into the policy
 * that follows, what that costs, and who cannot and why. Whom somebody took off is not among them, nor who is covered beyond already.
 */
export const listRenewable = call({
  method: 'GET',
  path: '/policy/getValidForOneKey',
  access: ['policy_change/import', 'policy_change/confirm'],
  writes: false,
  alsoPost: true,
  takesLong: true,
  input: z.strictObject({}),
  output: z.object({
    policies: z.array(renewable),
    total_premium_fen: amountFen,
    balance_fen: amountFen,
    /** What is missing to renew all of them; 0 where nothing is. */
    short_by_fen: amountFen,
  }),
});

/**
 * Renews policies, each for itself: all who can go over do, at just the forecast that was seen, and those who cannot are put on an
 * unfinished list of the policy that follows. What is wrong with one keeps none of the others.
 */
export const renew = call({
  method: 'POST',
  path: '/policy/oneKey',
  access: ['policy_change/confirm'],
  writes: true,
  takesLong: true,
  input: z.strictObject({
    items: z
      .array(z.strictObject({ policy_id: id, forecast_hash: hash }))
      .check(z.minLength(1), z.maxLength(renewed_policies_max)),
    /** That the terms of the policies that follow are agreed to. */
    accept_terms: z.literal(1),
    /** Whether the policies that follow are to renew themselves; left out, they are renewed as those before them. */
    auto_renew: z.optional(flag),
  }),
  output: z.object({
    renewed: z.array(
      z.object({
        ...changeState,
        old_policy_id: id,
        policy_id: id,
        policy_no: z.string(),
        start_date: day,
        person_count: z.int(),
        premium_fen: amountFen,
        lock_at: time,
        /** The list of those who could not go over; null where all could, or there are too many lists to keep another. */
        import_job_id: z.nullable(id),
        blocked_count: z.int(),
      }),
    ),
    failed: z.array(z.object({ policy_id: id, reason: z.string(), msg: z.string() })),
    withheld_fen: amountFen,
    balance_after_fen: amountFen,
  }),
});

export type Renewed = z.output<typeof renew.output>;

/** Whether there is something to renew, for the reminder. */
export const hasRenewable = call({
  method: 'POST',
  path: '/policy/hasValidForOneKey',
  access: 'member',
  writes: false,
  input: z.strictObject({}),
  output: z.object({
    has_valid: flag,
    /** How many policies, and how many persons who are covered to their end and not beyond. */
    count: z.int(),
    person_count: z.int(),
    /** The first moment at which one can no longer be renewed without a gap; null where there is none. */
    deadline: z.nullable(time),
    /** Whether this user has read the reminder of all of them. */
    is_read: flag,
  }),
});

/** Keeps that this user has read the reminder of all that can be renewed now. */
export const readRenewable = call({
  method: 'POST',
  path: '/policy/readOneKey',
  access: 'member',
  writes: true,
  personal: true,
  input: z.strictObject({}),
  output: z.object({}),
});
