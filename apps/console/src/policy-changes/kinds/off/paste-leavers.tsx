import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { useState } from 'react';
import { instantOf } from '../../../platform/server-time.ts';
import { useText } from '../../../platform/text.ts';
import { Card } from '../../../ui/page.tsx';
import { useServerNow } from '../../../ui/server-now.ts';
import type { Leaving } from './leaver-list.ts';
import { type LeaversRead, readLeavers } from './read-leavers.ts';
import { offWords } from './words/words.ts';

/** So many lines that name nobody are told. */
const lines_max = 5;

/** A message, a block or a plain list of those who leave, as it came. */
export function PasteLeavers({ onFound }: { onFound: (more: readonly Omit<Leaving, 'key'>[]) => void }) {
  const text = useText(offWords);
  const now = useServerNow();
  const [pasted, setPasted] = useState('');
  const [read, setRead] = useState<LeaversRead>();
  const find = async () => {
    const today = shanghaiDay(now === undefined ? new Date() : instantOf(now));
    const found = await readLeavers(pasted, today);
    setRead(found);
    onFound(found.leaving);
    if (found.leaving.length > 0) setPasted('');
  };
  const isNobody = read !== undefined && read.leaving.length === 0 && read.others.length === 0;
  return (
    <Card>
      <label className="reduce-paste">
        {text('pasteLabel')}
        <textarea rows={5} value={pasted} onChange={(event) => setPasted(event.currentTarget.value)} />
      </label>
      <button type="button" className="button" disabled={pasted.trim() === ''} onClick={() => void find()}>
        {text('find')}
      </button>
      {isNobody && <p role="alert">{text('noneRead')}</p>}
      {read && read.leftOut.length > 0 && (
        <p>{text('leftOut', { lines: read.leftOut.slice(0, lines_max).join(' · ') })}</p>
      )}
      {read && read.others.length > 0 && (
        <p role="alert">
          {text('notLeaving', { names: read.others.map(({ name, idcard }) => name || idcard).join(', ') })}{' '}
          <button
            type="button"
            className="button button-small"
            onClick={() => {
              onFound(read.others);
              setRead(undefined);
            }}
          >
            {text('takeAll')}
          </button>
        </p>
      )}
    </Card>
  );
}
