import { forecast } from '@app/contract/policy-changes/forecast-change';
import type { ChangeRow } from '@app/contract/policy-changes/list-changes';
import { readChange } from '@app/contract/policy-changes/read-change';
import { statusText } from '@app/contract/words/words';
import { Link } from '@tanstack/react-router';
import { formatYuan, useFormat } from '../../platform/format.ts';
import { useLanguage } from '../../platform/language.ts';
import { useMay } from '../../platform/me.ts';
import { useText } from '../../platform/text.ts';
import { PolicyCell } from '../../policies/policies.tsx';
import type { ListColumn } from '../../ui/list-table.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { awaitsConfirmation, cameToNothing, changeKind } from '../result/change-state.ts';
import { changeWords } from '../words/words.ts';
import '../result/needs-you.css';

type Columns = readonly ListColumn<ChangeRow>[];

/** What the record says of each change, and the way to it. */
export function useRecordColumns(): Columns {
  const text = useText(changeWords);
  const figures = useFigureColumns();
  return [
    { key: 'no', title: text('changeNo'), heading: true, cell: (change) => <ChangeNo change={change} /> },
    {
      key: 'policy',
      title: text('policy'),
      wide: true,
      cell: (change) => <PolicyCell policy={change} />,
    },
    ...figures,
    { key: 'status', title: text('status'), cell: (change) => <Status change={change} /> },
    { key: 'by', title: text('by'), wide: true, cell: (change) => <By change={change} /> },
    { key: 'way', title: text('action'), untitled: true, cell: (change) => <Way change={change} /> },
  ];
}

function useFigureColumns(): Columns {
  const text = useText(changeWords);
  const { formatDay, formatNumber } = useFormat();
  return [
    {
      key: 'persons',
      title: text('heads'),
      end: true,
      cell: ({ status, person_count, fail_count }) => (
        <span>
          {cameToNothing(status) ? <del>{formatNumber(person_count)}</del> : formatNumber(person_count)}
          {fail_count > 0 && (
            <span className="list-under record-failed">{text('failedOf', { count: fail_count })}</span>
          )}
        </span>
      ),
    },
    {
      key: 'premium',
      title: text('premium'),
      end: true,
      wide: true,
      cell: ({ status, charged_fen, premium_fen, refund_fen }) => (
        <span className="money">
          {cameToNothing(status) ? (
            <del>{formatYuan(premium_fen - refund_fen)}</del>
          ) : (
            formatYuan(charged_fen ?? premium_fen - refund_fen)
          )}
        </span>
      ),
    },
    { key: 'start', title: text('startDate'), wide: true, cell: ({ start_date }) => formatDay(start_date) },
  ];
}

function ChangeNo({ change: { policy_change_id, change_no, change_type } }: { change: ChangeRow }) {
  const language = useLanguage();
  const mayRead = useMay(readChange);
  return (
    <>
      {mayRead ? (
        <Link to="/policy/record-detail" search={{ policy_change_id }}>
          {change_no}
        </Link>
      ) : (
        <strong>{change_no}</strong>
      )}
      <span className="list-under">{statusText(language, 'changeType', change_type)}</span>
    </>
  );
}

const needWords = {
  no_answer: 'needsAnswer',
  refused_after_cover: 'needsRefused',
  refused_before_cover: 'needsRefusedBefore',
} as const;

function Status({ change: { status, can_undo, lock_at, needs_you } }: { change: ChangeRow }) {
  const text = useText(changeWords);
  const language = useLanguage();
  const { formatTime } = useFormat();
  return (
    <span>
      <StateMark kind={changeKind(status)}>{statusText(language, 'policyChange', status)}</StateMark>
      {needs_you !== null && (
        <span className="record-needs">
          <StateMark kind={needs_you === 'no_answer' ? 'needs' : 'refused'}>
            {text(needWords[needs_you])}
          </StateMark>
        </span>
      )}
      {can_undo === 1 && lock_at && (
        <span className="list-under">{text('handedOver', { time: formatTime(lock_at) })}</span>
      )}
    </span>
  );
}

function By({ change: { operate_name, created_at } }: { change: ChangeRow }) {
  const { formatTime } = useFormat();
  return (
    <>
      {operate_name}
      <span className="list-under">{formatTime(created_at)}</span>
    </>
  );
}

/** To the confirmation of a draft that waits for it. */
function Way({ change: { policy_change_id, status } }: { change: ChangeRow }) {
  const text = useText(changeWords);
  const mayForecast = useMay(forecast);
  return mayForecast && awaitsConfirmation(status) ? (
    <Link to="/policy/confirm" search={{ policy_change_id }}>
      {text('toConfirm')}
    </Link>
  ) : null;
}
