import type { Day } from '@app/domain/calendar/day';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { OnTheWay, useDrops, useWaysIn } from '../../imports/imports.tsx';
import { lazyPage } from '../../platform/lazy-page.ts';
import type { ActivePolicy } from '../../policies/policies.tsx';
import type { Judging } from '../../roster/roster.tsx';
import { Failure, FirstLoad } from '../../ui/faces.tsx';
import { Page } from '../../ui/page.tsx';
import type { BenchSearch } from './bench-search.ts';
import type { ListHolder } from './list-holder.ts';
import { BenchFoot } from './bench-foot.tsx';
import { BenchHead } from './bench-head.tsx';
import { BenchList } from './bench-list.tsx';
import { BeforeList } from './before-list.tsx';
import type { Benching } from '../kinds/kind.ts';
import { useMovedStart } from './use-moved-start.ts';
import { useStored } from './use-stored.ts';
import './bench.css';
import './bench-filling.css';

// What is told once in a while comes when it is told.
const MovedStart = lazyPage(async () => (await import('./moved-start.tsx')).MovedStart);
const InsuredAlready = lazyPage(async () => (await import('./to-result.tsx')).InsuredAlready);

type BenchProps = {
  readonly benching: Benching;
  readonly policy: ActivePolicy;
  /** When the server told the policy, in milliseconds of this device's clock. */
  readonly asOf: number;
  readonly search: BenchSearch;
  readonly holder: ListHolder;
  readonly onSearch: (change: BenchSearch) => void;
  readonly onOtherPolicy: (() => void) | undefined;
  readonly onChecked: (policy_change_id: number, list: number) => void;
  readonly onOpenChange: (policy_change_id: number) => void;
};

/** The list for one policy, once everything by which it is judged is here. */
export function Bench(props: BenchProps) {
  const { benching, policy, search } = props;
  const start = search.start_date ?? benching.earliestOf(policy);
  const { judging, error, retry } = benching.useJudging(policy, start);

  if (judging) return <OpenBench {...props} judging={judging} start={start} />;
  return (
    <BeforeList benching={benching}>
      {error ? <Failure error={error} onRetry={retry} /> : <FirstLoad rows={8} columns={5} />}
    </BeforeList>
  );
}

function OpenBench({
  benching,
  policy,
  asOf,
  search,
  holder,
  judging,
  start,
  onSearch,
  onOtherPolicy,
  onChecked,
  onOpenChange,
}: BenchProps & { readonly judging: Judging; readonly start: Day }) {
  const { title, purpose } = benching.useSentences();
  const earliest = benching.earliestOf(policy);
  const [list] = useState(() => holder.listFor(policy.policy_id, judging));
  const { roster } = list;
  const isEmpty = useSyncExternalStore(roster.subscribe, () => roster.keys().length === 0);
  const moved = useMovedStart(list, { policy, start, earliest });
  useEffect(() => {
    if (roster.judging() !== judging) roster.judgeBy(judging);
  }, [roster, judging]);

  const aim = { kind: benching.kind, policy_id: policy.policy_id, start_date: search.start_date ?? null };
  const stored = useStored(list, { aim, search, earliest, onSearch });
  const ways = useWaysIn(list, aim, (id) => onSearch({ list: id }));
  const { isOver, ...drops } = useDrops(ways);
  const startOn = (day: Day) => onSearch({ start_date: day === earliest ? undefined : day });
  if (stored.insured)
    return (
      <Page title={title} purpose={purpose}>
        <Suspense>
          <InsuredAlready change={stored.insured} policyId={policy.policy_id} />
        </Suspense>
      </Page>
    );
  const head = (
    <BenchHead
      benching={benching}
      policy={policy}
      start={start}
      onStart={startOn}
      // A list that is on its way would come back with the policy that it is stored for.
      onOtherPolicy={stored.isLoading ? undefined : onOtherPolicy}
      saved={{ list, onReload: stored.reload }}
    />
  );
  const foot = (
    <BenchFoot
      benching={benching}
      list={list}
      policy={policy}
      start={start}
      isHeldUp={moved.notice !== null || stored.isLoading}
      onStart={startOn}
      onChecked={onChecked}
      onOpenChange={onOpenChange}
    />
  );
  return (
    <Page title={title} purpose={purpose} actions={head} foot={foot} isFilling={!isEmpty}>
      <Suspense>
        {moved.notice && <MovedStart notice={moved.notice} list={list} onSeen={moved.seen} />}
      </Suspense>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions: files are dropped here; the button beside it chooses one */}
      <div className={isOver ? 'add-area dropping' : 'add-area'} {...drops}>
        <OnTheWay ways={ways} />
        {stored.isLoading ? (
          <FirstLoad rows={8} columns={5} />
        ) : (
          <BenchList
            {...{ benching, list, isEmpty, policy, asOf, start, ways }}
            onStart={startOn}
            onOpenList={(id) => onSearch({ list: id })}
          />
        )}
      </div>
    </Page>
  );
}
