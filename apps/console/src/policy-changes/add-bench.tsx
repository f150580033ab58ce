import { type Day, readDay } from '@app/domain/day';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { occupationsOf } from '../occupations/occupations.ts';
import { useText } from '../platform/text.ts';
import type { ActivePolicy } from '../policies/policies.tsx';
import { type Judging, Roster } from '../roster/roster.tsx';
import { Failure, FirstLoad } from '../ui/faces.tsx';
import { Page } from '../ui/page.tsx';
import { allWorkCompanies } from '../work-companies/work-companies.ts';
import { AddFoot } from './add-foot.tsx';
import { AddHead } from './add-head.tsx';
import { AddSummary } from './add-summary.tsx';
import { openDesk } from './desk.ts';
import { judgingOf } from './judging.ts';
import { instantOf } from './moments.ts';
import { changeWords } from './words/words.ts';
import './add.css';

type BenchProps = {
  readonly policy: ActivePolicy;
  /** When the server told the policy, in milliseconds of this device's clock. */
  readonly asOf: number;
  readonly startDate: Day | undefined;
  readonly onStart: (day: Day | undefined) => void;
  readonly onOtherPolicy: (() => void) | undefined;
  readonly onChecked: (policy_change_id: number) => void;
  readonly onOpenChange: (policy_change_id: number) => void;
};

/** The list for one policy, once everything by which it is judged is here. */
export function AddBench(props: BenchProps) {
  const text = useText(changeWords);
  const { policy } = props;
  const companies = useQuery(allWorkCompanies);
  const occupations = useQuery(occupationsOf(policy.policy_id));
  const error = companies.error ?? occupations.error;
  const start_date = props.startDate ?? policy.earliest_start_date ?? policy.start_date;
  const judging = useMemo(
    () =>
      companies.data &&
      occupations.data &&
      judgingOf({
        policy,
        start_date,
        companies: companies.data,
        occupations: occupations.data,
        now: instantOf(policy.now),
      }),
    [policy, start_date, companies.data, occupations.data],
  );

  if (judging) return <Bench {...props} judging={judging} start={start_date} />;
  const retry = () => void Promise.all([companies.refetch(), occupations.refetch()]);
  return (
    <Page title={text('addTitle')} purpose={text('addPurpose')}>
      {error ? <Failure error={error} onRetry={retry} /> : <FirstLoad rows={8} columns={5} />}
    </Page>
  );
}

function Bench({
  policy,
  asOf,
  judging,
  start,
  onStart,
  onOtherPolicy,
  onChecked,
  onOpenChange,
}: BenchProps & { readonly judging: Judging; readonly start: Day }) {
  const text = useText(changeWords);
  const [desk] = useState(() => openDesk(judging));
  useEffect(() => {
    if (desk.roster.judging() !== judging) desk.roster.judgeBy(judging);
  }, [desk, judging]);

  const typeStart = (typed: string) => {
    const day = readDay(typed);
    if (day) onStart(day === policy.earliest_start_date ? undefined : day);
  };
  return (
    <Page
      title={text('addTitle')}
      purpose={text('addPurpose')}
      foot={
        <AddFoot
          desk={desk}
          policy={policy}
          start={start}
          onStart={onStart}
          onChecked={onChecked}
          onOpenChange={onOpenChange}
        />
      }
    >
      <AddHead policy={policy} start={start} onStart={typeStart} onOtherPolicy={onOtherPolicy} />
      <div className="add-bench">
        <div className="add-list">
          <Roster roster={desk.roster} cursor={desk.cursor} onStart={onStart} />
        </div>
        <AddSummary desk={desk} policy={policy} asOf={asOf} start={start} />
      </div>
    </Page>
  );
}
