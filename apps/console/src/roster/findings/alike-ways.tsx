import { useSyncExternalStore } from 'react';
import { useRosterText } from '../sheet.ts';
import type { CellEdit, RosterEntry } from '../store/roster-row.ts';
import type { RosterStore } from '../store/roster-store.ts';
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

type AmongProps = { readonly roster: RosterStore; readonly entry: RosterEntry };

/** A button for each that the words of a cell may mean, which says of how many rows it means it. */
export const Among = ({ among, ...props }: AmongProps & { readonly among: readonly CellEdit[] }) =>
  among.map((edit) => <OneOfThem key={edit.text} {...props} edit={edit} />);

function OneOfThem({ roster, entry, edit }: AmongProps & { readonly edit: CellEdit }) {
  const text = useRosterText(roster);
  const count = useSyncExternalStore(roster.subscribe, () => rowsAlike(roster, entry, edit.field).length);
  const label = edit.text;
  return (
    <button type="button" className="roster-fix" onClick={() => takeAmong(roster, entry.key, edit)}>
      {count > 1 ? text('takeInAll', { count, label }) : text('take', { label })}
    </button>
  );
}
