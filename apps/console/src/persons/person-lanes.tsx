import type { Person } from '@app/contract/read-person';
import { useId } from 'react';
import { useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { cutAt, type Span } from '../ui/cover-bar.tsx';
import {
  type Covered,
  coveredOf,
  gapsOf,
  type Lane,
  lanesByCompany,
  lanesByPlan,
  percentOf,
  scaleOf,
  type Tick,
  ticksOf,
} from './lanes.ts';
import { personWords } from './words/words.ts';
import '../ui/cover-bar.css';
import './person-lanes.css';

type Drawn = { readonly scale: Span; readonly ticks: readonly Tick[]; readonly now: string };

/** Covers over time, a lane for each plan and below them one for each work company; whoever only hears it has the table below. */
export function PersonLanes({ person: { policies, now } }: { readonly person: Person }) {
  const text = useText(personWords);
  const covers = coveredOf(policies);
  if (covers.length === 0) return null;
  const gaps = gapsOf(covers);
  const scale = scaleOf(covers, now);
  const drawn = { scale, ticks: ticksOf(scale), now };
  return (
    <>
      <div className="lanes" aria-hidden="true">
        <Axis {...drawn} />
        <p className="lanes-head">{text('plans')}</p>
        {lanesByPlan(covers).map((lane) => (
          <LaneRow key={lane.name + lane.under} lane={lane} gaps={gaps} {...drawn} />
        ))}
        <p className="lanes-head">{text('workCompanies')}</p>
        {lanesByCompany(covers).map((lane) => (
          <LaneRow key={lane.name} lane={lane} gaps={[]} {...drawn} />
        ))}
        <Today {...drawn} />
      </div>
      <Gaps gaps={gaps} />
    </>
  );
}

function Axis({ ticks }: Drawn) {
  const { formatMonth } = useFormat();
  return (
    <svg className="lane-track lanes-axis">
      {ticks.map(({ day, at }, place) => (
        <text key={day} x={`${at}%`} y="14" className={place % 2 === 1 ? 'lanes-tick-between' : undefined}>
          {formatMonth(day)}
        </text>
      ))}
    </svg>
  );
}

function LaneRow({
  lane: { name, under, covers },
  gaps,
  ...drawn
}: { readonly lane: Lane; readonly gaps: readonly Span[] } & Drawn) {
  return (
    <>
      <p className="lane-name">
        {name}
        {under && <small>{under}</small>}
      </p>
      <svg className="lane-track">
        <Lines {...drawn} />
        <rect className="lane-bar cover-none" x="0" width="100%" height="12" />
        {covers.map((covered) => (
          <CoverSpan key={covered.cover.policy_person_id} covered={covered} {...drawn} />
        ))}
        {gaps.map((gap) => (
          <Gap key={gap.from} gap={gap} {...drawn} />
        ))}
        <TodayLine {...drawn} />
      </svg>
    </>
  );
}

const widthOf = (scale: Span, { from, until }: Span) => {
  const x = percentOf(scale, from);
  return { x: `${x}%`, width: `${percentOf(scale, until) - x}%`, height: 12 };
};

/** One cover: what is past full, what is to come lighter. Pointed at, it says where and when. */
function CoverSpan({ covered, scale, now }: { readonly covered: Covered } & Drawn) {
  const { formatTime, formatEnd } = useFormat();
  const { policy_no, work_company } = covered.cover;
  return (
    <g>
      <title>
        {[policy_no, work_company, `${formatTime(covered.from)} – ${formatEnd(covered.until)}`].join('\n')}
      </title>
      {cutAt(covered, now).map(({ isFuture, ...span }) => (
        <rect
          key={span.from}
          className={`lane-bar ${isFuture ? 'cover-future' : 'cover-past'}`}
          {...widthOf(scale, span)}
        />
      ))}
      <rect className="lane-bar lane-begins" {...widthOf(scale, covered)} width="1.5" />
    </g>
  );
}

function Gap({ gap, scale }: { readonly gap: Span } & Drawn) {
  const id = useId();
  return (
    <>
      <pattern id={id} width="6" height="12" patternUnits="userSpaceOnUse" className="lane-hatch">
        <path d="M0 12 6 0" />
      </pattern>
      <rect className="lane-bar lane-gap" fill={`url(#${id})`} {...widthOf(scale, gap)} />
    </>
  );
}

const Lines = ({ ticks }: Drawn) =>
  ticks.map(({ day, at }) => (
    <line key={day} className="lanes-line" x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />
  ));

function TodayLine({ scale, now }: Drawn) {
  const at = `${percentOf(scale, now)}%`;
  return <line className="lanes-today" x1={at} x2={at} y1="0" y2="100%" />;
}

/** The day of today under its line; at either end of the scale it stands inside. */
function Today({ scale, now }: Drawn) {
  const text = useText(personWords);
  const { formatDay } = useFormat();
  const at = percentOf(scale, now);
  const anchor = at > 80 ? 'end' : at < 20 ? 'start' : 'middle';
  return (
    <svg className="lane-track lanes-axis">
      <text className="lanes-now" x={`${at}%`} y="14" textAnchor={anchor}>
        {text('today', { day: formatDay(now.slice(0, 10)) })}
      </text>
    </svg>
  );
}

/** The days that nothing covered, also for those who cannot see the lanes. */
function Gaps({ gaps }: { readonly gaps: readonly Span[] }) {
  const text = useText(personWords);
  const { formatTime, formatEnd } = useFormat();
  if (gaps.length === 0) return null;
  return (
    <ul className="person-gaps">
      {gaps.map(({ from, until }) => (
        <li key={from}>{text('gap', { from: formatTime(from), until: formatEnd(until) })}</li>
      ))}
    </ul>
  );
}
