import { type ClipboardEventHandler, type KeyboardEventHandler, useId, Suspense } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { ChoiceList } from '../choices/choices-shown.ts';
import { onlyMeant } from '../choices/choice.ts';
import type { Place } from '../store/cursor.ts';
import { faultWhileTyping } from './fault-while-typing.ts';
import { cellId } from './grid-row.tsx';
import { choosePressed } from './grid-session.ts';
import type { GridSession } from './session.ts';
import { useColumns } from '../store/use-roster.ts';
import { useOpenText } from './use-open-text.ts';

type CellInputProps = {
  readonly session: GridSession;
  readonly place: Place;
  readonly gridId: string;
  readonly onKeyDown: KeyboardEventHandler;
  readonly onPaste: ClipboardEventHandler;
  readonly onCopy: ClipboardEventHandler;
  readonly onBlur: () => void;
};

/**
 * The one input of the grid, over the active cell: unseen while the cursor only stands there, and the cell's editor from the first letter on.
 * What is typed stays in the element itself: no drawing may touch a text that an input method is composing.
 */
export function CellInput({ session, place, gridId, ...events }: CellInputProps) {
  const { roster, input, editing, setEditing, choices, text, find } = session;
  const language = useLanguage();
  const listId = useId();
  const { at, column } = place;
  useOpenText(session);
  const shown = useColumns(roster);
  const inset = roster.columns.insetOf(shown, column);
  const style = { gridColumn: shown.indexOf(column) + 1, ...(inset && { [inset.side]: inset.px }) };
  const id = roster.columns.all[column]?.id ?? 'name';
  const field = roster.columns.fieldAt(column);
  const isEditing = editing.mode !== 'no';
  const isChoosing = isEditing && roster.columns.isChoice(column);
  const fault = faultWhileTyping(roster, { at, field, typed: editing.typed }, language);
  const onType = (typed: string) =>
    setEditing({ mode: isEditing ? editing.mode : 'typed', typed, option: onlyMeant(find(typed), typed) });

  return (
    <div className={inset ? 'roster-editor roster-editor-frozen' : 'roster-editor'} style={style}>
      <input
        {...events}
        ref={input}
        className={isEditing ? 'roster-input roster-input-on' : 'roster-input'}
        aria-label={text('cell', { column: text(id), row: at + 1 })}
        aria-invalid={fault !== '' || undefined}
        aria-describedby={fault === '' ? undefined : `${listId}-fault`}
        autoComplete="off"
        spellCheck={false}
        readOnly={field === undefined}
        {...(isChoosing
          ? comboboxOf(listId, editing.option)
          : { 'aria-activedescendant': isEditing ? undefined : cellId(gridId, at, column) })}
        onCompositionStart={() => !isEditing && onType('')}
        onInput={(event) => onType(event.currentTarget.value)}
      />
      {fault && (
        <p id={`${listId}-fault`} className="roster-fault">
          {fault}
        </p>
      )}
      {isChoosing && (
        <Suspense>
          <ChoiceList
            id={listId}
            label={text('choices', { column: text(id) })}
            choices={choices}
            text={text}
            option={editing.option}
            typed={editing.typed}
            standing={field === undefined ? '' : session.shownAt(at, field)}
            anchor={input}
            onChoose={(choice) => choosePressed(session, choice)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What makes an input the box of a list: which list, and which of its choices Enter takes. */
export const comboboxOf = (listId: string, option: number, isOpen = true) => ({
  role: 'combobox',
  'aria-expanded': isOpen,
  'aria-controls': listId,
  'aria-autocomplete': 'list' as const,
  'aria-activedescendant': isOpen && option >= 0 ? `${listId}-${option}` : undefined,
});
