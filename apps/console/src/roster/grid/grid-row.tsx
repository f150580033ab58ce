import { memo } from 'react';
import { type Language, useLanguage } from '../../platform/language.ts';
import { Icon } from '../../ui/icon.tsx';
import { Money } from '../../ui/money.tsx';
import { useRosterText, type Wording } from '../sheet.ts';
import type { Column, Columns, ShownColumns } from '../store/columns.ts';
import type { Marked } from '../store/cursor.ts';
import type { RowView } from '../store/row-view.ts';
import { cellText } from '../findings/row-words.ts';
import { sourceText } from '../findings/source-row.tsx';
import { sentences } from '../words/verdict-words.ts';
import type { RosterStore } from '../store/roster-store.ts';
import { useRowView } from '../store/use-roster.ts';
import { VerdictCell } from '../findings/verdict-cell.tsx';
import '../findings/fix-button.css';

type GridRowProps = {
  readonly roster: RosterStore;
  readonly rowKey: number;
  readonly at: number;
  /** The row among those that are shown. */
  readonly index: number;
  readonly shown: ShownColumns;
  /** The column in which the cursor stands, -1 when it is in another row. */
  readonly column: number;
  /** The first and last column that is marked in this row; -1 when none is. */
  readonly from: number;
  readonly to: number;
  readonly gridId: string;
  readonly start: number;
  readonly measure: (row: HTMLElement | null) => void;
  readonly isEnd: boolean;
};

/** One row of the grid. Memoised by hand: of 10,000 rows, only what is in sight and has changed is drawn. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { roster, rowKey, at, index, shown, column, from, to, gridId, start, measure, isEnd } = props;
  const view = useRowView(roster, rowKey);
  const language = useLanguage();
  const text = useRosterText(roster);
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      data-index={index}
      data-at={at}
      ref={measure}
      className={isEnd ? 'roster-row roster-row-end' : 'roster-row'}
      style={{ transform: `translateY(${start}px)` }}
    >
      {shown.map((one) => {
        const found = roster.columns.all[one];
        return (
          found && (
            <Cell
              key={found.id}
              column={found}
              number={one}
              id={cellId(gridId, at, one)}
              inset={styleOf(roster.columns, shown, one)}
              active={one === column}
              isMarked={one >= from && one <= to}
              {...{ at, roster, view, isEnd, wording: { language, text } }}
            />
          )
        );
      })}
    </div>
  );
});

export const cellId = (gridId: string, at: number, column: number) => `${gridId}-${at}-${column}`;

const styles = new WeakMap<ShownColumns, Map<number, object | undefined>>();

/** Where a frozen cell stays; the same object for a column each time. */
export function styleOf({ insetOf }: Columns, shown: ShownColumns, column: number): object | undefined {
  const known = styles.get(shown) ?? new Map<number, object | undefined>();
  styles.set(shown, known);
  if (!known.has(column)) {
    const inset = insetOf(shown, column);
    known.set(column, inset && { [inset.side]: inset.px });
  }
  return known.get(column);
}

/** The columns that a row of marked cells holds. */
export const markedIn = ({ top, end, from, to }: Marked, at: number): { from: number; to: number } =>
  at >= top && at <= end && (top !== end || from !== to) ? { from, to } : { from: -1, to: -2 };

type CellProps = {
  readonly column: Column;
  readonly number: number;
  readonly id: string;
  readonly at: number;
  readonly inset: object | undefined;
  readonly active: boolean;
  readonly isMarked: boolean;
  readonly roster: RosterStore;
  readonly view: RowView | undefined;
  readonly isEnd: boolean;
  readonly wording: Wording;
};

function Cell(props: CellProps) {
  const { column, number, id, at, inset, active, isMarked, roster, view, isEnd, wording } = props;
  const { language, text } = wording;
  if (column.kind === 'number')
    return (
      <div
        role="rowheader"
        aria-colindex={1}
        aria-label={text('rowNumber', { row: at + 1 })}
        title={view?.source ? sourceText(view.source, text) : undefined}
        className="roster-cell roster-number"
        style={inset}
      >
        {isEnd ? '+' : at + 1}
      </div>
    );

  const faults = 'field' in column && view ? faultsIn(view, column.field) : none;
  const isInvalid = faults.some(({ level }) => level === 'error');
  const written =
    view && 'field' in column ? cellText(view.entry, column.field, roster.judging().directory, wording) : '';
  const why = faults.length > 0 ? sentences(language, faults) : undefined;
  return (
    <div
      role="gridcell"
      id={id}
      aria-colindex={number + 1}
      aria-selected={active || isMarked}
      aria-invalid={isInvalid || undefined}
      aria-label={why && [written, why].filter(Boolean).join('. ')}
      title={(why ?? (column.kind === 'verdict' ? allSaid(view, language) : written)) || undefined}
      data-column={number}
      style={inset}
      className={classOf(column, { active, isMarked, mark: why && (isInvalid ? 'error' : 'note') })}
    >
      {column.kind === 'verdict' && <VerdictCell view={view} roster={roster} />}
      {column.kind === 'amount' && view && view.amount_fen !== null && <Money fen={view.amount_fen} />}
      {column.kind === 'told' && view && <column.Cell view={view} />}
      {column.kind === 'remove' && !isEnd && <RemoveButton label={text('removeRow', { row: at + 1 })} />}
      {written}
      {isEnd && column.id === 'name' && (
        <span className="roster-hint">{text(at === 0 ? 'firstRowHint' : 'nextRowHint')}</span>
      )}
    </div>
  );
}

/** What a line of the verdict has no room for. */
const allSaid = (view: RowView | undefined, language: Language): string =>
  view ? [sentences(language, view.shown), view.said ?? ''].filter(Boolean).join(' ') : '';

const none: RowView['shown'] = [];

const faultsIn = ({ shown }: RowView, field: string): RowView['shown'] =>
  shown.length === 0 ? none : shown.filter((verdict) => verdict.field === field);

const classOf = (
  { kind, frozen }: Column,
  { active, isMarked, mark }: { active: boolean; isMarked: boolean; mark: string | undefined },
): string =>
  [
    'roster-cell',
    `roster-${kind}`,
    frozen && `roster-frozen roster-frozen-${frozen}`,
    active && 'roster-active',
    isMarked && 'roster-marked',
    mark && `roster-${mark}`,
  ]
    .filter(Boolean)
    .join(' ');

const RemoveButton = ({ label }: { label: string }) => (
  <button type="button" className="roster-remove" tabIndex={-1} data-press="" aria-label={label}>
    <Icon name="close" size={14} />
  </button>
);
