import type { Standing } from '@app/contract/standing';
import { useFormat } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { type StateKind, StateMark } from '../state-mark.tsx';
import { standingWords } from './words/words.ts';

/** Whether a person is covered, in one line: until when, from when, or since when not. */
export function StandingMark({ standing, now }: { readonly standing: Standing; readonly now: string }) {
  const said = useStandingWords(standing, now);
  return <StateMark kind={kinds[standing.kind]}>{said}</StateMark>;
}

const kinds: Readonly<Record<Standing['kind'], StateKind>> = {
  covered: 'covered',
  starts: 'soon',
  ended: 'refused',
  never: 'quiet',
};

function useStandingWords({ kind, until, from, since }: Standing, now: string): string {
  const text = useText(standingWords);
  const { formatTime, formatEnd } = useFormat();
  if (kind === 'covered') return text('coveredUntil', { time: formatEnd(until ?? now) });
  if (kind === 'ended') return text('endedOn', { time: formatEnd(since ?? now) });
  if (kind === 'never') return text('never');
  // What has begun by the calendar and is not cover yet waits for the insurer.
  return from === null || from <= now ? text('notIssued') : text('startsOn', { time: formatTime(from) });
}
