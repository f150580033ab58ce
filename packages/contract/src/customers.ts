import * as z from 'zod/mini';
import { call } from './call.ts';
import { amountFen, day, flag, id, time } from './fields.ts';

/** What may ask for a person's attention, the most pressing first. */
export const todoCodes = [
  'REFUSED_AFTER_COVER',
  'REFUSED_BEFORE_COVER',
  'NO_ANSWER',
  'AGREEMENT_UNSIGNED',
  'RENEWALS_STUCK',
  'BALANCE_SHORT',
  'RENEWALS_DUE',
  'POLICIES_ENDING',
  'COVERED_TWICE',
  'AGEING',
  'APPROVALS_WAITING',
  'DRAFTS_WAITING',
  'ROSTERS_UNFINISHED',
  'STARTS_TOMORROW',
] as const;

/**
 * One thing that waits for somebody. It carries facts; the words and the page it leads to are the console's.
 *
 * A number of a record is there only where exactly one record is meant.
 */
const todo = z.object({
  code: z.enum(todoCodes),
  level: z.enum(['danger', 'warning', 'info']),
  /** How many there are: changes, policies, rosters or persons, by the code; of those refused, persons. */
  count: z.int(),
  /** BALANCE_SHORT: what is missing; DRAFTS_WAITING, APPROVALS_WAITING: what they cost as last forecast; COVERED_TWICE: what is paid twice. */
  amount_fen: z.nullable(amountFen),
  /** REFUSED_BEFORE_COVER: the first day without cover; POLICIES_ENDING, RENEWALS_STUCK, RENEWALS_DUE: the first last day; STARTS_TOMORROW: tomorrow. */
  day: z.nullable(day),
  /** AGREEMENT_UNSIGNED: 1 real-name verification, 2 IT service agreement, 3 account-opening commitment. */
  agreement_status: z.nullable(z.int()),
  policy_id: z.nullable(id),
  policy_change_id: z.nullable(id),
  import_job_id: z.nullable(id),
  /** REFUSED_BEFORE_COVER: the first of them by name, for whoever may read the changes' persons; else none. */
  names: z.array(z.string()),
});

export type Todo = z.output<typeof todo>;

/** The figures of the first page, all of this moment, and what waits for somebody who may act on it. */
export const panel = call({
  method: 'GET',
  path: '/customer/panel',
  access: 'member',
  writes: false,
  input: z.strictObject({
    /** Policies, heads and the month's premium as they stand when that day ends; changes, money and what waits are always of this moment. */
    date: z.optional(day),
  }),
  output: z.object({
    policy_count: z.int(),
    active_count: z.int(),
    starting: z.int(),
    pending_changes: z.int(),
    /** Persons whose cover began today, and whose cover ended with yesterday or in the course of today. */
    today_add: z.int(),
    today_off: z.int(),
    /** Persons covered now whose cover ends within seven days, today among them. */
    ending_7d: z.int(),
    /** The premium of the changes confirmed this month: as charged, or as held until the insurer answers. */
    month_premium_fen: amountFen,
    balance_fen: amountFen,
    held_fen: amountFen,
    /**
     * For how many days from today on the balance keeps everybody covered who is covered now and was not taken off: an estimate by what a day of
     * their cover costs; at most 366; null where nobody is to be paid for.
     */
    enough_days: z.nullable(z.int()),
    /** The last of these days; null as well where not one is paid for. */
    enough_until: z.nullable(day),
    todo: z.array(todo),
  }),
});

/** The header's summary. */
export const my = call({
  method: 'GET',
  path: '/customer/my',
  access: 'member',
  writes: false,
  input: z.strictObject({}),
  output: z.object({
    unread_message: z.int(),
    customer_id: id,
    company_name: z.string(),
    balance_fen: amountFen,
  }),
});

/** Who is signed in, and for whom: what the profile page shows. */
export const profile = call({
  method: 'GET',
  path: '/customer/userinfo',
  access: 'member',
  writes: false,
  input: z.strictObject({}),
  output: z.object({
    user_id: id,
    user_name: z.string(),
    name: z.string(),
    /** Masked. */
    mobile: z.string(),
    /** The sign-in before this one; null at the first. */
    last_login_time: z.nullable(time),
    wx_bound: flag,
    enterprise: z.object({
      wxapp_id: id,
      company_name: z.string(),
      tax_number: z.string(),
      status: z.int(),
      status_text: z.string(),
      is_certification: flag,
      agreement_status: z.int(),
      expire_date: z.nullable(day),
      is_super: flag,
      is_default: flag,
      role: z.enum(['admin', 'editor']),
    }),
  }),
});

/** What the operator tells every customer now, the latest first. The HTML holds b, i, br, p and links to https alone. */
export const listNotices = call({
  method: 'GET',
  path: '/customer/notice',
  access: 'member',
  writes: false,
  input: z.strictObject({ type: z.optional(z.literal('pc')) }),
  output: z.array(
    z.object({
      notice_id: id,
      title: z.string(),
      content: z.string(),
      popup: flag,
      create_time: time,
    }),
  ),
});

/** Whether the account is ready to insure anyone: 0 it is; else the step that is missing, as in AGREEMENT_UNSIGNED. */
export const check = call({
  method: 'GET',
  path: '/customer/check',
  access: 'member',
  writes: false,
  alsoPost: true,
  input: z.strictObject({}),
  output: z.object({
    status: z.int().check(z.minimum(0), z.maximum(3)),
    /** 1 where signing may be put off for now; nobody may yet. */
    is_active: flag,
    is_certification: flag,
    /** The contracts that wait for a signature, the next one first; none is drawn up yet. */
    contract_id: z.nullable(id),
    contract_ids: z.array(id),
    balance_fen: amountFen,
    balance_enough: flag,
  }),
});
