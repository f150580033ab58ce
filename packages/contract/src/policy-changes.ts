import * as z from 'zod/mini';
import { call } from './call.ts';
import { amountFen, day, flag, id, keywords, pageInput, pageOf, queried, time } from './fields.ts';
import {
  changeEvents,
  changeRow,
  changeSources,
  changeState,
  confirmableWarnings,
  forecastAnswer,
  rowDays,
} from './policy-change-fields.ts';
import { changePerson, persons } from './policy-change-persons.ts';
import { rowVerdicts } from './verdicts.ts';

const remark = z.optional(z.string().check(z.trim(), z.maxLength(200)));

/** A change holds at most this many rows. */
export const rows_max = 20_000;

/**
 * Drafts an addition. Nothing is insured or paid before `confirm`; with `draft` 0 it is forecast and
 * confirmed in the same transaction and leaves nothing when refused.
 */
export const add = call({
  method: 'POST',
  path: '/policy_change/add',
  access: ['policy_change/import'],
  writes: true,
  carriesRows: true,
  takesLong: true,
  input: z.strictObject({
    policy_id: id,
    /** Replaces the rows of this draft instead of making another. */
    policy_change_id: z.optional(id),
    start_date: z.optional(day),
    /** The last day of the rows that have none of their own, where the plan is sold by the day. */
    end_date: z.optional(day),
    persons,
    /** For the colleague who confirms it. */
    remark,
    draft: z._default(flag, 1),
    skip_errors: z._default(flag, 0),
    /** The warnings that a person has read and goes past; only DUPLICATE_SUBMIT stops a list that does not name it. */
    confirm_warnings: z._default(z.array(z.enum(confirmableWarnings)).check(z.maxLength(20)), []),
  }),
  output: z.object({
    ...changeState,
    person_count: z.int(),
    premium_fen: amountFen,
    start_date: day,
    lock_at: z.nullable(time),
    withheld_fen: amountFen,
    balance_after_fen: z.nullable(amountFen),
    /** The first 500 rows with findings. */
    list: z.array(rowVerdicts),
  }),
});

/**
 * Prices a change. With rows it stores nothing; with a `policy_change_id` it stores the numbers (a draft
 * then awaits confirmation), and may move the start.
 */
export const forecast = call({
  method: 'POST',
  path: '/policy_change/forecast',
  access: ['policy_change/import'],
  writes: true,
  carriesRows: true,
  takesLong: true,
  input: z.strictObject({
    policy_id: z.optional(id),
    policy_change_id: z.optional(id),
    change_type: z._default(z.literal('add'), 'add'),
    start_date: z.optional(day),
    /** The last day of the rows that have none of their own, where the plan is sold by the day. */
    end_date: z.optional(day),
    persons: z.optional(persons),
  }),
  output: forecastAnswer,
});

/** Holds the premium and submits the change, together or not at all, at exactly the forecast that was seen. */
export const confirm = call({
  method: 'POST',
  path: '/policy_change/confirm',
  access: ['policy_change/confirm'],
  writes: true,
  takesLong: true,
  input: z
    .strictObject({
      policy_change_id: id,
      forecast_hash: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
      /** How clients from before `forecast_hash` say which price they saw. */
      expect_premium_fen: z.optional(amountFen),
      /** Of clients that know approval by SMS, which no enterprise has: it is not looked at. */
      sms_code: z.optional(z.string().check(z.maxLength(10))),
    })
    .check(
      z.refine((input) => input.forecast_hash !== undefined || input.expect_premium_fen !== undefined, {
        path: ['forecast_hash'],
      }),
    ),
  output: z.object({
    ...changeState,
    person_count: z.int(),
    premium_fen: amountFen,
    withheld_fen: amountFen,
    balance_after_fen: amountFen,
    start_date: day,
    lock_at: time,
  }),
});

/** Sends a confirmed change to the insurer at once, which ends the undo. */
export const sendNow = call({
  method: 'POST',
  path: '/policy_change/sendNow',
  access: ['policy_change/confirm'],
  writes: true,
  input: z.strictObject({ policy_change_id: id }),
  output: z.object(changeState),
});

/** Deletes a draft, or takes a confirmed change back while that is still possible. */
export const remove = call({
  method: 'POST',
  path: '/policy_change/delete',
  access: ['policy_change/confirm'],
  writes: true,
  takesLong: true,
  input: z.strictObject({
    policy_change_id: id,
    reason: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  }),
  output: z.object({ ...changeState, released_fen: amountFen }),
});

export type ChangeRow = z.output<typeof changeRow>;

/** Changes that are drafts, that are not final yet, or that somebody must look at. */
export const changeStages = ['drafts', 'open', 'needs_you'] as const;

/** The record of changes, the latest first. */
export const listChanges = call({
  method: 'GET',
  path: '/policy_change/lists',
  access: ['policy_change/lists'],
  writes: false,
  alsoPost: true,
  input: z.strictObject({
    ...pageInput,
    policy_id: z.optional(queried(id)),
    status: z.optional(queried(z.int().check(z.minimum(0), z.maximum(99)))),
    stage: z.optional(z.enum(changeStages)),
    change_type: z.optional(z.literal('add')),
    /** Changes that were drafted on one of the days from one to the other. */
    start_date: z.optional(day),
    end_date: z.optional(day),
    /** A word, or the number that stands for all that came from the web, the mini program, the API or the operator. */
    source: z.optional(z.union([z.enum(changeSources), queried(z.int().check(z.minimum(1), z.maximum(4)))])),
    /** A part of the name of whoever drafted it. */
    operate_name: keywords,
    /** A part of the name of a work company that a row names. */
    work_company: keywords,
    keywords,
  }),
  output: pageOf(changeRow),
});

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
        /** The warnings that the actor went past; on how many rows, where it was confirmed. */
        warnings: z.array(z.object({ code: z.enum(confirmableWarnings), row_count: z.nullable(z.int()) })),
      }),
    ),
  }),
});

/** The persons of one change. ID numbers are masked. */
export const listChangePersons = call({
  method: 'GET',
  path: '/policy_change/persons',
  access: ['policy_change/detail'],
  writes: false,
  alsoPost: true,
  input: z.strictObject({
    ...pageInput,
    policy_change_id: queried(id),
    result: z.optional(queried(z.int().check(z.minimum(0), z.maximum(2)))),
    /** 1: those alone whose cover begins later than the list asked for, the refused left out. */
    later: z.optional(queried(flag)),
    /** A part of a person's name. */
    keywords,
    /** The name of one work company: its persons alone. */
    work_company: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.extend(pageOf(changePerson), {
    /** Of the whole change, by what is done: only adding exists. */
    add_count: z.int(),
    off_count: z.literal(0),
    replace_count: z.literal(0),
    premium_fen: amountFen,
    show_type: z.literal('add'),
  }),
});
