import { useSyncExternalStore } from 'react';
import { useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { StateMark } from '../ui/state-mark.tsx';
import type { Desk } from './desk.ts';
import type { Keeping } from './keeper.ts';
import { importWords } from './words/words.ts';
import '../ui/button.css';
import './saved-mark.css';

export const useKeeping = ({ keeper }: Desk): Keeping =>
  useSyncExternalStore(keeper.subscribe, keeper.keeping);

/** Whether what is written is stored, and since when; what is to be done when it cannot be. */
export function SavedMark({ desk, onReload }: { desk: Desk; onReload: () => void }) {
  const text = useText(importWords);
  const { state, savedAt, trouble } = useKeeping(desk);
  const { formatClock } = useFormat();
  if (state === 'none') return null;
  if (trouble?.kind === 'changed') return <Changed desk={desk} trouble={trouble} onReload={onReload} />;
  if (trouble)
    return (
      <p className="saved-mark" role="alert">
        <StateMark kind="needs">
          {trouble.kind === 'noAnswer' ? text('notSavedNoAnswer') : trouble.msg}
        </StateMark>
        <button type="button" className="button" onClick={() => void desk.keeper.flush()}>
          {text('saveAgain')}
        </button>
      </p>
    );
  return (
    <output className="saved-mark">
      {state === 'saved'
        ? savedAt === null
          ? text('saved')
          : text('savedAt', { time: formatClock(savedAt) })
        : text('notSaved')}
    </output>
  );
}

/** Someone else has saved the list: who and when, and whose rows shall stand. */
function Changed({
  desk,
  trouble,
  onReload,
}: {
  desk: Desk;
  trouble: { by: string; at: string };
  onReload: () => void;
}) {
  const text = useText(importWords);
  const { formatTime } = useFormat();
  return (
    <div className="saved-mark saved-changed" role="alert">
      <StateMark kind="needs">
        {text('changedBy', { by: trouble.by, time: formatTime(trouble.at) })}
      </StateMark>
      <button type="button" className="button" onClick={onReload}>
        {text('takeTheirs')}
      </button>
      <button type="button" className="button" onClick={() => void desk.keeper.overwrite()}>
        {text('keepMine')}
      </button>
    </div>
  );
}
