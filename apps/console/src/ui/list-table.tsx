import type { ReactNode } from 'react';
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
};

/** A list as a table; on a phone each row is a card. The roles are written out, since the cards' layout would take them from the elements. */
export function ListTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
}: {
  caption: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => number | string;
}) {
  return (
    <div className="list-table-around">
      <table className="list-table" role="table" aria-label={caption}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, title, end, untitled }) => (
              <th key={key} role="columnheader" scope="col" className={end ? 'list-end' : undefined}>
                {untitled ? <span className="list-unseen">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr role="row" key={rowKey(row)}>
              {columns.map(({ key, title, cell, end, heading, wide, untitled }) => (
                <td
                  key={key}
                  role="cell"
                  data-title={untitled ? '' : title}
                  className={[end && 'list-end', heading && 'list-heading', wide && 'list-wide']
                    .filter(Boolean)
                    .join(' ')}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
