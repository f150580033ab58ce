import { useState } from 'react';
import { useFormat } from '../platform/format.ts';
import { useMe } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { StateMark } from '../ui/state-mark.tsx';
import { toast } from '../ui/toast.tsx';
import type { OpenList } from './open-list.ts';
import type { Merged } from './keeping.ts';
import { putTogether } from './put-together.ts';
import type { english } from './words/en.ts';
import { importWords } from './words/words.ts';
import { Button } from '../ui/button.tsx';
import './saved-mark.css';

type ImportText = ReturnType<typeof useText<typeof english>>;

/** Someone else has saved the list: who and when. Both can be put together; whose rows shall stand alone is the other choice. */
export function ChangedMark({
  list,
  trouble,
  onReload,
}: {
  list: OpenList;
  trouble: { by: string; at: string };
  onReload: () => void;
}) {
  const text = useText(importWords);
  const { formatTime } = useFormat();
  const me = useMe();
  const [isBusy, setIsBusy] = useState(false);
  const isMine = trouble.by === me.name;
  const time = formatTime(trouble.at);
  const mine = mineIn(list, text);
  const merge = async () => {
    setIsBusy(true);
    await putTogether(list).catch(() => toast({ kind: 'failed', text: text('putTogetherFailed') }));
    setIsBusy(false);
  };
  return (
    <div className="saved-mark saved-changed" role="alert">
      <StateMark kind="needs">
        {isMine ? text('changedByYou', { time }) : text('changedBy', { by: trouble.by, time })}
      </StateMark>
      <Button kind="primary" disabled={isBusy} onClick={() => void merge()}>
        {mine === '' ? text('putTogether') : text('putTogetherMine', { mine })}
      </Button>
      <details>
        <summary>{text('otherChoices')}</summary>
        <Button onClick={onReload}>{text('takeTheirs')}</Button>
        <Button onClick={() => void list.keeper.overwrite()}>{text('keepMine')}</Button>
      </details>
    </div>
  );
}

/** What was written here and is not stored, counted. */
function mineIn({ keeper }: OpenList, text: ImportText): string {
  const { added, changed, removed } = keeper.mine();
  const parts = [
    added > 0 && text('mineAdded', { count: added }),
    changed > 0 && text('mineChanged', { count: changed }),
    removed > 0 && text('mineRemoved', { count: removed }),
  ];
  return parts.filter((part) => part !== false).join(text('mineBetween'));
}

/** The most rows that are named. */
const named_max = 10;

/** What came of putting both together, with the rows that both worked on, until it was read. */
export function MergedMark({ list, merged }: { list: OpenList; merged: Merged }) {
  const text = useText(importWords);
  const rows = merged.disputed
    .slice(0, named_max)
    .map(({ at, name }) => text('disputedRow', { row: at + 1, name }))
    .join(text('mineBetween'));
  return (
    <output className="saved-mark saved-changed">
      <span>{text('putTogetherDone', { count: merged.rows })}</span>
      {rows !== '' && (
        <StateMark kind="needs">{text('disputed', { count: merged.disputed.length, rows })}</StateMark>
      )}
      <Button onClick={() => list.keeper.tellMerged(null)}>{text('close')}</Button>
    </output>
  );
}
