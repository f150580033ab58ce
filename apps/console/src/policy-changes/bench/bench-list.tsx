import type { Day } from '@app/domain/calendar/day';
import { changeKinds } from '@app/domain/changes/kinds';
import { Suspense, useState } from 'react';
import {
  CameIn,
  type OpenList,
  Proposals,
  Starters,
  Starts,
  takeNumbers,
  useKeeping,
  Ways,
} from '../../imports/imports.tsx';
import type { ActivePolicy } from '../../policies/policies.tsx';
import {
  IsAsked,
  Roster,
  type RosterWays,
  RowAtCursor,
  startersIn,
  toldIn,
  useSummary,
} from '../../roster/roster.tsx';
import type { Benching } from '../kinds/kind.ts';
import { BenchSummary } from './bench-summary.tsx';

type ListProps = {
  readonly benching: Benching;
  readonly list: OpenList;
  /** Whether nobody stands on the list yet. */
  readonly isEmpty: boolean;
  readonly policy: ActivePolicy;
  /** When the server told the policy, in milliseconds of this device's clock. */
  readonly asOf: number;
  readonly start: Day;
  readonly ways: Parameters<typeof CameIn>[0]['ways'];
  readonly onStart: (day: Day) => void;
  readonly onOpenList: (import_job_id: number) => void;
};

/** The list with what can be done to it, what came in beside it, and what it comes to. */
export function BenchList(props: ListProps) {
  const { benching, list, isEmpty, policy, asOf, start, ways, onStart, onOpenList } = props;
  const picksLabel = benching.usePicksLabel();
  const [isPicking, setIsPicking] = useState(false);
  const { opens } = changeKinds[benching.kind];
  const { roster, cursor } = list;
  const { trouble } = useKeeping(list);
  const rosterWays = {
    roster,
    cursor,
    onStart,
    onList: ways.takeText,
    onRestore: (keys: readonly number[]) => restore(list, keys),
    onForget: forget,
  };
  const tools = (
    <Ways
      ways={ways}
      // Only who joins needs a template: who leaves is known.
      template={opens ? policy.policy_id : null}
      picksLabel={picksLabel}
      isPicking={isPicking}
      onPick={setIsPicking}
    />
  );
  const between = (
    <>
      <CameIn list={list} ways={ways}>
        {opens ? (
          <Told list={list} policyId={policy.policy_id} Onward={benching.Onward} />
        ) : (
          <Beginning list={list} policyId={policy.policy_id} />
        )}
      </CameIn>
      {isEmpty && ways.progress === null && (
        <Starts
          kind={benching.kind}
          policyId={policy.policy_id}
          hasExamples={opens}
          ways={ways}
          onOpen={onOpenList}
        />
      )}
    </>
  );
  return (
    <>
      <Suspense>
        {isPicking && (
          <benching.Picks list={list} policy={policy} start={start} onClose={() => setIsPicking(false)} />
        )}
      </Suspense>
      <div className="add-bench">
        <div className="add-list">
          <IsAsked value={trouble === null}>
            <Roster {...rosterWays} tools={tools} between={between} />
          </IsAsked>
        </div>
        <BenchSummary benching={benching} list={list} policy={policy} asOf={asOf} start={start}>
          <RowAtCursor {...rosterWays} />
        </BenchSummary>
      </div>
    </>
  );
}

function restore({ roster, keeper }: OpenList, keys: readonly number[]): void {
  const { job } = keeper.keeping();
  if (job) void takeNumbers(roster, keys, job.import_job_id);
}

const forget: RosterWays['onForget'] = (...asked) =>
  void import('../../aliases/aliases.ts').then(({ forgetIn }) => forgetIn(...asked));

/** Who begins by a list of those who leave. */
function Beginning({ list, policyId }: { list: OpenList; policyId: number }) {
  const isTold = startersIn(useSummary(list.roster)) > 0;
  return <Suspense>{isTold && <Starters list={list} policyId={policyId} />}</Suspense>;
}

/** What the list says of somebody beside whom to insure. */
function Told({ list, policyId, Onward }: { list: OpenList; policyId: number } & Pick<Benching, 'Onward'>) {
  const isTold = toldIn(useSummary(list.roster)) > 0;
  return <Suspense>{isTold && <Proposals list={list} policyId={policyId} Onward={Onward} />}</Suspense>;
}
