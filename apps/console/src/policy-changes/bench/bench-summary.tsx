import { panel } from '@app/contract/customers';
import type { Day } from '@app/domain/calendar/day';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { type Desk, importWords, keepFaultyRows } from '../../imports/imports.tsx';
import { callQuery } from '../../platform/api.ts';
import { lazyPage } from '../../platform/lazy-page.ts';
import { formatYuan, useFormat } from '../../platform/format.ts';
import { day_s } from '../../platform/server-time.ts';
import { useText } from '../../platform/text.ts';
import type { ActivePolicy } from '../../policies/policies.tsx';
import { jumpToFinding, kindOf, rosterWords, useLooking, useSummary } from '../../roster/roster.tsx';
import { Money } from '../../ui/money.tsx';
import { Card } from '../../ui/page.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { toast } from '../../ui/toast.tsx';
import { countdown } from '../moments.ts';
import { replyWords } from '../reply/words/words.ts';
import { ListStart } from './list-start.tsx';
import { useCutOff } from './use-cut-off.ts';
import { changeWords } from '../words/words.ts';

/** Few lists have somebody too old for the plan. */
const OverAgePlans = lazyPage(async () => (await import('../kinds/add/over-age-plans.tsx')).OverAgePlans);
/** Of most lists somebody can be insured, and the reply follows that. */
const ReplyOfList = lazyPage(
  async () => (await import('../reply/reply-of-list.tsx')).ReplyOfList,
  replyWords,
);

/** What the list comes to while it is written: heads, problems by kind, the premium, and the start with its cut-off. */
export function BenchSummary({
  desk,
  policy,
  asOf,
  start,
}: {
  desk: Desk;
  policy: ActivePolicy;
  /** When the server told the policy, in milliseconds of this device's clock. */
  asOf: number;
  start: Day;
}) {
  const text = useText(changeWords);
  const listText = useText(importWords);
  const { formatNumber } = useFormat();
  const { heads, valid, faulty, premium_fen, kinds, left } = useSummary(desk.roster);
  const overAge = kinds.find(({ code }) => code === 'AGE_OVERBAND')?.rows ?? 0;
  return (
    <aside className="add-summary" aria-label={text('summary')}>
      <Card title={text('summary')}>
        <dl className="add-figures">
          <Figure name={text('heads')}>{formatNumber(heads)}</Figure>
          <Figure name={text('ready')}>{formatNumber(valid)}</Figure>
          <Figure name={text('withProblems')}>{formatNumber(faulty)}</Figure>
        </dl>
        <Kinds desk={desk} />
        <Suspense>
          {/* Other persons are another question. */}
          {overAge > 0 && (
            <OverAgePlans
              key={overAge}
              desk={desk}
              policyId={policy.policy_id}
              start={start}
              rows={overAge}
            />
          )}
        </Suspense>
        {faulty > 0 && (
          <button type="button" className="button" onClick={() => void fetchFaulty(desk)}>
            {listText('faultyFile', { count: faulty })}
          </button>
        )}
        <Suspense>{heads > 0 && valid === 0 && left === 0 && <ReplyOfList desk={desk} />}</Suspense>
        <p className="add-premium">
          <span>{text('premium')}</span>
          <Money fen={premium_fen} large />
          <small>{text('premiumHint')}</small>
          <BalanceAfter premium_fen={premium_fen} />
        </p>
      </Card>
      <Card title={text('start')}>
        <p className="add-start-words">
          <ListStart roster={desk.roster} policy={policy} start={start} />
        </p>
        <CutOff policy={policy} asOf={asOf} />
      </Card>
    </aside>
  );
}

const Figure = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** What is left of the balance when those who are ready are insured. */
function BalanceAfter({ premium_fen }: { premium_fen: number }) {
  const text = useText(importWords);
  const { data } = useQuery(callQuery(panel, {}, { quiet: true }));
  if (!data) return null;
  const after = data.balance_fen - premium_fen;
  return (
    <span className={after < 0 ? 'add-balance add-balance-short' : 'add-balance'}>
      {text('balanceAfterwards', { sum: formatYuan(after) })}
    </span>
  );
}

/** The findings by kind; a press shows the rows that have it alone, another all again. */
function Kinds({ desk: { roster, cursor } }: { desk: Desk }) {
  const text = useText(changeWords);
  const rowText = useText(rosterWords);
  const { formatNumber } = useFormat();
  const { kinds } = useSummary(roster);
  const looking = useLooking(roster);
  if (kinds.length === 0) return null;
  return (
    <ul className="add-kinds" aria-label={text('problemKinds')}>
      {kinds.map(({ code, level, rows }) => (
        <li key={code}>
          <button
            type="button"
            aria-pressed={looking?.code === code}
            onClick={() => {
              roster.lens.look(looking?.code === code ? null : { code });
              jumpToFinding(roster, cursor, code);
            }}
          >
            <StateMark kind={kindOf[level]}>{rowText(code)}</StateMark>
            <span className="add-kind-rows">{formatNumber(rows)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Gives the rows that are to be mended as a workbook: it can be mended there and fed back. */
async function fetchFaulty({ keeper }: Desk): Promise<void> {
  try {
    await keeper.flush();
    const { job } = keeper.keeping();
    if (job) await keepFaultyRows(job.import_job_id);
  } catch (error) {
    toast({ kind: 'failed', text: error instanceof Error ? error.message : String(error) });
  }
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
