import type { panel } from '@app/contract/customers';
import { add } from '@app/contract/policy-changes/add-persons';
import { listPersons } from '@app/contract/persons';
import { lasts_days_max } from '@app/domain/money/money-lasts';
import { coverStatus } from '@app/domain/policies/cover';
import { Link, type LinkProps, linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { z } from 'zod/mini';
import { formatYuan, useFormat } from '../platform/format.ts';
import { useMay } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { homeWords } from './words/words.ts';
import './dashboard.css';

type Panel = z.output<typeof panel.output>;

/** Under so many days of money, it is time to pay in. */
const short_days = 14;

/** The five figures of this moment; each leads to the list of what it counts, for those who may open it. */
export function Figures({ panel: figures }: { panel: Panel }) {
  const text = useText(homeWords);
  const { formatNumber } = useFormat();
  const persons = useMay(listPersons);
  const mayTry = useMay(add);
  const { active_count, starting, ending_7d, today_add, today_off, enough_days } = figures;
  return (
    <ul className="figures">
      <Figure
        way={persons && linkOptions({ to: '/person/index', search: { is_active: 1 } })}
        name={text('activeCount')}
        tone="covered"
        value={active_count}
        hint={
          today_add + today_off === 0
            ? text('activeCountHint')
            : text('activeCountMoved', { began: formatNumber(today_add), ended: formatNumber(today_off) })
        }
      >
        {formatNumber(active_count)}
      </Figure>
      <Figure
        way={persons && linkOptions({ to: '/person/index', search: { status: coverStatus.startsSoon } })}
        name={text('starting')}
        tone="soon"
        value={starting}
        hint={text('startingHint')}
      >
        {formatNumber(starting)}
      </Figure>
      <Figure
        way={persons && linkOptions({ to: '/person/index', search: { expiring_days: 7 } })}
        name={text('ending')}
        tone="quiet"
        value={ending_7d}
        hint={text('endingHint')}
      >
        {formatNumber(ending_7d)}
      </Figure>
      <Figure
        way={mayTry && linkOptions({ to: '/forecast/index' })}
        name={text('balance')}
        tone={enough_days !== null && enough_days < short_days ? 'needs' : 'quiet'}
        value={figures.balance_fen}
        hint={<Lasts figures={figures} />}
      >
        {formatYuan(figures.balance_fen)}
      </Figure>
      <Figure
        way={false}
        name={text('monthPremium')}
        tone="quiet"
        value={figures.month_premium_fen}
        hint={text('monthPremiumHint')}
      >
        {formatYuan(figures.month_premium_fen)}
      </Figure>
    </ul>
  );
}

/** How long the money lasts, and what of it is held already. */
function Lasts({ figures: { enough_days, enough_until, held_fen } }: { figures: Panel }) {
  const text = useText(homeWords);
  const { formatDay } = useFormat();
  return (
    <>
      {enough_until === null || enough_days === null
        ? text('balanceHint')
        : enough_days >= lasts_days_max
          ? text('lastsLong')
          : text('lasts', { count: enough_days, day: formatDay(enough_until) })}
      {held_fen > 0 && ` · ${text('heldBeside', { sum: formatYuan(held_fen) })}`}
    </>
  );
}

type Tone = 'covered' | 'soon' | 'needs' | 'quiet';

type FigureProps = {
  readonly way: LinkProps | false;
  readonly name: string;
  readonly tone: Tone;
  /** One that is 0 does not stand out. */
  readonly value: number;
  readonly hint: ReactNode;
  readonly children: ReactNode;
};

function Figure({ way, name, tone, value, hint, children }: FigureProps) {
  const content = (
    <>
      <span className="figure-name">{name}</span>
      <span className="figure-value">{children}</span>
      <span className="figure-hint">{hint}</span>
    </>
  );
  return (
    <li className={`figure figure-${value === 0 ? 'quiet figure-none' : tone}`}>
      {way ? <Link {...way}>{content}</Link> : <div>{content}</div>}
    </li>
  );
}

/** The figures while they are on their way. */
export const FiguresComing = () => (
  <ul className="figures figures-coming" aria-hidden="true">
    {Array.from({ length: 5 }, (_, at) => (
      <li key={at} className="figure figure-quiet">
        <div />
      </li>
    ))}
  </ul>
);
