import * as z from 'zod/mini';
import { call } from './call.ts';
import { day, id, queried, time } from './fields.ts';
import { policyPerson } from './persons.ts';
import { changeType } from './policy-changes/fields.ts';
import { standing } from './standing.ts';

/** One person: whether covered, every cover that they have or had, and the changes that touched them. */
export const readPerson = call({
  method: 'GET',
  path: '/employee/detail',
  access: ['/person/index'],
  writes: false,
  alsoPost: true,
  input: z.strictObject({ employee_id: queried(id) }),
  output: z.object({
    employee_id: id,
    name: z.string(),
    /** Masked. */
    idcard: z.string(),
    /** Masked; empty where none is known. */
    employee_mobile: z.string(),
    gender: z.enum(['male', 'female']),
    age: z.int(),
    standing,
    /** Every cover, the latest first, also those that never came to be. */
    policies: z.array(policyPerson),
    /** The changes that opened a cover or end one, the latest first; null for whoever may not read changes. */
    records: z.nullable(
      z.array(
        z.object({
          policy_change_id: id,
          change_no: z.string(),
          change_type: changeType,
          type: z.string(),
          status: z.int(),
          status_text: z.string(),
          /** The first day with this person's cover, or the first without it. */
          start_date: day,
          operate_name: z.string(),
          created_at: time,
        }),
      ),
    ),
    /** The server's clock when it answered. */
    now: time,
  }),
});

export type Person = z.output<typeof readPerson.output>;
