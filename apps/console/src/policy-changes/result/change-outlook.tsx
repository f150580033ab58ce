import { useText } from '../../platform/text.ts';
import { StateMark } from '../../ui/state-mark.tsx';
import { standingOf } from '../kinds/standing.ts';
import { changeWords } from '../words/words.ts';
import type { Change } from './change.ts';
import { sentBack } from './change-state.ts';

/** What a change means for its persons, as its kind says it; above it, why it came back from whoever was to approve it. */
export function ChangeOutlook({ change }: { change: Change }) {
  const text = useText(changeWords);
  const { Outlook } = standingOf(change);
  const back = sentBack(change);
  return (
    <>
      {back && (
        <div className="card">
          <StateMark kind="needs">
            {text('sentBackBy', { name: back.actor, reason: back.reason ?? '' })}
          </StateMark>
        </div>
      )}
      <Outlook change={change} />
    </>
  );
}
