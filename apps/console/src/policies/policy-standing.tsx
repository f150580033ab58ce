import type { readPolicy } from '@app/contract/policies';
import { listPersons } from '@app/contract/persons';
import { listChanges } from '@app/contract/policy-changes/list-changes';
import { statusText } from '@app/contract/words/words';
import { coverStatus } from '@app/domain/policies/cover';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { z } from 'zod/mini';
import { useFormat } from '../platform/format.ts';
import { useLanguage } from '../platform/language.ts';
import { useMay } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { Money } from '../ui/money.tsx';
import { Card } from '../ui/page.tsx';
import { StateMark } from '../ui/state-mark.tsx';
import { policyState } from './policy-words.ts';
import { policyWords } from './words/words.ts';
import './policy-detail.css';

export type PolicyDetail = z.output<typeof readPolicy.output>;

/** Where a policy stands, in figures; each leads to the list behind it. */
export function PolicyStanding({ policy }: { policy: PolicyDetail }) {
  const text = useText(policyWords);
  const language = useLanguage();
  const { formatDay, formatEnd } = useFormat();
  const { policy_id, counts, status } = policy;
  return (
    <Card>
      <p className="policy-state">
        <StateMark kind={policyState(status)}>{statusText(language, 'policy', status)}</StateMark>
        <span>
          {text('period', { from: formatDay(policy.start_date), to: formatEnd(policy.end_date) })}
          {policy.is_active === 1 && ` · ${text('daysLeft', { count: policy.days_left })}`}
        </span>
      </p>
      <dl className="policy-counts">
        <Persons name={text('coveredNow')} count={counts.active} find={{ policy_id, is_active: 1 }} />
        <Persons
          name={text('starting')}
          count={counts.starting}
          find={{ policy_id, status: coverStatus.startsSoon }}
        />
        <Persons name={text('endingSoon')} count={counts.ending} find={{ policy_id, expiring_days: 7 }} />
        <Count name={text('removed')}>
          <Figure>{counts.removed}</Figure>
        </Count>
        <Changes policyId={policy_id} count={counts.pending_changes} />
        <Count name={text('premiumInAll')}>
          <Money fen={policy.premium_fen} />
        </Count>
        <Count name={text('premiumThisMonth')}>
          <Money fen={policy.month_premium_fen} />
        </Count>
      </dl>
    </Card>
  );
}

type Find = { policy_id: number; is_active?: 1; status?: number; expiring_days?: number };

function Persons({ name, count, find }: { name: string; count: number; find: Find }) {
  const may = useMay(listPersons);
  const figure = <Figure>{count}</Figure>;
  return (
    <Count name={name}>
      {may && count > 0 ? (
        <Link to="/person/index" search={find}>
          {figure}
        </Link>
      ) : (
        figure
      )}
    </Count>
  );
}

function Changes({ policyId, count }: { policyId: number; count: number }) {
  const text = useText(policyWords);
  const may = useMay(listChanges);
  const figure = <Figure>{count}</Figure>;
  return (
    <Count name={text('pendingChanges')}>
      {may && count > 0 ? (
        <Link to="/policy/record" search={{ policy_id: policyId, stage: 'open' }}>
          {figure}
        </Link>
      ) : (
        figure
      )}
    </Count>
  );
}

const Count = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Figure({ children }: { children: number }) {
  const { formatNumber } = useFormat();
  return formatNumber(children);
}
