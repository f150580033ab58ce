import { readChange } from '@app/contract/policy-changes/read-change';
import { useEffect, useEffectEvent } from 'react';
import { noteMoved } from '../../imports/imports.tsx';
import { refresh, RefusedError } from '../../platform/api.ts';
import { useMay } from '../../platform/me.ts';
import type { ConfirmSearch } from './confirm-ways.ts';
import { movedByChange } from './use-confirm.ts';

/** Whether the change is a draft no more: confirmed, perhaps by a press whose answer was lost, or taken back. */
const hasMovedOn = (error: unknown): boolean =>
  error instanceof RefusedError && error.refused.reason === 'STATE_CONFLICT';

/**
 * Goes on to what became of a change when there is nothing left to confirm: its result says what is true. Who may not read it stays with
 * the refusal.
 *
 * @returns whether the page is being left
 */
export function useMovedOn({ list }: ConfirmSearch, error: unknown, onMovedOn: () => void): boolean {
  const mayRead = useMay(readChange);
  const isOver = mayRead && hasMovedOn(error);
  const goOn = useEffectEvent(() => {
    if (list !== undefined) noteMoved(list);
    void refresh(movedByChange);
    onMovedOn();
  });
  useEffect(() => {
    if (isOver) goOn();
  }, [isOver]);
  return isOver;
}
