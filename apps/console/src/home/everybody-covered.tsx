import { type Gaps, listGaps } from '@app/contract/gaps';
import { daysIn, type Day } from '@app/domain/calendar/day';
import type { GapKind } from '@app/domain/policies/uncovered';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { callQuery } from '../platform/api.ts';
import { useFormat } from '../platform/format.ts';
import { useMay } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { Failure } from '../ui/faces.tsx';
import { Card } from '../ui/page.tsx';
import { StateMark, type StateKind } from '../ui/state-mark.tsx';
import { GapPolicies } from './gap-policies.tsx';
import { homeWords } from './words/words.ts';
import './everybody-covered.css';

/** So many are told by name. */
const named_max = 3;

/** Who is left uncovered: asked anew whenever one comes back, since lists mend it. */
const useGaps = (kind: GapKind) =>
  useQuery({
    ...callQuery(listGaps, { kind, limit: named_max }, { quiet: true }),
    staleTime: 0,
    refetchInterval: 60_000,
  });

/** With so many days of the month left, the next month's list is made; before, its policy is seldom open yet. */
const repair_days = 10;

/** Who is not covered tomorrow, and who is not once the month has ended, with the way that mends it. */
export function EverybodyCovered({
  isNobody,
  onList,
}: {
  /** Whether nobody is covered now or soon. */
  isNobody: boolean;
  onList: (list: number) => void;
}) {
  const text = useText(homeWords);
  const tomorrow = useGaps('tomorrow');
  const monthEnd = useGaps('month_end');
  const failed = [tomorrow, monthEnd].find(({ data, error }) => error && !data);
  if (failed?.error)
    return (
      <Card title={text('everybody')}>
        <Failure error={failed.error} onRetry={() => void failed.refetch()} />
      </Card>
    );
  if (!tomorrow.data || !monthEnd.data)
    return (
      <Card title={text('everybody')}>
        <ul className="gaps gaps-coming" aria-busy="true">
          <li className="gap" />
          <li className="gap" />
        </ul>
      </Card>
    );
  if (isNobody && tomorrow.data.total === 0)
    return (
      <Card title={text('everybody')}>
        <p className="gap-nobody">
          <StateMark kind="quiet">{text('nobodyYet')}</StateMark>
        </p>
      </Card>
    );
  return <Covered tomorrow={tomorrow.data} monthEnd={monthEnd.data} onList={onList} />;
}

type Asked = {
  readonly kind: GapKind;
  readonly gaps: Gaps;
  /** Whether it is time to act. */
  readonly isDue: boolean;
};

function Covered({
  tomorrow,
  monthEnd,
  onList,
}: {
  tomorrow: Gaps;
  monthEnd: Gaps;
  onList: (list: number) => void;
}) {
  const text = useText(homeWords);
  const left = daysLeft(tomorrow.day, monthEnd.day);
  const asked: readonly Asked[] = [
    { kind: 'tomorrow', gaps: tomorrow, isDue: true },
    // On the last day of a month both ask the same.
    ...(left === 0 ? [] : [{ kind: 'month_end' as const, gaps: monthEnd, isDue: left <= repair_days }]),
  ];
  return (
    <Card title={text('everybody')}>
      <ul className="gaps">
        {asked.map((one) => (
          <li key={one.kind} className={`gap gap-${kindOf(one)}`}>
            <GapSentence asked={one} />
            <GapPolicies {...one} onList={onList} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const daysLeft = (tomorrow: Day, monthEnd: Day): number => daysIn({ from: tomorrow, to: monthEnd }) - 1;

function kindOf({ kind, gaps, isDue }: Asked): StateKind {
  if (gaps.total === 0) return 'covered';
  if (!isDue) return 'soon';
  return kind === 'tomorrow' ? 'refused' : 'needs';
}

function GapSentence({ asked }: { asked: Asked }) {
  const text = useText(homeWords);
  const { formatDay } = useFormat();
  const mayLook = useMay(listGaps);
  const { kind, gaps, isDue } = asked;
  const { total, day, data } = gaps;
  const on = formatDay(day);
  const words = data.map(({ name, idcard }) => `${name} ${idcard.slice(-4)}`);
  return (
    <>
      <span className="gap-sentence">
        <StateMark kind={kindOf(asked)}>
          {total === 0
            ? text(kind === 'tomorrow' ? 'allTomorrow' : 'allMonthEnd', { day: on })
            : text(isDue ? 'leftOut' : 'leftOutLater', { count: total, day: on })}
        </StateMark>
      </span>
      {total > 0 && (
        <span className="gap-names">
          {words.join(text('betweenNames'))}
          {total > words.length && text('andOthers')}
        </span>
      )}
      {kind === 'month_end' && total + gaps.acknowledged_count > 0 && (
        <span className="gap-names">
          {gaps.acknowledged_count > 0 && text('letGo', { count: gaps.acknowledged_count })}{' '}
          {mayLook && <Link to="/gap/index">{text('seeLetGo')}</Link>}
        </span>
      )}
    </>
  );
}
