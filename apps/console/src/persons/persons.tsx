import { listPersons, type PolicyPerson } from '@app/contract/persons';
import type { UseQueryResult } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { useCopy } from '../ui/copy.ts';
import { Empty } from '../ui/faces.tsx';
import type { Paged } from '../ui/list-faces.tsx';
import { List } from '../ui/list-page.tsx';
import type { ListSearch } from '../ui/list-search.ts';
import { usePersonColumns } from './person-columns.tsx';
import { usePersonFilters } from './person-filters.ts';
import { sheetOf } from './person-sheet.ts';
import { personWords } from './words/words.ts';
import './persons.css';

// The door of the persons.

export type PersonsSearch = z.output<typeof listPersons.input> & Pick<ListSearch, 'columns'>;

/** Who is covered: in one policy, or in all. ID numbers and mobiles are masked. */
export function PersonList({
  search,
  onSearch,
  policyId,
}: {
  search: PersonsSearch;
  onSearch: (change: Partial<PersonsSearch>) => void;
  /** Left out, the list is of all policies. */
  policyId?: number;
}) {
  const text = useText(personWords);
  const { formatNumber } = useFormat();
  const copy = useCopy();
  const columns = usePersonColumns({ ofOnePolicy: policyId !== undefined });
  const filters = usePersonFilters({ policyId, chosenPolicyId: search.policy_id });
  const done = (rows: readonly unknown[]) =>
    text('copied', { count: rows.length, shown: formatNumber(rows.length) });
  return (
    <List
      list="persons"
      caption={text('title')}
      call={listPersons}
      search={search}
      onSearch={onSearch}
      {...(policyId === undefined ? {} : { fixed: { policy_id: policyId } })}
      columns={columns}
      rowKey={({ policy_person_id }) => policy_person_id}
      keywordsLabel={text('keywords')}
      filters={filters}
      bulk={{
        nameOf: ({ name, idcard }) => `${name} ${idcard}`,
        actions: [
          {
            label: text('copyNames'),
            act: (rows) => void copy(rows.map(({ name }) => name).join('\n'), done(rows)),
          },
          {
            label: text('copyTable'),
            act: (rows) => void copy(sheetOf(rows, text), done(rows)),
          },
        ],
      }}
      empty={<Empty>{text('empty')}</Empty>}
      summary={(query) => <CoveredNow query={query} />}
    />
  );
}

/** How many of those found are covered at this moment. */
function CoveredNow({ query }: { query: UseQueryResult<Paged<PolicyPerson>> }) {
  const text = useText(personWords);
  const { formatNumber } = useFormat();
  const found = query.data as z.output<typeof listPersons.output> | undefined;
  if (!found || found.total === 0) return null;
  return (
    <p className="persons-covered">
      {text('coveredOf', {
        count: found.total,
        covered: formatNumber(found.active_count),
        all: formatNumber(found.total),
      })}
    </p>
  );
}
