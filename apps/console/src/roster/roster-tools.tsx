import { useText } from '../platform/text.ts';
import { removeRows } from './edits.ts';
import { type GridSession, perform, travel } from './grid-session.ts';
import { useCanRedo, useCanUndo, useKeys } from './use-roster.ts';
import { rosterWords } from './words/words.ts';

/** What can be done to the whole list, and what has just been done to it. */
export function RosterTools({ session, said }: { session: GridSession; said: string }) {
  const text = useText(rosterWords);
  const canUndo = useCanUndo(session.roster);
  const canRedo = useCanRedo(session.roster);
  const keys = useKeys(session.roster);
  return (
    <div className="roster-tools">
      <button
        type="button"
        className="roster-tool"
        disabled={!canUndo}
        onClick={() => travel(session, 'undo')}
      >
        {text('undo')}
      </button>
      <button
        type="button"
        className="roster-tool"
        disabled={!canRedo}
        onClick={() => travel(session, 'redo')}
      >
        {text('redo')}
      </button>
      <button
        type="button"
        className="roster-tool"
        onClick={() => {
          perform(session, { act: 'addRow' });
          session.input.current?.focus();
        }}
      >
        {text('addRow')}
      </button>
      <button
        type="button"
        className="roster-tool"
        disabled={keys.length === 0}
        onClick={() => {
          removeRows(session.roster, keys);
          session.cursor.go({ at: 0 });
        }}
      >
        {text('removeAll')}
      </button>
      <p className="roster-said" role="status">
        {said}
      </p>
      {said === '' && <p className="roster-said">{text('gridHint')}</p>}
    </div>
  );
}
