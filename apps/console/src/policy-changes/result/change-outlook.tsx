import { standingOf } from '../kinds/standing.ts';
import type { Change } from './change.ts';

/** What a change means for its persons, as its kind says it. */
export function ChangeOutlook({ change }: { change: Change }) {
  const { Outlook } = standingOf(change);
  return <Outlook change={change} />;
}
