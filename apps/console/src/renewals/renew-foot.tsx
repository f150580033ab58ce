import { my, panel } from '@app/contract/customers';
import { listImports } from '@app/contract/imports/list-imports';
import { listActivePolicies, listPolicies } from '@app/contract/policies';
import {
  hasRenewable,
  listRenewable,
  renew,
  type Renewable,
  type Renewed,
} from '@app/contract/renewals/one-key';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall } from '../platform/api.ts';
import { formatYuan } from '../platform/format.ts';
import { useMay } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { StateMark } from '../ui/state-mark.tsx';
import { renewalWords } from './words/words.ts';

type RenewFootProps = {
  readonly chosen: readonly Renewable[];
  readonly balance_fen: number;
  readonly onRenewed: (answer: Renewed) => void;
};

/** What is chosen, what it costs and leaves, and the press that renews it. */
export function RenewFoot({ chosen, balance_fen, onRenewed }: RenewFootProps) {
  const text = useText(renewalWords);
  const mayRenew = useMay(renew);
  const [agreed, setAgreed] = useState(false);
  const [isAuto, setIsAuto] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const call = useCall(renew, {
    stales: [listRenewable, hasRenewable, listPolicies, listActivePolicies, listImports, panel, my],
  });
  const count = chosen.reduce((sum, { person_count }) => sum + person_count, 0);
  const premium_fen = chosen.reduce((sum, one) => sum + one.premium_fen, 0);
  if (!mayRenew) return <p className="renewal-may">{text('may')}</p>;
  const press = () => {
    if (!agreed) return setIsAsked(true);
    const items = chosen.map(({ policy_id, forecast_hash }) => ({
      policy_id,
      forecast_hash: forecast_hash!,
    }));
    return call.mutate(
      { items, accept_terms: 1, ...(isAuto ? { auto_renew: 1 } : {}) },
      { onSuccess: onRenewed },
    );
  };
  return (
    <div className="renewal-foot">
      <Sum chosen={chosen.length} premium_fen={premium_fen} balance_fen={balance_fen} />
      <label className="renewal-terms">
        <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
        <span>{text('terms')}</span>
      </label>
      <label className="renewal-terms">
        <input type="checkbox" checked={isAuto} onChange={(event) => setIsAuto(event.target.checked)} />
        <span>{text('fromThenOn')}</span>
      </label>
      {isAsked && !agreed && (
        <span className="renewal-asked" role="alert">
          {text('termsFirst')}
        </span>
      )}
      <Button kind="primary" size="large" isBusy={call.isPending} disabled={count === 0} onClick={press}>
        {count === 0 ? text('chooseFirst') : text('renew', { count, sum: formatYuan(premium_fen) })}
      </Button>
    </div>
  );
}

function Sum({
  chosen,
  premium_fen,
  balance_fen,
}: {
  chosen: number;
  premium_fen: number;
  balance_fen: number;
}) {
  const text = useText(renewalWords);
  const after = balance_fen - premium_fen;
  return (
    <div className="renewal-sum">
      <span>
        {text('chosen', { count: chosen })} ·{' '}
        {text('balance', { sum: formatYuan(balance_fen), after: formatYuan(after) })}
      </span>
      {after < 0 && (
        <span className="renewal-short">
          <StateMark kind="needs">{text('short', { sum: formatYuan(-after) })}</StateMark>{' '}
          <Link to="/recharge/index">{text('topUp')}</Link>
        </span>
      )}
    </div>
  );
}
