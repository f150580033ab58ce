import { hasRenewable, listRenewable } from '@app/contract/renewals/one-key';
import { type PolicyRenewal, readRenewal, setRenewal } from '@app/contract/renewals/set-renewal';
import { renewalType } from '@app/domain/policies/renewal-timers';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { callQuery, useCall } from '../platform/api.ts';
import { formatYuan, useFormat } from '../platform/format.ts';
import { useMay } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { AskTwice } from '../ui/ask-twice.tsx';
import { Failure, FirstLoad } from '../ui/faces.tsx';
import { Card } from '../ui/page.tsx';
import { RenewalState } from './renewal-state.tsx';
import { renewalWords } from './words/words.ts';
import './renewals.css';

// The door of renewals.

/** How a policy is renewed, and the ways to settle that anew. */
export function PolicyRenewalCard({ policyId: policy_id }: { readonly policyId: number }) {
  const text = useText(renewalWords);
  const { data, error, refetch } = useQuery(callQuery(readRenewal, { policy_id }, { quiet: true }));
  return (
    <Card title={text('ofPolicy')}>
      {data ? (
        <Settled renewal={data} />
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <FirstLoad rows={2} columns={2} />
      )}
    </Card>
  );
}

function Settled({ renewal }: { readonly renewal: PolicyRenewal }) {
  const text = useText(renewalWords);
  const mayList = useMay(listRenewable);
  return (
    <>
      <RenewalState state={renewal} />
      <div className="renewal-ways">
        {renewal.has_ended === 0 && <Ways renewal={renewal} />}
        {mayList && (
          <Link to="/renew/index" className="button">
            {text('seeRenewals')}
          </Link>
        )}
      </div>
    </>
  );
}

/** What else it could be, each with what follows from it. */
function Ways({ renewal }: { readonly renewal: PolicyRenewal }) {
  const text = useText(renewalWords);
  const { formatDay, formatEnd, formatTime } = useFormat();
  const may = useMay(setRenewal);
  const call = useCall(setRenewal, { stales: [readRenewal, listRenewable, hasRenewable] });
  if (!may) return null;
  const { policy_id, renewal_type } = renewal;
  const means = {
    count: renewal.person_count,
    sum: formatYuan(renewal.premium_fen),
    time: formatTime(renewal.auto_at),
    days: `${formatDay(renewal.next_start_date)} – ${formatEnd(renewal.next_end_date)}`,
    day: formatEnd(renewal.end_date),
  };
  const others = [
    { type: renewalType.byItself, label: 'setAuto', question: 'setAutoMeans', yes: 'setAutoYes' },
    { type: renewalType.byHand, label: 'setHand', question: 'setHandMeans', yes: 'setHandYes' },
    { type: renewalType.none, label: 'setNone', question: 'setNoneMeans', yes: 'setNoneYes' },
  ] as const;
  return others
    .filter(({ type }) => type !== renewal_type)
    .map(({ type, label, question, yes }) => (
      <AskTwice
        key={type}
        label={text(label)}
        question={text(question, means)}
        yes={text(yes)}
        no={text('leaveSo')}
        isBusy={call.isPending}
        takesAway={type === renewalType.none}
        onYes={() => call.mutate({ policy_id, renewal_type: type, accept_terms: 1 })}
      />
    ));
}
