import type { Renewable } from '@app/contract/renewals/one-key';
import { formatYuan, useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Card } from '../ui/page.tsx';
import { StateMark } from '../ui/state-mark.tsx';
import { BlockedPersons } from './blocked-persons.tsx';
import { PriceTable } from './price-table.tsx';
import { RenewalState } from './renewal-state.tsx';
import { renewalWords } from './words/words.ts';

type RenewableCardProps = {
  readonly policy: Renewable;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  /** Why the last press did not renew it. */
  readonly failure: string | undefined;
};

/** A policy that ends: those who cannot go over first, then who can, until when, and at what price. */
export function RenewableCard({ policy, isChosen, onChoose, failure }: RenewableCardProps) {
  const text = useText(renewalWords);
  const { formatEnd } = useFormat();
  const { plan, policy_no, end_date, person_count, premium_fen, blocked_count, warnings } = policy;
  return (
    <Card
      title={
        <label className="renewal-choice">
          <input
            type="checkbox"
            checked={isChosen}
            disabled={person_count === 0}
            aria-label={text('take', { policy: policy_no })}
            onChange={(event) => onChoose(event.target.checked)}
          />
          <span>
            {plan} · {policy_no}
          </span>
        </label>
      }
      extra={<span className="renewal-ends">{text('ends', { day: formatEnd(end_date) })}</span>}
    >
      {failure !== undefined && (
        <p className="renewal-failure" role="alert">
          <StateMark kind="refused">{text('notDone')}</StateMark> {failure}
        </p>
      )}
      {blocked_count > 0 && <BlockedPersons policy={policy} />}
      <dl className="renewal-figures">
        <div>
          <dt>{text('goOver')}</dt>
          <dd>{text('persons', { count: person_count })}</dd>
        </div>
        <div>
          <dt>{text('premium')}</dt>
          <dd>{formatYuan(premium_fen)}</dd>
        </div>
      </dl>
      <RenewalState state={policy} />
      <Into policy={policy} />
      {warnings.length > 0 && (
        <div className="renewal-warnings">
          <StateMark kind="needs">{text('warned')}</StateMark>
          <ul>
            {warnings.map(({ code, count, names, msg }) => (
              <li key={code}>
                {text(count > names.length ? 'whoAndOthers' : 'who', {
                  count,
                  names: names.join(text('betweenNames')),
                })}
                {msg}
              </li>
            ))}
          </ul>
        </div>
      )}
      {policy.price_changed === 1 && <PriceTable prices={policy.class_prices} />}
    </Card>
  );
}

/** The policy that they go over to, and whether anybody is without cover in between. */
function Into({
  policy: { next, end_date, start_date, submit_until, is_late },
}: {
  readonly policy: Renewable;
}) {
  const text = useText(renewalWords);
  const { formatDay, formatEnd, formatTime } = useFormat();
  const days = `${formatDay(next.start_date)} – ${formatEnd(next.end_date)}`;
  return (
    <>
      <p className="renewal-into">
        {next.policy_no === null ? text('intoNew', { days }) : text('into', { policy: next.policy_no, days })}
      </p>
      <p className="renewal-until">
        {is_late === 1 ? (
          <StateMark kind="refused">
            {text('late', { day: formatDay(start_date), gap: formatEnd(end_date) })}
          </StateMark>
        ) : (
          <StateMark kind="soon">{text('inTime', { time: formatTime(submit_until) })}</StateMark>
        )}
      </p>
    </>
  );
}
