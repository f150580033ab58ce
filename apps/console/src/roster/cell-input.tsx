import { type ClipboardEventHandler, type KeyboardEventHandler, useId } from 'react';
import { useLanguage } from '../platform/language.ts';
import { ChoiceList } from './choice-list.tsx';
import { choicesOf, found, onlyMeant } from './choices.ts';
import { columns, fieldAt } from './columns.ts';
import type { Place } from './cursor.ts';
import { cellId } from './grid-row.tsx';
import { commit, go, type GridSession } from './grid-session.ts';
import { judged } from './judging.ts';
import { blankEntry, edited, type EntryField } from './roster-row.ts';
import type { RosterStore } from './roster-store.ts';
import { sentences } from './row-words.ts';

/**
 * The one input of the grid, over the active cell: unseen while the cursor only stands there, and the cell's editor from the first letter on.
 * What is typed stays in the element itself: no drawing may touch a text that an input method is composing.
 */
export function CellInput({
  session,
  place,
  gridId,
  ...events
}: {
  readonly session: GridSession;
  readonly place: Place;
  readonly gridId: string;
  readonly onKeyDown: KeyboardEventHandler;
  readonly onPaste: ClipboardEventHandler;
  readonly onCopy: ClipboardEventHandler;
  readonly onBlur: () => void;
}) {
  const { roster, input, editing, setEditing, choices, text } = session;
  const language = useLanguage();
  const listId = useId();
  const { at, column } = place;
  const kind = columns[column]?.kind;
  const id = columns[column]?.id ?? 'name';
  const field = fieldAt(column);
  const isEditing = editing.mode !== 'no';
  const isChoosing = isEditing && kind === 'choice';
  const fault =
    field && editing.typed !== ''
      ? faultWhileTyping(roster, { at, field, typed: editing.typed }, language)
      : '';

  const onType = (typed: string) => {
    const mode = isEditing ? editing.mode : 'typed';
    const key = roster.keys()[at] ?? roster.nextKey();
    const row = { entry: roster.entryOf(key) ?? blankEntry(key), view: roster.view(key) };
    const all =
      field === 'work_company' || field === 'occupation' ? choicesOf(roster, field, row, language) : [];
    setEditing({ mode, typed, option: onlyMeant(found(all, typed), typed) });
  };

  return (
    <div className="roster-editor" style={{ gridColumn: column + 1 }}>
      <input
        {...events}
        ref={input}
        className={isEditing ? 'roster-input roster-input-on' : 'roster-input'}
        aria-label={text('cell', { column: text(id), row: at + 1 })}
        aria-invalid={fault !== '' || undefined}
        aria-description={fault || undefined}
        autoComplete="off"
        spellCheck={false}
        readOnly={field === undefined}
        {...(isChoosing
          ? {
              role: 'combobox',
              'aria-expanded': true,
              'aria-controls': listId,
              'aria-autocomplete': 'list' as const,
              'aria-activedescendant': editing.option >= 0 ? `${listId}-${editing.option}` : undefined,
            }
          : { 'aria-activedescendant': isEditing ? undefined : cellId(gridId, at, column) })}
        onCompositionStart={() => !isEditing && setEditing({ mode: 'typed', typed: '', option: -1 })}
        onInput={(event) => onType(event.currentTarget.value)}
      />
      {fault && <p className="roster-fault">{fault}</p>}
      {isChoosing && (
        <ChoiceList
          id={listId}
          label={text('choices', { column: text(id) })}
          choices={choices}
          option={editing.option}
          typed={editing.typed}
          anchor={input}
          onChoose={(choice) => {
            commit(session, choice);
            go(
              { ...session, editing: { mode: 'no', typed: '', option: -1 } },
              { at, column: column + (id === 'work_company' ? 1 : 0) },
            );
          }}
        />
      )}
    </div>
  );
}

/** What is wrong with a text while it is typed: only in a cell that was left once, so that nobody is corrected in the middle of a first word. */
function faultWhileTyping(
  roster: RosterStore,
  { at, field, typed }: { readonly at: number; readonly field: EntryField; readonly typed: string },
  language: Parameters<typeof sentences>[0],
): string {
  const key = roster.keys()[at];
  const entry = key === undefined ? undefined : roster.entryOf(key);
  if (!entry || !roster.wasLeft(entry.key, field) || (field !== 'name' && field !== 'idcard')) return '';

  const verdicts = judged(edited(entry, { field, text: typed }), roster.judging())?.verdicts ?? [];
  return sentences(
    language,
    verdicts.filter((verdict) => verdict.field === field && verdict.level === 'error'),
  );
}
