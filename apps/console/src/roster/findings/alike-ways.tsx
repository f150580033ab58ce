import { useRosterText } from '../sheet.ts';
import type { CellEdit, RosterEntry } from '../store/roster-row.ts';
import type { RosterStore } from '../store/roster-store.ts';
import { useKeys } from '../store/use-roster.ts';
import { rowsAlike, takeAllAlike, takeAmong } from './fixes.ts';
import { useAlike } from './use-alike.ts';

/** The same press for all of whom the list says the same in the same words. */
export function TakeAllAlike({ roster, rowKey }: { readonly roster: RosterStore; readonly rowKey: number }) {
  const text = useRosterText(roster);
  const count = useAlike(roster, rowKey, 'intent');
  if (count < 2) return null;
  return (
    <button type="button" className="roster-fix" onClick={() => takeAllAlike(roster, rowKey)}>
      {text('takeAllAlike', { count })}
    </button>
  );
}

/** A button for each that the words of a cell may mean, which says of how many rows it means it. */
export function Among({
  roster,
  entry,
  among,
}: {
  readonly roster: RosterStore;
  readonly entry: RosterEntry;
  readonly among: readonly CellEdit[];
}) {
  const text = useRosterText(roster);
  useKeys(roster);
  return among.map((edit) => {
    const count = rowsAlike(roster, entry, edit.field).length;
    return (
      <button
        key={edit.text}
        type="button"
        className="roster-fix"
        onClick={() => takeAmong(roster, entry.key, edit)}
      >
        {count > 1 ? text('takeInAll', { count, label: edit.text }) : text('take', { label: edit.text })}
      </button>
    );
  });
}
