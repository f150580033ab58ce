import type { Day } from '@app/domain/calendar/day';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useMemo } from 'react';
import { importWords, Leavers } from '../../../imports/imports.tsx';
import { occupationsOf } from '../../../occupations/occupations.ts';
import { useFormat } from '../../../platform/format.ts';
import { lazyPage } from '../../../platform/lazy-page.ts';
import { day_s, instantOf } from '../../../platform/server-time.ts';
import { useText } from '../../../platform/text.ts';
import type { ActivePolicy } from '../../../policies/policies.tsx';
import { useReadings } from '../../../platform/use-readings.ts';
import { settledIn, useSummary } from '../../../roster/roster.tsx';
import { Money } from '../../../ui/money.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import { allWorkCompanies } from '../../../work-companies/work-companies.ts';
import { BalanceAfter } from '../../bench/balance-after.tsx';
import { ListStart } from '../../bench/list-start.tsx';
import { useCutOff } from '../../bench/use-cut-off.ts';
import { countdown } from '../../moments.ts';
import { replyWords } from '../../reply/words/words.ts';
import { changeWords } from '../../words/words.ts';
import type { Benching } from '../kind.ts';
import { sumSaid } from '../sum-said.ts';
import { compareWords } from './compare/words/words.ts';
import { Onward } from './onward.tsx';
import { judgingOf } from './sheet/judging.tsx';

/** Few lists have somebody too old for the plan. */
const OverAgePlans = lazyPage(async () => (await import('./over-age-plans.tsx')).OverAgePlans);
/** Asked for by few: most lists name starters alone. */
const CompareCovered = lazyPage(
  async () => (await import('./compare/compare-covered.tsx')).CompareCovered,
  compareWords,
);
/** Of most lists somebody can be insured, and the reply follows that. */
const ReplyOfList = lazyPage(
  async () => (await import('../../reply/reply-of-list.tsx')).ReplyOfList,
  replyWords,
);

/** Persons are written who are to join a policy. */
export const benching: Benching = {
  kind: 'add',
  useSentences() {
    const text = useText(changeWords);
    const listText = useText(importWords);
    return {
      title: text('addTitle'),
      purpose: text('addPurpose'),
      noPolicy: text('noOpenPolicy'),
      start: text('startDate'),
      when: text('start'),
      offer(summary, goesWithout) {
        const { heads, valid, amount_fen, left } = summary;
        const sum = sumSaid(amount_fen, left === 0);
        // Who leaves, or was left out by hand, nobody has to mend.
        const told = settledIn(summary);
        const kept = heads - valid - told;
        const word = told === 0 ? 'insureNow' : kept > 0 ? 'insureButTold' : 'insureAllButTold';
        return goesWithout
          ? listText(word, { count: valid, sum, kept, told })
          : text('checkAndContinue', { count: heads, sum });
      },
      checking: text('askingElsewhere'),
    };
  },
  useJudging,
  earliestOf: ({ earliest_start_date, start_date }) => earliest_start_date ?? start_date,
  // Asked once, when the list goes on.
  askWarnings: async (...list) => (await import('./further-warnings.ts')).askWarnings(...list),
  Start: ListStart,
  Advice({ list, policy, start }) {
    const { kinds, heads } = useSummary(list.roster);
    const overAge = kinds.find(({ code }) => code === 'AGE_OVERBAND')?.rows ?? 0;
    return (
      <Suspense>
        {/* Other persons are another question. */}
        {overAge > 0 && (
          <OverAgePlans key={overAge} list={list} policyId={policy.policy_id} start={start} rows={overAge} />
        )}
        {heads > 0 && <CompareCovered list={list} policyId={policy.policy_id} />}
      </Suspense>
    );
  },
  Onward,
  Figures({ list }) {
    const { heads, valid, left, amount_fen } = useSummary(list.roster);
    return (
      <>
        <Suspense>{heads > 0 && valid === 0 && left === 0 && <ReplyOfList list={list} />}</Suspense>
        <Premium amount_fen={amount_fen} isWhole={left === 0} />
      </>
    );
  },
  When: ({ list, policy, start, asOf }) => (
    <>
      <p className="add-start-words">
        <ListStart roster={list.roster} policy={policy} start={start} />
      </p>
      <CutOff policy={policy} asOf={asOf} />
    </>
  ),
  Outcome: null,
  Picks: ({ list, onClose }) => <Leavers list={list} onClose={onClose} />,
  usePicksLabel: () => useText(importWords)('leavers'),
};

function Premium({ amount_fen, isWhole }: { amount_fen: number; isWhole: boolean }): ReactNode {
  const text = useText(changeWords);
  return (
    <p className="add-premium">
      <span>{text('premium')}</span>
      {isWhole ? <Money fen={amount_fen} large /> : '…'}
      <small>{text('premiumHint')}</small>
      {isWhole && <BalanceAfter change_fen={-amount_fen} />}
    </p>
  );
}

/** Everything by which an addition is judged. */
function useJudging(policy: ActivePolicy, start: Day) {
  const companies = useQuery(allWorkCompanies);
  const occupations = useQuery(occupationsOf(policy.policy_id));
  const readings = useReadings();
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
  const retry = () => void Promise.all([companies.refetch(), occupations.refetch()]);
  return { judging, error: companies.error ?? occupations.error, retry };
}

/** Until when the earliest start can be had. */
function CutOff({ policy, asOf }: { policy: ActivePolicy; asOf: number }) {
  const text = useText(changeWords);
  const { formatDay, formatTime } = useFormat();
  const left = useCutOff(policy, asOf);
  if (policy.earliest_start_date === null || policy.lock_at === null) return null;

  const isNear = left !== null && left < near_s;
  return (
    <p className="add-cut-off">
      {text('offer', { day: formatDay(policy.earliest_start_date), time: formatTime(policy.lock_at) })}
      {left !== null && left < day_s && (
        <StateMark kind={isNear ? 'needs' : 'quiet'}>{text('timeLeft', { time: countdown(left) })}</StateMark>
      )}
    </p>
  );
}

const near_s = 30 * 60;
