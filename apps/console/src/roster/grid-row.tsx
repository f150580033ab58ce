import { memo } from 'react';
import { useLanguage } from '../platform/language.ts';
import { useText } from '../platform/text.ts';
import { Money } from '../ui/money.tsx';
import { type Column, columns } from './columns.ts';
import type { RowView } from './judging.ts';
import { cellText, sentences } from './row-words.ts';
import type { RosterStore } from './roster-store.ts';
import { useRowView } from './use-roster.ts';
import { VerdictCell } from './verdict-cell.tsx';
import { rosterWords } from './words/words.ts';
import './fix-button.css';

type GridRowProps = {
  readonly roster: RosterStore;
  readonly rowKey: number;
  readonly at: number;
  /** The column in which the cursor stands, -1 when it is in another row. */
  readonly column: number;
  readonly gridId: string;
  readonly start: number;
  readonly measure: (row: HTMLElement | null) => void;
  readonly isEnd: boolean;
};

/** One row of the grid. Memoised by hand: of 10,000 rows, only what is in sight and has changed is drawn. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { roster, rowKey, at, column, gridId, start, measure, isEnd } = props;
  const view = useRowView(roster, rowKey);
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      data-index={at}
      data-at={at}
      ref={measure}
      className={isEnd ? 'roster-row roster-row-end' : 'roster-row'}
      style={{ transform: `translateY(${start}px)` }}
    >
      {columns.map((one, index) => (
        <Cell
          key={one.id}
          column={one}
          index={index}
          id={cellId(gridId, at, index)}
          at={at}
          active={index === column}
          roster={roster}
          view={view}
          isEnd={isEnd}
        />
      ))}
    </div>
  );
});

export const cellId = (gridId: string, at: number, column: number) => `${gridId}-${at}-${column}`;

type CellProps = {
  readonly column: Column;
  readonly index: number;
  readonly id: string;
  readonly at: number;
  readonly active: boolean;
  readonly roster: RosterStore;
  readonly view: RowView | undefined;
  readonly isEnd: boolean;
};

function Cell({ column, index, id, at, active, roster, view, isEnd }: CellProps) {
  const language = useLanguage();
  const text = useText(rosterWords);
  if (column.kind === 'number')
    return (
      <div
        role="rowheader"
        aria-colindex={1}
        aria-label={text('rowNumber', { row: at + 1 })}
        className="roster-cell roster-number"
      >
        {isEnd ? '+' : at + 1}
      </div>
    );

  const faults = 'field' in column ? (view?.shown ?? []).filter(({ field }) => field === column.field) : [];
  const isInvalid = faults.some(({ level }) => level === 'error');
  const written =
    view && 'field' in column
      ? cellText(view.entry, column.field, roster.judging().directory, { language, text })
      : '';
  return (
    <div
      role="gridcell"
      id={id}
      aria-colindex={index + 1}
      aria-selected={active}
      aria-invalid={isInvalid || undefined}
      aria-label={
        faults.length > 0 ? [written, sentences(language, faults)].filter(Boolean).join('. ') : undefined
      }
      title={faults.length > 0 ? sentences(language, faults) : undefined}
      data-column={index}
      className={`roster-cell roster-${column.kind}${active ? ' roster-active' : ''}${faults.length > 0 ? ` roster-${isInvalid ? 'error' : 'note'}` : ''}`}
    >
      {column.kind === 'verdict' && <VerdictCell view={view} />}
      {column.kind === 'premium' && view?.premium && <Money fen={view.premium.premium_fen} />}
      {column.kind === 'remove' && !isEnd && <RemoveButton at={at} />}
      {written}
      {isEnd && column.id === 'name' && (
        <span className="roster-hint">{text(at === 0 ? 'firstRowHint' : 'nextRowHint')}</span>
      )}
    </div>
  );
}

function RemoveButton({ at }: { at: number }) {
  const text = useText(rosterWords);
  return (
    <button
      type="button"
      className="roster-remove"
      tabIndex={-1}
      data-press=""
      aria-label={text('removeRow', { row: at + 1 })}
    >
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d="m2 2 8 8m0-8-8 8" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
    </button>
  );
}
