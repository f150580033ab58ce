import { readChange } from '@app/contract/policy-changes/read-change';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../../../platform/api.ts';
import { useMay } from '../../../../platform/me.ts';
import { cameToNothing, isDeletable } from '../../../result/change-state.ts';
import { type BoardPair, withBlank } from './pairs.ts';

type Kept = {
  readonly pairs: readonly BoardPair[];
  /** The draft that holds them already; its rows are replaced. */
  readonly draft: number | undefined;
  /** The keys of those that the draft holds. */
  readonly drafted: readonly number[];
};

const nothing: Kept = { pairs: withBlank([]), draft: undefined, drafted: [] };

/** What is written, by policy: as long as the console is open, and nowhere else, since numbers stand in it. */
const kept = new Map<number, Kept>();

/** The pairs of a policy, as they were when one left the page. */
export function useKept(policy_id: number) {
  const mayRead = useMay(readChange);
  const [present, setPresent] = useState<Kept>(() => kept.get(policy_id) ?? nothing);
  const keep = (change: Partial<Kept>) =>
    setPresent((before) => {
      const after = { ...before, ...change };
      kept.set(policy_id, after);
      return after;
    });
  const { draft, drafted } = present;
  const { data } = useQuery({
    ...callQuery(readChange, { policy_change_id: draft ?? 0 }, { quiet: true }),
    enabled: mayRead && draft !== undefined,
    staleTime: 0,
  });
  // What was confirmed stands here no more; of what was taken back the next draft is another.
  if (draft !== undefined && data !== undefined && !isDeletable(data.status)) {
    const isDone = !cameToNothing(data.status);
    const stays = present.pairs.filter(({ key }) => !isDone || !drafted.includes(key));
    keep({ ...nothing, pairs: withBlank(stays) });
  }
  return { ...present, keep };
}
