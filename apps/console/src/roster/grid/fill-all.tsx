import { addDays, readDay } from '@app/domain/calendar/day';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { Button } from '../../ui/button.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { PanelButton, usePanelClose } from '../../ui/panel-button.tsx';
import { Select } from '../../ui/select.tsx';
import { choicesOf } from '../choices/choices.ts';
import { isChoiceField } from '../choices/choice.ts';
import { useRosterText } from '../sheet.ts';
import { tidied, writeRows } from '../store/edits.ts';
import { filled, type FillScope } from '../store/fill.ts';
import { blankEntry, type CellEdit, edited, type EntryField } from '../store/roster-row.ts';
import type { RosterStore } from '../store/roster-store.ts';
import { useKeys } from '../store/use-roster.ts';
import type { GridSession } from './session.ts';

/** Fills a column of the whole list at once: the company, the work type, the day. */
export function FillAll({ session }: { session: GridSession }) {
  const { roster } = session;
  const text = useRosterText(roster);
  const keys = useKeys(roster);
  if (roster.sheet.filled.length === 0 || keys.length === 0) return null;
  return (
    <PanelButton label={text('fillAll')} name={text('fillAll')}>
      <FillForm session={session} />
    </PanelButton>
  );
}

function FillForm({ session: { roster, say } }: { session: GridSession }) {
  const text = useRosterText(roster);
  const close = usePanelClose();
  const keys = useKeys(roster);
  const [edits, setEdits] = useState<readonly CellEdit[]>([]);
  const [scope, setScope] = useState<FillScope>('empty');
  const count = keys.filter((key) => {
    const entry = roster.entryOf(key);
    return entry !== undefined && filled(entry, edits, scope) !== entry;
  }).length;

  const give = (field: EntryField, edit: CellEdit | undefined) =>
    setEdits([...edits.filter((one) => one.field !== field), ...(edit ? [edit] : [])]);
  const fill = (event: FormEvent) => {
    event.preventDefault();
    const done = writeRows(roster, keys, (entry) => filled(entry, edits, scope));
    close();
    say(text('filledIn', { count: done }));
  };
  return (
    <form className="roster-fill" onSubmit={fill}>
      {roster.sheet.filled.map((field) => (
        <FillField key={field} {...{ roster, field, edits }} onGive={(edit) => give(field, edit)} />
      ))}
      <fieldset>
        {(['empty', 'all'] as const).map((each) => (
          <label key={each}>
            <input type="radio" name="scope" checked={scope === each} onChange={() => setScope(each)} />
            {text(each === 'empty' ? 'fillEmpty' : 'fillEveryone')}
          </label>
        ))}
      </fieldset>
      <Button type="submit" kind="primary" disabled={count === 0}>
        {text('fillIn', { count })}
      </Button>
    </form>
  );
}

function FillField({
  roster,
  field,
  edits,
  onGive,
}: {
  roster: RosterStore;
  field: EntryField;
  edits: readonly CellEdit[];
  onGive: (edit: CellEdit | undefined) => void;
}) {
  const text = useRosterText(roster);
  const language = useLanguage();
  const given = edits.find((edit) => edit.field === field);
  if (isChoiceField(field)) {
    // A work type may be closed at the company that is given with it.
    const entry = edits.filter((edit) => edit !== given).reduce(edited, blankEntry(-1));
    const open = choicesOf(roster, field, { entry, view: undefined }, { language, text }).filter(
      ({ closed }) => closed === null,
    );
    return (
      <Select
        label={text(field)}
        isLabelled
        value={open.find(({ edit }) => edit.text === given?.text)?.key}
        choices={[
          { value: undefined, name: text('fillNothing') },
          ...open.map(({ key, label, category }) => ({
            value: key,
            name: category === null ? label : `${label} · ${text('class', { category })}`,
          })),
        ]}
        onChoose={(key) => onGive(open.find((choice) => choice.key === key)?.edit)}
      />
    );
  }
  const today = shanghaiDay(roster.judging().now);
  return (
    <DayField
      label={text(field)}
      value={readDay(given?.text ?? '')}
      min={today}
      max={addDays(today, days_max)}
      read={(typed) => readDay(tidied(roster, field, typed))}
      onChoose={(day) => onGive(day === undefined ? undefined : { field: 'start_date', text: day })}
    />
  );
}

const days_max = 366;
