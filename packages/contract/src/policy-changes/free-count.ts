import { replaceModes } from '@app/domain/changes/replacement';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { day, flag, id, queried } from '../fields.ts';

/** So many seats are asked about at once. */
const seats_max = 500;

/** How often places may change hands without a premium, in the month of a day, and how often they have. */
export const freeCount = call({
  method: 'POST',
  path: '/policy_change/freeCount',
  access: ['policy_change/import'],
  writes: false,
  input: z.strictObject({
    policy_id: queried(id),
    /** The earliest day there is where it is left out. */
    start_date: z.optional(day),
    policy_person_ids: z._default(z.array(id).check(z.maxLength(seats_max)), []),
  }),
  output: z.object({
    mode: z.enum(replaceModes),
    /** The month that is counted, `YYYY-MM`. */
    period: z.string(),
    /** In all; null where the plan does not limit it. With `PER_SEAT` what all covered persons' places have together. */
    free_total: z.nullable(z.int()),
    free_used: z.int(),
    free_left: z.nullable(z.int()),
    /** Of the covers that were asked about; with a plan that counts for the whole policy, what is left of that. */
    seats: z.array(z.object({ policy_person_id: id, used: z.int(), left: z.nullable(z.int()) })),
    same_class: flag,
    same_company: flag,
    served_days: z.int(),
    /** The day that was counted for. */
    start_date: day,
    earliest_start_date: day,
    /** The rule in a sentence. */
    rule_text: z.string(),
  }),
});
