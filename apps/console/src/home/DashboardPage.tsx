import { panel } from '@app/contract/customers';
import { listPolicies } from '@app/contract/policies';
import { add, listChanges } from '@app/contract/policy-changes';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { callQuery } from '../platform/api.ts';
import { formatYuan, useFormat } from '../platform/format.ts';
import { useMay, useMe } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { Empty, Failure, FirstLoad, RefreshBar } from '../ui/faces.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { homeWords } from './words/words.ts';
import './dashboard.css';

/** The first page: the figures of this moment, each leading to its list, and the thing to do most often. */
export function DashboardPage() {
  const text = useText(homeWords);
  const me = useMe();
  const mayAdd = useMay(add);

  if (me.navbarinfo.customerId === null)
    return (
      <Page title={text('noEnterpriseTitle')}>
        <Empty>{text('noEnterprise')}</Empty>
      </Page>
    );
  return (
    <Page title={text('title')} purpose={text('purpose')}>
      {mayAdd && (
        <Link to={'/policy/add' as '/'} className="add-card">
          <Icon name="add" />
          <span>
            <strong>{text('add')}</strong>
            <span>{text('addPurpose')}</span>
          </span>
        </Link>
      )}
      <Figures />
    </Page>
  );
}

function Figures() {
  const text = useText(homeWords);
  const { formatNumber } = useFormat();
  const policies = useMay(listPolicies) ? '/policy/index' : undefined;
  const changes = useMay(listChanges) ? '/policy/record' : undefined;
  const { data, error, isFetching, refetch } = useQuery(callQuery(panel, {}, { quiet: true }));

  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <FirstLoad rows={2} columns={3} />;
  return (
    <div>
      <RefreshBar refreshing={isFetching} />
      <ul className="figures">
        <Figure to={policies} name={text('activeCount')} hint={text('activeCountHint')} tone="covered">
          {formatNumber(data.active_count)}
        </Figure>
        <Figure to={policies} name={text('starting')} hint={text('startingHint')} tone="soon">
          {formatNumber(data.starting)}
        </Figure>
        <Figure
          to={changes}
          name={text('pendingChanges')}
          hint={text('pendingChangesHint')}
          tone={data.pending_changes > 0 ? 'needs' : 'quiet'}
        >
          {formatNumber(data.pending_changes)}
        </Figure>
        <Figure to={policies} name={text('policyCount')} hint={text('policyCountHint')} tone="quiet">
          {formatNumber(data.policy_count)}
        </Figure>
        <Figure name={text('balance')} hint={text('balanceHint')} tone="quiet">
          {formatYuan(data.balance_fen)}
        </Figure>
        <Figure name={text('held')} hint={text('heldHint')} tone="quiet">
          {formatYuan(data.held_fen)}
        </Figure>
      </ul>
    </div>
  );
}

type Tone = 'covered' | 'soon' | 'needs' | 'quiet';

function Figure(props: {
  to?: string | undefined;
  name: string;
  hint: string;
  tone: Tone;
  children: ReactNode;
}) {
  const { to, name, hint, tone, children } = props;
  const content = (
    <>
      <span className="figure-name">{name}</span>
      <span className="figure-value">{children}</span>
      <span className="figure-hint">{hint}</span>
    </>
  );
  return (
    <li className={`figure figure-${tone}`}>
      {to === undefined ? <div>{content}</div> : <Link to={to as '/'}>{content}</Link>}
    </li>
  );
}
