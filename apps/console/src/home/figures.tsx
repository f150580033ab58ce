import type { panel } from '@app/contract/customers';
import { listPersons } from '@app/contract/persons';
import { listPolicies } from '@app/contract/policies';
import { listChanges } from '@app/contract/policy-changes/list-changes';
import { coverStatus } from '@app/domain/policies/cover';
import { policyStatus } from '@app/domain/policies/policy';
import { Link, type LinkProps, linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { z } from 'zod/mini';
import { formatYuan, useFormat } from '../platform/format.ts';
import { useMay } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { homeWords } from './words/words.ts';
import './dashboard.css';

type Panel = z.output<typeof panel.output>;

/** The figures of this moment; each leads to the list of what it counts, for those who may open it. */
export function Figures({ panel: figures }: { panel: Panel }) {
  const { formatNumber } = useFormat();
  const persons = useMay(listPersons);
  const policies = useMay(listPolicies);
  const changes = useMay(listChanges);
  const { pending_changes } = figures;
  return (
    <ul className="figures">
      <Figure
        way={persons && linkOptions({ to: '/person/index', search: { is_active: 1 } })}
        word="activeCount"
        tone="covered"
      >
        {formatNumber(figures.active_count)}
      </Figure>
      <Figure
        way={persons && linkOptions({ to: '/person/index', search: { status: coverStatus.startsSoon } })}
        word="starting"
        tone="soon"
      >
        {formatNumber(figures.starting)}
      </Figure>
      <Figure
        way={persons && linkOptions({ to: '/person/index', search: { expiring_days: 7 } })}
        word="ending"
        tone="quiet"
      >
        {formatNumber(figures.ending_7d)}
      </Figure>
      <Figure
        way={changes && linkOptions({ to: '/policy/record', search: { stage: 'open' } })}
        word="pendingChanges"
        tone={pending_changes > 0 ? 'needs' : 'quiet'}
      >
        {formatNumber(pending_changes)}
      </Figure>
      <Figure
        way={persons && linkOptions({ to: '/person/index', search: { sort: '-start_date' } })}
        word="todayAdd"
        tone="quiet"
      >
        {formatNumber(figures.today_add)}
      </Figure>
      <Figure
        way={persons && linkOptions({ to: '/person/index', search: { sort: '-end_date', is_active: 0 } })}
        word="todayOff"
        tone="quiet"
      >
        {formatNumber(figures.today_off)}
      </Figure>
      <Figure
        way={policies && linkOptions({ to: '/policy/index', search: { status: policyStatus.inForce } })}
        word="policyCount"
        tone="quiet"
      >
        {formatNumber(figures.policy_count)}
      </Figure>
      <Figure way={false} word="monthPremium" tone="quiet">
        {formatYuan(figures.month_premium_fen)}
      </Figure>
      <Figure way={false} word="balance" tone="quiet">
        {formatYuan(figures.balance_fen)}
      </Figure>
      <Figure way={false} word="held" tone="quiet">
        {formatYuan(figures.held_fen)}
      </Figure>
    </ul>
  );
}

type Word =
  | 'activeCount'
  | 'starting'
  | 'ending'
  | 'pendingChanges'
  | 'todayAdd'
  | 'todayOff'
  | 'policyCount'
  | 'monthPremium'
  | 'balance'
  | 'held';

type Tone = 'covered' | 'soon' | 'needs' | 'quiet';

function Figure({
  way,
  word,
  tone,
  children,
}: {
  way: LinkProps | false;
  word: Word;
  tone: Tone;
  children: ReactNode;
}) {
  const text = useText(homeWords);
  const content = (
    <>
      <span className="figure-name">{text(word)}</span>
      <span className="figure-value">{children}</span>
      <span className="figure-hint">{text(`${word}Hint`)}</span>
    </>
  );
  return (
    <li className={`figure figure-${tone}`}>
      {way ? <Link {...way}>{content}</Link> : <div>{content}</div>}
    </li>
  );
}

/** The figures while they are on their way. */
export const FiguresComing = () => (
  <ul className="figures figures-coming" aria-hidden="true">
    {Array.from({ length: 10 }, (_, at) => (
      <li key={at} className="figure figure-quiet">
        <div />
      </li>
    ))}
  </ul>
);
