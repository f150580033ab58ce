import * as z from 'zod/mini';
import { id, rowsOf } from '../fields.ts';
import { leaver } from './leavers.ts';

/**
 * Whom a move is about, as a removal names them, and where they go: at the company, or the work, where they are now where it is not said.
 * `from_work_company` is a part of the name of the company where they are, of several who are called so.
 */
const move = z.strictObject({
  ...z.omit(leaver, { work_company: true, start_date: true }).shape,
  from_work_company: z.optional(z.nullable(z.string().check(z.maxLength(120)))),
  work_company_id: z.optional(z.nullable(id)),
  /** The exact name, where no number of it is given. */
  work_company: z.optional(z.string().check(z.maxLength(120))),
  occupation_id: z.optional(z.nullable(id)),
});

export type SentMove = z.output<typeof move>;

export const moves = rowsOf(move, { rows_min: 1 });
