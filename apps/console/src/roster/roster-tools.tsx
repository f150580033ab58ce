import { useText } from '../platform/text.ts';
import { removeRows } from './edits.ts';
import { type GridSession, perform, travel } from './grid-session.ts';
import { useCanRedo, useCanUndo, useKeys } from './use-roster.ts';
import { rosterWords } from './words/words.ts';

/** What can be done to the whole list, and what has just been done to it. */
export function RosterTools({ session, said }: { session: GridSession; said: string }) {
  const { roster, cursor, input } = session;
  const text = useText(rosterWords);
  const canUndo = useCanUndo(roster);
  const canRedo = useCanRedo(roster);
  const keys = useKeys(roster);
  const addRow = () => {
    perform(session, { act: 'addRow' });
    input.current?.focus();
  };
  const removeAll = () => {
    removeRows(roster, keys);
    cursor.go({ at: 0 });
  };
  return (
    <div className="roster-tools">
      <Tool label={text('undo')} isOff={!canUndo} onPress={() => travel(session, 'undo')} />
      <Tool label={text('redo')} isOff={!canRedo} onPress={() => travel(session, 'redo')} />
      <Tool label={text('addRow')} isOff={false} onPress={addRow} />
      <Tool label={text('removeAll')} isOff={keys.length === 0} onPress={removeAll} />
      <p className="roster-said" role="status">
        {said}
      </p>
      {said === '' && <p className="roster-said">{text('gridHint')}</p>}
    </div>
  );
}

const Tool = ({ label, isOff, onPress }: { label: string; isOff: boolean; onPress: () => void }) => (
  <button type="button" className="roster-tool" disabled={isOff} onClick={onPress}>
    {label}
  </button>
);
