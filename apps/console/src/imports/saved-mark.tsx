import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { Suspense, useSyncExternalStore } from 'react';
import { useFormat } from '../platform/format.ts';
import { lazyPage } from '../platform/lazy-page.ts';
import { useText } from '../platform/text.ts';
import { StateMark } from '../ui/state-mark.tsx';
import type { OpenList } from './open-list.ts';
import type { Keeping } from './keeping.ts';
import { importWords } from './words/words.ts';
import { Button } from '../ui/button.tsx';
import './saved-mark.css';

// Two windows on one list are rare: what puts them together is fetched when it happens.
const ChangedMark = lazyPage(async () => (await import('./changed-mark.tsx')).ChangedMark);
const MergedMark = lazyPage(async () => (await import('./changed-mark.tsx')).MergedMark);

export const useKeeping = ({ keeper }: OpenList): Keeping =>
  useSyncExternalStore(keeper.subscribe, keeper.keeping);

/** Whether what is written is stored, and since when; what is to be done when no answer comes. A refusal is told at the foot of the page. */
export function SavedMark({ list, onReload }: { list: OpenList; onReload: () => void }) {
  const text = useText(importWords);
  const { state, savedAt, trouble, merged } = useKeeping(list);
  const { formatTime } = useFormat();
  const isToday = (time: string) => time.startsWith(shanghaiDay(list.roster.judging().now));
  if (state === 'none') return null;
  if (trouble?.kind === 'changed')
    return (
      <Suspense>
        <ChangedMark list={list} trouble={trouble} onReload={onReload} />
      </Suspense>
    );
  if (trouble?.kind === 'noAnswer')
    return (
      <p className="saved-mark" role="alert">
        <StateMark kind="needs">{text('notSavedNoAnswer')}</StateMark>
        <Button onClick={() => void list.keeper.again()}>{text('saveAgain')}</Button>
      </p>
    );
  return (
    <>
      <Suspense>{merged && <MergedMark list={list} merged={merged} />}</Suspense>
      <output className="saved-mark">
        {state === 'saved' && savedAt !== null
          ? text('savedAt', { time: isToday(savedAt) ? clockOf(savedAt) : formatTime(savedAt) })
          : text('notSaved')}
      </output>
    </>
  );
}

/** Of 2026-11-20 18:20:05 what a clock shows. */
const clockOf = (time: string): string => time.slice(11, 16);
