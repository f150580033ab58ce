import type { Day } from '@app/domain/day';
import { useId, useRef, useState } from 'react';
import { useLanguage } from '../platform/language.ts';
import { useText } from '../platform/text.ts';
import { ChoiceList } from './choice-list.tsx';
import { type Choice, choicesOf, found, nextOpen, onlyMeant } from './choices.ts';
import { writeCells } from './edits.ts';
import type { RowView } from './judging.ts';
import { blankEntry, type EntryField } from './roster-row.ts';
import type { RosterStore } from './roster-store.ts';
import { Findings } from './row-detail.tsx';
import { cellText } from './row-words.ts';
import { rosterWords } from './words/words.ts';

type Props = {
  readonly roster: RosterStore;
  readonly at: number;
  readonly field: EntryField;
  readonly view: RowView | undefined;
  readonly onStart: (day: Day) => void;
};

/** One cell as a large field with its label above and its findings below. It writes when it is left. */
export function CardField({ roster, at, field, view, onStart }: Props) {
  const text = useText(rosterWords);
  const language = useLanguage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [choosing, setChoosing] = useState<{ typed: string; option: number } | null>(null);
  const shown = view ? cellText(view.entry, field, roster.judging().directory, { language, text }) : '';
  const faults = (view?.shown ?? []).filter((verdict) => verdict.field === field);
  const isChoice = field === 'work_company' || field === 'occupation';
  const entry = view?.entry ?? blankEntry(0);
  const choices =
    isChoice && choosing ? found(choicesOf(roster, field, { entry, view }, language), choosing.typed) : [];

  const write = (choice?: Choice) => {
    const written = input.current?.value ?? '';
    const taken = choice ?? choices[choosing?.option ?? -1];
    if (taken) writeCells(roster, at, [taken.edit]);
    else if (written !== shown) writeCells(roster, at, [{ field, text: written }]);
    setChoosing(null);
    const key = roster.keys()[at];
    if (key !== undefined) roster.leave([key], [field]);
  };

  return (
    <div className="card-field">
      <label htmlFor={id}>{text(field)}</label>
      <input
        // Drawn afresh when the text comes from elsewhere: a fix, an undo, a choice. While one types, nothing touches it.
        key={shown}
        ref={input}
        id={id}
        defaultValue={shown}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={faults.some(({ level }) => level === 'error') || undefined}
        aria-describedby={faults.length > 0 ? `${id}-fault` : undefined}
        {...(isChoice
          ? {
              role: 'combobox',
              'aria-expanded': choosing !== null,
              'aria-controls': `${id}-list`,
              'aria-activedescendant':
                choosing && choosing.option >= 0 ? `${id}-list-${choosing.option}` : undefined,
            }
          : {})}
        onClick={(event) => {
          if (!isChoice) return;
          event.currentTarget.focus();
          setChoosing({ typed: '', option: -1 });
        }}
        onFocus={(event) => isChoice && event.currentTarget.select()}
        onInput={(event) => {
          if (!isChoice) return;
          const typed = event.currentTarget.value;
          setChoosing({
            typed,
            option: onlyMeant(found(choicesOf(roster, field, { entry, view }, language), typed), typed),
          });
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') setChoosing(null);
          const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (isChoice && (by === 1 || by === -1)) {
            event.preventDefault();
            setChoosing({
              typed: choosing?.typed ?? '',
              option: nextOpen(choices, choosing?.option ?? -1, by),
            });
          }
          if (event.key === 'Enter') write();
        }}
        onBlur={() => write()}
      />
      {view && (
        <div id={`${id}-fault`}>
          <Findings
            view={view}
            verdicts={faults}
            roster={roster}
            screen={{ open: () => input.current?.click(), start: onStart }}
          />
        </div>
      )}
      {isChoice && choosing && (
        <ChoiceList
          id={`${id}-list`}
          label={text('choices', { column: text(field) })}
          choices={choices}
          option={choosing.option}
          typed={choosing.typed}
          anchor={input}
          onChoose={write}
        />
      )}
    </div>
  );
}
