import type { Day } from '@app/domain/calendar/day';
import { importWords } from '../../imports/imports.tsx';
import { useFormat } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import type { ActivePolicy } from '../../policies/policies.tsx';
import { type RosterStore, useSummary } from '../../roster/roster.tsx';
import { isSameDayStart } from '../moments.ts';
import { changeWords } from '../words/words.ts';

/** From when the persons of a list are covered: whose row names no day begin with the list, which may be none of them. */
export function ListStart({
  roster,
  policy,
  start,
}: {
  roster: RosterStore;
  policy: ActivePolicy;
  start: Day;
}) {
  const text = useText(changeWords);
  const listText = useText(importWords);
  const { formatTime } = useFormat();
  const { first, isOne } = useSummary(roster).starts;
  const from = first ?? start;
  const isAtOnce = isSameDayStart(policy, from);
  const time = formatTime(`${from} 00:00:00`);
  if (isOne) return isAtOnce ? text('coveredAtOnce') : text('coveredFrom', { time });
  return isAtOnce ? listText('coveredAtOnceFirst') : listText('coveredFromFirst', { time });
}
