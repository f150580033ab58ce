import * as z from 'zod/mini';
import { call } from '../call.ts';
import { day, id } from '../fields.ts';
import { access } from './jobs.ts';
import { rowNo } from './rows.ts';

const rowNumbers = z.array(rowNo);

/**
 * Compares an unfinished list of who joins, as a list of who works at some work companies now, with who is covered there by its
 * policy. Changes nothing. Each row of the list stands in one of the first six groups; whoever could be a row by the name alone is
 * not among the unlisted.
 *
 * Without `company_ids`, the companies that the rows name are meant; a list that names none, and no company asked for, is
 * VALIDATION.
 */
export const compareList = call({
  method: 'POST',
  path: '/policy_change/compare',
  access,
  writes: false,
  takesLong: true,
  input: z.strictObject({
    import_job_id: id,
    company_ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(500))),
  }),
  output: z.object({
    /** The version of the list that was compared. */
    version: z.int(),
    /** Whose workers were compared, each with how many are covered now and stay so. */
    companies: z.array(z.object({ company_id: id, name: z.string(), covered_count: z.int() })),
    /** Covered where the row says. */
    covered: rowNumbers,
    /** Without a number, and called as one person who is covered there. */
    named: rowNumbers,
    /** Covered at another work company. */
    elsewhere: z.array(z.object({ row_no: rowNo, work_company: z.string() })),
    /** Covered by nothing yet: the cover begins later, or waits for the insurer, who has not bound it; with its first day as it stands. */
    later: z.array(
      z.object({
        row_no: rowNo,
        work_company: z.string(),
        why: z.enum(['begins', 'waits']),
        start_date: day,
      }),
    ),
    /** Not covered. */
    missing: rowNumbers,
    /** Nobody can say: no number, a name that differs, or a removal under way. */
    unclear: z.array(z.object({ row_no: rowNo, why: z.enum(['number', 'name', 'leaving']) })),
    /** How many persons are on no row whose cover there has not begun: they are not among the unlisted. */
    unlisted_later_count: z.int(),
    /** Covered there now and on no row. */
    unlisted: z.array(
      z.object({
        policy_person_id: id,
        name: z.string(),
        /** Masked. */
        idcard: z.string(),
        work_company: z.string(),
        occupation_name: z.string(),
        /** The last day of the cover as it stands. */
        end_date: day,
      }),
    ),
  }),
});
