import { useFormat } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { StateMark } from '../../ui/state-mark.tsx';
import type { Change } from './change.ts';
import { delayOf, outlookOf } from './change-state.ts';
import { coverTime } from '../moments.ts';
import { changeWords } from '../words/words.ts';
import './result.css';

/** Whether the persons of a change are covered: large, honest, and said aloud when it changes. */
export function Outlook({ change }: { change: Change }) {
  const text = useText(changeWords);
  const { formatTime, formatEnd, formatNumber } = useFormat();
  const { kind, word } = outlookOf(change);
  const delay = delayOf(change);
  const [first] = change.cover_starts;
  const isOneStart = change.cover_starts.length < 2;
  const time = formatTime(first?.cover_from ?? coverTime(change));
  const count = change.person_count;
  const parts = {
    covered: formatNumber(count - change.fail_count),
    failed: formatNumber(change.fail_count),
    time,
  };
  const sentence = {
    outlookDraft: () => text('outlookDraft'),
    outlookApproval: () => text('outlookApproval'),
    outlookFunds: () => text('outlookFunds'),
    outlookCovered: () =>
      isOneStart ? text('outlookCovered', { count, time }) : text('outlookCoveredEach', parts),
    outlookWhenIssued: () => text('outlookWhenIssued', { count, time }),
    outlookPartly: () => text(isOneStart ? 'outlookPartly' : 'outlookPartlyEach', parts),
    outlookPartlyEnds: () => text(isOneStart ? 'outlookPartlyEnds' : 'outlookPartlyEndsEach', parts),
    outlookRefused: () => text('outlookRefused', { count }),
    outlookRefusedEnds: () =>
      text('coverEnds', { time: change.cover_until ? formatEnd(change.cover_until) : '' }),
    outlookWithdrawn: () => text('outlookWithdrawn'),
    outlookVoid: () => text('outlookVoid'),
  }[word]();
  return (
    <output className={`card outlook outlook-${kind}`}>
      <StateMark kind={kind}>
        <strong>{sentence}</strong>
      </StateMark>
      {!isOneStart && tellsStart.has(word) && <Starts starts={change.cover_starts} />}
      {change.progress_remark && <p>{text('insurerSays', { words: change.progress_remark })}</p>}
      {delay && <p>{text(delay)}</p>}
    </output>
  );
}

/** The outlooks in which somebody's cover begins. */
const tellsStart: ReadonlySet<string> = new Set([
  'outlookCovered',
  'outlookWhenIssued',
  'outlookPartly',
  'outlookPartlyEnds',
]);

/** So many starts are told one by one; of more, the first ones and the last. */
const starts_max = 6;

/** How many persons begin when, where they do not begin together. */
function Starts({ starts }: { starts: Change['cover_starts'] }) {
  const text = useText(changeWords);
  const { formatTime } = useFormat();
  const told = starts.length > starts_max ? starts.slice(0, starts_max - 1) : starts;
  const others = starts.slice(told.length);
  const last = others.at(-1);
  return (
    <ul className="outlook-starts">
      {told.map(({ cover_from, person_count }) => (
        <li key={cover_from}>{text('startsAt', { count: person_count, time: formatTime(cover_from) })}</li>
      ))}
      {last && (
        <li>
          {text('startLater', {
            count: others.reduce((sum, { person_count }) => sum + person_count, 0),
            time: formatTime(last.cover_from),
          })}
        </li>
      )}
    </ul>
  );
}
