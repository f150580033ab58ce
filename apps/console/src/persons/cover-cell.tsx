import type { PolicyPerson } from '@app/contract/persons';
import { statusText } from '@app/contract/words/words';
import { coverStatus } from '@app/domain/policies/cover';
import { addDays } from '@app/domain/calendar/day';
import { useFormat } from '../platform/format.ts';
import { useLanguage } from '../platform/language.ts';
import { useText } from '../platform/text.ts';
import { CoverBar, type Span } from '../ui/cover-bar.tsx';
import { coverKind } from '../ui/cover-state.ts';
import { useServerNow } from '../ui/server-now.ts';
import { StateMark } from '../ui/state-mark.tsx';
import { personWords } from './words/words.ts';

/** Whether a person is covered, and on which days of the policy. */
export function CoverCell({ person }: { person: PolicyPerson }) {
  const text = useText(personWords);
  const language = useLanguage();
  const { formatTime, formatEnd } = useFormat();
  const now = useServerNow();
  const { status, cover_from, cover_until, policy_from, policy_to } = person;
  const scale = { from: midnight(policy_from), until: midnight(addDays(policy_to, 1)) };
  const covers = cover_from && cover_until ? [{ from: cover_from, until: cover_until }] : [];
  return (
    <span className="cover-cell">
      <StateMark kind={coverKind(status)}>{statusText(language, 'cover', status)}</StateMark>
      <CoverBar scale={scale} covers={covers} gaps={gapsOf(person, scale)} now={now} />
      {status === coverStatus.startsSoon && cover_from && (
        <span className="list-under">{text('from', { time: formatTime(cover_from) })}</span>
      )}
      {status === coverStatus.coveredUntil && cover_until && (
        <span className="list-under">{text('until', { time: formatEnd(cover_until) })}</span>
      )}
    </span>
  );
}

const midnight = (day: string): string => `${day} 00:00:00`;

/** Where a person was to be covered and is not: from the end that the insurer's refusal put to it, or all of it. */
function gapsOf({ status, cover_until }: PolicyPerson, scale: Span): readonly Span[] {
  if (status === coverStatus.refused) return [scale];
  if (status !== coverStatus.removedBySystem || !cover_until || cover_until >= scale.until) return [];
  return [{ from: cover_until, until: scale.until }];
}
