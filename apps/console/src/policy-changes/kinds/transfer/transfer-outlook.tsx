import { policyChangeStatus } from '@app/domain/changes/status';
import { useFormat } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import { type StateKind, StateMark } from '../../../ui/state-mark.tsx';
import { coverTime } from '../../moments.ts';
import type { Change } from '../../result/change.ts';
import { delayOf } from '../../result/change-state.ts';
import { changeWords } from '../../words/words.ts';
import { transferWords } from './words/words.ts';

const { submitted, done, partlyDone, refused, withdrawn, void: deleted } = policyChangeStatus;

/** Whether they have moved: large, honest, and said aloud when it changes. */
export function TransferOutlook({ change }: { change: Change }) {
  const text = useText(transferWords);
  const changeText = useText(changeWords);
  const { formatTime } = useFormat();
  const { person_count: count, fail_count: failed, progress_remark, cover_starts } = change;
  const time = formatTime(cover_starts[0]?.cover_from ?? coverTime(change));
  const delay = delayOf(change);
  const { kind, word } = outlookOf(change);
  return (
    <output className={`card outlook outlook-${kind}`}>
      <StateMark kind={kind}>
        <strong>{text(word, { count: count - failed, done: count - failed, failed, time })}</strong>
      </StateMark>
      {progress_remark && <p>{changeText('insurerSays', { words: progress_remark })}</p>}
      {delay && <p>{changeText(delay)}</p>}
    </output>
  );
}

function outlookOf({ status, cover_binding }: Change) {
  const outlook = <Word extends string>(kind: StateKind, word: Word) => ({ kind, word });
  if (status === withdrawn || status === deleted) return outlook('quiet', 'outlookStays');
  if (status < submitted) return outlook('needs', 'outlookDraft');
  if (status === refused) return outlook('refused', 'outlookRefused');
  if (status === partlyDone) return outlook('refused', 'outlookPartly');
  if (status < done && cover_binding === 'ON_ISSUE') return outlook('soon', 'outlookWhenIssued');
  return outlook(status === done ? 'covered' : 'soon', 'outlookMoves');
}
