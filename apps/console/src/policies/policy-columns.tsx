import type { PolicyRow } from '@app/contract/policies';
import { add } from '@app/contract/policy-changes';
import { statusText } from '@app/contract/words/words';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../platform/format.ts';
import { type Language, useLanguage } from '../platform/language.ts';
import { useMay } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import type { ListColumn } from '../ui/list-table.tsx';
import { StateMark } from '../ui/state-mark.tsx';
import { policyState, priceLines, typeWords } from './policy-words.ts';
import { policyWords } from './words/words.ts';
import '../ui/button.css';
import './policies.css';

/** What the list says of each policy, and what can be done with it. */
export function usePolicyColumns(): readonly ListColumn<PolicyRow>[] {
  const text = useText(policyWords);
  const language = useLanguage();
  const mayAdd = useMay(add);
  const { formatDay, formatTime, formatNumber } = useFormat();
  return [
    {
      key: 'policy',
      title: text('policy'),
      heading: true,
      cell: ({ plan, policy_no }) => (
        <>
          <strong>{plan}</strong>
          <span className="list-under">{policy_no}</span>
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
      cell: ({ start_date, end_date }) => (
        <>
          <span className="policy-day">{formatDay(start_date)} –</span>{' '}
          <span className="policy-day">{formatDay(end_date)}</span>
        </>
      ),
    },
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
      cell: ({ earliest_start_date, lock_at }) =>
        earliest_start_date && lock_at ? (
          <>
            {formatDay(earliest_start_date)}
            <span className="list-under">{text('submitBy', { time: formatTime(lock_at) })}</span>
          </>
        ) : (
          '–'
        ),
    },
    {
      key: 'add',
      title: text('action'),
      untitled: true,
      cell: (policy) => <AddAction policy={policy} mayAdd={mayAdd} language={language} />,
    },
  ];
}

/** The way to add persons, or why there is none. */
function AddAction({ policy, mayAdd, language }: { policy: PolicyRow; mayAdd: boolean; language: Language }) {
  const text = useText(policyWords);
  if (mayAdd && policy.takes_additions === 1)
    return (
      <span className="policy-add">
        <Link to="/policy/add" search={{ policy_id: policy.policy_id }} className="button button-primary">
          {text('add')}
        </Link>
      </span>
    );
  return (
    <span className="policy-add">
      <button
        type="button"
        className="button policy-closed"
        aria-describedby={`closed-${policy.policy_id}`}
        disabled
      >
        {text('add')}
      </button>
      <small id={`closed-${policy.policy_id}`}>
        {mayAdd
          ? text('takesNoAdditions', { status: statusText(language, 'policy', policy.status) })
          : text('mayNotAdd')}
      </small>
    </span>
  );
}
