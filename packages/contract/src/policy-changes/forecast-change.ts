import * as z from 'zod/mini';
import { call } from '../call.ts';
import { day, id, rowsOf } from '../fields.ts';
import { correction } from './corrections.ts';
import { changeType, forecastAnswer } from './fields.ts';
import { leaver } from './leavers.ts';
import { moves } from './moves.ts';
import { pairs } from './pairs.ts';
import { persons } from './persons.ts';

/**
 * Prices a change. With rows it stores nothing; with a `policy_change_id` it stores the numbers (a draft
 * then awaits confirmation), and may move the start.
 */
export const forecast = call({
  method: 'POST',
  path: '/policy_change/forecast',
  access: ['policy_change/import'],
  writes: true,
  carriesRows: true,
  takesLong: true,
  input: z.strictObject({
    policy_id: z.optional(id),
    policy_change_id: z.optional(id),
    change_type: z._default(changeType, 'add'),
    start_date: z.optional(day),
    /** The last day of the rows that have none of their own, where the plan is sold by the day. */
    end_date: z.optional(day),
    persons: z.optional(persons),
    /** Of a removal: who leaves, instead of `persons`; by the numbers of their covers, or as rows. */
    policy_person_ids: z.optional(rowsOf(id, { rows_min: 1 })),
    leavers: z.optional(rowsOf(leaver, { rows_min: 1 })),
    /** Of a replacement: who leaves and who comes. */
    pairs: z.optional(pairs),
    /** Of a transfer: who moves, and where to. */
    moves: z.optional(moves),
    /** Of a correction: whose, and what it should be. */
    correction: z.optional(correction),
  }),
  output: forecastAnswer,
});
