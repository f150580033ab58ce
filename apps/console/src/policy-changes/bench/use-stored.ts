import type { Day } from '@app/domain/calendar/day';
import type { ListType } from '@app/domain/changes/kinds';
import { isOpen } from '@app/domain/list/import-status';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import {
  type OpenList,
  findNumbers,
  importWords,
  readStored,
  takeMoved,
  useKeeping,
} from '../../imports/imports.tsx';
import { RefusedError } from '../../platform/api.ts';
import { useSaver, useUnsaved } from '../../platform/tab.ts';
import { useText } from '../../platform/text.ts';
import { useSummary } from '../../roster/roster.tsx';
import { toast } from '../../ui/toast.tsx';
import type { BenchSearch } from './bench-search.ts';

type Around = {
  readonly aim: {
    readonly kind: ListType;
    readonly policy_id: number;
    readonly start_date: BenchSearch['start_date'] | null;
  };
  readonly search: BenchSearch;
  /** The earliest start that can be had now. */
  readonly earliest: Day;
  readonly onSearch: (change: BenchSearch) => void;
};

/** Keeps the open list and the stored one the same: opens the one that the address names, and stores what is written. */
export function useStored(list: OpenList, { aim, search, earliest, onSearch }: Around) {
  const text = useText(importWords);
  const { roster, keeper } = list;
  const { job, state, merged } = useKeeping(list);
  const { heads, left } = useSummary(roster);
  const opening = useMutation({
    mutationFn: (import_job_id: number) => readStored(list, import_job_id),
    retry: (failures, error) => failures < asked_anew_max && !isGone(error),
    retryDelay: (failures) => (failures + 1) * 1_000,
  });
  const wanted = search.list;
  const here = job?.import_job_id;
  const loading = useRef<number>(undefined);
  const what = text('unsavedList', { count: Math.max(heads, 1) });
  useUnsaved(state === 'none' || state === 'saved' ? undefined : what);
  useSaver(
    useMemo(
      () => ({ unsaved: () => (keeper.isStored() ? undefined : what), save: () => keeper.flush() }),
      [keeper, what],
    ),
  );

  const notice = useEffectEvent(() => keeper.notice({ ...aim, start_date: aim.start_date ?? null }));
  useEffect(() => {
    notice();
    const off = roster.subscribe(() => notice());
    return () => {
      off();
      // Out of sight, nothing waits for another keystroke.
      void keeper.flush();
    };
  }, [roster, keeper]);
  useEffect(() => notice(), [aim.policy_id, aim.start_date]);

  const leaveGone = useEffectEvent(() => {
    keeper.forget();
    roster.reset([]);
    onSearch({ list: undefined });
    toast({ kind: 'done', text: text('listGone') });
  });
  const load = useEffectEvent(async (import_job_id: number) => {
    if (loading.current === import_job_id) return;
    loading.current = import_job_id;
    const stored = await opening.mutateAsync(import_job_id).catch((error: Error) => error);
    loading.current = undefined;
    if (stored instanceof Error) {
      // What could not be asked is not gone.
      return isGone(stored) ? leaveGone() : toast({ kind: 'failed', text: stored.message });
    }
    if (isOpen(stored.status))
      return onSearch({ policy_id: stored.policy_id, start_date: startOf(stored.start_date, earliest) });
    if (!stored.insured_in) return leaveGone();
    keeper.forget();
    roster.reset([]);
  });
  useEffect(() => {
    if (wanted !== undefined && (wanted !== here || takeMoved(wanted))) void load(wanted);
  }, [wanted, here]);

  // A list that was put together with another one is for what that one is for.
  const follow = useEffectEvent(() => {
    if (!merged?.aim) return;
    const { policy_id, start_date } = merged.aim;
    onSearch({ policy_id, start_date: startOf(start_date, earliest) });
  });
  useEffect(() => follow(), [merged]);

  const name = useEffectEvent((import_job_id: number) => {
    if (search.list !== import_job_id && loading.current === undefined) onSearch({ list: import_job_id });
  });
  useEffect(() => {
    if (here !== undefined && wanted === undefined) name(here);
  }, [here, wanted]);

  // A list whose rows were all judged may hold numbers that a spreadsheet has ruined.
  useEffect(() => {
    if (here !== undefined && left === 0 && state === 'saved')
      void findNumbers(roster, here).catch(() => undefined);
  }, [roster, here, left, state]);

  return {
    isLoading: opening.isPending,
    /** The change in which the list that the address names was insured: there is nothing left to write in it. */
    insured: opening.data?.insured_in ?? null,
    reload: () => void (here !== undefined && load(here)),
  };
}

/** The start that a list was written for, as long as it can still be had; else the earliest one. */
const startOf = (start: Day | null, earliest: Day): Day | undefined =>
  start === null || start <= earliest ? undefined : start;

const isGone = (error: Error): boolean =>
  error instanceof RefusedError && error.refused.reason === 'NOT_FOUND';

/** So often a list is asked for anew, each time a little later, where no answer comes or the service is busy. */
const asked_anew_max = 3;
