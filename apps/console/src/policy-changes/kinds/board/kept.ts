import { readChange } from '@app/contract/policy-changes/read-change';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
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
  const listeners = new Set<() => void>();
  const presentOf = (policy_id: number) => kept.get(policy_id) ?? nothing;
  const keepOf = (policy_id: number, change: Partial<Kept<Row>>) => {
    kept.set(policy_id, { ...presentOf(policy_id), ...change });
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return {
    /** Writes on the board of a policy from another page. */
    write: (policy_id: number, change: (rows: readonly Row[]) => readonly Row[]) =>
      keepOf(policy_id, { rows: withBlank(change(presentOf(policy_id).rows)) }),

    /** The rows of a policy, as they were when one left the page. */
    useKept(policy_id: number) {
      const mayRead = useMay(readChange);
      const present = useSyncExternalStore(subscribe, () => presentOf(policy_id));
      const { draft, drafted, rows } = present;
      const { data } = useQuery({
        ...callQuery(readChange, { policy_change_id: draft ?? 0 }, { quiet: true }),
        enabled: mayRead && draft !== undefined,
        staleTime: 0,
      });
      const status = draft === undefined ? undefined : data?.status;
      const isOver = status !== undefined && !isDeletable(status);
      // What was confirmed stands here no more; of what was taken back the next draft is another.
      const clear = useEffectEvent(() => {
        const isDone = !cameToNothing(status!);
        const stays = rows.filter(({ key }) => !isDone || !drafted.includes(key));
        keepOf(policy_id, { ...nothing, rows: withBlank(stays) });
      });
      useEffect(() => {
        if (isOver) clear();
      }, [isOver, draft]);
      return { ...present, keep: (change: Partial<Kept<Row>>) => keepOf(policy_id, change) };
    },
  };
}
