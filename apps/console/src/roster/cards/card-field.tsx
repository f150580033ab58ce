import { useId, useLayoutEffect, useRef, Suspense } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { ChoiceList } from '../choices/choices-shown.ts';
import type { RowView } from '../store/row-view.ts';
import { tidied } from '../store/edits.ts';
import { blankEntry, edited, type EntryField } from '../store/roster-row.ts';
import type { RosterStore } from '../store/roster-store.ts';
import { screenOf } from '../grid/grid-session.ts';
import { Findings } from '../findings/row-detail.tsx';
import { cellText } from '../findings/row-words.ts';
import type { RosterWays } from '../grid/session.ts';
import { carriedTo } from './carried.ts';
import { isTold } from './is-told.ts';
import { useCardField } from './use-card-field.ts';
import { useRosterText } from '../sheet.ts';

type CardFieldProps = {
  readonly roster: RosterStore;
  readonly at: number;
  readonly field: EntryField;
  readonly view: RowView | undefined;
  readonly ways: RosterWays;
};

/** One cell as a large field with its label above and its findings below. It is written while one types. */
export function CardField({ roster, at, field, view, ways }: CardFieldProps) {
  const text = useRosterText(roster);
  const language = useLanguage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const entry = view?.entry ?? carriedTo(roster, at).reduce(edited, blankEntry(-1));
  const shown = cellText(entry, field, roster.judging().directory, { language, text });
  const faults = (view?.shown ?? []).filter((verdict) => verdict.field === field && !isTold(verdict));
  const { choosing, choices, write, isTyping, events } = useCardField(
    { roster, at, field, shown, input },
    `${id}-list`,
  );

  // The text comes from elsewhere only when the row was written: by a fix, an undo, a choice. While one types, nothing tidies it.
  useLayoutEffect(() => {
    if (!input.current) return;
    const isTyped = choosing !== null || tidied(roster, field, input.current.value) === shown;
    if (!isTyping || !isTyped) input.current.value = shown;
  }, [shown, isTyping, choosing, roster, field]);

  return (
    <div className="card-field">
      <label htmlFor={id}>{text(field)}</label>
      <input
        {...events}
        ref={input}
        id={id}
        defaultValue={shown}
        inputMode={field === 'mobile' ? 'tel' : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={faults.some(({ level }) => level === 'error') || undefined}
        aria-describedby={faults.length > 0 ? `${id}-fault` : undefined}
      />
      {view && faults.length > 0 && (
        <div id={`${id}-fault`}>
          <Findings
            {...{ view, roster, verdicts: faults }}
            screen={{ ...screenOf(ways, () => undefined), open: () => input.current?.click() }}
          />
        </div>
      )}
      {choosing && (
        <Suspense>
          <ChoiceList
            {...choosing}
            id={`${id}-list`}
            label={text('choices', { column: text(field) })}
            choices={choices}
            standing={shown}
            text={text}
            anchor={input}
            onChoose={write}
          />
        </Suspense>
      )}
    </div>
  );
}
