import type { Refused } from '@app/contract/refusals';
import { useState } from 'react';
import { NoAnswerError, RefusedError } from '../../../platform/api.ts';
import { forecastAnew } from '../../confirm/forecasts.ts';

export type Obstacle =
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'noAnswer'; readonly message: string };

/** How rows are drafted: what is in order of them, in which place, and past which warning. */
type DraftedSo = {
  readonly skip_errors: 1;
  readonly confirm_warnings: 'DUPLICATE_SUBMIT'[];
  readonly policy_change_id?: number;
};

type Drafting<Rows> = {
  readonly draft: number | undefined;
  readonly make: (rows: Rows, so: DraftedSo) => Promise<{ readonly policy_change_id: number }>;
  readonly onDrafted: (policy_change_id: number) => void;
};

/** Drafts the rows of a board that are in order, in the place of those that were drafted before, and prices them. */
export function useDraft<Rows>({ draft, make, onDrafted }: Drafting<Rows>) {
  const [met, setMet] = useState<{ readonly obstacle: Obstacle; readonly by: Rows }>();
  const [isBusy, setBusy] = useState(false);
  return {
    obstacleOf: (rows: Rows) => (met?.by === rows ? met.obstacle : undefined),
    isBusy,
    async press(rows: Rows, { onPurpose = false } = {}) {
      setMet(undefined);
      setBusy(true);
      const so: DraftedSo = { skip_errors: 1, confirm_warnings: onPurpose ? ['DUPLICATE_SUBMIT'] : [] };
      try {
        const { policy_change_id } = await inPlaceOf(draft, (place) => make(rows, { ...so, ...place }));
        await forecastAnew(policy_change_id);
        onDrafted(policy_change_id);
      } catch (error) {
        setMet({ obstacle: obstacleIn(error), by: rows });
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
