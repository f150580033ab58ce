import { forecast } from '@app/contract/policy-changes/forecast-change';
import { type Day, later, readDay } from '@app/domain/calendar/day';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { earliestOff } from '@app/domain/changes/ending';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import type { OpenList } from '../../../imports/imports.tsx';
import { send } from '../../../platform/api.ts';
import { lazyPage } from '../../../platform/lazy-page.ts';
import { instantOf } from '../../../platform/server-time.ts';
import { useText } from '../../../platform/text.ts';
import type { ActivePolicy } from '../../../policies/policies.tsx';
import { useReadings } from '../../../platform/use-readings.ts';
import { appendRows, type RosterEntry, startersIn, useKeys, useSummary } from '../../../roster/roster.tsx';
import { Money } from '../../../ui/money.tsx';
import { allWorkCompanies } from '../../../work-companies/work-companies.ts';
import { BalanceAfter } from '../../bench/balance-after.tsx';
import { replyWords } from '../../reply/words/words.ts';
import { changeWords } from '../../words/words.ts';
import type { Benching } from '../kind.ts';
import { sumSaid } from '../sum-said.ts';
import { TakeChosen } from './chosen.tsx';
import { CoveredPicker } from './covered-picker.tsx';
import { HeadsLeft } from './heads-left.tsx';
import { LastDay } from './last-day.tsx';
import { offReplyWords } from './reply/words/words.ts';
import { offJudging } from './sheet/judging.tsx';
import { offWords } from './words/words.ts';

/** Few lists name somebody who cannot leave. */
const ReplyOfLeavers = lazyPage(
  async () => (await import('./reply/copy-off-reply.tsx')).ReplyOfLeavers,
  replyWords,
  offReplyWords,
);

/** Persons are written who are to leave a policy. */
const AllLeave = lazyPage(async () => (await import('./all-leave.tsx')).AllLeave);
export const benching: Benching = {
  kind: 'off',
  useSentences() {
    const text = useText(offWords);
    const changeText = useText(changeWords);
    return {
      title: text('title'),
      purpose: text('purpose'),
      noPolicy: changeText('noOpenPolicy'),
      start: text('firstDay'),
      when: text('until'),
      offer(summary, goesWithout) {
        const { heads, valid, amount_fen, checking } = summary;
        const sum = sumSaid(amount_fen, checking === 0);
        const leaving = heads - startersIn(summary);
        return goesWithout && leaving > valid
          ? text('nextWithout', { count: valid, sum, kept: leaving - valid })
          : text('next', { count: leaving, sum });
      },
      checking: text('lookingUp'),
    };
  },
  useJudging,
  earliestOf: ({ now, effective_mode, cutoff_time, start_date }) =>
    later(earliestOff(instantOf(now), { effective_mode, cutoff_time }), start_date),
  askWarnings: async () => [],
  Start: LastDay,
  Advice({ list, policy, start }) {
    const { faulty } = useSummary(list.roster);
    return (
      <>
        <TakeChosen roster={list.roster} />
        <Suspense>
          <AllLeave roster={list.roster} />
        </Suspense>
        <Suspense>{faulty > 0 && <ReplyOfFaulty list={list} policy={policy} start={start} />}</Suspense>
      </>
    );
  },
  Onward: null,
  Figures({ list }) {
    const text = useText(offWords);
    const changeText = useText(changeWords);
    const { amount_fen, checking, left } = useSummary(list.roster);
    const isKnown = checking === 0 && left === 0;
    return (
      <p className="add-premium">
        <span>{text('refund')}</span>
        {isKnown ? <Money fen={amount_fen} large /> : <output>{text('counting')}</output>}
        <small>{changeText('premiumHint')}</small>
        {isKnown && <BalanceAfter change_fen={amount_fen} />}
      </p>
    );
  },
  When: ({ list, start }) => (
    <p className="add-start-words">
      <LastDay roster={list.roster} start={start} />
    </p>
  ),
  Outcome: HeadsLeft,
  Picks({ list: { roster }, policy, onClose }) {
    const text = useText(offWords);
    const listed = new Set(useKeys(roster).map((key) => roster.entryOf(key)?.policy_person_id));
    return (
      <CoveredPicker
        policy={policy}
        isTaken={(id) => listed.has(id)}
        onPick={(picked) => appendRows(roster, [picked])}
        take={{ short: text('add'), named: (name) => text('addNamed', { name }) }}
        onClose={onClose}
      />
    );
  },
  usePicksLabel: () => useText(offWords)('covered'),
};

/** What whoever sent the list is told of those who cannot be taken off, as the list stands when it is asked for. */
function ReplyOfFaulty({
  list: { roster },
  policy,
  start,
}: {
  list: OpenList;
  policy: ActivePolicy;
  start: Day;
}) {
  const ask = () => {
    const leavers = roster.filled().map(({ entry }) => ({
      row_no: entry.key,
      policy_person_id: entry.policy_person_id,
      name: entry.name.trim().slice(0, 60),
      idcard: entry.idcard.trim().slice(0, 40),
      work_company: entry.work_company.trim().slice(0, 120) || null,
      start_date: aheadOf(entry, policy),
    }));
    const { policy_id } = policy;
    return send(forecast, { policy_id, change_type: 'off', leavers, start_date: start }, { quiet: true });
  };
  return <ReplyOfLeavers ask={ask} entries={() => roster.filled().map(({ entry }) => entry)} />;
}

/** A day that has passed ends cover as early as it can. */
function aheadOf({ start_date }: RosterEntry, { now }: ActivePolicy): Day | null {
  const day = readDay(start_date);
  return day === undefined || day <= shanghaiDay(instantOf(now)) ? null : day;
}

/** All that a page needs to write a removal. */
function useJudging(policy: ActivePolicy, start: Day) {
  const { data, error, refetch } = useQuery(allWorkCompanies);
  const readings = useReadings();
  const judging = useMemo(
    () => data && offJudging({ companies: data, start_date: start, now: instantOf(policy.now), readings }),
    [policy, start, data, readings],
  );
  return { judging, error, retry: () => void refetch() };
}
