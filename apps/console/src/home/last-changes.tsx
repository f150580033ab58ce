import { type ChangeRow, listChanges } from '@app/contract/policy-changes/list-changes';
import { readChange } from '@app/contract/policy-changes/read-change';
import { statusText } from '@app/contract/words/words';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { callQuery } from '../platform/api.ts';
import { formatYuan, useFormat } from '../platform/format.ts';
import { useLanguage } from '../platform/language.ts';
import { useMay } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { changeKind } from '../policy-changes/policy-changes.ts';
import { Failure } from '../ui/faces.tsx';
import { Card } from '../ui/page.tsx';
import { StateMark } from '../ui/state-mark.tsx';
import { homeWords } from './words/words.ts';
import './last-changes.css';

const shown_max = 5;

/** What was changed last, and by whom; each leads to its page. */
export function LastChanges() {
  const text = useText(homeWords);
  const { data, error, refetch } = useQuery({
    ...callQuery(listChanges, { limit: shown_max }, { quiet: true }),
    staleTime: 0,
  });
  return (
    <Card title={text('lastChanges')} extra={<Link to="/policy/record">{text('allChanges')}</Link>}>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && <p className="last-none">{text('noChange')}</p>}
      <ul className="last-changes">
        {data?.data.map((change) => (
          <li key={change.policy_change_id}>
            <LastChange change={change} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function LastChange({ change }: { change: ChangeRow }) {
  const text = useText(homeWords);
  const language = useLanguage();
  const mayRead = useMay(readChange);
  const { formatTime, formatNumber } = useFormat();
  const { policy_change_id, change_type, person_count, status, charged_fen, premium_fen, refund_fen } =
    change;
  const name = `${statusText(language, 'changeType', change_type)} ${text('heads', { count: person_count })}`;
  return (
    <>
      <span className="last-name">
        {mayRead ? (
          <Link to="/policy/record-detail" search={{ policy_change_id }}>
            {name}
          </Link>
        ) : (
          <strong>{name}</strong>
        )}
        <span className="last-quiet">
          {change.plan} · {change.policy_no}
        </span>
      </span>
      <span className="last-state">
        <StateMark kind={changeKind(status)}>{statusText(language, 'policyChange', status)}</StateMark>
        {change.fail_count > 0 && (
          <span className="last-failed">{text('failed', { heads: formatNumber(change.fail_count) })}</span>
        )}
      </span>
      <span className="last-money">{formatYuan(charged_fen ?? premium_fen - refund_fen)}</span>
      <span className="last-quiet">
        {formatTime(change.created_at)} · {change.operate_name}
      </span>
    </>
  );
}
