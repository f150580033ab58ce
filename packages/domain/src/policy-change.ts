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
  sent: 2,
  accepted: 3,
  issued: 4,
  refused: 5,
  retrying: 6,
  needsOperator: 7,
} as const;

/** What can happen to a change. `confirm_unfunded` is a confirmation that agrees to wait for money. */
export type PolicyChangeEvent =
  | 'edit'
  | 'forecast'
  | 'confirm'
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

type Transition = { readonly from: readonly PolicyChangeStatus[]; readonly to: PolicyChangeStatus };

const { draft, awaitingConfirmation, awaitingApproval, awaitingFunds, submitted, withInsurer } =
  policyChangeStatus;
const { done, partlyDone, refused, withdrawn } = policyChangeStatus;

const transitions: Record<PolicyChangeEvent, readonly Transition[]> = {
  edit: [{ from: [draft, awaitingConfirmation], to: draft }],
  forecast: [{ from: [draft, awaitingConfirmation], to: awaitingConfirmation }],
  confirm: [{ from: [draft, awaitingConfirmation], to: submitted }],
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
  refused: [{ from: [withInsurer], to: refused }],
};
