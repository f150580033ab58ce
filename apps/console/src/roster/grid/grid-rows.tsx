import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { useRosterText } from '../sheet.ts';
import type { Columns, ShownColumns } from '../store/columns.ts';
import { markedBy, type Place } from '../store/cursor.ts';
import { cellId, GridRow, markedIn, styleOf } from './grid-row.tsx';
import { placeShown, shownPlace } from '../store/lens.ts';
import type { RosterStore } from '../store/roster-store.ts';
import { useColumns, useShownPlaces } from '../store/use-roster.ts';

type GridRowsProps = {
  readonly roster: RosterStore;
  readonly keys: readonly number[];
  readonly place: Place;
  readonly gridId: string;
  readonly scroller: HTMLElement | null;
  /** What lies over the active row. */
  readonly children: ReactNode;
};

/** The rows in sight, and the row where the cursor stands: its cell must exist to be named as the active one. */
export function GridRows({ roster, keys, place, gridId, scroller, children }: GridRowsProps) {
  const text = useRosterText(roster);
  const shown = useColumns(roster);
  const places = useShownPlaces(roster);
  const placeAt = (index: number) => placeShown(places, index, keys.length);
  const keyAt = (index: number) => keys[placeAt(index)] ?? roster.nextKey();
  const here = shownPlace(places, place.at);
  // oxlint-disable-next-line react/incompatible-library -- it answers anew on each drawing, so the compiler leaves this component as it is
  const virtualizer = useVirtualizer({
    count: places ? places.length : keys.length + 1,
    getScrollElement: () => scroller,
    estimateSize: () => row_px,
    overscan: 6,
    getItemKey: keyAt,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), here])]
        .filter((index) => index < range.count)
        .toSorted((a, b) => a - b),
  });
  const items = virtualizer.getVirtualItems();
  const active = items.find(({ index }) => index === here);
  const over = { transform: `translateY(${active?.start ?? 0}px)`, height: active?.size ?? row_px };
  const marked = markedBy(place);

  return (
    <div className="roster-sheet" style={sheetStyle(roster.columns, shown)}>
      <div
        role="grid"
        aria-label={text('grid')}
        aria-rowcount={keys.length + 2}
        aria-colcount={roster.columns.all.length}
        aria-multiselectable="true"
        aria-activedescendant={active && cellId(gridId, placeAt(here), place.column)}
        id={gridId}
      >
        <GridHead roster={roster} shown={shown} />
        <div role="rowgroup" className="roster-body" style={{ height: virtualizer.getTotalSize() }}>
          {items.map(({ index, key, start }) => (
            <GridRow
              key={key}
              {...{ roster, gridId, start, index, shown, at: placeAt(index) }}
              {...markedIn(marked, placeAt(index))}
              rowKey={keyAt(index)}
              column={index === here ? place.column : -1}
              measure={virtualizer.measureElement}
              isEnd={placeAt(index) === keys.length}
            />
          ))}
        </div>
      </div>
      <div className="roster-over" style={over}>
        {children}
      </div>
    </div>
  );
}

const row_px = 34;

const sheetStyle = ({ templateOf, minWidthOf }: Columns, shown: ShownColumns) =>
  ({ '--roster-columns': templateOf(shown), minWidth: minWidthOf(shown) }) as object;

function GridHead({ roster, shown }: { roster: RosterStore; shown: ShownColumns }) {
  const text = useRosterText(roster);
  return (
    <div role="rowgroup" className="roster-head">
      <div role="row" aria-rowindex={1} className="roster-row">
        {shown.map((at) => {
          const column = roster.columns.all[at];
          if (!column) return null;
          const { id, kind, frozen } = column;
          return (
            <div
              key={id}
              role="columnheader"
              aria-colindex={at + 1}
              style={styleOf(roster.columns, shown, at)}
              className={`roster-cell roster-${kind}${frozen ? ` roster-frozen roster-frozen-${frozen}` : ''}`}
            >
              <span className={kind === 'remove' ? 'unseen' : undefined}>{text(id)}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
