import type { Day } from '../calendar/day.ts';
import { shanghaiDay } from '../calendar/shanghai.ts';

/** Where a policy change stands. */
export const policyChangeStatus = {
  draft: 0,
  awaitingConfirmation: 10,
  /** Where an enterprise wants a second pair of eyes. */
  awaitingApproval: 15,
  awaitingFunds: 20,
  submitted: 30,
  withInsurer: 40,
  done: 50,
  partlyDone: 55,
  refused: 60,
  withdrawn: 70,
  void: 80,
} as const;

export type PolicyChangeStatus = (typeof policyChangeStatus)[keyof typeof policyChangeStatus];

/** How far the insurer's part has come. */
export const progressStatus = {
  notSent: 0,
  queued: 1,
  /** Has left; whether it arrived is not known yet. */
  sent: 2,
  /** The insurer has it and has not answered yet. */
  accepted: 3,
  issued: 4,
  refused: 5,
  retrying: 6,
  needsOperator: 7,
} as const;

/**
 * What can happen to a change. `ask_approval` is a confirmation where another user has to approve it; `confirm_unfunded` one that
 * agrees to wait for money.
 */
export type PolicyChangeEvent =
  | 'edit'
  | 'forecast'
  | 'confirm'
  | 'ask_approval'
  | 'approve'
  | 'send_back'
  | 'confirm_unfunded'
  | 'funds_arrived'
  | 'delete'
  | 'send_now'
  | 'lock_reached'
  | 'issued'
  | 'issued_part'
  | 'refused';

/**
 * Where a change stands after an event; undefined when that cannot happen to it where it stands.
 *
 * Says nothing on when: that a submitted change is deleted before its `lock_at` only, its caller guards.
 *
 * Source: docs/business-rules.md#policy-changes
 */
export const nextStatus = (status: number, event: PolicyChangeEvent): PolicyChangeStatus | undefined =>
  transitions[event].find(({ from }) => from.some((one) => one === status))?.to;

/** Not submitted yet: nothing of it is held, and nobody is covered by it. */
export const draftStatuses: readonly PolicyChangeStatus[] = [
  policyChangeStatus.draft,
  policyChangeStatus.awaitingConfirmation,
  policyChangeStatus.awaitingApproval,
];

/** Not at their end yet: what somebody, or the insurer, still has to do something about. */
export const openStatuses: readonly PolicyChangeStatus[] = [
  ...draftStatuses,
  policyChangeStatus.awaitingFunds,
  policyChangeStatus.submitted,
  policyChangeStatus.withInsurer,
];

/** Confirmed, and not answered by the insurer yet. */
export const awaitedStatuses: readonly PolicyChangeStatus[] = [
  policyChangeStatus.submitted,
  policyChangeStatus.withInsurer,
];

/** Submitted and not refused or taken back: the same list again is the same list twice. */
export const submittedStatuses: readonly PolicyChangeStatus[] = [
  policyChangeStatus.submitted,
  policyChangeStatus.withInsurer,
  policyChangeStatus.done,
  policyChangeStatus.partlyDone,
];

/** Submitted and not taken back: what they cost is held, or was charged; of a refused one the days covered before. */
export const costingStatuses: readonly PolicyChangeStatus[] = [
  ...submittedStatuses,
  policyChangeStatus.refused,
];

/**
 * An insurer that has not answered for so long is asked by the operator, and the customer is told.
 *
 * Source: docs/business-rules.md#policy-changes
 */
export const late_ms = 2 * 3_600_000;

/** How soon an insurer that has just got a change is asked, and how long at most it is left in peace after that. */
const ask_first_ms = 2_000;
const ask_last_ms = 5 * 60_000;

/**
 * When an insurer that has no answer yet is asked next: after a quarter of the time that it has had so far. A quick one is
 * asked every few seconds, one that takes hours every five minutes, and once at the very moment when it is late.
 *
 * Source: docs/business-rules.md#policy-changes
 */
export function nextAsk(sent_at: Date, now: Date): Date {
  const waited_ms = now.getTime() - sent_at.getTime();
  const pause_ms = Math.min(Math.max(Math.floor(waited_ms / 4), ask_first_ms), ask_last_ms);
  const isLateNext = waited_ms < late_ms && waited_ms + pause_ms > late_ms;
  return new Date(isLateNext ? sent_at.getTime() + late_ms : now.getTime() + pause_ms);
}

type AnswerFacts = {
  readonly status: number;
  readonly sent_at: Date | null;
  /** The last day for which somebody was to be covered: until then a refusal can be mended. */
  readonly end_date: Day;
  readonly refused_covered_count: number;
  /** Whether somebody whom the insurer refused is still without what was asked for, and nobody has said that they know. */
  readonly is_refusal_open: boolean;
};

/** Why a person must look at a change, if they must; by the clock, so that it cannot be late. */
export function needsYou(
  { status, sent_at, end_date, refused_covered_count, is_refusal_open }: AnswerFacts,
  now: Date,
): 'refused_after_cover' | 'refused_before_cover' | 'no_answer' | null {
  if (is_refusal_open && refused_covered_count > 0) return 'refused_after_cover';
  if (is_refusal_open && end_date >= shanghaiDay(now)) return 'refused_before_cover';
  return isUnanswered({ status, sent_at }, now) ? 'no_answer' : null;
}

/** Whether the insurer's answer is too long in coming. */
export const isUnanswered = ({ status, sent_at }: Pick<AnswerFacts, 'status' | 'sent_at'>, now: Date) =>
  status === policyChangeStatus.withInsurer &&
  sent_at !== null &&
  now.getTime() - sent_at.getTime() >= late_ms;

type Transition = { readonly from: readonly PolicyChangeStatus[]; readonly to: PolicyChangeStatus };

const { draft, awaitingConfirmation, awaitingApproval, awaitingFunds, submitted, withInsurer } =
  policyChangeStatus;
const { done, partlyDone, refused, withdrawn } = policyChangeStatus;

const transitions: Record<PolicyChangeEvent, readonly Transition[]> = {
  edit: [{ from: [draft, awaitingConfirmation], to: draft }],
  forecast: [
    { from: [draft, awaitingConfirmation], to: awaitingConfirmation },
    // Who approves sees the price of now, too.
    { from: [awaitingApproval], to: awaitingApproval },
  ],
  confirm: [{ from: [draft, awaitingConfirmation], to: submitted }],
  ask_approval: [{ from: [draft, awaitingConfirmation], to: awaitingApproval }],
  approve: [{ from: [awaitingApproval], to: submitted }],
  send_back: [{ from: [awaitingApproval], to: draft }],
  confirm_unfunded: [{ from: [draft, awaitingConfirmation], to: awaitingFunds }],
  funds_arrived: [{ from: [awaitingFunds], to: submitted }],
  delete: [
    { from: [draft, awaitingConfirmation, awaitingApproval, awaitingFunds], to: policyChangeStatus.void },
    { from: [submitted], to: withdrawn },
  ],
  send_now: [{ from: [submitted], to: withInsurer }],
  lock_reached: [
    { from: [submitted], to: withInsurer },
    { from: [awaitingFunds], to: policyChangeStatus.void },
  ],
  issued: [{ from: [withInsurer], to: done }],
  issued_part: [{ from: [withInsurer], to: partlyDone }],
  // One that hangs on what the insurer has refused is over before it has left.
  refused: [{ from: [submitted, withInsurer], to: refused }],
};
