import { Pagination } from 'antd';
import { useState } from 'react';
import { formatYuan, useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Calculation } from '../roster/roster.tsx';
import { type ListColumn, ListTable } from '../ui/list-table.tsx';
import type { Forecast } from './forecasts.ts';
import { changeWords } from './words/words.ts';

type Line = Forecast['lines'][number];

const perPage = 50;

/** Everyone who is added, each with the price and how it comes about. */
export function ForecastPersons({ lines }: { lines: readonly Line[] }) {
  const text = useText(changeWords);
  const columns = useLineColumns();
  const [page, setPage] = useState(1);
  return (
    <>
      <ListTable
        caption={text('persons', { count: lines.length })}
        columns={columns}
        rows={lines.slice((page - 1) * perPage, page * perPage)}
        rowKey={({ row_no }) => row_no}
      />
      {lines.length > perPage && (
        <Pagination
          className="list-pages"
          align="end"
          current={page}
          pageSize={perPage}
          total={lines.length}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </>
  );
}

function useLineColumns(): readonly ListColumn<Line>[] {
  const text = useText(changeWords);
  const { formatDay } = useFormat();
  return [
    { key: 'row', title: text('row'), wide: true, cell: ({ row_no }) => row_no },
    { key: 'name', title: text('name'), heading: true, cell: ({ name }) => <strong>{name}</strong> },
    { key: 'idcard', title: text('idcard'), cell: ({ idcard }) => idcard },
    { key: 'class', title: text('class'), wide: true, cell: ({ category }) => category },
    {
      key: 'start',
      title: text('coverPeriod'),
      wide: true,
      cell: ({ start_date, end_date }) => `${formatDay(start_date)} – ${formatDay(end_date)}`,
    },
    {
      key: 'premium',
      title: text('premium'),
      end: true,
      cell: (line) => (
        <details className="line-premium">
          <summary>
            <span className="money">{formatYuan(line.premium_fen)}</span>
          </summary>
          <Calculation line={line} />
        </details>
      ),
    },
  ];
}
