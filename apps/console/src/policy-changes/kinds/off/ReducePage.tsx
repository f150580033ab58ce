import { day as dayOf } from '@app/domain/calendar/day';
import { listActivePolicies } from '@app/contract/policies';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { callQuery } from '../../../platform/api.ts';
import { useText } from '../../../platform/text.ts';
import { Empty, Failure, FirstLoad } from '../../../ui/faces.tsx';
import { Page } from '../../../ui/page.tsx';
import { changeWords } from '../../words/words.ts';
import { ReduceBench } from './reduce-bench.tsx';
import { offWords } from './words/words.ts';
import './reduce.css';

export type ReduceSearch = {
  readonly policy_id?: number | undefined;
  readonly start_date?: string | undefined;
};

/** Where persons are taken off a policy: who leaves, from which day on, and what comes back. */
export function ReducePage({
  search,
  onSearch,
  onDrafted,
}: {
  search: ReduceSearch;
  onSearch: (change: ReduceSearch) => void;
  onDrafted: (policy_change_id: number) => void;
}) {
  const id = useId();
  const text = useText(offWords);
  const changeText = useText(changeWords);
  const { data, error, refetch } = useQuery(
    callQuery(listActivePolicies, { change_type: 'off' }, { quiet: true }),
  );
  const policy =
    data?.find(({ policy_id }) => policy_id === search.policy_id) ??
    (data?.length === 1 ? data[0] : undefined);
  const chooser = data && data.length > 0 && (
    <div className="reduce-policy">
      <label htmlFor={id}>{text('policy')}</label>
      <select
        id={id}
        value={policy?.policy_id ?? ''}
        onChange={(event) =>
          onSearch({ policy_id: Number(event.currentTarget.value) || undefined, start_date: undefined })
        }
      >
        {!policy && <option value="">{text('choosePolicy')}</option>}
        {data.map(({ policy_id, policy_no, plan }) => (
          <option key={policy_id} value={policy_id}>
            {plan} · {policy_no}
          </option>
        ))}
      </select>
    </div>
  );
  if (policy)
    return (
      <ReduceBench
        key={policy.policy_id}
        policyId={policy.policy_id}
        minPersons={policy.min_persons}
        startDate={search.start_date === undefined ? undefined : dayOf(search.start_date)}
        onStartDate={(start_date) => onSearch({ policy_id: policy.policy_id, start_date })}
        chooser={chooser}
        onDrafted={onDrafted}
      />
    );
  return (
    <Page title={text('title')} purpose={text('purpose')}>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <FirstLoad rows={4} columns={3} />}
      {data?.length === 0 && <Empty>{changeText('noOpenPolicy')}</Empty>}
      {chooser}
    </Page>
  );
}
