import type { ChangeRow } from '@app/contract/policy-changes/list-changes';
import type { Change } from './change.ts';
import { policyChangeStatus, progressStatus } from '@app/domain/changes/status';
import type { StateKind } from '../../ui/state-mark.tsx';

const {
  draft,
  awaitingConfirmation,
  awaitingApproval,
  awaitingFunds,
  submitted,
  withInsurer,
  done,
  partlyDone,
  refused,
  withdrawn,
} = policyChangeStatus;

/** How a change's state looks in a list. */
export function changeKind(status: number): StateKind {
  if (status < submitted) return 'needs';
  if (status < done) return 'soon';
  if (status === done) return 'covered';
  return status === partlyDone || status === refused ? 'refused' : 'quiet';
}

/** What a change means for its persons, said in one sentence. */
export type Outlook = {
  readonly kind: StateKind;
  readonly word:
    | 'outlookDraft'
    | 'outlookApproval'
    | 'outlookFunds'
    | 'outlookCovered'
    | 'outlookWhenIssued'
    | 'outlookPartly'
    | 'outlookPartlyEnds'
    | 'outlookRefused'
    | 'outlookRefusedEnds'
    | 'outlookWithdrawn'
    | 'outlookVoid';
};

type Standing = Pick<Change, 'status' | 'cover_binding' | 'cover_from' | 'cover_until' | 'timeline'>;

/** Whether the persons of a change are covered: never said of those whom the insurer is not bound to. */
export function outlookOf(change: Standing): Outlook {
  const { status, cover_binding } = change;
  if (status === awaitingFunds) return { kind: 'needs', word: 'outlookFunds' };
  if (status === awaitingApproval) return { kind: 'needs', word: 'outlookApproval' };
  if (status < submitted) return { kind: 'needs', word: 'outlookDraft' };
  if (status < done)
    return cover_binding === 'ON_SUBMIT'
      ? { kind: 'covered', word: 'outlookCovered' }
      : { kind: 'soon', word: 'outlookWhenIssued' };
  if (status === done) return { kind: 'covered', word: 'outlookCovered' };
  if (status === partlyDone)
    return { kind: 'refused', word: beganBeforeAnswer(change) ? 'outlookPartlyEnds' : 'outlookPartly' };
  if (status === refused)
    return { kind: 'refused', word: change.cover_until === null ? 'outlookRefused' : 'outlookRefusedEnds' };
  return { kind: 'quiet', word: status === withdrawn ? 'outlookWithdrawn' : 'outlookVoid' };
}

/** Whether those whom the insurer refused were covered by then, so that their cover ends instead of never having begun. */
function beganBeforeAnswer({ cover_binding, cover_from, timeline }: Standing): boolean {
  const answer = timeline.findLast(({ event }) => event === 'partly_issued');
  return (
    cover_binding === 'ON_SUBMIT' && cover_from !== null && answer !== undefined && answer.at >= cover_from
  );
}

/** Whether something may still happen to a change by itself: then a page that shows it looks again. */
export const isMoving = (status: number): boolean => status >= submitted && status < done;

/** Whether a change waits for the customer's confirmation. */
export const awaitsConfirmation = (status: number): boolean =>
  status === draft || status === awaitingConfirmation;

/** Whether a change waits for another user's approval. */
export const awaitsApproval = (status: number): boolean => status === awaitingApproval;

/** By whom a draft was sent back instead of approved, and why; undefined where nobody did, or approval was asked for again. */
export function sentBack({ status, timeline }: Pick<Change, 'status' | 'timeline'>) {
  if (!awaitsConfirmation(status)) return undefined;
  const last = timeline.findLast(({ event }) => event === 'sent_back' || event === 'approval_asked');
  return last?.event === 'sent_back' ? last : undefined;
}

/** Whether a change was undone before anything came of it: nobody is covered by it, and nothing is charged. */
export const cameToNothing = (status: number): boolean =>
  status === withdrawn || status === policyChangeStatus.void;

/** Whether a change can be deleted because nothing of it was submitted. */
export const isDeletable = (status: number): boolean => status < submitted;

/** Why an answer is long in coming: the insurer has the list and is asked for it, cannot be reached, or our service team looks after it. */
export function delayOf({
  status,
  progress_status,
}: Pick<ChangeRow, 'status' | 'progress_status'>):
  | 'insurerAsked'
  | 'insurerRetries'
  | 'insurerLate'
  | undefined {
  if (status !== withInsurer) return undefined;
  if (progress_status === progressStatus.accepted) return 'insurerAsked';
  if (progress_status === progressStatus.retrying) return 'insurerRetries';
  return progress_status === progressStatus.needsOperator ? 'insurerLate' : undefined;
}
