import * as z from 'zod/mini';
import { call } from './call.ts';
import { amountFen, day, id } from './fields.ts';

export const what_if_months_max = 12;

/** So many things are tried at once. */
export const what_if_moves_max = 50;

const move = z.strictObject({
  kind: z.enum(['add', 'off']),
  policy_id: id,
  category: z.enum(['1', '2', '3', '4', '5', '6']),
  count: z.int().check(z.minimum(1), z.maximum(20_000)),
  /** The first day with them, or without. */
  start_date: day,
});

export type TriedMove = z.input<typeof move>;

/** A month by its first day; `base_` is what it is without anything tried. */
const month = z.object({
  month: day,
  /** Covered when the month ends. */
  heads: z.int(),
  base_heads: z.int(),
  /** What is charged in it, less what comes back. */
  charged_fen: amountFen,
  base_charged_fen: amountFen,
});

/**
 * What the months ahead cost if persons come and leave by class and policies go on by other plans, beside what they cost as things stand.
 * Every policy is taken to be renewed in time for all whom the plan insures; nothing is stored. Whoever comes is of an age at the plain
 * price, and of those of a class the ones who came last leave. Refused with NOT_FOUND where a policy or plan is none of this enterprise.
 */
export const whatIf = call({
  method: 'POST',
  path: '/forecast/what_if',
  access: ['policy_change/import', 'policy_change/confirm'],
  writes: false,
  takesLong: true,
  input: z.strictObject({
    months: z._default(z.int().check(z.minimum(1), z.maximum(what_if_months_max)), 3),
    moves: z._default(z.array(move).check(z.maxLength(what_if_moves_max)), []),
    /** By which plan a policy goes on when it is renewed. */
    plans: z._default(
      z.array(z.strictObject({ policy_id: id, plan_id: id })).check(z.maxLength(what_if_moves_max)),
      [],
    ),
  }),
  output: z.object({
    /** By the server's clock: what is tried is later. */
    today: day,
    balance_fen: amountFen,
    months: z.array(month),
    /** The first day on which the balance does not pay for all; null where it lasts. */
    balance_zero_date: z.nullable(day),
    base_balance_zero_date: z.nullable(day),
    /** What can be tried: the open policies with the classes of their plans, and the plans by which each may go on. */
    policies: z.array(
      z.object({
        policy_id: id,
        policy_no: z.string(),
        plan_id: id,
        plan: z.string(),
        start_date: day,
        end_date: day,
        classes: z.array(z.object({ category: z.string(), price_fen: amountFen, heads: z.int() })),
        plans: z.array(z.object({ plan_id: id, plan: z.string() })),
      }),
    ),
  }),
});

export type WhatIf = z.output<typeof whatIf.output>;
