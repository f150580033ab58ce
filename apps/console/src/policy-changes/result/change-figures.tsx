import { statusText } from '@app/contract/words/words';
import { changeKinds } from '@app/domain/changes/kinds';
import { policyChangeStatus } from '@app/domain/changes/status';
import type { ReactNode } from 'react';
import { formatYuan, useFormat } from '../../platform/format.ts';
import { useLanguage } from '../../platform/language.ts';
import { useText } from '../../platform/text.ts';
import { Card } from '../../ui/page.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import type { Change } from './change.ts';
import { cameToNothing, changeKind, isMoving } from './change-state.ts';
import { changeWords } from '../words/words.ts';

/** A change in figures. */
export function ChangeFigures({ change }: { change: Change }) {
  const text = useText(changeWords);
  const language = useLanguage();
  const { formatTime, formatNumber } = useFormat();
  const { opens, ends } = changeKinds[change.change_type];
  const onlyEnds = ends && !opens;
  const { status, charged_fen, premium_fen, refund_fen, endorse_no, confirmed_at, can_undo, lock_at } =
    change;
  const isUndone = cameToNothing(status);
  const isUncharged = isUndone || (status === policyChangeStatus.refused && charged_fen === 0);
  // What was charged in the end is one amount; before that, some may pay and others get back.
  const isFinal = !isUncharged && charged_fen !== null;
  const [cost_fen, back_fen] = isFinal
    ? [Math.max(0, charged_fen), Math.max(0, -charged_fen)]
    : [premium_fen, refund_fen];
  return (
    <Card title={text('figures')}>
      <dl className="change-figures">
        <Fact name={text('status')}>
          <StateMark kind={changeKind(status)}>{statusText(language, 'policyChange', status)}</StateMark>
          {can_undo === 1 && lock_at && (
            <span className="change-figures-note">{text('handedOver', { time: formatTime(lock_at) })}</span>
          )}
        </Fact>
        <Fact name={text('changeNo')}>{change.change_no}</Fact>
        <Fact name={text('policy')}>
          {change.plan}, {change.policy_no}
        </Fact>
        <Fact name={text('insurer')}>{change.insurance_company_name}</Fact>
        <Fact name={text('heads')} isUndone={isUndone}>
          {formatNumber(change.person_count)}
        </Fact>
        {(back_fen > 0 || onlyEnds) && (
          <Fact name={text('comesBack')} isUndone={isUncharged}>
            {formatYuan(back_fen)}
          </Fact>
        )}
        {!onlyEnds && (cost_fen > 0 || back_fen === 0) && (
          <Fact name={text(isUncharged ? 'premium' : premiumWord(change))} isUndone={isUncharged}>
            {formatYuan(cost_fen)}
          </Fact>
        )}
        {(opens || ends) && (
          <Fact name={text(onlyEnds ? 'daysLost' : 'coverPeriod')} isUndone={isUndone}>
            <CoverPeriod change={change} />
          </Fact>
        )}
        {confirmed_at && <Fact name={text('confirmedAt')}>{formatTime(confirmed_at)}</Fact>}
        {endorse_no && <Fact name={text('endorsement')}>{endorse_no}</Fact>}
        <Fact name={text('by')}>{change.operate_name}</Fact>
      </dl>
    </Card>
  );
}

/** From when to when persons are covered: as it stands; as it was planned while nothing stands yet, and after it was taken back. */
function CoverPeriod({ change }: { change: Change }) {
  const text = useText(changeWords);
  const { formatEnd, formatTime } = useFormat();
  const { status, cover_from, cover_until, first_start_date, last_start_date } = change;
  const { first_end_date, last_end_date } = change;
  const stands = cover_from !== null && cover_until !== null;
  if (!stands && status === policyChangeStatus.refused) return text('noCover');
  const varies = first_start_date !== last_start_date || first_end_date !== last_end_date;
  return (
    <>
      {stands
        ? `${formatTime(cover_from)} – ${formatEnd(cover_until)}`
        : `${formatTime(`${first_start_date} 00:00:00`)} – ${formatEnd(last_end_date)}`}
      {varies && <span className="change-figures-note">{text('daysDiffer')}</span>}
    </>
  );
}

/** What has become of the money: held while the change is under way, charged at its end, else only a price. */
const premiumWord = ({ charged_fen, status }: Change) =>
  charged_fen !== null ? 'premiumCharged' : isMoving(status) ? 'premiumHeld' : 'premium';

/** A figure by its name; struck through where it was taken back. */
const Fact = ({
  name,
  isUndone = false,
  children,
}: {
  name: string;
  isUndone?: boolean;
  children: ReactNode;
}) => (
  <div>
    <dt>{name}</dt>
    <dd>{isUndone ? <del>{children}</del> : children}</dd>
  </div>
);
