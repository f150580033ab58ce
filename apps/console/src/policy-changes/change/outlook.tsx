import { useFormat } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { StateMark } from '../../ui/state-mark.tsx';
import type { Change } from './change-query.ts';
import { delayOf, outlookOf } from './change-state.ts';
import { coverTime } from '../moments.ts';
import { changeWords } from '../words/words.ts';
import './result.css';

/** Whether the persons of a change are covered: large, honest, and said aloud when it changes. */
export function Outlook({ change }: { change: Change }) {
  const text = useText(changeWords);
  const { formatTime, formatNumber } = useFormat();
  const { kind, word } = outlookOf(change);
  const delay = delayOf(change);
  const time = formatTime(coverTime(change));
  const count = change.person_count;
  const parts = {
    covered: formatNumber(count - change.fail_count),
    failed: formatNumber(change.fail_count),
    time,
  };
  const sentence = {
    outlookDraft: () => text('outlookDraft'),
    outlookFunds: () => text('outlookFunds'),
    outlookCovered: () => text('outlookCovered', { count, time }),
    outlookWhenIssued: () => text('outlookWhenIssued', { count, time }),
    outlookPartly: () => text('outlookPartly', parts),
    outlookPartlyEnds: () => text('outlookPartlyEnds', parts),
    outlookRefused: () => text('outlookRefused', { count }),
    outlookRefusedEnds: () =>
      text('coverEnds', { time: change.cover_until ? formatTime(change.cover_until) : '' }),
    outlookWithdrawn: () => text('outlookWithdrawn'),
    outlookVoid: () => text('outlookVoid'),
  }[word]();
  return (
    <output className={`card outlook outlook-${kind}`}>
      <StateMark kind={kind}>
        <strong>{sentence}</strong>
      </StateMark>
      {change.progress_remark && <p>{text('insurerSays', { words: change.progress_remark })}</p>}
      {delay && <p>{text(delay)}</p>}
    </output>
  );
}
