import { type Day, readDay } from '@app/domain/calendar/day';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import {
  type Desk,
  Proposals,
  Starts,
  takeNumbers,
  useDrops,
  useKeeping,
  useWaysIn,
  Ways,
} from '../../imports/imports.tsx';
import { occupationsOf } from '../../occupations/occupations.ts';
import { lazyPage } from '../../platform/lazy-page.ts';
import { useText } from '../../platform/text.ts';
import type { ActivePolicy } from '../../policies/policies.tsx';
import {
  IsAsked,
  type Judging,
  Roster,
  type RosterWays,
  toldIn,
  useKeys,
  useReadings,
  useSummary,
} from '../../roster/roster.tsx';
import { Failure, FirstLoad } from '../../ui/faces.tsx';
import { Page } from '../../ui/page.tsx';
import { allWorkCompanies } from '../../work-companies/work-companies.ts';
import type { BenchSearch } from './bench-search.ts';
import type { DeskHolder } from './desk-holder.ts';
import { BenchFoot } from './bench-foot.tsx';
import { BenchHead } from './bench-head.tsx';
import { BenchSummary } from './bench-summary.tsx';
import { BeforeList } from './before-list.tsx';
import { judgingOf } from '../kinds/add/judging.ts';
import { instantOf } from '../../platform/server-time.ts';
import { useMovedStart } from './use-moved-start.ts';
import { useStored } from './use-stored.ts';
import { changeWords } from '../words/words.ts';
import './bench.css';

// What is told once in a while comes when it is told.
const MovedStart = lazyPage(async () => (await import('./moved-start.tsx')).MovedStart);
const InsuredAlready = lazyPage(async () => (await import('./to-result.tsx')).InsuredAlready);

type BenchProps = {
  readonly policy: ActivePolicy;
  /** When the server told the policy, in milliseconds of this device's clock. */
  readonly asOf: number;
  readonly search: BenchSearch;
  readonly holder: DeskHolder;
  readonly onSearch: (change: BenchSearch) => void;
  readonly onOtherPolicy: (() => void) | undefined;
  readonly onChecked: (policy_change_id: number, roster: number) => void;
  readonly onOpenChange: (policy_change_id: number) => void;
};

/** The list for one policy, once everything by which it is judged is here. */
export function Bench(props: BenchProps) {
  const { policy, search } = props;
  const companies = useQuery(allWorkCompanies);
  const occupations = useQuery(occupationsOf(policy.policy_id));
  const readings = useReadings();
  const error = companies.error ?? occupations.error;
  const start = search.start_date ?? policy.earliest_start_date ?? policy.start_date;
  const judging = useMemo(
    () =>
      companies.data &&
      occupations.data &&
      judgingOf({
        policy,
        start_date: start,
        companies: companies.data,
        occupations: occupations.data,
        readings,
        now: instantOf(policy.now),
      }),
    [policy, start, companies.data, occupations.data, readings],
  );

  if (judging) return <OpenBench {...props} judging={judging} start={start} />;
  const retry = () => void Promise.all([companies.refetch(), occupations.refetch()]);
  return (
    <BeforeList>
      {error ? <Failure error={error} onRetry={retry} /> : <FirstLoad rows={8} columns={5} />}
    </BeforeList>
  );
}

function OpenBench({
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
  const text = useText(changeWords);
  const [desk] = useState(() => holder.deskFor(policy.policy_id, judging));
  const { roster, cursor, keeper } = desk;
  const { trouble } = useKeeping(desk);
  const moved = useMovedStart(desk, { policy, start });
  useEffect(() => {
    if (roster.judging() !== judging) roster.judgeBy(judging);
  }, [roster, judging]);

  const aim = { policy_id: policy.policy_id, start_date: search.start_date ?? null };
  const stored = useStored(desk, { aim, search, earliest: policy.earliest_start_date, onSearch });
  const ways = useWaysIn(desk, aim, (id) => onSearch({ roster: id }));
  const { isOver, ...drops } = useDrops(ways);
  const startOn = (day: Day) =>
    onSearch({ start_date: day === policy.earliest_start_date ? undefined : day });
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
      <Page title={text('addTitle')} purpose={text('addPurpose')}>
        <Suspense>
          <InsuredAlready change={stored.insured} policyId={policy.policy_id} />
        </Suspense>
      </Page>
    );
  const foot = (
    <BenchFoot
      desk={desk}
      policyId={policy.policy_id}
      start={start}
      isHeldUp={moved.notice !== null || stored.isLoading}
      onStart={startOn}
      onChecked={onChecked}
      onOpenChange={onOpenChange}
    />
  );
  return (
    <Page title={text('addTitle')} purpose={text('addPurpose')} foot={foot}>
      <BenchHead
        policy={policy}
        start={start}
        onStart={typeStart}
        // A list that is on its way would come back with the policy that it is stored for.
        onOtherPolicy={stored.isLoading ? undefined : onOtherPolicy}
        saved={{ desk, onReload: stored.reload }}
      />
      <Suspense>
        {moved.notice && <MovedStart notice={moved.notice} desk={desk} onSeen={moved.seen} />}
      </Suspense>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions: files are dropped here; the button beside it chooses one */}
      <div className={isOver ? 'add-area dropping' : 'add-area'} {...drops}>
        <Ways desk={desk} policyId={policy.policy_id} ways={ways} />
        <Told desk={desk} />
        <EmptyStarts desk={desk} hidden={stored.isLoading || ways.progress !== null}>
          <Starts policyId={policy.policy_id} ways={ways} onOpen={(id) => onSearch({ roster: id })} />
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
            <BenchSummary desk={desk} policy={policy} asOf={asOf} start={start} />
          </div>
        )}
      </div>
    </Page>
  );
}

const forget: RosterWays['onForget'] = (...asked) =>
  void import('../../aliases/aliases.ts').then(({ forgetIn }) => forgetIn(...asked));

/** What an empty list offers; nothing once somebody stands on it. */
function EmptyStarts({ desk, hidden, children }: { desk: Desk; hidden: boolean; children: ReactNode }) {
  const keys = useKeys(desk.roster);
  return keys.length === 0 && !hidden ? children : null;
}

/** What the list says of somebody beside whom to insure. */
function Told({ desk }: { desk: Desk }) {
  return <Suspense>{toldIn(useSummary(desk.roster)) > 0 && <Proposals desk={desk} />}</Suspense>;
}
