import { listRenewable, type Renewed } from '@app/contract/renewals/one-key';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { callQuery } from '../platform/api.ts';
import { useText } from '../platform/text.ts';
import { Empty, Failure, FirstLoad, RefreshBar } from '../ui/faces.tsx';
import { Page } from '../ui/page.tsx';
import '../ui/button.css';
import { DoneCard } from './done-card.tsx';
import { MoneyNotice } from './money-notice.tsx';
import { RenewableCard } from './renewable-card.tsx';
import { RenewFoot } from './renew-foot.tsx';
import { renewalWords } from './words/words.ts';
import './renewals.css';

/** The policies that end soon, who can go over into those that follow, and who cannot; and one press for all that are chosen. */
export function RenewPage() {
  const text = useText(renewalWords);
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery(listRenewable, {}, { quiet: true }),
    staleTime: 0,
    refetchInterval: 60_000,
  });
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [done, setDone] = useState<Renewed['renewed']>([]);
  const [failed, setFailed] = useState<Renewed['failed']>([]);
  const page = {
    title: text('title'),
    purpose: text('purpose'),
    actions: (
      <Link to="/renew/system-off" className="button">
        {text('offTitle')}
      </Link>
    ),
  };
  if (!data)
    return (
      <Page {...page}>
        {error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <FirstLoad rows={4} columns={3} />
        )}
      </Page>
    );

  const chosen = data.policies.filter(
    ({ policy_id, forecast_hash }) => forecast_hash !== null && !left.has(policy_id),
  );
  const choose = (policy_id: number, isChosen: boolean) =>
    setLeft(
      (before) => new Set([...before].filter((id) => id !== policy_id).concat(isChosen ? [] : [policy_id])),
    );
  const foot = data.policies.length > 0 && (
    <RenewFoot
      chosen={chosen}
      balance_fen={data.balance_fen}
      onRenewed={(answer) => {
        setDone((before) => [...answer.renewed, ...before]);
        setFailed(answer.failed);
      }}
    />
  );
  return (
    <Page {...page} foot={foot}>
      <RefreshBar refreshing={isFetching} />
      {done.map((one) => (
        <DoneCard key={one.policy_change_id} renewed={one} />
      ))}
      <MoneyNotice />
      {data.policies.map((policy) => (
        <RenewableCard
          key={policy.policy_id}
          policy={policy}
          isChosen={chosen.includes(policy)}
          onChoose={(isChosen) => choose(policy.policy_id, isChosen)}
          failure={failed.find(({ policy_id }) => policy_id === policy.policy_id)?.msg}
        />
      ))}
      {data.policies.length === 0 && done.length === 0 && <Nothing />}
    </Page>
  );
}

function Nothing() {
  const text = useText(renewalWords);
  return (
    <Empty
      action={
        <Link to="/policy/index" className="button">
          {text('seePolicies')}
        </Link>
      }
    >
      {text('nothing')} {text('nothingWhen')}
    </Empty>
  );
}
