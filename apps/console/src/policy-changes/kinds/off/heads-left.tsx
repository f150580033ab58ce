import { forecast } from '@app/contract/policy-changes/forecast-change';
import { type Day, readDay } from '@app/domain/calendar/day';
import { useQuery } from '@tanstack/react-query';
import type { OpenList } from '../../../imports/imports.tsx';
import { callQuery } from '../../../platform/api.ts';
import { useText } from '../../../platform/text.ts';
import type { ActivePolicy } from '../../../policies/policies.tsx';
import { type RosterStore, type RosterSummary, useSummary } from '../../../roster/roster.tsx';
import { offWords } from './words/words.ts';

/** How many stay insured, as the confirmation counts them: with all who begin and end by the first day of the removal. */
export function HeadsLeft({ list, policy, start }: { list: OpenList; policy: ActivePolicy; start: Day }) {
  const text = useText(offWords);
  const summary = useSummary(list.roster);
  const leavers = leaversOf(list.roster, summary);
  const isKnown = leavers.length > 0;
  const { data, isFetching, error } = useQuery({
    ...callQuery(
      forecast,
      { policy_id: policy.policy_id, change_type: 'off', leavers, start_date: start },
      { quiet: true },
    ),
    enabled: isKnown,
  });
  if (!isKnown || error) return null;
  if (!data || isFetching) return <output className="foot-words">{text('counting')}</output>;
  const { active_after: heads, min_persons: min } = data;
  const isTooFew = heads < min;
  return (
    <p className="foot-words" role={isTooFew ? 'alert' : undefined}>
      {isTooFew ? text('tooFew', { min, heads }) : text('left', { heads })}
    </p>
  );
}

/** The covers themselves are named, so that nothing that was typed is looked up again; none while some are still being looked for. */
function leaversOf(roster: RosterStore, { checking, left }: RosterSummary) {
  if (checking > 0 || left > 0) return [];
  return roster.keys().flatMap((key) => {
    const view = roster.view(key);
    const start_date = readDay(view?.entry.start_date ?? '') ?? null;
    return view?.isReady && view.ends
      ? view.ends.covers.map(({ policy_person_id }) => ({ policy_person_id, start_date }))
      : [];
  });
}
