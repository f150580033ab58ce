import { useRosterText } from '../sheet.ts';
import type { CellEdit, RosterEntry } from '../store/roster-row.ts';
import type { RosterStore } from '../store/roster-store.ts';
import { useCount } from '../store/use-roster.ts';
import { readAlike } from './alike.ts';
import { rowsAlike, takeAllAlike, takeAmong } from './fixes.ts';

/** The same press for all of whom the list says the same in the same words. */
export function TakeAllAlike({ roster, rowKey }: { readonly roster: RosterStore; readonly rowKey: number }) {
  const text = useRosterText(roster);
  const count = useCount(roster, () => readAlike(roster, rowKey, 'intent').length);
  return (
    count > 1 && <Way onTake={() => takeAllAlike(roster, rowKey)}>{text('takeAllAlike', { count })}</Way>
  );
}

type AmongProps = { readonly roster: RosterStore; readonly entry: RosterEntry };

/** A button for each that the words of a cell may mean, which says of how many rows it means it. */
export const Among = ({ among, ...props }: AmongProps & { readonly among: readonly CellEdit[] }) =>
  among.map((edit) => <OneOfThem key={edit.text} {...props} edit={edit} />);

function OneOfThem({ roster, entry, edit }: AmongProps & { readonly edit: CellEdit }) {
  const text = useRosterText(roster);
  const count = useCount(roster, () => rowsAlike(roster, entry, edit.field).length);
  const label = edit.text;
  return (
    <Way onTake={() => takeAmong(roster, entry.key, edit)}>
      {count > 1 ? text('takeInAll', { count, label }) : text('take', { label })}
    </Way>
  );
}

const Way = ({ onTake, children }: { readonly onTake: () => void; readonly children: string }) => (
  <button type="button" className="roster-fix" onClick={onTake}>
    {children}
  </button>
);
