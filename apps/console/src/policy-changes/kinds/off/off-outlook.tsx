import { policyChangeStatus } from '@app/domain/changes/status';
import { useFormat } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import { StateMark, type StateKind } from '../../../ui/state-mark.tsx';
import type { Change } from '../../result/change.ts';
import { delayOf } from '../../result/change-state.ts';
import { changeWords } from '../../words/words.ts';
import { offWords } from './words/words.ts';

const { submitted, partlyDone, refused, withdrawn, void: deleted } = policyChangeStatus;

/** Until when the persons of a removal are covered: large, honest, and said aloud when it changes. */
export function OffOutlook({ change }: { change: Change }) {
  const text = useText(offWords);
  const changeText = useText(changeWords);
  const { formatTime } = useFormat();
  const { status, person_count: count, fail_count, progress_remark } = change;
  const time = formatTime(`${change.first_start_date} 00:00:00`);
  const delay = delayOf(change);
  const [kind, sentence] = said();
  return (
    <output className={`card outlook outlook-${kind}`}>
      <StateMark kind={kind}>
        <strong>{sentence}</strong>
      </StateMark>
      {progress_remark && <p>{changeText('insurerSays', { words: progress_remark })}</p>}
      {delay && <p>{changeText(delay)}</p>}
    </output>
  );

  function said(): [StateKind, string] {
    if (status === withdrawn) return ['quiet', text('outlookWithdrawn')];
    if (status === deleted) return ['quiet', text('outlookVoid')];
    if (status < submitted) return ['needs', text('outlookDraft')];
    if (status === refused) return ['refused', text('outlookRefused')];
    if (status === partlyDone)
      return ['refused', text('outlookPartly', { done: count - fail_count, failed: fail_count, time })];
    return ['soon', text('outlookEnds', { count, time })];
  }
}
