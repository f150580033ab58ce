import { changeKinds } from '@app/domain/changes/kinds';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { Link } from '@tanstack/react-router';
import { useTabName } from '../../platform/tab.ts';
import { useText } from '../../platform/text.ts';
import { List } from '../../ui/list-page.tsx';
import type { ListSearch } from '../../ui/list-search.ts';
import { Card, Page } from '../../ui/page.tsx';
import { RecordComing } from '../../ui/record-coming.tsx';
import type { z } from 'zod/mini';
import { ChangeActions } from './change-actions.tsx';
import { ChangeFigures } from './change-figures.tsx';
import { ChangeOutlook } from './change-outlook.tsx';
import { useChange } from './change-query.ts';
import { cameToNothing } from './change-state.ts';
import { failed, insured, waiting } from './person-result.ts';
import { KeptNotice } from './kept-notice.tsx';
import { NeedsYou } from './needs-you.tsx';
import type { Change } from './change.ts';
import { usePersonColumns } from './persons-table.tsx';
import { Timeline } from './timeline.tsx';
import { changeWords } from '../words/words.ts';
import '../../ui/button.css';

export type RecordDetailSearch = z.output<typeof listChangePersons.input> & Pick<ListSearch, 'columns'>;

/** One change: where it stands, its figures, what happened when, and its persons. */
export function RecordDetailPage({
  search,
  onSearch,
  onList,
}: {
  search: RecordDetailSearch;
  onSearch: (change: Partial<RecordDetailSearch>) => void;
  /** Opens a stored list. */
  onList: (list: number) => void;
}) {
  const text = useText(changeWords);
  const { data: change, error, refetch, dataUpdatedAt } = useChange(search.policy_change_id);
  useTabName(change?.change_no);
  if (!change)
    return (
      <RecordComing
        title={text('detailTitle')}
        error={error}
        onRetry={refetch}
        back={
          <Link to="/policy/record" className="button">
            {text('toRecord')}
          </Link>
        }
      />
    );
  return (
    <Page
      title={text('detailTitle')}
      purpose={text('changeOf', { number: change.change_no, plan: change.plan })}
    >
      <NeedsYou change={change} />
      <ChangeOutlook change={change} />
      <ChangeActions change={change} answeredAt={dataUpdatedAt} onList={onList} />
      <KeptNotice change={change} onList={onList} />
      <div className="detail-halves">
        <ChangeFigures change={change} />
        <Timeline events={change.timeline} />
      </div>
      <Persons search={search} onSearch={onSearch} change={change} />
    </Page>
  );
}

function Persons({
  search,
  onSearch,
  change,
}: {
  search: RecordDetailSearch;
  onSearch: (change: Partial<RecordDetailSearch>) => void;
  change: Change;
}) {
  const text = useText(changeWords);
  const columns = usePersonColumns({
    isUndone: cameToNothing(change.status),
    kind: changeKinds[change.change_type],
  });
  return (
    <Card title={text('personsOfChange')}>
      <div className="change-persons">
        <List
          caption={text('personsOfChange')}
          call={listChangePersons}
          search={search}
          onSearch={onSearch}
          columns={columns}
          rowKey={({ policy_change_person_id }) => policy_change_person_id}
          keywordsLabel={text('name')}
          filters={[
            {
              name: 'result',
              kind: 'choice',
              label: text('result'),
              all: text('everyone'),
              choices: [
                { value: waiting, name: text('personWaits') },
                { value: insured, name: text('personInsured') },
                { value: failed, name: text('personFailed') },
              ],
            },
          ]}
          empty={null}
        />
      </div>
    </Card>
  );
}
