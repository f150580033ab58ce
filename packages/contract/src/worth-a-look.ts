import * as z from 'zod/mini';
import { call } from './call.ts';
import { amountFen, day, flag, id } from './fields.ts';

/** So many of each are listed; all are counted. */
export const worth_a_look_max = 500;

/** Whoever grows older than their plan insures within so many days is told now. */
export const ageing_days = 30;

const cover = z.object({
  policy_person_id: id,
  policy_id: id,
  policy_no: z.string(),
  plan: z.string(),
  work_company: z.string(),
  start_date: day,
  end_date: day,
  /** What the days cost by this cover that another covers too. */
  cost_fen: amountFen,
  /** 1 of the two that costs less: what one cover fewer saves. */
  is_spare: flag,
});

/**
 * Who is covered twice for the same kind of insurance on days to come, by covers that nobody has ended: the dearest first. Two kinds of
 * insurance beside each other are no fault.
 */
export const listTwice = call({
  method: 'GET',
  path: '/gap/twice',
  access: ['/person/index'],
  writes: false,
  alsoPost: true,
  input: z.strictObject({}),
  output: z.object({
    /** Persons. */
    total: z.int(),
    /** What all that are listed cost twice. */
    wasted_fen: amountFen,
    rows: z.array(
      z.object({
        employee_id: id,
        name: z.string(),
        /** Masked. */
        idcard: z.string(),
        /** The days covered twice, tomorrow or later. */
        first_date: day,
        last_date: day,
        days: z.int(),
        wasted_fen: amountFen,
        covers: z.array(cover),
      }),
    ),
  }),
});

export type Twice = z.output<typeof listTwice.output>;

/**
 * Who is covered and is older than the plan insures, or will be within `ageing_days`: they cannot be renewed as they are. No day is told:
 * beside a mask it would be a part of the number.
 */
export const listAgeing = call({
  method: 'GET',
  path: '/gap/ageing',
  access: ['/person/index'],
  writes: false,
  alsoPost: true,
  input: z.strictObject({}),
  output: z.object({
    total: z.int(),
    rows: z.array(
      z.object({
        employee_id: id,
        policy_person_id: id,
        name: z.string(),
        /** Masked. */
        idcard: z.string(),
        policy_id: id,
        policy_no: z.string(),
        plan: z.string(),
        work_company: z.string(),
        /** The oldest that the plan insures, in full years. */
        oldest: z.int(),
        /** 1: older already. */
        is_over: flag,
        end_date: day,
      }),
    ),
  }),
});

export type Ageing = z.output<typeof listAgeing.output>;
