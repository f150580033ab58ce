import { type Day, readDay } from '@app/domain/calendar/day';
import { changeKinds } from '@app/domain/changes/kinds';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import {
  type OpenList,
  Proposals,
  Starts,
  takeNumbers,
  useDrops,
  useKeeping,
  useWaysIn,
  Ways,
} from '../../imports/imports.tsx';
import { lazyPage } from '../../platform/lazy-page.ts';
import type { ActivePolicy } from '../../policies/policies.tsx';
import {
  IsAsked,
  type Judging,
  Roster,
  type RosterWays,
  toldIn,
  useKeys,
  useSummary,
} from '../../roster/roster.tsx';
import { Failure, FirstLoad } from '../../ui/faces.tsx';
import { Page } from '../../ui/page.tsx';
import type { BenchSearch } from './bench-search.ts';
import type { ListHolder } from './list-holder.ts';
import { BenchFoot } from './bench-foot.tsx';
import { BenchHead } from './bench-head.tsx';
import { BenchSummary } from './bench-summary.tsx';
import { BeforeList } from './before-list.tsx';
import type { Benching } from '../kinds/kind.ts';
import { useMovedStart } from './use-moved-start.ts';
import { useStored } from './use-stored.ts';
import './bench.css';

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
  const { opens } = changeKinds[benching.kind];
  const earliest = benching.earliestOf(policy);
  const [list] = useState(() => holder.listFor(policy.policy_id, judging));
  const { roster, cursor, keeper } = list;
  const { trouble } = useKeeping(list);
  const moved = useMovedStart(list, { policy, start, earliest });
  useEffect(() => {
    if (roster.judging() !== judging) roster.judgeBy(judging);
  }, [roster, judging]);

  const aim = { kind: benching.kind, policy_id: policy.policy_id, start_date: search.start_date ?? null };
  const stored = useStored(list, { aim, search, earliest, onSearch });
  const ways = useWaysIn(list, aim, (id) => onSearch({ list: id }));
  const { isOver, ...drops } = useDrops(ways);
  const startOn = (day: Day) => onSearch({ start_date: day === earliest ? undefined : day });
  const restore = (keys: readonly number[]) => {
    const { job } = keeper.keeping();
    if (job) void takeNumbers(roster, keys, job.import_job_id);
  };
  const typeStart = (typed: string) => {
    const day = readDay(typed);
    if (day) startOn(day);
  };
  if (stored.insured)
    return (
      <Page title={title} purpose={purpose}>
        <Suspense>
          <InsuredAlready change={stored.insured} policyId={policy.policy_id} />
        </Suspense>
      </Page>
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
    <Page title={title} purpose={purpose} foot={foot}>
      <BenchHead
        benching={benching}
        policy={policy}
        start={start}
        onStart={typeStart}
        // A list that is on its way would come back with the policy that it is stored for.
        onOtherPolicy={stored.isLoading ? undefined : onOtherPolicy}
        saved={{ list, onReload: stored.reload }}
      />
      <Suspense>
        {moved.notice && <MovedStart notice={moved.notice} list={list} onSeen={moved.seen} />}
      </Suspense>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions: files are dropped here; the button beside it chooses one */}
      <div className={isOver ? 'add-area dropping' : 'add-area'} {...drops}>
        <Sources {...{ benching, list, policy, start, ways }} />
        {opens && <Told list={list} policyId={policy.policy_id} />}
        <EmptyStarts list={list} hidden={stored.isLoading || ways.progress !== null}>
          <Starts
            kind={benching.kind}
            policyId={policy.policy_id}
            hasExamples={opens}
            ways={ways}
            onOpen={(id) => onSearch({ list: id })}
          />
        </EmptyStarts>
        {stored.isLoading ? (
          <FirstLoad rows={8} columns={5} />
        ) : (
          <div className="add-bench">
            <div className="add-list">
              <IsAsked value={trouble === null}>
                <Roster
                  roster={roster}
                  cursor={cursor}
                  onStart={startOn}
                  onList={ways.takeText}
                  onRestore={restore}
                  onForget={forget}
                />
              </IsAsked>
            </div>
            <BenchSummary benching={benching} list={list} policy={policy} asOf={asOf} start={start} />
          </div>
        )}
      </div>
    </Page>
  );
}

const forget: RosterWays['onForget'] = (...asked) =>
  void import('../../aliases/aliases.ts').then(({ forgetIn }) => forgetIn(...asked));

type SourcesProps = Pick<BenchProps, 'benching' | 'policy'> &
  Pick<Parameters<typeof Ways>[0], 'list' | 'ways'> & { readonly start: Day };

/** How persons come to the list without typing. Only who joins needs a template: who leaves is known. */
function Sources({ benching, list, policy, start, ways }: SourcesProps) {
  return (
    <Ways
      list={list}
      ways={ways}
      template={changeKinds[benching.kind].opens ? policy.policy_id : null}
      picksLabel={benching.usePicksLabel()}
      picks={(onClose) => <benching.Picks list={list} policy={policy} start={start} onClose={onClose} />}
    />
  );
}

/** What an empty list offers; nothing once somebody stands on it. */
function EmptyStarts({ list, hidden, children }: { list: OpenList; hidden: boolean; children: ReactNode }) {
  const keys = useKeys(list.roster);
  return keys.length === 0 && !hidden ? children : null;
}

/** What the list says of somebody beside whom to insure. */
function Told({ list, policyId }: { list: OpenList; policyId: number }) {
  const isTold = toldIn(useSummary(list.roster)) > 0;
  return <Suspense>{isTold && <Proposals list={list} policyId={policyId} />}</Suspense>;
}
