import { readImport } from '@app/contract/imports/read-import';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { callQuery } from '../../platform/api.ts';
import { lazyPage } from '../../platform/lazy-page.ts';
import { useText } from '../../platform/text.ts';
import { type ActivePolicy, activePolicies } from '../../policies/policies.tsx';
import { Empty, Failure, FirstLoad } from '../../ui/faces.tsx';
import { toast } from '../../ui/toast.tsx';
import type { BenchSearch, BenchWays } from './bench-search.ts';
import { Bench } from './bench.tsx';
import { BeforeList } from './before-list.tsx';
import { createListHolder } from './list-holder.ts';
import type { Benching } from '../kinds/kind.ts';
import { changeWords } from '../words/words.ts';

/** Whoever comes from a policy or a list has chosen already. */
const PolicyChooser = lazyPage(async () => (await import('./policy-chooser.tsx')).PolicyChooser);

/** Makes a change of a policy: choose the policy, write the list or let it be read, and go on to the confirmation. */
export function BenchPage({
  benching,
  search,
  onSearch,
  onChecked,
  onOpenChange,
  onOtherKind,
}: { benching: Benching } & BenchWays) {
  const text = useText(changeWords);
  const [holder] = useState(createListHolder);
  // The address goes on naming the list and its policy until another is chosen: nothing is lost by looking.
  const [isMoving, setIsMoving] = useState(false);
  const policies = useQuery(activePolicies(benching.kind));
  const named = useStoredPolicy({ ...search, policy_id: search.policy_id ?? holder.policyId() });
  const { data, error, refetch } = policies;
  const isOther = named.kind !== undefined && named.kind !== benching.kind;
  const leave = useEffectEvent(() => onOtherKind(named.kind ?? benching.kind, search.list ?? 0));
  useEffect(() => {
    if (isOther) leave();
  }, [isOther]);

  if (error || !data || data.length === 0 || named.isAsking || isOther)
    return (
      <BeforeList benching={benching}>
        <Faces
          benching={benching}
          error={error}
          isLoaded={data !== undefined && !named.isAsking && !isOther}
          onRetry={() => void refetch()}
        />
      </BeforeList>
    );
  const policy = chosenOf(data, named.policy_id);
  if (!policy || isMoving)
    return (
      <BeforeList benching={benching}>
        {named.policy_id !== undefined && !policy && <p role="alert">{text('policyClosed')}</p>}
        <Suspense fallback={<FirstLoad rows={6} columns={5} />}>
          <PolicyChooser
            kind={benching.kind}
            policies={data}
            holder={holder}
            present={policy}
            onChoose={({ policy_id, policy_no }) => {
              setIsMoving(false);
              if (policy_id === policy?.policy_id) return;
              onSearch({ policy_id, start_date: undefined });
              const count = holder.heads();
              if (count > 0) toast({ kind: 'done', text: text('listMoved', { count, number: policy_no }) });
            }}
          />
        </Suspense>
      </BeforeList>
    );
  return (
    <Bench
      benching={benching}
      policy={policy}
      asOf={policies.dataUpdatedAt}
      search={search}
      holder={holder}
      onSearch={onSearch}
      onOtherPolicy={data.length > 1 ? () => setIsMoving(true) : undefined}
      onChecked={onChecked}
      onOpenChange={onOpenChange}
    />
  );
}

/** The policy that the address names, itself or by the list that is gone on with. */
function useStoredPolicy({ policy_id, list = 0 }: BenchSearch) {
  const isNeeded = policy_id === undefined && list > 0;
  const job = useQuery({
    ...callQuery(readImport, { import_job_id: list }, { quiet: true }),
    enabled: isNeeded,
  });
  return {
    kind: job.data?.kind,
    policy_id: policy_id ?? job.data?.policy_id,
    // A list that is gone leaves the choice of the policy open.
    isAsking: isNeeded && job.isLoading,
  };
}

/** The policy that is wanted; with only one there is nothing to choose. */
const chosenOf = (
  policies: readonly ActivePolicy[],
  policy_id: number | undefined,
): ActivePolicy | undefined =>
  policies.find((policy) => policy.policy_id === policy_id) ??
  (policy_id === undefined && policies.length === 1 ? policies[0] : undefined);

function Faces({
  benching,
  error,
  isLoaded,
  onRetry,
}: {
  benching: Benching;
  error: Error | null;
  isLoaded: boolean;
  onRetry: () => void;
}) {
  const { noPolicy } = benching.useSentences();
  if (error) return <Failure error={error} onRetry={onRetry} />;
  return isLoaded ? <Empty>{noPolicy}</Empty> : <FirstLoad rows={6} columns={5} />;
}
