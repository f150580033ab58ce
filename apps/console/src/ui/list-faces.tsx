import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Failure, FilteredEmpty, FirstLoad, RefreshBar } from './faces.tsx';
import { ServerNow } from './server-now.ts';
import { uiWords } from './words/words.ts';
import { Pager } from './pager.tsx';
import { Select } from './select.tsx';
import './list-faces.css';

/** A page of a list as the contract sends it. */
export type Paged<Row> = {
  readonly total: number;
  /** How many rows there are, where `total` counts what has several of them. */
  readonly row_count?: number;
  readonly per_page: number;
  readonly current_page: number;
  readonly last_page: number;
  readonly data: readonly Row[];
  /** The server's time, where what the rows show depends on it. */
  readonly now?: string;
};

/** A list in whichever of its five faces: first load, rows (with a bar while they are asked again), nothing yet, nothing under these filters, failed. */
export function ListFaces<Row>({
  query,
  isFiltered,
  onClear,
  onPage,
  onLimit,
  empty,
  coming,
  children,
}: {
  query: UseQueryResult<Paged<Row>>;
  isFiltered: boolean;
  onClear: () => void;
  onPage: (page: number) => void;
  /** Asks for another number of rows a page; left out where that is not the reader's to choose. */
  onLimit?: (limit: number) => void;
  empty: ReactNode;
  /** The first load in the shape of what comes. */
  coming?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}) {
  const { data: page, error, isFetching, refetch } = query;
  const failure = error && <Failure error={error} onRetry={() => void refetch()} />;
  if (!page) return failure ?? coming ?? <FirstLoad />;
  if (page.total === 0 && !isFiltered) return failure ?? empty;
  if (page.data.length === 0) return failure ?? <FilteredEmpty onClear={onClear} />;
  return (
    <div className="list-rows">
      {/* What was read before stays in sight, also when it cannot be read again. */}
      {failure}
      <RefreshBar refreshing={isFetching} />
      <ServerNow value={page.now}>{children(page.data)}</ServerNow>
      <Foot page={page} onPage={onPage} onLimit={onLimit} />
    </div>
  );
}

const limits = [15, 50, 100, 200];

function Foot<Row>({
  page: { total: found, row_count: total = found, per_page, current_page, data },
  onPage,
  onLimit,
}: {
  page: Paged<Row>;
  onPage: (page: number) => void;
  onLimit: ((limit: number) => void) | undefined;
}) {
  const text = useText(uiWords);
  const { formatNumber } = useFormat();
  const first = (current_page - 1) * per_page + 1;
  if (total <= per_page && (onLimit === undefined || total <= (limits[0] ?? 0)))
    return (
      <p className="list-foot list-count">
        {text('rowsInAll', { count: total, shown: formatNumber(total) })}
      </p>
    );
  return (
    <div className="list-foot">
      <span className="list-count">
        {text('rowsShown', {
          from: formatNumber(first),
          to: formatNumber(first + data.length - 1),
          all: formatNumber(total),
        })}
      </span>
      <Pager current={current_page} perPage={per_page} total={total} onPage={onPage} />
      {onLimit && (
        <Select
          label={text('rowsAPage')}
          value={per_page}
          choices={(limits.includes(per_page) ? limits : [per_page, ...limits]).map((limit) => ({
            value: limit,
            name: text('aPage', { limit }),
          }))}
          onChoose={onLimit}
        />
      )}
    </div>
  );
}
