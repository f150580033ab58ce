import { listPolicies } from '@app/contract/policies';
import { statusText } from '@app/contract/words/words';
import { policyStatus } from '@app/domain/policy';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { callQuery } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { useText } from '../platform/text.ts';
import { Empty } from '../ui/faces.tsx';
import { ListFaces } from '../ui/list-faces.tsx';
import { ChoiceFilter, ListFilters, useKeywords } from '../ui/list-filters.tsx';
import { ListTable } from '../ui/list-table.tsx';
import { Page } from '../ui/page.tsx';
import { usePolicyColumns } from './policy-columns.tsx';
import { policyWords } from './words/words.ts';

type Search = z.output<typeof listPolicies.input>;

type SearchProps = { readonly search: Search; readonly onSearch: (change: Partial<Search>) => void };

/** The policies of the enterprise: how many each covers now, and until when one can add to it. */
export function PoliciesPage({ search, onSearch }: SearchProps) {
  const text = useText(policyWords);
  const columns = usePolicyColumns();
  const [keywords, setKeywords] = useKeywords(search.keywords, (words) =>
    onSearch({ keywords: words, page: 1 }),
  );
  const query = useQuery({
    ...callQuery(listPolicies, { ...search, keywords }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  const clear = () => {
    setKeywords('');
    onSearch({ keywords: '', status: undefined, page: 1 });
  };

  return (
    <Page title={text('title')} purpose={text('purpose')}>
      <Filters search={search} onSearch={onSearch} keywords={keywords} onKeywords={setKeywords} />
      <ListFaces
        query={query}
        isFiltered={keywords !== '' || search.status !== undefined || search.page > 1}
        onClear={clear}
        onPage={(page) => onSearch({ page })}
        empty={<Empty>{text('empty')}</Empty>}
      >
        {(rows) => (
          <ListTable
            caption={text('title')}
            columns={columns}
            rows={rows}
            rowKey={({ policy_id }) => policy_id}
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
  const text = useText(policyWords);
  const language = useLanguage();
  return (
    <ListFilters label={text('keywords')} keywords={keywords} onKeywords={onKeywords}>
      <ChoiceFilter
        label={text('status')}
        all={text('allStates')}
        value={search.status}
        choices={shownStates.map((value) => ({ value, name: statusText(language, 'policy', value) }))}
        onChoose={(status) => onSearch({ status, page: 1 })}
      />
    </ListFilters>
  );
}

/** The states that a policy of a customer can be in. */
const shownStates = [
  policyStatus.inForce,
  policyStatus.notYetEffective,
  policyStatus.locked,
  policyStatus.expired,
  policyStatus.surrendered,
];
