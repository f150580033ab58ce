import type { ChangeRow } from '@app/contract/policy-changes';
import { policyChangeStatus, progressStatus } from '@app/domain/policy-change';
import type { StateKind } from '../ui/state-mark.tsx';

const {
  draft,
  awaitingConfirmation,
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
    | 'outlookFunds'
    | 'outlookCovered'
    | 'outlookWhenIssued'
    | 'outlookPartly'
    | 'outlookRefused'
    | 'outlookWithdrawn'
    | 'outlookVoid';
};

/** Whether the persons of a change are covered: never said of those whom the insurer is not bound to. */
export function outlookOf({ status, cover_binding }: Pick<ChangeRow, 'status' | 'cover_binding'>): Outlook {
  if (status === awaitingFunds) return { kind: 'needs', word: 'outlookFunds' };
  if (status < submitted) return { kind: 'needs', word: 'outlookDraft' };
  if (status < done)
    return cover_binding === 'ON_SUBMIT'
      ? { kind: 'covered', word: 'outlookCovered' }
      : { kind: 'soon', word: 'outlookWhenIssued' };
  if (status === done) return { kind: 'covered', word: 'outlookCovered' };
  if (status === partlyDone) return { kind: 'refused', word: 'outlookPartly' };
  if (status === refused) return { kind: 'refused', word: 'outlookRefused' };
  return { kind: 'quiet', word: status === withdrawn ? 'outlookWithdrawn' : 'outlookVoid' };
}

/** Whether something may still happen to a change by itself: then a page that shows it looks again. */
export const isMoving = (status: number): boolean => status >= submitted && status < done;

/** Whether a change waits for the customer's confirmation. */
export const awaitsConfirmation = (status: number): boolean =>
  status === draft || status === awaitingConfirmation;

/** Whether a change can be deleted because nothing of it was submitted. */
export const isDeletable = (status: number): boolean => status < submitted;

/** Whether the insurer's answer is late, so that someone is looking after it. */
export const isLate = ({ status, progress_status }: Pick<ChangeRow, 'status' | 'progress_status'>): boolean =>
  status === withInsurer &&
  (progress_status === progressStatus.retrying || progress_status === progressStatus.needsOperator);
