import type { OffWarnings } from '@app/domain/changes/off-warnings';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { day, id, queried, rowsOf } from '../fields.ts';

/** What is said before somebody is taken off. */
const offWarnings = [
  'MIN_PERSONS',
  'BULK_OFF',
  'JUST_ADDED',
  'NOT_BEGUN',
  'NO_REFUND',
] as const satisfies readonly (keyof OffWarnings)[];

/** Warnings before a removal, each with how many persons it is about and the names of the first of them. Stores nothing. */
export const checkOff = call({
  method: 'POST',
  path: '/policy_change/checkOffCountMessageList',
  access: ['policy_change/import'],
  writes: false,
  takesLong: true,
  input: z.strictObject({
    policy_id: queried(id),
    start_date: z.optional(day),
    policy_person_ids: rowsOf(id, { rows_min: 1 }),
  }),
  output: z.array(
    z.object({
      level: z.enum(['warn', 'info']),
      code: z.enum(offWarnings),
      message: z.string(),
      count: z.int(),
      names: z.array(z.string()),
    }),
  ),
});
