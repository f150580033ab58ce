import type { Day } from '@app/domain/day';
import { useEffect, useRef } from 'react';
import { useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Calculation } from './calculation.tsx';
import { CardField } from './card-field.tsx';
import type { Cursor } from './cursor.ts';
import { removeRows } from './edits.ts';
import { entryFields } from './roster-row.ts';
import type { RosterStore } from './roster-store.ts';
import { Findings } from './row-detail.tsx';
import { useKeys, usePlace, useRowView } from './use-roster.ts';
import { rosterWords } from './words/words.ts';
import './roster.css';
import './row-detail.css';
import './roster-cards.css';

/** The same list on a phone: one person at a time, in large fields. */
export function RosterCards({
  roster,
  cursor,
  onStart,
}: {
  roster: RosterStore;
  cursor: Cursor;
  onStart: (day: Day) => void;
}) {
  const text = useText(rosterWords);
  const { formatNumber } = useFormat();
  const keys = useKeys(roster);
  const { at, asked } = usePlace(cursor);
  const key = keys[at] ?? roster.nextKey();
  const view = useRowView(roster, key);
  const card = useRef<HTMLElement>(null);
  const isNew = at >= keys.length;
  useTopWhenAsked(asked, card);

  const turn = (to: number) => {
    if (!isNew && roster.view(key)?.judgement) roster.leave([key], entryFields);
    cursor.ask({ at: Math.max(0, Math.min(to, roster.keys().length)) });
  };

  return (
    <section className="roster-card" aria-label={text('grid')} ref={card}>
      <header className="roster-card-head">
        <h2 tabIndex={-1}>
          {isNew
            ? text('newPerson')
            : text('person', { at: formatNumber(at + 1), total: formatNumber(keys.length) })}
        </h2>
        {!isNew && (
          <button type="button" className="roster-tool" onClick={() => removeRows(roster, [key])}>
            {text('removePerson')}
          </button>
        )}
      </header>
      {entryFields.map((field) => (
        <CardField
          key={`${key} ${field}`}
          roster={roster}
          at={at}
          field={field}
          view={view}
          onStart={onStart}
        />
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
      <nav className="roster-card-turn" aria-label={text('grid')}>
        <button type="button" className="roster-tool" disabled={at === 0} onClick={() => turn(at - 1)}>
          {text('previous')}
        </button>
        <button type="button" className="roster-tool" disabled={isNew} onClick={() => turn(at + 1)}>
          {text(at + 1 >= keys.length ? 'addPerson' : 'next')}
        </button>
      </nav>
    </section>
  );
}

/** Another person comes into sight from the top, with the focus on who it is. */
function useTopWhenAsked(asked: number, card: { readonly current: HTMLElement | null }): void {
  const answered = useRef(asked);
  useEffect(() => {
    if (answered.current === asked) return;
    answered.current = asked;
    card.current?.scrollIntoView({ block: 'nearest' });
    card.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [asked, card]);
}
