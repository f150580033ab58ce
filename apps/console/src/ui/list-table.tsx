import type { ReactNode } from 'react';
import { useText } from '../platform/text.ts';
import { useDensity } from './density.ts';
import { uiWords } from './words/words.ts';
import './list-table.css';

export type ListColumn<Row> = {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the end of their column. */
  readonly end?: boolean;
  /** The title goes without saying: it is there for those who only hear the table. */
  readonly untitled?: boolean;
  /** What a row is known by: the heading of its card on a phone. */
  readonly heading?: boolean;
  /** Left out of the card, which shows the two key facts and the action. */
  readonly wide?: boolean;
  /** Shown only when it is chosen. */
  readonly extra?: boolean;
  /** The orders that the call knows for it: each press goes to the next one, then back to the usual order. A minus in front means downwards. */
  readonly sorts?: readonly string[];
};

/** Choosing rows: which are chosen, and what each is called for those who only hear it. */
export type RowChoice<Row> = {
  readonly isChosen: (row: Row) => boolean;
  readonly choose: (rows: readonly Row[], chosen: boolean) => void;
  readonly nameOf: (row: Row) => string;
};

type Sorting = {
  readonly by: string | undefined;
  /** Undefined is the usual order. */
  readonly onSort: (by: string | undefined) => void;
};

type Table<Row> = {
  caption: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => number | string;
  choice?: RowChoice<Row> | undefined;
  sorting?: Sorting | undefined;
};

/** A list as a table; on a phone each row is a card. The roles are written out, since the cards' layout would take them from the elements. */
export function ListTable<Row>({ caption, columns, rows, rowKey, choice, sorting }: Table<Row>) {
  const density = useDensity();
  return (
    <div className="list-table-around">
      <table className={`list-table list-${density}`} role="table" aria-label={caption}>
        <thead role="rowgroup">
          <tr role="row">
            {choice && <ChooseAll rows={rows} choice={choice} />}
            {columns.map((column) => (
              <Heading key={column.key} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr role="row" key={rowKey(row)} data-chosen={choice?.isChosen(row) || undefined}>
              {choice && <ChooseRow row={row} choice={choice} />}
              {columns.map((column) => (
                <Cell key={column.key} column={column}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The same table while its first rows are on their way: nothing moves when they come. */
export function ListSkeleton<Row>({
  caption,
  columns,
  choice,
  rows = 8,
}: Pick<Table<Row>, 'caption' | 'columns'> & { choice: boolean; rows?: number }) {
  const text = useText(uiWords);
  const density = useDensity();
  return (
    <div className="list-table-around list-coming" aria-busy="true">
      <span className="unseen" role="status">
        {text('loading')}
      </span>
      <table className={`list-table list-${density}`} role="table" aria-label={caption}>
        <thead role="rowgroup">
          <tr role="row">
            {choice && <th role="columnheader" className="list-choice" aria-label={text('choosePage')} />}
            {columns.map((column) => (
              <Heading key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" aria-hidden="true">
          {Array.from({ length: rows }, (_, row) => (
            <tr role="row" key={row}>
              {choice && <td role="cell" className="list-choice" aria-label={text('choosePage')} />}
              {columns.map((column) => (
                <Cell key={column.key} column={column}>
                  <span className="list-bar-of-text" />
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Heading<Row>({
  column: { title, end, untitled, sorts },
  sorting,
}: {
  column: ListColumn<Row>;
  sorting?: Sorting | undefined;
}) {
  const at = sorts?.indexOf(sorting?.by ?? '') ?? -1;
  const order = at < 0 ? undefined : sorts?.[at]?.startsWith('-') ? 'descending' : 'ascending';
  return (
    <th role="columnheader" scope="col" className={end ? 'list-end' : undefined} aria-sort={order}>
      {sorting && sorts ? (
        <button type="button" className="list-sort" onClick={() => sorting.onSort(sorts[at + 1])}>
          {title}
          <svg viewBox="0 0 8 12" width="8" height="12" aria-hidden="true">
            <path d="M4 0 8 5H0z" opacity={order === 'ascending' ? 1 : 0.35} fill="currentColor" />
            <path d="M4 12 0 7h8z" opacity={order === 'descending' ? 1 : 0.35} fill="currentColor" />
          </svg>
        </button>
      ) : untitled ? (
        <span className="unseen">{title}</span>
      ) : (
        title
      )}
    </th>
  );
}

const Cell = <Row,>({
  column: { title, end, untitled, heading, wide },
  children,
}: {
  column: ListColumn<Row>;
  children: ReactNode;
}) => (
  <td
    role="cell"
    data-title={untitled ? '' : title}
    className={[end && 'list-end', heading && 'list-heading', wide && 'list-wide'].filter(Boolean).join(' ')}
  >
    {children}
  </td>
);

function ChooseAll<Row>({ rows, choice }: { rows: readonly Row[]; choice: RowChoice<Row> }) {
  const text = useText(uiWords);
  const chosen = rows.filter(choice.isChosen).length;
  const all = rows.length > 0 && chosen === rows.length;
  return (
    <th role="columnheader" scope="col" className="list-choice">
      <input
        type="checkbox"
        aria-label={text('choosePage')}
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && !all;
        }}
        onChange={() => choice.choose(rows, !all)}
      />
    </th>
  );
}

function ChooseRow<Row>({ row, choice }: { row: Row; choice: RowChoice<Row> }) {
  const text = useText(uiWords);
  return (
    <td role="cell" className="list-choice" data-title="">
      <input
        type="checkbox"
        aria-label={text('chooseRow', { name: choice.nameOf(row) })}
        checked={choice.isChosen(row)}
        onChange={(event) => choice.choose([row], event.currentTarget.checked)}
      />
    </td>
  );
}
