import { useFormat } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import { StateMark } from '../../../ui/state-mark.tsx';
import type { Change } from '../../result/change.ts';
import { delayOf } from '../../result/change-state.ts';
import { changeWords } from '../../words/words.ts';
import { offOutlookOf } from './off-outlook-of.ts';
import { offWords } from './words/words.ts';

/** Until when the persons of a removal are covered: large, honest, and said aloud when it changes. */
export function OffOutlook({ change }: { change: Change }) {
  const text = useText(offWords);
  const changeText = useText(changeWords);
  const { formatTime } = useFormat();
  const { person_count: count, fail_count: failed, never_begun_count: never, progress_remark } = change;
  const timeOf = (start: string) => formatTime(`${start} 00:00:00`);
  const [time, last] = [timeOf(change.first_start_date), timeOf(change.last_start_date)];
  const delay = delayOf(change);
  const { kind, word, hasDays } = offOutlookOf(change);
  return (
    <output className={`card outlook outlook-${kind}`}>
      <StateMark kind={kind}>
        <strong>{text(word, { count, done: count - failed, failed, time })}</strong>
      </StateMark>
      {hasDays && <p>{text('promiseEach', { first: time, last })}</p>}
      {never > 0 && word !== 'outlookNever' && kind === 'soon' && <p>{text('neverOf', { count: never })}</p>}
      {progress_remark && <p>{changeText('insurerSays', { words: progress_remark })}</p>}
      {delay && <p>{changeText(delay)}</p>}
    </output>
  );
}
