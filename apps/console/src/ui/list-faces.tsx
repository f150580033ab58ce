import type { UseQueryResult } from '@tanstack/react-query';
import { Pagination } from 'antd';
import type { ReactNode } from 'react';
import { Failure, FilteredEmpty, FirstLoad, RefreshBar } from './faces.tsx';
import './list-faces.css';

/** A page of a list as the contract sends it. */
type Paged<Row> = {
  readonly total: number;
  readonly per_page: number;
  readonly current_page: number;
  readonly data: readonly Row[];
};

/** A list in whichever of its five faces: first load, rows (with a bar while they are asked again), nothing yet, nothing under these filters, failed. */
export function ListFaces<Row>({
  query,
  isFiltered,
  onClear,
  onPage,
  empty,
  children,
}: {
  query: UseQueryResult<Paged<Row>>;
  isFiltered: boolean;
  onClear: () => void;
  onPage: (page: number) => void;
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}) {
  const { data: page, error, isFetching, refetch } = query;
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!page) return <FirstLoad />;
  if (page.total === 0 && !isFiltered) return empty;
  if (page.data.length === 0) return <FilteredEmpty onClear={onClear} />;
  return (
    <div>
      <RefreshBar refreshing={isFetching} />
      {children(page.data)}
      {page.total > page.per_page && (
        <Pagination
          className="list-pages"
          align="end"
          current={page.current_page}
          pageSize={page.per_page}
          total={page.total}
          showSizeChanger={false}
          onChange={onPage}
        />
      )}
    </div>
  );
}
