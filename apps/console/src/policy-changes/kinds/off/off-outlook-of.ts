import { policyChangeStatus } from '@app/domain/changes/status';
import type { StateKind } from '../../../ui/state-mark.tsx';
import type { Change } from '../../result/change.ts';

const { submitted, partlyDone, refused, withdrawn, void: deleted } = policyChangeStatus;

type Outlook = {
  readonly kind: StateKind;
  readonly word:
    | 'outlookWithdrawn'
    | 'outlookVoid'
    | 'outlookDraft'
    | 'outlookRefused'
    | 'outlookPartly'
    | 'outlookPartlyEach'
    | 'outlookEnds'
    | 'outlookEndsEach'
    | 'outlookNever';
  /** Whether cover ends on several days: no one of them is told for all. */
  readonly hasDays: boolean;
};

/** What is said of the persons of a removal as it stands. */
export function offOutlookOf({
  status,
  first_start_date,
  last_start_date,
  never_begun_count,
  person_count,
}: Pick<
  Change,
  'status' | 'first_start_date' | 'last_start_date' | 'never_begun_count' | 'person_count'
>): Outlook {
  if (status === withdrawn) return { kind: 'quiet', word: 'outlookWithdrawn', hasDays: false };
  if (status === deleted) return { kind: 'quiet', word: 'outlookVoid', hasDays: false };
  if (status < submitted) return { kind: 'needs', word: 'outlookDraft', hasDays: false };
  if (status === refused) return { kind: 'refused', word: 'outlookRefused', hasDays: false };
  const hasDays = first_start_date !== last_start_date;
  if (status === partlyDone)
    return { kind: 'refused', word: hasDays ? 'outlookPartlyEach' : 'outlookPartly', hasDays };
  if (never_begun_count === person_count) return { kind: 'soon', word: 'outlookNever', hasDays: false };
  return { kind: 'soon', word: hasDays ? 'outlookEndsEach' : 'outlookEnds', hasDays };
}
