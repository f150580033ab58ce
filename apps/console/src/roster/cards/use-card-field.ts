import {
  type CompositionEvent,
  type FocusEvent,
  type InputEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { useLanguage } from '../../platform/language.ts';
import { comboboxOf } from '../grid/cell-input.tsx';
import { type Choice, isChoiceField, nextOpen, onlyMeant } from '../choices/choice.ts';
import { choicesAt } from '../choices/choices.ts';
import { carriedTo } from './carried.ts';
import { tidied } from '../store/edits.ts';
import { type Mending, mendOn } from '../findings/fixes.ts';
import { type CellEdit, editLike, type EntryField } from '../store/roster-row.ts';
import type { RosterStore } from '../store/roster-store.ts';
import { useRosterText } from '../sheet.ts';

/** What is being chosen: what was typed since, and which choice Enter takes. */
export type Choosing = { readonly typed: string; readonly option: number };

/** What is being written: as it began, to be there again when the same is typed. */
type Begun = { readonly shown: string; readonly before: CellEdit; readonly mending: Mending };

type Cell = {
  readonly roster: RosterStore;
  readonly at: number;
  readonly field: EntryField;
  readonly shown: string;
  readonly input: RefObject<HTMLInputElement | null>;
};

/**
 * Writes a cell while it is typed, so that a button never says less than what its press would send, and opens the list of one that is a
 * choice. What is wrong with it is said when it is left.
 */
export function useCardField({ roster, at, field, shown, input }: Cell, listId: string) {
  const wording = { language: useLanguage(), text: useRosterText(roster) };
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const find = (typed: string) => choicesAt(roster, { at, field, typed }, wording);
  const choices = choosing ? find(choosing.typed) : [];
  const begun = useRef<Begun | null>(null);
  const [isTyping, setIsTyping] = useState(false);

  const put = (taken: Choice | undefined) => {
    const written = input.current?.value ?? '';
    if (!taken && written === shown) return;
    begun.current ??= {
      shown,
      before: cellOf(roster, at, field),
      mending: mendOn(roster, { at, field }, carriedTo(roster, at)),
    };
    const typed =
      written === begun.current.shown
        ? begun.current.before
        : { field, text: tidied(roster, field, written) };
    begun.current.mending.write(taken?.edit ?? typed);
  };
  const type = (typed: string) => {
    const meant = find(typed);
    const option = onlyMeant(meant, typed);
    setChoosing({ typed, option });
    return meant[option];
  };
  const write = (choice?: Choice) => {
    put(choice ?? choices[choosing?.option ?? -1]);
    begun.current?.mending.end();
    begun.current = null;
    setIsTyping(false);
    setChoosing(null);
    const left = roster.keys().slice(at, at + 1);
    afterPress(() => roster.leave(left, [field]));
  };
  const tell = (typed: string, isComposing: boolean) => {
    const meant = isChoiceField(field) ? type(typed) : undefined;
    setIsTyping(true);
    // Letters that an input method still composes find choices, but nobody has written them yet.
    if (!isComposing) put(meant);
  };
  const typing = {
    onInput: (event: InputEvent<HTMLInputElement>) =>
      tell(event.currentTarget.value, event.nativeEvent.isComposing),
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => tell(event.currentTarget.value, false),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key === 'Escape') setChoosing(null);
  };
  if (!isChoiceField(field))
    return {
      choosing: null,
      choices,
      write,
      isTyping,
      events: { onKeyDown, onBlur: () => write(), ...typing },
    };

  const events = {
    ...comboboxOf(listId, choosing?.option ?? -1, choosing !== null),
    onBlur: () => write(),
    onClick(event: MouseEvent<HTMLInputElement>) {
      event.currentTarget.focus();
      type('');
    },
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
    ...typing,
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      onKeyDown(event);
      const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
      if (by === undefined || event.nativeEvent.isComposing) return;
      event.preventDefault();
      const typed = choosing?.typed ?? '';
      setChoosing({ typed, option: nextOpen(find(typed), choosing?.option ?? -1, by) });
    },
  };
  return { choosing, choices, write, isTyping, events };
}

/** What the cell holds now, as what writes it again. */
function cellOf(roster: RosterStore, at: number, field: EntryField): CellEdit {
  const entry = roster.entryOf(roster.keys()[at] ?? -1);
  const carried = carriedTo(roster, at).find((edit) => edit.field === field);
  return entry ? editLike(entry, field) : (carried ?? { field, text: '' });
}

/**
 * Does what may change the words of a button: at once, or when the press on a button that is under way was answered. A person gets what the
 * button said when it was pressed.
 */
function afterPress(run: () => void): void {
  if (document.querySelector('button:active') === null) run();
  else addEventListener('click', run, { once: true });
}
