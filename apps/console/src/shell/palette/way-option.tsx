import { Icon } from '../../ui/icon.tsx';
import { StandingMark } from '../../ui/standing/standing-mark.tsx';
import type { Way } from './ways.ts';

/** One way in the list; of a person also whether they are covered, under which policy and where. */
export function WayOption(props: {
  id: string;
  way: Way;
  isChosen: boolean;
  onGo: () => void;
  onPoint: () => void;
}) {
  const { id, way, isChosen, onGo, onPoint } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter in the field above goes there
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className="palette-way"
      onClick={onGo}
      onPointerMove={onPoint}
    >
      <Icon name={way.icon} />
      <span className="palette-title">{way.title}</span>
      {way.under && <small>{way.under}</small>}
      {way.who && <Who {...way.who} />}
    </div>
  );
}

function Who({ person: { standing, cover }, now }: NonNullable<Way['who']>) {
  const further = standing.policy_person_ids.length - 1;
  return (
    <>
      <span className="palette-standing">
        <StandingMark standing={standing} now={now} />
      </span>
      {cover && (
        <small className="palette-cover">
          {[cover.work_company, cover.plan, cover.policy_no].join(' · ')}
          {further > 0 && ` +${further}`}
        </small>
      )}
    </>
  );
}
