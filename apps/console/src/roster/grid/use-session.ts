import { useRef, useState } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { choicesAt } from '../choices/choices.ts';
import { useRosterText } from '../sheet.ts';
import { cellText } from '../findings/row-words.ts';
import { type Editing, type GridSession, idle } from './session.ts';
import { usePlace } from '../store/use-roster.ts';

/** The grid as it stands at this drawing, for the events that come from it. */
export function useSession(
  around: Omit<GridSession, 'text' | 'input' | 'editing' | 'setEditing' | 'find' | 'choices' | 'shownAt'>,
): GridSession {
  const { roster, cursor } = around;
  const text = useRosterText(roster);
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [editing, setEditing] = useState<Editing>(idle);
  const { at, column } = usePlace(cursor);
  const find = (typed: string) =>
    choicesAt(roster, { at, field: roster.columns.fieldAt(column), typed }, { language, text });

  return {
    ...around,
    text,
    input,
    editing,
    setEditing,
    find,
    choices: editing.mode === 'no' ? [] : find(editing.typed),
    shownAt(rowAt, shown) {
      const entry = roster.entryOf(roster.keys()[rowAt] ?? -1);
      return entry ? cellText(entry, shown, roster.judging().directory, { language, text }) : '';
    },
  };
}
