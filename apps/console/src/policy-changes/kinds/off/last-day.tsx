import { type Day, addDays } from '@app/domain/calendar/day';
import { useMemo } from 'react';
import { useFormat } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import { type RosterStore, useSummary } from '../../../roster/roster.tsx';
import { neverBegun } from './never-begun.ts';
import { offWords } from './words/words.ts';

/** Until when they are covered: whose row names no day leaves with the list. */
export function LastDay({ roster, start }: { readonly roster: RosterStore; readonly start: Day }) {
  const text = useText(offWords);
  const { formatDay, formatEnd, formatTime } = useFormat();
  const summary = useSummary(roster);
  const never = useMemo(() => neverBegun(endsOf(roster, summary.heads)), [roster, summary]);
  if (never) {
    const [first, last] = [formatDay(never.first), formatDay(never.last)];
    return text(never.first === never.last ? 'neverBegin' : 'neverBeginEach', { first, last });
  }
  const { first, isOne } = summary.starts;
  const from = first ?? start;
  const last = formatEnd(addDays(from, -1));
  return text(isOne ? 'promise' : 'promiseFirst', { last, first: formatTime(`${from} 00:00:00`) });
}

/** What is known of the rows that leave; nothing of an empty list. */
const endsOf = (roster: RosterStore, heads: number) =>
  heads === 0
    ? []
    : roster.keys().flatMap((key) => {
        const view = roster.view(key);
        return view?.isReady ? [view.ends] : [];
      });
