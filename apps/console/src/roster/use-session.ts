import { useRef, useState } from 'react';
import { useLanguage } from '../platform/language.ts';
import { useText } from '../platform/text.ts';
import { choicesOf, found } from './choices.ts';
import { fieldAt } from './columns.ts';
import { type Editing, type GridSession, idle } from './grid-session.ts';
import { blankEntry } from './roster-row.ts';
import { cellText } from './row-words.ts';
import { usePlace } from './use-roster.ts';
import { rosterWords } from './words/words.ts';

/** The grid as it stands at this drawing, for the events that come from it. */
export function useSession(
  around: Pick<GridSession, 'roster' | 'cursor' | 'onStart' | 'setHome' | 'say'>,
): GridSession {
  const { roster, cursor } = around;
  const text = useText(rosterWords);
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [editing, setEditing] = useState<Editing>(idle);
  const { at, column } = usePlace(cursor);
  const field = fieldAt(column);
  const key = roster.keys()[at] ?? roster.nextKey();
  const row = { entry: roster.entryOf(key) ?? blankEntry(key), view: roster.view(key) };
  const isChoosing = editing.mode !== 'no' && (field === 'work_company' || field === 'occupation');
  const choices = isChoosing ? found(choicesOf(roster, field, row, language), editing.typed) : [];

  return {
    ...around,
    text,
    input,
    editing,
    setEditing,
    choices,
    shownAt(rowAt, shown) {
      const entry = roster.entryOf(roster.keys()[rowAt] ?? -1);
      return entry ? cellText(entry, shown, roster.judging().directory, { language, text }) : '';
    },
  };
}
