import { listChanges } from '@app/contract/policy-changes/list-changes';
import { replace } from '@app/contract/policy-changes/replace-persons';
import type { Refused } from '@app/contract/refusals';
import type { Day } from '@app/domain/calendar/day';
import { useState } from 'react';
import { NoAnswerError, RefusedError, useCall } from '../../../../platform/api.ts';
import { forecastAnew } from '../../../confirm/forecasts.ts';
import { type BoardPair, sentOf } from './pairs.ts';

export type Obstacle =
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'noAnswer'; readonly message: string };

type Drafting = {
  readonly policy_id: number;
  readonly start_date: Day | undefined;
  readonly draft: number | undefined;
  readonly onDrafted: (policy_change_id: number) => void;
};

/** Drafts the pairs that are in order, in the place of those that were drafted before, and prices them. */
export function useDraft({ policy_id, start_date, draft, onDrafted }: Drafting) {
  const { mutateAsync } = useCall(replace, { stales: [listChanges], quiet: true });
  const [met, setMet] = useState<{ readonly obstacle: Obstacle; readonly by: readonly BoardPair[] }>();
  const [isBusy, setBusy] = useState(false);
  return {
    obstacleOf: (pairs: readonly BoardPair[]) => (met?.by === pairs ? met.obstacle : undefined),
    isBusy,
    async press(pairs: readonly BoardPair[], { onPurpose = false } = {}) {
      setMet(undefined);
      setBusy(true);
      const asked = {
        policy_id,
        ...(start_date === undefined ? {} : { start_date }),
        pairs: sentOf(pairs),
        skip_errors: 1 as const,
        confirm_warnings: onPurpose ? (['DUPLICATE_SUBMIT'] as const).slice() : [],
      };
      try {
        const { policy_change_id } = await inPlaceOf(draft, (place) => mutateAsync({ ...asked, ...place }));
        await forecastAnew(policy_change_id);
        onDrafted(policy_change_id);
      } catch (error) {
        setMet({ obstacle: obstacleIn(error), by: pairs });
      } finally {
        setBusy(false);
      }
    },
  };
}

/** A draft that was confirmed or deleted meanwhile keeps what it has: another is made. */
async function inPlaceOf<Answer>(
  draft: number | undefined,
  make: (place: { readonly policy_change_id?: number }) => Promise<Answer>,
): Promise<Answer> {
  if (draft === undefined) return make({});
  try {
    return await make({ policy_change_id: draft });
  } catch (error) {
    const isGone =
      error instanceof RefusedError && ['STATE_CONFLICT', 'NOT_FOUND'].includes(error.refused.reason);
    if (isGone) return make({});
    throw error;
  }
}

function obstacleIn(error: unknown): Obstacle {
  if (error instanceof RefusedError) return { kind: 'refused', refused: error.refused };
  return { kind: 'noAnswer', message: error instanceof NoAnswerError ? error.message : String(error) };
}
