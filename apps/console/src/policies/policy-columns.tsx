import type { PolicyRow } from '@app/contract/policies';
import { statusText } from '@app/contract/words/words';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../platform/format.ts';
import { useLanguage } from '../platform/language.ts';
import { useText } from '../platform/text.ts';
import type { ListColumn } from '../ui/list-table.tsx';
import { StateMark } from '../ui/state-mark.tsx';
import { AddAction } from './add-state.tsx';
import { policyState, priceLines, typeWords } from './policy-words.ts';
import { policyWords } from './words/words.ts';
import './policies.css';

/** From so many days before its end on, a policy asks for attention. */
const endsSoon_days = 7;

type Columns = readonly ListColumn<PolicyRow>[];

/** What the list says of each policy, and what can be done with it. */
export function usePolicyColumns(): Columns {
  const text = useText(policyWords);
  const what = useWhatColumns();
  const figures = useFigureColumns();
  return [
    ...what,
    ...figures,
    { key: 'add', title: text('action'), untitled: true, cell: (policy) => <AddAction policy={policy} /> },
  ];
}

function useWhatColumns(): Columns {
  const text = useText(policyWords);
  const { formatDay, formatEnd } = useFormat();
  return [
    {
      key: 'policy',
      title: text('policy'),
      heading: true,
      sorts: ['plan'],
      cell: ({ policy_id, plan, policy_no }) => (
        <>
          <Link to="/policy/detail" search={{ policy_id }}>
            <strong>{plan}</strong>
          </Link>
          <span className="list-under policy-number">{policy_no}</span>
        </>
      ),
    },
    {
      key: 'type',
      title: text('type'),
      wide: true,
      cell: ({ insurance_type, insurance_company_name }) => (
        <>
          {text(typeWords[insurance_type].name)}
          <span className="list-under">{text(typeWords[insurance_type].plain)}</span>
          <span className="list-under">{insurance_company_name}</span>
        </>
      ),
    },
    {
      key: 'period',
      title: text('periodTitle'),
      wide: true,
      sorts: ['end_date', '-end_date'],
      cell: ({ start_date, end_date, days_left, is_active }) => (
        <>
          <span className="policy-day">{formatDay(start_date)} –</span>{' '}
          <span className="policy-day">{formatEnd(end_date)}</span>
          {is_active === 1 && (
            <span className={days_left <= endsSoon_days ? 'list-under policy-ends' : 'list-under'}>
              {text('daysLeft', { count: days_left })}
            </span>
          )}
        </>
      ),
    },
  ];
}

function useFigureColumns(): Columns {
  const text = useText(policyWords);
  const language = useLanguage();
  const { formatNumber } = useFormat();
  return [
    {
      key: 'status',
      title: text('status'),
      cell: ({ status }) => (
        <StateMark kind={policyState(status)}>{statusText(language, 'policy', status)}</StateMark>
      ),
    },
    {
      key: 'active',
      title: text('coveredNow'),
      end: true,
      cell: ({ active_count }) => formatNumber(active_count),
    },
    {
      key: 'starting',
      title: text('starting'),
      end: true,
      wide: true,
      cell: ({ starting_count }) => formatNumber(starting_count),
    },
    {
      key: 'prices',
      title: text('prices'),
      wide: true,
      cell: (policy) => (
        <ul className="policy-prices">
          {priceLines(policy, text).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ),
    },
    {
      key: 'start',
      title: text('earliestStart'),
      wide: true,
      cell: (policy) => <EarliestStart policy={policy} />,
    },
  ];
}

/** From when one can be added now, and until when that holds. */
function EarliestStart({ policy: { earliest_start_date, lock_at } }: { policy: PolicyRow }) {
  const text = useText(policyWords);
  const { formatDay, formatTime } = useFormat();
  if (earliest_start_date === null || lock_at === null) return '–';
  return (
    <>
      {formatDay(earliest_start_date)}
      <span className="list-under">{text('submitBy', { time: formatTime(lock_at) })}</span>
    </>
  );
}
