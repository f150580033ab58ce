import { readChange } from '@app/contract/policy-changes/read-change';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../../platform/api.ts';
import { useMay } from '../../../platform/me.ts';
import { cameToNothing, isDeletable } from '../../result/change-state.ts';

type Kept<Row> = {
  readonly rows: readonly Row[];
  /** The draft that holds them already; its rows are replaced. */
  readonly draft: number | undefined;
  /** The keys of those that the draft holds. */
  readonly drafted: readonly number[];
};

/**
 * Keeps what is written on a board, by policy: as long as the console is open, and nowhere else, since numbers stand in it.
 *
 * @param withBlank puts a blank row at the end, into which the next is written
 */
export function keepsRows<Row extends { readonly key: number }>(
  withBlank: (rows: readonly Row[]) => readonly Row[],
) {
  const kept = new Map<number, Kept<Row>>();
  const nothing: Kept<Row> = { rows: withBlank([]), draft: undefined, drafted: [] };

  /** The rows of a policy, as they were when one left the page. */
  return function useKept(policy_id: number) {
    const mayRead = useMay(readChange);
    const [present, setPresent] = useState<Kept<Row>>(() => kept.get(policy_id) ?? nothing);
    const keep = (change: Partial<Kept<Row>>) =>
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
      const stays = present.rows.filter(({ key }) => !isDone || !drafted.includes(key));
      keep({ ...nothing, rows: withBlank(stays) });
    }
    return { ...present, keep };
  };
}
