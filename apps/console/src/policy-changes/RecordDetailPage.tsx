import { listChangePersons } from '@app/contract/policy-changes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '../platform/api.ts';
import { useText } from '../platform/text.ts';
import { Failure, FirstLoad } from '../ui/faces.tsx';
import { ListFaces } from '../ui/list-faces.tsx';
import { ChoiceFilter } from '../ui/list-filters.tsx';
import { Card, Page } from '../ui/page.tsx';
import { ChangeActions } from './change-actions.tsx';
import { ChangeFigures } from './change-figures.tsx';
import { useChange } from './change-query.ts';
import { Outlook } from './outlook.tsx';
import { failed, insured, waiting } from './person-result.ts';
import { PersonsTable } from './persons-table.tsx';
import { Timeline } from './timeline.tsx';
import { changeWords } from './words/words.ts';

export type RecordDetailSearch = {
  readonly policy_change_id: number;
  readonly page: number;
  readonly result?: number | undefined;
};

/** One change: where it stands, its figures, what happened when, and its persons. */
export function RecordDetailPage({
  search,
  onSearch,
}: {
  search: RecordDetailSearch;
  onSearch: (change: Partial<RecordDetailSearch>) => void;
}) {
  const text = useText(changeWords);
  const { data: change, error, refetch, dataUpdatedAt } = useChange(search.policy_change_id);
  if (!change)
    return (
      <Page title={text('detailTitle')}>
        {error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <FirstLoad rows={6} columns={3} />
        )}
      </Page>
    );
  return (
    <Page
      title={text('detailTitle')}
      purpose={text('changeOf', { number: change.change_no, plan: change.plan })}
    >
      <Outlook change={change} />
      <ChangeActions change={change} answeredAt={dataUpdatedAt} />
      <div className="detail-halves">
        <ChangeFigures change={change} />
        <Timeline events={change.timeline} />
      </div>
      <Persons search={search} onSearch={onSearch} />
    </Page>
  );
}

function Persons({
  search,
  onSearch,
}: {
  search: RecordDetailSearch;
  onSearch: (change: Partial<RecordDetailSearch>) => void;
}) {
  const text = useText(changeWords);
  const { policy_change_id, page, result } = search;
  const query = useQuery({
    ...callQuery(listChangePersons, { policy_change_id, page, limit: 50, result }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  return (
    <Card title={text('personsOfChange')}>
      <div className="list-filters">
        <ChoiceFilter
          label={text('result')}
          all={text('everyone')}
          value={result}
          choices={[
            { value: waiting, name: text('personWaits') },
            { value: insured, name: text('personInsured') },
            { value: failed, name: text('personFailed') },
          ]}
          onChoose={(chosen) => onSearch({ result: chosen, page: 1 })}
        />
      </div>
      <ListFaces
        query={query}
        isFiltered={result !== undefined || page > 1}
        onClear={() => onSearch({ result: undefined, page: 1 })}
        onPage={(next) => onSearch({ page: next })}
        empty={null}
      >
        {(rows) => <PersonsTable rows={rows} />}
      </ListFaces>
    </Card>
  );
}
