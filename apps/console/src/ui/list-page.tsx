import type { Call } from '@app/contract/call';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { z } from 'zod/mini';
import { callQuery, send } from '../platform/api.ts';
import { FilterChips } from './filter-chips.tsx';
import type { FilterValue, ListFilter } from './filter-field.tsx';
import { type BulkAction, BulkBar } from './list-bulk.tsx';
import { type Paged, ListFaces } from './list-faces.tsx';
import { ListFilters, useKeywords } from './list-filters.tsx';
import { askedOf, type ListSearch } from './list-search.ts';
import { useSelection } from './list-selection.ts';
import { type ListColumn, ListSkeleton, ListTable } from './list-table.tsx';
import { ListTools, shownColumns } from './list-tools.tsx';
import { ListViews, type ViewList } from './list-views.tsx';

/** What a list is: its call, what of it is shown, by what it is narrowed, and what can be done with its rows. */
export type ListOf<Row, Search extends ListSearch> = {
  /** By which the reader's saved views are known; left out where none are kept. */
  readonly list?: ViewList;
  readonly caption: string;
  readonly call: Call<z.ZodMiniType, z.ZodMiniType<Paged<Row>>>;
  readonly search: Search;
  readonly onSearch: (change: Partial<Search>) => void;
  /** Fields of the call that are no filters: whose list it is. */
  readonly fixed?: Partial<Search>;
  readonly columns: readonly ListColumn<Row>[];
  readonly rowKey: (row: Row) => number | string;
  /** What the words are looked for in; left out where the call takes none. */
  readonly keywordsLabel?: string;
  readonly filters: readonly ListFilter<keyof Search & string>[];
  /** What can be done with chosen rows, and what each row is called. */
  readonly bulk?: { readonly nameOf: (row: Row) => string; readonly actions: readonly BulkAction<Row>[] };
  /** Said when nothing exists at all: why, and the first thing to do. */
  readonly empty: ReactNode;
  /** Something about the whole list, above its rows. */
  readonly summary?: (query: UseQueryResult<Paged<Row>>) => ReactNode;
};

/** The one list of the console: search, filters, chips, columns, views, rows in their five faces, pages and chosen rows. All but the chosen rows is in the address. */
export function List<Row, Search extends ListSearch>(given: ListOf<Row, Search>) {
  const { call, search, onSearch, columns, rowKey, caption, filters, bulk } = given;
  const set = (change: Partial<ListSearch>) => onSearch(change as Partial<Search>);
  const [keywords, setKeywords] = useKeywords(search.keywords ?? '', (words) =>
    set({ keywords: words, page: 1 }),
  );
  const words = given.keywordsLabel === undefined ? {} : { keywords };
  const asked = { ...askedOf(search), ...given.fixed, ...words };
  const query = useQuery({
    ...callQuery(call, asked, { quiet: true }),
    placeholderData: keepPreviousData,
  }) as UseQueryResult<Paged<Row>>;
  const selection = useSelection(rowKey, bulk?.nameOf ?? nameless);
  const chosen = {
    valueOf: (name: string) => search[name as keyof Search] as FilterValue,
    onChoose: (name: string, value: FilterValue) =>
      onSearch({ [name]: value, page: 1 } as unknown as Partial<Search>),
  };
  const clear = () => {
    setKeywords('');
    const none = Object.fromEntries(filters.map(({ name }) => [name, undefined]));
    onSearch({ ...none, keywords: '', page: 1 } as unknown as Partial<Search>);
  };
  const isFiltered = keywords !== '' || filters.some(({ name }) => search[name] !== undefined);
  const shown = shownColumns(columns, search.columns);

  return (
    <>
      <div className="list-head">
        <ListFilters
          label={given.keywordsLabel}
          keywords={keywords}
          onKeywords={setKeywords}
          filters={filters}
          views={
            given.list && <ListViews list={given.list} search={search} filters={filters} onOpen={onSearch} />
          }
          {...chosen}
        />
        <ListTools columns={columns} chosen={search.columns} onColumns={(next) => set({ columns: next })} />
      </div>
      <FilterChips
        keywords={keywords}
        onKeywords={setKeywords}
        filters={filters}
        onClear={clear}
        {...chosen}
      />
      {given.summary?.(query)}
      <ListFaces
        query={query}
        isFiltered={isFiltered || search.page > 1}
        onClear={clear}
        onPage={(page) => set({ page })}
        onLimit={(limit) => set({ limit, page: 1 })}
        empty={given.empty}
        coming={<ListSkeleton caption={caption} columns={shown} choice={bulk !== undefined} />}
      >
        {(rows) => (
          <ListTable
            caption={caption}
            columns={shown}
            rows={rows}
            rowKey={rowKey}
            choice={bulk && selection}
            sorting={{ by: search.sort, onSort: (sort) => set({ sort, page: 1 }) }}
          />
        )}
      </ListFaces>
      {bulk && (
        <BulkBar
          selection={selection}
          total={query.data?.row_count ?? query.data?.total ?? 0}
          readAll={(signal, onRows) => readAll(call, asked, signal, onRows)}
          actions={bulk.actions}
        />
      )}
    </>
  );
}

const nameless = () => '';

const readLimit = 200;

/** Reads every row that a list holds under its filters, page by page. */
async function readAll<Row>(
  call: ListOf<Row, ListSearch>['call'],
  asked: object,
  signal: AbortSignal,
  onRows: (rows: readonly Row[]) => void,
): Promise<void> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await send(call, { ...asked, page, limit: readLimit }, { signal, quiet: true });
    last = answer.last_page;
    onRows(answer.data);
  }
}
