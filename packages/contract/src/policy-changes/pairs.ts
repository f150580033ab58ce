import * as z from 'zod/mini';
import { id, rowsOf } from '../fields.ts';
import { newPerson } from './persons.ts';

/**
 * Who leaves, by the number of their cover, by the number of their document or its last four characters, or by a name that one covered
 * person alone has; and who takes the place, at the same company and work where none is said.
 */
const pair = z.strictObject({
  ...z.omit(newPerson, { start_date: true, end_date: true }).shape,
  off_policy_person_id: z.optional(z.nullable(id)),
  off_name: z._default(z.string().check(z.maxLength(60)), ''),
  /** The whole number, or its last four characters. */
  off_idcard: z._default(z.string().check(z.maxLength(40)), ''),
  /** Where several are called so: a part of the name of the company at which the one works. */
  off_work_company: z.optional(z.nullable(z.string().check(z.maxLength(120)))),
});

export type SentPair = z.output<typeof pair>;

export const pairs = rowsOf(pair, { rows_min: 1 });
