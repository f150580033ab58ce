import type { Day } from '@app/domain/day';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { CellInput } from './cell-input.tsx';
import { fieldAt, firstColumn } from './columns.ts';
import type { Cursor } from './cursor.ts';
import { keyAct } from './grid-keys.ts';
import { GridRows } from './grid-rows.tsx';
import { commit, go, leave, open, paste, perform, press } from './grid-session.ts';
import { isBlock } from './paste.ts';
import type { RosterStore } from './roster-store.ts';
import { RosterTools } from './roster-tools.tsx';
import { useKeys, usePlace } from './use-roster.ts';
import { useSession } from './use-session.ts';
import './roster.css';

/**
 * The list as a grid that is worked as a spreadsheet is. One input holds the focus for all cells and lies over the active one, so that an
 * input method can begin in any of them; `aria-activedescendant` says which cell that is.
 */
export function RosterGrid({
  roster,
  cursor,
  onStart,
}: {
  roster: RosterStore;
  cursor: Cursor;
  /** A finding can be mended by another start of the whole change. */
  onStart: (day: Day) => void;
}) {
  const gridId = useId();
  const keys = useKeys(roster);
  const place = usePlace(cursor);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [home, setHome] = useState(firstColumn);
  const [said, say] = useState('');
  const session = useSession({ roster, cursor, onStart, setHome, say });
  const { input, editing } = session;
  useFocusWhenAsked(place.asked, input);

  useEffect(() => {
    if (document.activeElement === input.current)
      input.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [place, input]);

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, every key is its own.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const { key, shiftKey: shift, ctrlKey, metaKey, altKey: alt } = event;
    const { at, column } = cursor.place();
    const act = keyAct(
      { key, shift, ctrl: ctrlKey || metaKey, alt },
      { at, column, end: roster.keys().length, editing: editing.mode, home },
    );
    if (act && perform(session, act)) event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (editing.mode !== 'no' && !isBlock(pasted)) return;
    event.preventDefault();
    paste(session, pasted);
  };
  const onCopy = (event: ClipboardEvent) => {
    const field = fieldAt(place.column);
    if (editing.mode !== 'no' || !field) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', session.shownAt(place.at, field));
  };
  const onMouseDown = (event: MouseEvent) => {
    if (event.target === input.current && editing.mode !== 'no') return;
    // The press would take the focus out of the input.
    event.preventDefault();
    input.current?.focus();
    const cell = cellOf(event.target);
    if (!cell) return;
    const isAgain = cell.at === place.at && cell.column === place.column;
    if (!isAgain) go(session, cell);
    else if (editing.mode === 'no' && event.detail === 2) open(session);
  };

  return (
    <div className="roster">
      <RosterTools session={session} said={said} />
      <div className="roster-scroller" ref={setScroller}>
        <div
          onMouseDown={onMouseDown}
          onClick={(event) => {
            const cell = pressedCell(event.target);
            if (cell) press(session, cell.at, cell.column);
          }}
        >
          <GridRows roster={roster} keys={keys} place={place} gridId={gridId} scroller={scroller}>
            <CellInput
              session={session}
              place={place}
              gridId={gridId}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              onCopy={onCopy}
              onBlur={() => {
                commit(session);
                leave(session, place.at);
              }}
            />
          </GridRows>
        </div>
      </div>
    </div>
  );
}

/** Takes the focus when something outside asks for it, and not because the grid comes back into sight. */
function useFocusWhenAsked(asked: number, input: { readonly current: HTMLInputElement | null }): void {
  const answered = useRef(asked);
  useEffect(() => {
    if (answered.current === asked) return;
    answered.current = asked;
    input.current?.focus();
    input.current?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [asked, input]);
}

function cellOf(target: EventTarget): { at: number; column: number } | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = cell?.closest<HTMLElement>('[data-at]');
  return cell && row ? { at: Number(row.dataset['at']), column: Number(cell.dataset['column']) } : undefined;
}

const pressedCell = (target: EventTarget) =>
  target instanceof Element && target.closest('[data-press]') ? cellOf(target) : undefined;
