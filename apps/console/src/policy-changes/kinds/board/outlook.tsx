import { policyChangeStatus } from '@app/domain/changes/status';
import { useFormat } from '../../../platform/format.ts';
import { useText, type Words } from '../../../platform/text.ts';
import { type StateKind, StateMark } from '../../../ui/state-mark.tsx';
import { coverTime } from '../../moments.ts';
import type { Change } from '../../result/change.ts';
import { delayOf } from '../../result/change-state.ts';
import { changeWords } from '../../words/words.ts';

/** What a kind says of a change as it stands: each under the same key, with these slots. */
export type OutlookWords = Words<{
  readonly outlookDraft: '';
  readonly outlookDone_one: '{{count, number}}{{time}}';
  readonly outlookDone_other: '{{count, number}}{{time}}';
  readonly outlookWhenIssued_one: '{{count, number}}{{time}}';
  readonly outlookWhenIssued_other: '{{count, number}}{{time}}';
  readonly outlookPartly: '{{done, number}}{{failed, number}}';
  readonly outlookRefused: '';
  readonly outlookStays: '';
}>;

type Outlook = {
  readonly kind: StateKind;
  readonly word:
    | 'outlookDraft'
    | 'outlookDone'
    | 'outlookWhenIssued'
    | 'outlookPartly'
    | 'outlookRefused'
    | 'outlookStays';
};

const { submitted, done, partlyDone, refused, withdrawn, void: deleted } = policyChangeStatus;

/** Whether what a board asked for has come about: large, honest, and said aloud when it changes. */
export function BoardOutlook({
  change,
  words,
  waits,
}: {
  change: Change;
  words: OutlookWords;
  /** Whether nothing of it counts before the insurer has issued it; else the plan says so. */
  waits?: boolean | undefined;
}) {
  const text = useText(words);
  const changeText = useText(changeWords);
  const { formatTime } = useFormat();
  const { person_count: count, fail_count: failed, progress_remark, cover_starts } = change;
  const time = formatTime(cover_starts[0]?.cover_from ?? coverTime(change));
  const delay = delayOf(change);
  const { kind, word } = outlookOf(change, waits ?? change.cover_binding === 'ON_ISSUE');
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

function outlookOf({ status }: Pick<Change, 'status'>, waits: boolean): Outlook {
  if (status === withdrawn || status === deleted) return { kind: 'quiet', word: 'outlookStays' };
  if (status < submitted) return { kind: 'needs', word: 'outlookDraft' };
  if (status === refused) return { kind: 'refused', word: 'outlookRefused' };
  if (status === partlyDone) return { kind: 'refused', word: 'outlookPartly' };
  if (status < done && waits) return { kind: 'soon', word: 'outlookWhenIssued' };
  return { kind: status === done ? 'covered' : 'soon', word: 'outlookDone' };
}
