import type { Day } from '@app/domain/day';
import { type RefObject, useEffect, useRef } from 'react';
import { useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Calculation } from './calculation.tsx';
import { CardField } from './card-field.tsx';
import type { Cursor } from './cursor.ts';
import { removeRows } from './edits.ts';
import { entryFields } from './roster-row.ts';
import type { RosterStore } from './roster-store.ts';
import { Findings } from './row-detail.tsx';
import { useCanUndo, useKeys, usePlace, useRowView } from './use-roster.ts';
import { rosterWords } from './words/words.ts';
import './roster.css';
import './row-detail.css';
import './roster-cards.css';

type CardsProps = {
  readonly roster: RosterStore;
  readonly cursor: Cursor;
  readonly onStart: (day: Day) => void;
};

/** The same list on a phone: one person at a time, in large fields. */
export function RosterCards({ roster, cursor, onStart }: CardsProps) {
  const text = useText(rosterWords);
  const keys = useKeys(roster);
  const { at, asked } = usePlace(cursor);
  const key = keys[at] ?? roster.nextKey();
  const view = useRowView(roster, key);
  const card = useRef<HTMLElement>(null);
  useTopWhenAsked(asked, card);

  return (
    <section className="roster-card" aria-label={text('grid')} ref={card}>
      <CardHead roster={roster} at={at} cursor={cursor} />
      {entryFields.map((field) => (
        <CardField key={`${key} ${field}`} {...{ roster, at, field, view, onStart }} />
      ))}
      {view && (
        <Findings
          view={view}
          verdicts={view.shown.filter(({ field }) => field === 'start_date')}
          roster={roster}
          screen={{ open: () => undefined, start: onStart }}
        />
      )}
      {view?.premium && view.judgement?.category && (
        <Calculation line={{ ...view.premium, category: view.judgement.category }} />
      )}
      <Turn roster={roster} cursor={cursor} />
    </section>
  );
}

/** Who of how many this is; a press takes the person out, another brings them back. */
function CardHead({ roster, cursor, at }: Omit<CardsProps, 'onStart'> & { readonly at: number }) {
  const text = useText(rosterWords);
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
          <button type="button" className="roster-tool" onClick={() => removeRows(roster, [key])}>
            {text('removePerson')}
          </button>
        )}
      </span>
    </header>
  );
}

/** To the person before and after; after the last comes a new one. */
function Turn({ roster, cursor }: Omit<CardsProps, 'onStart'>) {
  const text = useText(rosterWords);
  const keys = useKeys(roster);
  const { at } = usePlace(cursor);
  const key = keys[at];
  const turn = (to: number) => {
    if (key !== undefined && roster.view(key)?.judgement) roster.leave([key], entryFields);
    cursor.ask({ at: Math.max(0, Math.min(to, roster.keys().length)) });
  };
  return (
    <nav className="roster-card-turn" aria-label={text('turn')}>
      <button type="button" className="roster-tool" disabled={at === 0} onClick={() => turn(at - 1)}>
        {text('previous')}
      </button>
      <button type="button" className="roster-tool" disabled={key === undefined} onClick={() => turn(at + 1)}>
        {text(at + 1 >= keys.length ? 'addPerson' : 'next')}
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
