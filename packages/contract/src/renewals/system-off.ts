import { offReasons } from '@app/domain/policies/left-behind';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { day, flag, id, pageInput, pageOf, queried, time } from '../fields.ts';
import { policyPerson } from '../persons.ts';

/**
 * Whom the system took off and nobody has covered since, the latest first: whose cover ended with its policy, and who could not go over when
 * that was renewed, also where its end is still to come.
 */
export const listSystemOff = call({
  method: 'POST',
  path: '/policy/getSysOffEmployeeList',
  access: ['/person/index', 'policy_change/import'],
  writes: false,
  input: z.strictObject({
    ...pageInput,
    policy_id: z.optional(queried(id)),
    /** The first day without cover, from one to the other. */
    start_date: z.optional(day),
    end_date: z.optional(day),
    reason: z.optional(z.enum(offReasons)),
  }),
  output: pageOf(
    z.object({
      ...policyPerson.shape,
      off_reason: z.enum(offReasons),
      off_reason_text: z.string(),
      /** The first moment without cover; it may be still to come. */
      off_time: time,
      /** Whether this user has read the reminder of it since. */
      is_read: flag,
      /** Whether they could be added now as they stand, to the open policy of the plan that covers the days from then on. */
      can_readd: flag,
      readd_policy_id: z.nullable(id),
    }),
  ),
});

/** So many are put on a list at once. */
export const readded_max = 500;

/** Begins an unfinished list of a policy with persons whom the system took off: they are looked through and submitted as any others. */
export const readdSystemOff = call({
  method: 'POST',
  path: '/policy/readdSysOffEmployee',
  access: ['policy_change/import'],
  writes: true,
  takesLong: true,
  input: z.strictObject({
    /** The policy that takes them. */
    policy_id: id,
    policy_person_ids: z.array(id).check(z.minLength(1), z.maxLength(readded_max)),
  }),
  output: z.object({ import_job_id: id, policy_id: id, person_count: z.int() }),
});
