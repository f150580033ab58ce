import { listChanges } from '@app/contract/policy-changes';
import { statusText } from '@app/contract/words/words';
import { policyChangeStatus } from '@app/domain/policy-change';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { z } from 'zod/mini';
import { callQuery } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { useText } from '../platform/text.ts';
import { Empty } from '../ui/faces.tsx';
import { ListFaces } from '../ui/list-faces.tsx';
import { ChoiceFilter, ListFilters, useKeywords } from '../ui/list-filters.tsx';
import { ListTable } from '../ui/list-table.tsx';
import { Page } from '../ui/page.tsx';
import { useRecordColumns } from './record-columns.tsx';
import { changeWords } from './words/words.ts';

type Search = z.output<typeof listChanges.input>;

type SearchProps = { readonly search: Search; readonly onSearch: (change: Partial<Search>) => void };

/** The record of changes: what was asked of whom, and what became of it. */
export function RecordPage({ search, onSearch }: SearchProps) {
  const text = useText(changeWords);
  const [keywords, setKeywords] = useKeywords(search.keywords, (words) =>
    onSearch({ keywords: words, page: 1 }),
  );
  const query = useQuery({
    ...callQuery(listChanges, { ...search, keywords }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  const columns = useRecordColumns();
  const clear = () => {
    setKeywords('');
    onSearch({ keywords: '', status: undefined, policy_id: undefined, page: 1 });
  };

  return (
    <Page title={text('recordTitle')} purpose={text('recordPurpose')}>
      <Filters search={search} onSearch={onSearch} keywords={keywords} onKeywords={setKeywords} />
      <ListFaces
        query={query}
        isFiltered={
          keywords !== '' || search.status !== undefined || search.policy_id !== undefined || search.page > 1
        }
        onClear={clear}
        onPage={(page) => onSearch({ page })}
        empty={<Empty action={<Link to="/policy/add">{text('addFirst')}</Link>}>{text('recordEmpty')}</Empty>}
      >
        {(rows) => (
          <ListTable
            caption={text('recordTitle')}
            columns={columns}
            rows={rows}
            rowKey={({ policy_change_id }) => policy_change_id}
          />
        )}
      </ListFaces>
    </Page>
  );
}

function Filters({
  search,
  onSearch,
  keywords,
  onKeywords,
}: SearchProps & { readonly keywords: string; readonly onKeywords: (keywords: string) => void }) {
  const text = useText(changeWords);
  const language = useLanguage();
  const states = Object.values(policyChangeStatus);
  return (
    <ListFilters label={text('recordKeywords')} keywords={keywords} onKeywords={onKeywords}>
      <ChoiceFilter
        label={text('status')}
        all={text('allStates')}
        value={search.status}
        choices={states.map((value) => ({ value, name: statusText(language, 'policyChange', value) }))}
        onChoose={(status) => onSearch({ status, page: 1 })}
      />
    </ListFilters>
  );
}
