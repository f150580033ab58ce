import { listPolicies } from '@app/contract/policies';
import type { z } from 'zod/mini';
import { useText } from '../platform/text.ts';
import { useCopy } from '../ui/copy.ts';
import { Empty } from '../ui/faces.tsx';
import { List } from '../ui/list-page.tsx';
import type { ListSearch } from '../ui/list-search.ts';
import { Page } from '../ui/page.tsx';
import { usePolicyColumns } from './policy-columns.tsx';
import { usePolicyFilters } from './policy-filters.ts';
import { policyWords } from './words/words.ts';

export type PoliciesSearch = z.output<typeof listPolicies.input> & Pick<ListSearch, 'columns'>;

/** The policies of the enterprise: how many each covers now, and until when one can add to it. */
export function PoliciesPage({
  search,
  onSearch,
}: {
  search: PoliciesSearch;
  onSearch: (change: Partial<PoliciesSearch>) => void;
}) {
  const text = useText(policyWords);
  const copy = useCopy();
  const columns = usePolicyColumns();
  const filters = usePolicyFilters();
  return (
    <Page title={text('title')} purpose={text('purpose')}>
      <List
        list="policies"
        caption={text('title')}
        call={listPolicies}
        search={search}
        onSearch={onSearch}
        columns={columns}
        rowKey={({ policy_id }) => policy_id}
        keywordsLabel={text('keywords')}
        filters={filters}
        bulk={{
          nameOf: ({ plan, policy_no }) => `${plan} ${policy_no}`,
          actions: [
            {
              label: text('copyNumbers'),
              act: (rows) =>
                void copy(
                  rows.map(({ policy_no }) => policy_no).join('\n'),
                  text('copied', { count: rows.length }),
                ),
            },
          ],
        }}
        empty={<Empty>{text('empty')}</Empty>}
      />
    </Page>
  );
}
