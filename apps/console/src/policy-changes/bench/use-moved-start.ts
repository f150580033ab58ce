import { type Day, later } from '@app/domain/calendar/day';
import { useState } from 'react';
import type { OpenList } from '../../imports/imports.tsx';
import type { ActivePolicy } from '../../policies/policies.tsx';

/** The start and the price that a person saw before the cut-off passed. */
export type SeenStart = { readonly start: Day; readonly now: Day; readonly amount_fen: number };

/** Notices that the start has moved by itself because a cut-off passed, with what was seen before. Nothing can be pressed until it was read. */
export function useMovedStart(
  { roster }: OpenList,
  { policy, start, earliest }: { policy: ActivePolicy; start: Day; earliest: Day },
) {
  const [notice, setNotice] = useState<SeenStart | null>(null);
  const [seen, setSeen] = useState({
    policy_id: policy.policy_id,
    earliest,
    start,
  });
  const { policy_id } = policy;

  if (seen.policy_id !== policy_id || seen.earliest !== earliest || seen.start !== start) {
    const hasPassed = seen.policy_id === policy_id && seen.earliest < earliest && seen.start < earliest;
    setSeen({ policy_id, earliest, start });
    // The rows are judged by the new start after this: the old premium is still there.
    const { heads, amount_fen } = roster.summary();
    if (hasPassed && heads > 0)
      setNotice({
        start: notice?.start ?? seen.start,
        now: later(start, earliest),
        amount_fen: notice?.amount_fen ?? amount_fen,
      });
  }

  return { notice, seen: () => setNotice(null) };
}
