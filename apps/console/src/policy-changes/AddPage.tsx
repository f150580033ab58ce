import type { Day } from '@app/domain/day';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../platform/text.ts';
import { type ActivePolicy, activePolicies } from '../policies/policies.tsx';
import { Empty, Failure, FirstLoad } from '../ui/faces.tsx';
import { Page } from '../ui/page.tsx';
import { AddBench } from './add-bench.tsx';
import { PolicyChooser } from './policy-chooser.tsx';
import { changeWords } from './words/words.ts';

export type AddSearch = {
  readonly policy_id?: number | undefined;
  /** The start of the whole change; the earliest one when left out. */
  readonly start_date?: Day | undefined;
};

/** Adds persons to a policy: choose the policy, write or paste the list, check it, and go on to the confirmation. */
export function AddPage({
  search,
  onSearch,
  onChecked,
  onOpenChange,
}: {
  search: AddSearch;
  onSearch: (change: AddSearch) => void;
  /** The list is stored as a draft and priced. */
  onChecked: (policy_change_id: number) => void;
  onOpenChange: (policy_change_id: number) => void;
}) {
  const text = useText(changeWords);
  const policies = useQuery(activePolicies());
  const { data, error, refetch } = policies;

  if (error || !data || data.length === 0)
    return (
      <Page title={text('addTitle')} purpose={text('addPurpose')}>
        <Faces error={error} isLoaded={data !== undefined} onRetry={() => void refetch()} />
      </Page>
    );
  const policy = chosenOf(data, search.policy_id);
  if (!policy)
    return (
      <Page title={text('addTitle')} purpose={text('addPurpose')}>
        {search.policy_id !== undefined && <p role="alert">{text('policyClosed')}</p>}
        <PolicyChooser
          policies={data}
          onChoose={(policy_id) => onSearch({ policy_id, start_date: undefined })}
        />
      </Page>
    );
  return (
    <AddBench
      policy={policy}
      asOf={policies.dataUpdatedAt}
      startDate={search.start_date}
      onStart={(start_date) => onSearch({ start_date })}
      onOtherPolicy={
        data.length > 1 ? () => onSearch({ policy_id: undefined, start_date: undefined }) : undefined
      }
      onChecked={onChecked}
      onOpenChange={onOpenChange}
    />
  );
}

/** The policy that the address names; with only one there is nothing to choose. */
const chosenOf = (
  policies: readonly ActivePolicy[],
  policy_id: number | undefined,
): ActivePolicy | undefined =>
  policies.find((policy) => policy.policy_id === policy_id) ??
  (policy_id === undefined && policies.length === 1 ? policies[0] : undefined);

function Faces({
  error,
  isLoaded,
  onRetry,
}: {
  error: Error | null;
  isLoaded: boolean;
  onRetry: () => void;
}) {
  const text = useText(changeWords);
  if (error) return <Failure error={error} onRetry={onRetry} />;
  return isLoaded ? <Empty>{text('noOpenPolicy')}</Empty> : <FirstLoad rows={6} columns={5} />;
}
