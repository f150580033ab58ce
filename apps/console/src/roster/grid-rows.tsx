import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { useText } from '../platform/text.ts';
import { columns, gridMinWidth, gridTemplate } from './columns.ts';
import type { Place } from './cursor.ts';
import { cellId, GridRow } from './grid-row.tsx';
import type { RosterStore } from './roster-store.ts';
import { rosterWords } from './words/words.ts';

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
  const text = useText(rosterWords);
  const keyAt = (at: number) => keys[at] ?? roster.nextKey();
  // oxlint-disable-next-line react/incompatible-library -- it answers anew on each drawing, so the compiler leaves this component as it is
  const virtualizer = useVirtualizer({
    count: keys.length + 1,
    getScrollElement: () => scroller,
    estimateSize: () => row_px,
    overscan: 8,
    getItemKey: keyAt,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), place.at])].toSorted((a, b) => a - b),
  });
  const items = virtualizer.getVirtualItems();
  const active = items.find(({ index }) => index === place.at);
  const over = { transform: `translateY(${active?.start ?? 0}px)`, height: active?.size ?? row_px };

  return (
    <div className="roster-sheet" style={sheetStyle}>
      <div
        role="grid"
        aria-label={text('grid')}
        aria-rowcount={keys.length + 2}
        aria-colcount={columns.length}
        aria-activedescendant={active && cellId(gridId, place.at, place.column)}
        id={gridId}
      >
        <GridHead />
        <div role="rowgroup" className="roster-body" style={{ height: virtualizer.getTotalSize() }}>
          {items.map(({ index, key, start }) => (
            <GridRow
              key={key}
              {...{ roster, gridId, start, at: index }}
              rowKey={keyAt(index)}
              column={index === place.at ? place.column : -1}
              measure={virtualizer.measureElement}
              isEnd={index === keys.length}
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

const row_px = 40;

const sheetStyle = { '--roster-columns': gridTemplate, minWidth: gridMinWidth } as object;

function GridHead() {
  const text = useText(rosterWords);
  return (
    <div role="rowgroup" className="roster-head">
      <div role="row" aria-rowindex={1} className="roster-row">
        {columns.map(({ id, kind }, index) => (
          <div
            key={id}
            role="columnheader"
            aria-colindex={index + 1}
            className={`roster-cell roster-${kind}`}
          >
            <span className={kind === 'remove' ? 'roster-unseen' : undefined}>{text(id)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
