import { useFormat } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import { StateMark } from '../../../ui/state-mark.tsx';
import type { Change } from '../../result/change.ts';
import { delayOf } from '../../result/change-state.ts';
import { coverTime } from '../../moments.ts';
import { changeWords } from '../../words/words.ts';
import { replaceOutlookOf } from './replace-outlook-of.ts';
import { replaceWords } from './words/words.ts';

/** Whether seats have changed hands: large, honest, and said aloud when it changes. */
export function ReplaceOutlook({ change }: { change: Change }) {
  const text = useText(replaceWords);
  const changeText = useText(changeWords);
  const { formatTime } = useFormat();
  const { person_count: count, fail_count: failed, progress_remark, cover_starts } = change;
  const time = formatTime(cover_starts[0]?.cover_from ?? coverTime(change));
  const delay = delayOf(change);
  const { kind, word } = replaceOutlookOf(change);
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
