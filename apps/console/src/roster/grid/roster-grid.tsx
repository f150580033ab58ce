import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { isFocusElsewhere } from '../../ui/focus-elsewhere.ts';
import { CellInput } from './cell-input.tsx';
import { firstColumn } from '../store/columns.ts';
import type { Cursor, Place } from '../store/cursor.ts';
import { GridRows } from './grid-rows.tsx';
import type { RosterStore } from '../store/roster-store.ts';
import { RosterTools } from './roster-tools.tsx';
import { open } from './grid-session.ts';
import type { GridSession, RosterWays } from './session.ts';
import { useGridEvents } from './use-grid-events.ts';
import { useKeys, useLooking, usePlace } from '../store/use-roster.ts';
import { useSession } from './use-session.ts';
import { useTopWhenSifted } from './use-top.ts';
import './roster.css';

/**
 * The list as a grid that is worked as a spreadsheet is. One input holds the focus for all cells and lies over the active one, so that an
 * input method can begin in any of them; `aria-activedescendant` says which cell that is.
 */
export function RosterGrid({
  roster,
  cursor,
  tools,
  between,
  ...ways
}: RosterWays & {
  readonly roster: RosterStore;
  readonly cursor: Cursor;
  readonly tools: ReactNode;
  readonly between: ReactNode;
}) {
  const gridId = useId();
  const keys = useKeys(roster);
  const place = usePlace(cursor);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [home, setHome] = useState(firstColumn);
  const [said, say] = useState('');
  const session = useSession({ roster, cursor, ...ways, setHome, say });
  const { onMouseDown, onClick, ...onInput } = useGridEvents(session, home);
  useTopWhenSifted(useLooking(roster), scroller);
  useFollow(place, session);

  return (
    <div className="roster">
      <RosterTools session={session} said={said}>
        {tools}
      </RosterTools>
      {between}
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

/**
 * Keeps the cursor in sight, and takes the focus when something outside asks for it: not because the grid comes back into sight, nor from
 * whoever has opened something else before a list arrived. No further than needed: what stands beside the cell says whose it is.
 */
function useFollow(place: Place, session: GridSession): void {
  const { input, editing, roster } = session;
  const { asked, column, isToOpen } = place;
  const answered = useRef(asked);
  const openHere = useEffectEvent(() => open(session));
  useEffect(() => {
    const isAsked = answered.current !== asked;
    answered.current = asked;
    const isTaken = isAsked && !isFocusElsewhere(input.current);
    if (isTaken && isToOpen) openHere();
    else if (isTaken) input.current?.focus({ preventScroll: true });
    if (!input.current || document.activeElement !== input.current) return;
    // A frozen cell is in sight wherever the rest is: only its row is to be followed, which is as wide as the sheet.
    const followed = roster.columns.all[column]?.frozen
      ? input.current.closest('.roster-over')
      : input.current;
    followed?.scrollIntoView({ block: isAsked && !isToOpen ? 'center' : 'nearest', inline: 'nearest' });
  }, [place, asked, column, isToOpen, editing.mode, input, roster]);
}
