import { gapKinds } from '@app/domain/policies/uncovered';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { day, flag, id, pageInput, pageOf, queried, rowsOf, time } from './fields.ts';

/** The chart of heads looks so far ahead: over one end of a month, and two from the middle of one on. */
export const heads_days = 45;

/** How many persons are covered at the end of each day, today first: each once, and only where the insurer is bound. */
export const readHeads = call({
  method: 'GET',
  path: '/gap/heads',
  access: ['/person/index'],
  writes: false,
  input: z.strictObject({}),
  output: z.object({
    days: z.array(z.object({ day, heads: z.int() })),
    /** The policies that cover somebody to their own last day, which is one of these days; those with the most heads first. */
    ends: z.array(
      z.object({ policy_id: id, policy_no: z.string(), plan: z.string(), end_date: day, heads: z.int() }),
    ),
  }),
});

const gap = z.object({
  employee_id: id,
  /** The cover that ends, or has ended within the last days. */
  policy_person_id: id,
  name: z.string(),
  /** Masked. */
  idcard: z.string(),
  work_company: z.string(),
  policy_id: id,
  policy_no: z.string(),
  plan: z.string(),
  /** The first moment without cover. */
  cover_until: time,
  /** Who said that no more cover is needed; null where nobody did. */
  acknowledged_by: z.nullable(z.string()),
});

/** The policy that takes those whom another one leaves uncovered. */
const gapInto = z.object({
  policy_id: id,
  policy_no: z.string(),
  end_date: day,
  /** The first day on which they can be covered again by a list that is confirmed now. */
  start_date: day,
  /** Confirmed before this moment, nobody is without cover for a day; past, where it is too late for that. */
  submit_until: time,
});

/**
 * Who is covered now, or was within the last days, and will not be on a day: from tomorrow on, or once this month has ended. Those whom
 * the enterprise took off itself, or whose next cover waits for the insurer, are not among them, nor those of whom somebody has said that
 * they need no more cover: these are counted, and listed where they are asked for.
 */
export const listGaps = call({
  method: 'GET',
  path: '/gap/lists',
  access: ['/person/index'],
  writes: false,
  alsoPost: true,
  input: z.strictObject({
    ...pageInput,
    kind: z.enum(gapKinds),
    policy_id: z.optional(queried(id)),
    /** 1: those of whom somebody has said that they need no more cover, instead of the others. */
    acknowledged: z._default(queried(flag), 0),
  }),
  output: z.extend(pageOf(gap), {
    /** How many there are of whom somebody has said that they need no more cover. */
    acknowledged_count: z.int(),
    /** The first day without cover that was asked about. */
    day,
    /** By the policy whose cover ends, those with the most first. */
    policies: z.array(
      z.object({
        policy_id: id,
        policy_no: z.string(),
        plan: z.string(),
        count: z.int(),
        /** A policy of the same plan that covers the day; null where none is open. */
        into: z.nullable(gapInto),
      }),
    ),
  }),
});

export type Gaps = z.output<typeof listGaps.output>;

export type GapPolicy = Gaps['policies'][number];

/**
 * Says of whoever a cover leaves that they need no more, as those who have left the firm: they are asked about no more, until another
 * cover of theirs ends, or somebody adds them again. Or takes that back. Nobody's cover changes. Of covers that leave nobody without cover
 * after this month nothing is said.
 */
export const acknowledgeGap = call({
  method: 'POST',
  path: '/gap/ack',
  access: ['policy_change/import'],
  writes: true,
  input: z.strictObject({
    policy_person_ids: rowsOf(id, { rows_min: 1 }),
    /** 0 takes it back. */
    is_acknowledged: z._default(flag, 1),
  }),
  /** Of how many it is said anew. */
  output: z.object({ person_count: z.int() }),
});

/**
 * Puts all those whom a policy leaves uncovered on a new unfinished list of the policy that takes them. Nobody is covered by it: the
 * list is looked through and submitted as any other. Refused with GAP_NONE where nobody is left out, and with GAP_NO_POLICY where no
 * policy takes them.
 */
export const repairGap = call({
  method: 'POST',
  path: '/gap/repair',
  access: ['policy_change/import'],
  writes: true,
  takesLong: true,
  input: z.strictObject({ kind: z.enum(gapKinds), policy_id: id }),
  output: z.object({ import_job_id: id, policy_id: id, person_count: z.int() }),
});
