import { policyChangeStatus } from '@app/domain/changes/status';
import type { StateKind } from '../../../ui/state-mark.tsx';
import type { Change } from '../../result/change.ts';

const { submitted, done, partlyDone, refused, withdrawn, void: deleted } = policyChangeStatus;

type Outlook = {
  readonly kind: StateKind;
  readonly word:
    | 'outlookWithdrawn'
    | 'outlookVoid'
    | 'outlookDraft'
    | 'outlookRefused'
    | 'outlookPartly'
    | 'outlookWhenIssued'
    | 'outlookChanges';
};

/** What is said of the seats of a replacement as it stands. */
export function replaceOutlookOf({
  status,
  cover_binding,
}: Pick<Change, 'status' | 'cover_binding'>): Outlook {
  if (status === withdrawn) return { kind: 'quiet', word: 'outlookWithdrawn' };
  if (status === deleted) return { kind: 'quiet', word: 'outlookVoid' };
  if (status < submitted) return { kind: 'needs', word: 'outlookDraft' };
  if (status === refused) return { kind: 'refused', word: 'outlookRefused' };
  if (status === partlyDone) return { kind: 'refused', word: 'outlookPartly' };
  if (status < done && cover_binding === 'ON_ISSUE') return { kind: 'soon', word: 'outlookWhenIssued' };
  return { kind: status === done ? 'covered' : 'soon', word: 'outlookChanges' };
}
