import { changeTypes, listTypes } from '@app/domain/changes/kinds';
import * as z from 'zod/mini';
import { amountFen, day, flag, id, time } from '../fields.ts';
import { refundMode } from '../policies.ts';
import { rowVerdicts } from '../verdicts.ts';
import { premiumLine } from './persons.ts';

export const remark = z.optional(z.string().check(z.trim(), z.maxLength(200)));

/** A change holds at most this many rows. */
export const rows_max = 20_000;

/** All that stands in the cells of a list together: of the longest list, 500 characters a person. */
export const list_characters_max = 10_000_000;

/** The kind of a change. */
export const changeType = z.enum(changeTypes);

/** Of which an unfinished list is kept. */
export const listType = z.enum(listTypes);

export const changeState = {
  policy_change_id: id,
  change_no: z.string(),
  status: z.int(),
  status_text: z.string(),
};

/** What a change costs: the premiums of its persons, what is taken off, what the service costs, and what is paid. */
const quote = {
  gross_fen: amountFen,
  discount_fen: amountFen,
  service_fee_fen: amountFen,
  payable_fen: amountFen,
};

/** When the rows of a change begin and end, which may have days of their own: the first and the last day of each. */
export const rowDays = {
  first_start_date: day,
  last_start_date: day,
  first_end_date: day,
  last_end_date: day,
};

/** How many covers a removal ends, and the first and the last day that they lose first. */
const endedCovers = z.nullable(
  z.object({ cover_count: z.int(), first_start_date: day, last_start_date: day }),
);

/** What a change would cost, and what there is to say of its rows. */
export const forecastAnswer = z.object({
  policy_change_id: z.nullable(id),
  status: z.nullable(z.int()),
  policy_no: z.string(),
  plan: z.string(),
  policy_start_date: day,
  policy_end_date: day,
  person_count: z.int(),
  ok_count: z.int(),
  error_count: z.int(),
  premium_fen: amountFen,
  ...quote,
  change_type: changeType,
  /** What the rows that can be done give back; `balance_after_fen` does not count it: it comes when the insurer has issued. */
  refund_fen: amountFen,
  refund_mode: refundMode,
  /** How few persons the plan insures at least. */
  min_persons: z.int(),
  balance_fen: amountFen,
  balance_after_fen: amountFen,
  shortage_fen: amountFen,
  /** Heads covered by the policy as the change begins, without it and with those of it who begin by then. */
  active_count: z.int(),
  active_after: z.int(),
  /**
   * Who begins later, by the day, or as one span where the days are many; with the heads covered on the last of these
   * days.
   */
  later_starts: z.array(
    z.object({ first_start_date: day, last_start_date: day, person_count: z.int(), active_after: z.int() }),
  ),
  /**
   * Of a stored change: how many begin later than its list asked for, and the first of the days that they asked for, each with
   * the day on which they begin. Between the two this change covers nobody of them.
   */
  asked_earlier_count: z.int(),
  asked_starts: z.array(z.object({ asked_date: day, start_date: day, person_count: z.int() })),
  /** The rows that can be insured by work company, the most first. */
  companies: z.array(
    z.object({
      work_company_id: id,
      work_company: z.string(),
      person_count: z.int(),
      premium_fen: amountFen,
      refund_fen: amountFen,
    }),
  ),
  /** The first 200 rows that can be insured; `policy_change/persons` has all of a change's. */
  lines: z.array(premiumLine),
  /** How many rows have findings, and the first 500 of them, those that cannot be insured before the others. */
  finding_count: z.int(),
  list: z.array(rowVerdicts),
  start_date: day,
  /** The last day on which anybody is covered. */
  end_date: day,
  /** Of the rows that can be insured. */
  ...rowDays,
  /** Of a removal: the covers that run until then, and those that never begin, each from the day on which it would have; null of none. */
  cut_short: endedCovers,
  never_begun: endedCovers,
  earliest_start_date: day,
  lock_at: time,
  cover_binding: z.enum(['ON_SUBMIT', 'ON_ISSUE']),
  forecast_hash: z.nullable(z.string()),
  expire_at: z.nullable(time),
  /**
   * Of a stored change: whether confirming it `asks` another user for approval, or it `waits` for one, asked for by whom, and
   * whether that was the user who reads this; null where nobody's is needed.
   */
  approval: z.nullable(
    z.object({ state: z.enum(['asks', 'waits']), asked_by: z.nullable(z.string()), is_own: flag }),
  ),
});

/**
 * What a person may be asked to confirm: a list that was sent before, the warnings on rows, and those that come before
 * somebody is added.
 */
export const confirmableWarnings = [
  'DUPLICATE_SUBMIT',
  'ID_CHECKSUM',
  'ID_ENDS_000',
  'ID_CUT_SHORT',
  'NAME_CHANGED',
  'DUP_OTHER',
  'MINOR_WORKER',
  'RETIREMENT_AGE',
  'FREQUENT_IN_OUT',
  'AGE_SOON',
  'COVERED_ELSEWHERE',
  'CLASS_DROP',
] as const;

/** What of a list is drafted although there is something to say of it. */
export const pastFindings = {
  /** Drafts the rows without a fault and answers with the others; else one fault refuses all. */
  skip_errors: z._default(flag, 0),
  /** The warnings that a person has read and goes past; only DUPLICATE_SUBMIT stops a list that does not name it. */
  confirm_warnings: z._default(z.array(z.enum(confirmableWarnings)).check(z.maxLength(20)), []),
};

/** How the rows of a change came: typed, pasted or from a file, from another change's refused rows, or straight by `add`. */
export const changeSources = ['typed', 'pasted', 'file', 'change', 'direct'] as const;

/** A change as lists show it. */
export const changeRow = z.object({
  ...changeState,
  policy_id: id,
  policy_no: z.string(),
  plan: z.string(),
  change_type: changeType,
  type: z.string(),
  start_date: day,
  end_date: day,
  person_count: z.int(),
  fail_count: z.int(),
  /** What it costs: the forecast until the insurer answers, then what was charged. */
  premium_fen: amountFen,
  /** What it gives back, as it was shown. */
  refund_fen: amountFen,
  /** What it cost in the end, below zero where it gave back; null until the insurer has answered. */
  charged_fen: z.nullable(amountFen),
  progress_status: z.int(),
  cover_binding: z.enum(['ON_SUBMIT', 'ON_ISSUE']),
  source: z.enum(changeSources),
  operate_name: z.string(),
  created_at: time,
  confirmed_at: z.nullable(time),
  lock_at: z.nullable(time),
  can_undo: flag,
  undo_seconds_left: z.int(),
  /**
   * Why a person must look at it: the insurer refused someone, after or before cover began, and nobody has acted yet, or it
   * has not answered for two hours.
   */
  needs_you: z.nullable(z.enum(['refused_after_cover', 'refused_before_cover', 'no_answer'])),
});

/** What can happen to a change, as its timeline and the audit chain name it. */
export const changeEvents = [
  'drafted',
  'edited',
  'forecast',
  'approval_asked',
  'confirmed',
  'approved',
  'sent_back',
  'withdrawn',
  'deleted',
  'sent',
  'accepted',
  'issued',
  'partly_issued',
  'refused',
  'resubmitted',
  'acknowledged',
] as const;
