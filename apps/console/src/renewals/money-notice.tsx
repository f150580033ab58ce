import {
  consentMinimumRenewAmountNotice,
  minimumRenewAmountNotice,
  type RenewAmount,
} from '@app/contract/renewals/consent';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { callQuery, useCall } from '../platform/api.ts';
import { formatYuan, useFormat } from '../platform/format.ts';
import { useMay } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { AskTwice } from '../ui/ask-twice.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/page.tsx';
import { StateMark } from '../ui/state-mark.tsx';
import { renewalWords } from './words/words.ts';

/** What the policies cost that renew themselves, whether the balance reaches, and which come first where it does not. */
export function MoneyNotice() {
  const text = useText(renewalWords);
  const { formatTime } = useFormat();
  const { data } = useQuery({
    ...callQuery(minimumRenewAmountNotice, {}, { quiet: true }),
    staleTime: 0,
    refetchInterval: 60_000,
  });
  if (!data?.deadline) return null;
  const sums = {
    sum: formatYuan(data.min_amount_fen),
    balance: formatYuan(data.balance_fen),
    short: formatYuan(data.short_by_fen),
    time: formatTime(data.deadline),
  };
  const isShort = data.need_notice === 1;
  return (
    <Card title={text('moneyTitle')}>
      <p className="renewal-into">
        <StateMark kind={isShort ? 'refused' : 'covered'}>
          {text(isShort ? 'moneyShort' : 'moneyReaches', sums)}
        </StateMark>{' '}
        {isShort && <Link to="/recharge/index">{text('topUp')}</Link>}
      </p>
      {isShort && <p>{text(data.is_consent === 1 ? 'someAreRenewed' : 'noneIsRenewed')}</p>}
      <Order amount={data} />
    </Card>
  );
}

/** The policies in the order in which money goes to them; whoever may settles it, and whether a part may be renewed. */
function Order({ amount: { policies, is_consent } }: { readonly amount: RenewAmount }) {
  const text = useText(renewalWords);
  const may = useMay(consentMinimumRenewAmountNotice);
  const call = useCall(consentMinimumRenewAmountNotice, { stales: [minimumRenewAmountNotice] });
  const settle = (consent: 0 | 1, ids = policies.map(({ policy_id }) => policy_id)) =>
    call.mutate({ consent, order: ids.join(',') });
  const raise = (place: number) => {
    const ids = policies.map(({ policy_id }) => policy_id);
    settle(is_consent, ids.with(place - 1, ids[place]!).with(place, ids[place - 1]!));
  };
  return (
    <>
      <ol className="renewal-order">
        {policies.map(({ policy_id, plan, policy_no, person_count, premium_fen, is_reached }, place) => (
          <li key={policy_id}>
            <StateMark kind={is_reached === 1 ? 'covered' : 'refused'}>
              {text(is_reached === 1 ? 'isReached' : 'isNotReached')}
            </StateMark>{' '}
            {plan} · {policy_no} · {text('persons', { count: person_count })} · {formatYuan(premium_fen)}{' '}
            {may && place > 0 && (
              <Button
                isBusy={call.isPending}
                aria-label={text('moveUp', { policy: policy_no })}
                onClick={() => raise(place)}
              >
                ↑
              </Button>
            )}
          </li>
        ))}
      </ol>
      {may && (
        <AskTwice
          key={is_consent}
          label={text(is_consent === 1 ? 'consentNot' : 'consent')}
          question={text(is_consent === 1 ? 'consentNotMeans' : 'consentMeans')}
          yes={text(is_consent === 1 ? 'consentNotYes' : 'consentYes')}
          no={text('leaveSo')}
          isBusy={call.isPending}
          onYes={() => settle(is_consent === 1 ? 0 : 1)}
        />
      )}
    </>
  );
}
