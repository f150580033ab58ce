import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFormat } from '../../platform/format.ts';
import { CardField } from './card-field.tsx';
import { isTold } from './is-told.ts';
import type { Cursor } from '../store/cursor.ts';
import { takeOut } from '../store/edits.ts';
import { entryFields } from '../store/roster-row.ts';
import type { RosterStore } from '../store/roster-store.ts';
import { screenOf } from '../grid/grid-session.ts';
import { shownPlace } from '../store/lens.ts';
import { ReviewList } from './review-list.tsx';
import { OfferAlike } from '../grid/roster-tools.tsx';
import { LeaveOut } from '../findings/leave-out.tsx';
import { Findings } from '../findings/row-detail.tsx';
import { SourceRow } from '../findings/source-row.tsx';
import type { RosterWays } from '../grid/session.ts';
import {
  useCanUndo,
  useColumns,
  useKeys,
  usePlace,
  useRowView,
  useShownPlaces,
} from '../store/use-roster.ts';
import { useRosterText } from '../sheet.ts';
import '../grid/roster.css';
import '../findings/row-detail.css';
import './roster-cards.css';

type CardsProps = RosterWays & { readonly roster: RosterStore; readonly cursor: Cursor };
type ListProps = Pick<CardsProps, 'roster' | 'cursor'>;

/** The same list on a phone: one person at a time, in large fields, and all of them in a list to look through. */
export function RosterCards(props: CardsProps) {
  const { roster, cursor } = props;
  const text = useRosterText(roster);
  const keys = useKeys(roster);
  const [isReview, setIsReview] = useState(false);
  if (isReview && keys.length > 0)
    return <ReviewList roster={roster} cursor={cursor} onOpen={() => setIsReview(false)} />;
  return (
    <>
      {keys.length > 0 && (
        <button type="button" className="roster-tool roster-review" onClick={() => setIsReview(true)}>
          {text('review')}
        </button>
      )}
      <PersonCard {...props} />
    </>
  );
}

function PersonCard({ roster, cursor, ...ways }: CardsProps) {
  const text = useRosterText(roster);
  const keys = useKeys(roster);
  const { at, asked } = usePlace(cursor);
  const key = keys[at] ?? roster.nextKey();
  const view = useRowView(roster, key);
  const card = useRef<HTMLElement>(null);
  useColumns(roster);
  const fields = roster.columns.offered().flatMap((column) => roster.columns.fieldAt(column) ?? []);
  useTopWhenAsked(asked, card);
  const screen = screenOf(ways, () => undefined);

  return (
    <section className="roster-card" aria-label={text('grid')} ref={card}>
      <CardHead roster={roster} at={at} cursor={cursor} />
      {view && <SourceRow view={view} />}
      {view?.said && <p className="row-said">{text('insurerSaid', { words: view.said })}</p>}
      {view && <Findings view={view} verdicts={view.shown.filter(isTold)} roster={roster} screen={screen} />}
      {fields.map((field) => (
        <CardField key={`${key} ${field}`} {...{ roster, at, field, view, ways }} />
      ))}
      {view && (
        <Findings
          view={view}
          verdicts={view.shown.filter((one) => !isTold(one) && !fields.some((field) => field === one.field))}
          roster={roster}
          screen={screen}
        />
      )}
      <OfferAlike roster={roster} />
      {view?.judgement && roster.judging().workings(view)}
      {view?.judgement && <LeaveOut roster={roster} entry={view.entry} />}
      <Turn roster={roster} cursor={cursor} />
    </section>
  );
}

/** Who of how many this is; a press takes the person out, another brings them back. */
function CardHead({ roster, cursor, at }: ListProps & { readonly at: number }) {
  const text = useRosterText(roster);
  const { formatNumber } = useFormat();
  const keys = useKeys(roster);
  const canUndo = useCanUndo(roster);
  const key = keys[at];
  const undo = () => {
    const back = roster.undo();
    if (back !== undefined) cursor.go({ at: Math.min(back, roster.keys().length) });
  };
  return (
    <header className="roster-card-head">
      <h2 tabIndex={-1}>
        {key === undefined
          ? text('newPerson')
          : text('person', { at: formatNumber(at + 1), total: formatNumber(keys.length) })}
      </h2>
      <span className="roster-card-tools">
        <button type="button" className="roster-tool" disabled={!canUndo} onClick={undo}>
          {text('undo')}
        </button>
        {key !== undefined && (
          <button type="button" className="roster-tool" onClick={() => takeOut(roster, key)}>
            {text('removePerson')}
          </button>
        )}
      </span>
    </header>
  );
}

/** To the person before and after; after the last comes a new one. */
function Turn({ roster, cursor }: ListProps) {
  const text = useRosterText(roster);
  const keys = useKeys(roster);
  const { at } = usePlace(cursor);
  const places = useShownPlaces(roster);
  const key = keys[at];
  const here = shownPlace(places, at);
  const before = places ? places[here - 1] : at === 0 ? undefined : at - 1;
  const isLast = at + 1 >= keys.length;
  // A new person has nothing of what is looked at: adding one shows all again.
  const after = isLast ? (key === undefined ? undefined : at + 1) : places ? places[here + 1] : at + 1;
  const turn = (to: number | undefined) => {
    if (key !== undefined && roster.view(key)?.judgement) roster.leave([key], entryFields);
    if (to === keys.length) roster.lens.look(null);
    if (to !== undefined) cursor.ask({ at: Math.min(to, roster.keys().length) });
  };
  return (
    <nav className="roster-card-turn" aria-label={text('turn')}>
      <button
        type="button"
        className="roster-tool"
        disabled={before === undefined}
        onClick={() => turn(before)}
      >
        {text('previous')}
      </button>
      <button
        type="button"
        className="roster-tool"
        disabled={after === undefined}
        onClick={() => turn(after)}
      >
        {text(isLast ? 'addPerson' : 'next')}
      </button>
    </nav>
  );
}

/** Another person comes into sight from the top, with the focus on who it is. */
function useTopWhenAsked(asked: number, card: RefObject<HTMLElement | null>): void {
  const answered = useRef(asked);
  useEffect(() => {
    if (answered.current === asked) return;
    answered.current = asked;
    card.current?.scrollIntoView({ block: 'nearest' });
    card.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [asked, card]);
}
