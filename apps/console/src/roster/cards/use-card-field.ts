import {
  type FocusEvent,
  type InputEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useState,
} from 'react';
import { useLanguage } from '../../platform/language.ts';
import { useText } from '../../platform/text.ts';
import { comboboxOf } from '../grid/cell-input.tsx';
import { type Choice, choicesAt, isChoiceField, nextOpen, onlyMeant } from '../choices/choices.ts';
import { tidied } from '../store/edits.ts';
import { mendCell } from '../findings/fixes.ts';
import type { EntryField } from '../store/roster-row.ts';
import type { RosterStore } from '../store/roster-store.ts';
import { rosterWords } from '../words/words.ts';

/** What is being chosen: what was typed since, and which choice Enter takes. */
export type Choosing = { readonly typed: string; readonly option: number };

type Cell = {
  readonly roster: RosterStore;
  readonly at: number;
  readonly field: EntryField;
  readonly shown: string;
  readonly input: RefObject<HTMLInputElement | null>;
};

/** Writes a cell when its field is left, and opens the list of one that is a choice. */
export function useCardField({ roster, at, field, shown, input }: Cell, listId: string) {
  const wording = { language: useLanguage(), text: useText(rosterWords) };
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const find = (typed: string) => choicesAt(roster, { at, field, typed }, wording);
  const choices = choosing ? find(choosing.typed) : [];
  const type = (typed: string) => setChoosing({ typed, option: onlyMeant(find(typed), typed) });

  const write = (choice?: Choice) => {
    const written = input.current?.value ?? '';
    const taken = choice ?? choices[choosing?.option ?? -1];
    if (taken) mendCell(roster, at, taken.edit);
    else if (written !== shown) mendCell(roster, at, { field, text: tidied(roster, field, written) });
    setChoosing(null);
    roster.leave(roster.keys().slice(at, at + 1), [field]);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key === 'Escape') setChoosing(null);
  };
  if (!isChoiceField(field))
    return { choosing: null, choices, write, events: { onKeyDown, onBlur: () => write() } };

  const events = {
    ...comboboxOf(listId, choosing?.option ?? -1, choosing !== null),
    onBlur: () => write(),
    onClick(event: MouseEvent<HTMLInputElement>) {
      event.currentTarget.focus();
      type('');
    },
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
    onInput: (event: InputEvent<HTMLInputElement>) => type(event.currentTarget.value),
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      onKeyDown(event);
      const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
      if (by === undefined || event.nativeEvent.isComposing) return;
      event.preventDefault();
      const typed = choosing?.typed ?? '';
      setChoosing({ typed, option: nextOpen(find(typed), choosing?.option ?? -1, by) });
    },
  };
  return { choosing, choices, write, events };
}
