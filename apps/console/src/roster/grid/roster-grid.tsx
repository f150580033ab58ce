import { useEffect, useId, useRef, useState } from 'react';
import { CellInput } from './cell-input.tsx';
import { firstColumn } from '../store/columns.ts';
import type { Cursor, Place } from '../store/cursor.ts';
import { GridRows } from './grid-rows.tsx';
import type { RosterStore } from '../store/roster-store.ts';
import { RosterTools } from './roster-tools.tsx';
import type { RosterWays } from './session.ts';
import { useGridEvents } from './use-grid-events.ts';
import { useKeys, usePlace } from '../store/use-roster.ts';
import { useSession } from './use-session.ts';
import './roster.css';

/**
 * The list as a grid that is worked as a spreadsheet is. One input holds the focus for all cells and lies over the active one, so that an
 * input method can begin in any of them; `aria-activedescendant` says which cell that is.
 */
export function RosterGrid({
  roster,
  cursor,
  ...ways
}: RosterWays & { readonly roster: RosterStore; readonly cursor: Cursor }) {
  const gridId = useId();
  const keys = useKeys(roster);
  const place = usePlace(cursor);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [home, setHome] = useState(firstColumn);
  const [said, say] = useState('');
  const session = useSession({ roster, cursor, ...ways, setHome, say });
  const { onMouseDown, onClick, ...onInput } = useGridEvents(session, home);
  useFollow(place, session.input);

  return (
    <div className="roster">
      <RosterTools session={session} said={said} />
      <div className="roster-scroller" ref={setScroller}>
        {/* The pointer's part alone: the keyboard works in the one input. */}
        <div role="presentation" onMouseDown={onMouseDown} onClick={onClick}>
          <GridRows roster={roster} keys={keys} place={place} gridId={gridId} scroller={scroller}>
            <CellInput session={session} place={place} gridId={gridId} {...onInput} />
          </GridRows>
        </div>
      </div>
    </div>
  );
}

/** Keeps the cursor in sight, and takes the focus when something outside asks for it: not because the grid comes back into sight. */
function useFollow(place: Place, input: { readonly current: HTMLInputElement | null }): void {
  const { asked } = place;
  const answered = useRef(asked);
  useEffect(() => {
    const isAsked = answered.current !== asked;
    answered.current = asked;
    if (isAsked) input.current?.focus();
    if (document.activeElement !== input.current) return;
    input.current?.scrollIntoView({ block: isAsked ? 'center' : 'nearest', inline: 'nearest' });
  }, [place, asked, input]);
}
