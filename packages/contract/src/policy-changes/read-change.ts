import * as z from 'zod/mini';
import { call } from '../call.ts';
import { amountFen, id, queried, time } from '../fields.ts';
import { changeEvents, changeRow, confirmableWarnings, rowDays } from './fields.ts';

/** One change with all that has happened to it, the latest last. */
export const readChange = call({
  method: 'GET',
  path: '/policy_change/detail',
  access: ['policy_change/detail'],
  writes: false,
  alsoPost: true,
  input: z.strictObject({ policy_change_id: queried(id) }),
  output: z.object({
    ...changeRow.shape,
    insurance_company_name: z.string(),
    /** When the cover of its persons begins and ends, as it stands: the first and the last moment; null without any. */
    cover_from: z.nullable(time),
    cover_until: z.nullable(time),
    ...rowDays,
    /** How many covers the change ends before their first day: they cover nobody on any day. */
    never_begun_count: z.int(),
    /** How many persons are covered from when, as it stands; none that the insurer turned down. */
    cover_starts: z.array(z.object({ cover_from: time, person_count: z.int() })),
    /** The same at each work company, of each start the company of the most first. */
    cover_companies: z.array(z.object({ cover_from: time, work_company: z.string(), person_count: z.int() })),
    endorse_no: z.nullable(z.string()),
    remark: z.nullable(z.string()),
    /** The list that was made last of the persons who were not insured; null without one. */
    resubmit_job_id: z.nullable(id),
    progress_remark: z.nullable(z.string()),
    forecast_hash: z.nullable(z.string()),
    expire_at: z.nullable(time),
    timeline: z.array(
      z.object({
        at: time,
        event: z.enum(changeEvents),
        actor: z.string(),
        person_count: z.nullable(z.int()),
        amount_fen: z.nullable(amountFen),
        /** Why it was sent back or taken back, as whoever did so says. */
        reason: z.nullable(z.string()),
        /** The warnings that the actor went past; on how many rows, where it was confirmed. */
        warnings: z.array(z.object({ code: z.enum(confirmableWarnings), row_count: z.nullable(z.int()) })),
      }),
    ),
  }),
});
