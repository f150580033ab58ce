import { heads_days, readHeads } from '@app/contract/gaps';
import { addDays, day as dayOf } from '@app/domain/calendar/day';
import { cliffOf } from '@app/domain/policies/uncovered';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { z } from 'zod/mini';
import { callQuery } from '../platform/api.ts';
import { useFormat } from '../platform/format.ts';
import { lazyPage } from '../platform/lazy-page.ts';
import { useText } from '../platform/text.ts';
import { Failure } from '../ui/faces.tsx';
import { Card } from '../ui/page.tsx';
import { HeadsTable } from './heads-table.tsx';
import { homeWords } from './words/words.ts';
import './heads-ahead.css';

const BarChart = lazyPage(async () => (await import('../ui/bar-chart.tsx')).BarChart);

type Heads = z.output<typeof readHeads.output>;

/** How many are covered on each of the next days, with the day on which many are no longer. */
export function HeadsAhead() {
  const text = useText(homeWords);
  const { data, error, refetch } = useQuery({ ...callQuery(readHeads, {}, { quiet: true }), staleTime: 0 });
  return (
    <Card title={text('headsAhead', { days: String(heads_days) })}>
      {data && <Ahead heads={data} />}
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <div className="bar-chart" aria-busy="true" />}
    </Card>
  );
}

function Ahead({ heads: { days, ends } }: { heads: Heads }) {
  const text = useText(homeWords);
  const { formatDay, formatEnd, formatMonthDay, formatNumber } = useFormat();
  const cliff = cliffOf(days);
  const at = cliff ? days.findIndex(({ day }) => day === cliff.day) : -1;
  const fell = cliff ? cliff.before - cliff.after : 0;
  const ended = cliff ? ends.filter(({ end_date }) => addDays(dayOf(end_date), 1) === cliff.day) : [];
  const said = cliff
    ? text('cliff', { count: fell, day: formatDay(cliff.day), left: formatNumber(cliff.after) })
    : text('noCliff');
  return (
    <>
      <p className="heads-said">
        {said}
        {ended.map(({ policy_id, plan, policy_no, end_date, heads }) => (
          <span key={policy_id}>
            {text('policyEnds', { plan, policy: policy_no, day: formatEnd(end_date), count: heads })}
          </span>
        ))}
      </p>
      <Suspense fallback={<div className="bar-chart" aria-busy="true" />}>
        <BarChart
          bars={days.map(({ day, heads }, place) => ({
            tick: formatMonthDay(day),
            name: formatDay(day),
            value: heads,
            missing: cliff && place >= at ? Math.max(0, cliff.before - heads) : 0,
          }))}
          mark={
            cliff && {
              at,
              name: text('cliffMark', { day: formatMonthDay(cliff.day), fell: formatNumber(fell) }),
            }
          }
          words={{ value: text('headsCovered'), missing: text('headsMissing') }}
          formatNumber={formatNumber}
          label={`${text('headsAhead', { days: String(heads_days) })}: ${said}`}
        />
      </Suspense>
      <HeadsTable days={days} />
    </>
  );
}
