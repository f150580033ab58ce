import * as z from 'zod/mini';
import { day, id } from '../fields.ts';

/**
 * Somebody to be taken off, as a customer names them: by the number of their cover in the policy, by the number of their document or its
 * last four characters, or by the name alone where only one covered person has it.
 */
export const leaver = z.strictObject({
  row_no: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  policy_person_id: z.optional(z.nullable(id)),
  name: z._default(z.string().check(z.maxLength(60)), ''),
  /** The whole number, or its last four characters. */
  idcard: z._default(z.string().check(z.maxLength(40)), ''),
  /** Where several are called so: a part of the name of the company at which the one works. */
  work_company: z.optional(z.nullable(z.string().check(z.maxLength(120)))),
  /** The first day without cover, where it is not that of the whole change. */
  start_date: z.optional(z.nullable(day)),
  remark: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(200)))),
});

export type Leaver = z.output<typeof leaver>;
