import * as z from 'zod/mini';
import { call } from '../call.ts';
import { day, id } from '../fields.ts';
import { forecastAnswer } from './fields.ts';
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
    change_type: z._default(z.literal('add'), 'add'),
    start_date: z.optional(day),
    /** The last day of the rows that have none of their own, where the plan is sold by the day. */
    end_date: z.optional(day),
    persons: z.optional(persons),
  }),
  output: forecastAnswer,
});
