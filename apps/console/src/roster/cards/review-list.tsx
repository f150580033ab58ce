import { useVirtualizer } from '@tanstack/react-virtual';
import { useState } from 'react';
import { StateMark } from '../../ui/state-mark.tsx';
import type { Cursor } from '../store/cursor.ts';
import { gravest } from '../findings/fixes.ts';
import { placeShown } from '../store/lens.ts';
import type { RosterStore } from '../store/roster-store.ts';
import { OnlyProblems } from '../grid/roster-tools.tsx';
import { useKeys, useLooking, useRowView, useShownPlaces } from '../store/use-roster.ts';
import { useTopWhenSifted } from '../grid/use-top.ts';
import { ReadyMark } from '../findings/ready-mark.tsx';
import { kindOf } from '../findings/verdict-cell.tsx';
import { useRosterText } from '../sheet.ts';
import './review-list.css';

/** All persons of the list on a phone, each in a line with what there is to mend; a press goes to the person. */
export function ReviewList({
  roster,
  cursor,
  onOpen,
}: {
  roster: RosterStore;
  cursor: Cursor;
  onOpen: () => void;
}) {
  const text = useRosterText(roster);
  const keys = useKeys(roster);
  const places = useShownPlaces(roster);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  useTopWhenSifted(useLooking(roster), scroller);
  const placeAt = (index: number) => placeShown(places, index, keys.length);
  // oxlint-disable-next-line react/incompatible-library -- it answers anew on each drawing, so the compiler leaves this component as it is
  const virtualizer = useVirtualizer({
    count: places ? places.length : keys.length,
    getScrollElement: () => scroller,
    estimateSize: () => line_px,
    overscan: 6,
    getItemKey: (index) => keys[placeAt(index)] ?? index,
  });
  const open = (at: number) => {
    cursor.ask({ at });
    onOpen();
  };
  return (
    <section className="review" aria-label={text('reviewList')}>
      <div className="review-tools">
        <OnlyProblems roster={roster} onLook={() => undefined} />
        <button type="button" className="roster-tool" onClick={onOpen}>
          {text('backToPerson')}
        </button>
      </div>
      <div className="review-scroller" ref={setScroller}>
        <ol style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => (
            <li key={key} style={{ transform: `translateY(${start}px)` }} value={placeAt(index) + 1}>
              <Line
                roster={roster}
                rowKey={keys[placeAt(index)] ?? -1}
                at={placeAt(index)}
                onOpen={() => open(placeAt(index))}
              />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const line_px = 64;

function Line({
  roster,
  rowKey,
  at,
  onOpen,
}: {
  roster: RosterStore;
  rowKey: number;
  at: number;
  onOpen: () => void;
}) {
  const text = useRosterText(roster);
  const view = useRowView(roster, rowKey);
  const first = view && gravest(view.shown);
  return (
    <button type="button" className="review-line" onClick={onOpen}>
      <span className="review-number">{at + 1}</span>
      <span className="review-name">{view?.entry.name.trim() || '—'}</span>
      <span className="review-idcard">{view?.entry.idcard.slice(-4)}</span>
      <span className="review-state">
        {first ? (
          <StateMark kind={kindOf[first.level]}>{text(first.code)}</StateMark>
        ) : (
          view?.isReady && <ReadyMark roster={roster} isChecking={view.isChecking} />
        )}
      </span>
    </button>
  );
}
