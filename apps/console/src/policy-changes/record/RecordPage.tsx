import { listChanges } from '@app/contract/policy-changes/list-changes';
import { Link } from '@tanstack/react-router';
import type { z } from 'zod/mini';
import { useText } from '../../platform/text.ts';
import { useCopy } from '../../ui/copy.ts';
import { Empty } from '../../ui/faces.tsx';
import { List } from '../../ui/list-page.tsx';
import type { ListSearch } from '../../ui/list-search.ts';
import { Page } from '../../ui/page.tsx';
import { useRecordColumns } from './record-columns.tsx';
import { useRecordFilters } from './record-filters.ts';
import { changeWords } from '../words/words.ts';

export type RecordSearch = z.output<typeof listChanges.input> & Pick<ListSearch, 'columns'>;

/** The record of changes: what was asked of whom, and what became of it. */
export function RecordPage({
  search,
  onSearch,
}: {
  search: RecordSearch;
  onSearch: (change: Partial<RecordSearch>) => void;
}) {
  const text = useText(changeWords);
  const copy = useCopy();
  const columns = useRecordColumns();
  const filters = useRecordFilters(search.policy_id);
  return (
    <Page title={text('recordTitle')} purpose={text('recordPurpose')}>
      <List
        list="policy_changes"
        caption={text('recordTitle')}
        call={listChanges}
        search={search}
        onSearch={onSearch}
        columns={columns}
        rowKey={({ policy_change_id }) => policy_change_id}
        keywordsLabel={text('recordKeywords')}
        filters={filters}
        bulk={{
          nameOf: ({ change_no }) => change_no,
          actions: [
            {
              label: text('copyNumbers'),
              act: (rows) =>
                void copy(
                  rows.map(({ change_no }) => change_no).join('\n'),
                  text('numbersCopied', { count: rows.length }),
                ),
            },
          ],
        }}
        empty={<Empty action={<Link to="/policy/add">{text('addFirst')}</Link>}>{text('recordEmpty')}</Empty>}
      />
    </Page>
  );
}
