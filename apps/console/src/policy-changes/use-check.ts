import { add, listChanges } from '@app/contract/policy-changes';
import type { Refused } from '@app/contract/refusals';
import type { Day } from '@app/domain/day';
import { useState } from 'react';
import { NoAnswerError, RefusedError, useCall } from '../platform/api.ts';
import { entryFields, jumpToFinding, type RosterSummary, useSummary } from '../roster/roster.tsx';
import { type Desk, noteSaved } from './desk.ts';
import { forecastAnew } from './forecasts.ts';
import { marksOf, personsOf } from './sent-rows.ts';

/** Why the list could not go on: rows to mend here, a no of the server, or no answer. */
export type Obstacle =
  | { readonly kind: 'rows'; readonly rows: number }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'noAnswer'; readonly message: string };

export type Check = {
  readonly obstacle: Obstacle | undefined;
  readonly isChecking: boolean;
  /** @param onPurpose goes on although this list was submitted before */
  readonly check: (onPurpose?: boolean) => Promise<void>;
};

type Wanted = { readonly policy_id: number; readonly start_date: Day };

/** Stores the list as a draft and prices it. Whatever is refused comes back to its rows; nothing that was typed is lost. */
export function useCheck(
  desk: Desk,
  { policy_id, start_date, onChecked }: Wanted & { readonly onChecked: (policy_change_id: number) => void },
): Check {
  const draft = useCall(add, { stales: [listChanges], quiet: true });
  const summary = useSummary(desk.roster);
  const [met, setMet] = useState<{ readonly obstacle: Obstacle; readonly by: RosterSummary }>();
  const [isChecking, setIsChecking] = useState(false);

  const meet = (obstacle: Obstacle) => setMet({ obstacle, by: desk.roster.summary() });
  return {
    // What was said of a list that has changed since is no longer true.
    obstacle: met?.by === summary ? met.obstacle : undefined,
    isChecking,
    async check(onPurpose = false) {
      if (isChecking) return;
      setMet(undefined);
      const { roster, cursor } = desk;
      roster.leave(roster.keys(), entryFields);
      if (jumpToFinding(roster, cursor)) return meet({ kind: 'rows', rows: roster.summary().faulty });

      setIsChecking(true);
      const result = await store(desk, { policy_id, start_date }, { onPurpose, draft: draft.mutateAsync });
      setIsChecking(false);
      if (typeof result === 'number') onChecked(result);
      else meet(result);
    },
  };
}

type Draft = ReturnType<typeof useCall<typeof add.input, typeof add.output>>['mutateAsync'];

/** The number of the priced draft, or what stands in its way. */
async function store(
  desk: Desk,
  { policy_id, start_date }: Wanted,
  { onPurpose, draft }: { readonly onPurpose: boolean; readonly draft: Draft },
): Promise<number | Obstacle> {
  const keys = desk.roster.keys();
  const kept = desk.draft?.policy_id === policy_id ? { policy_change_id: desk.draft.policy_change_id } : {};
  const confirm_warnings = onPurpose ? { confirm_warnings: ['DUPLICATE_SUBMIT' as const] } : {};
  try {
    const persons = [...personsOf(desk.roster)];
    const { policy_change_id } = await draft({
      ...kept,
      ...confirm_warnings,
      policy_id,
      start_date,
      persons,
    });
    noteSaved(desk, { policy_id, policy_change_id, start_date });
    await forecastAnew(policy_change_id);
    return policy_change_id;
  } catch (error) {
    return obstacleOf(error, desk, keys);
  }
}

function obstacleOf(error: unknown, desk: Desk, keys: readonly number[]): Obstacle {
  if (error instanceof NoAnswerError) return { kind: 'noAnswer', message: error.message };
  if (!(error instanceof RefusedError)) return { kind: 'noAnswer', message: String(error) };

  const { refused } = error;
  if (refused.reason === 'ROWS_REFUSED') {
    desk.roster.mark(marksOf(refused.detail, keys));
    jumpToFinding(desk.roster, desk.cursor);
  }
  // The draft has moved on, or is gone: the next press makes a new one.
  if (refused.reason === 'STATE_CONFLICT' || refused.reason === 'NOT_FOUND') desk.draft = undefined;
  return { kind: 'refused', refused };
}
