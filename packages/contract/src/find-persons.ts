import * as z from 'zod/mini';
import { call } from './call.ts';
import { day, flag, id, time } from './fields.ts';
import { standing } from './standing.ts';

/** As many persons are answered; how many more there are is said. */
export const found_max = 8;

/**
 * Who is meant, and whether they are covered: at most `found_max` persons, each once whatever number of covers they have. Whoever is
 * called exactly so comes first, then whose name begins so, then the covered, then by name.
 */
export const findPersons = call({
  method: 'POST',
  path: '/employee/find',
  access: ['/person/index'],
  writes: false,
  input: z.strictObject({
    /**
     * A part of a name as it is written or in pinyin, its first letters (`zlh`) or both mixed; the last four characters of a
     * document's number; or a whole ID number or mobile.
     */
    keywords: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  }),
  output: z.object({
    persons: z.array(
      z.object({
        employee_id: id,
        name: z.string(),
        /** Masked. */
        idcard: z.string(),
        standing,
        /** The cover of now, or the next, or the last; null for whoever never had any. */
        cover: z.nullable(
          z.object({
            policy_id: id,
            policy_no: z.string(),
            plan: z.string(),
            work_company: z.string(),
            start_date: z.nullable(day),
            end_date: z.nullable(day),
          }),
        ),
      }),
    ),
    /** How many were found, counted up to a thousand; 1 beside it where there may be more. */
    total: z.int(),
    is_more: flag,
    now: time,
  }),
});

export type FoundPerson = z.output<typeof findPersons.output>['persons'][number];
