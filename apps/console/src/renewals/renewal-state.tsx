import type { PolicyRenewal } from '@app/contract/renewals/set-renewal';
import { renewalStatus } from '@app/domain/policies/renewal-status';
import { renewalType } from '@app/domain/policies/renewal-timers';
import { useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { StateMark, type StateKind } from '../ui/state-mark.tsx';
import { renewalWords } from './words/words.ts';

type State = Pick<
  PolicyRenewal,
  'renewal_type' | 'status' | 'status_text' | 'auto_at' | 'ran_at' | 'failed_msg'
>;

/** How it stands with a renewal: its state, when it renews itself, and why it could not. */
export function RenewalState({
  state: { renewal_type, status, status_text, auto_at, ran_at, failed_msg },
}: {
  readonly state: State;
}) {
  const text = useText(renewalWords);
  const { formatTime } = useFormat();
  const isAuto = renewal_type === renewalType.byItself;
  return (
    <div className="renewal-state">
      <StateMark kind={kinds[status] ?? 'soon'}>{status_text}</StateMark>
      {isAuto && (
        <p>
          {ran_at === null
            ? text('renewsAt', { time: formatTime(auto_at) })
            : text('renewedAt', { time: formatTime(ran_at) })}
        </p>
      )}
      {failed_msg !== null && (
        <p role="alert">
          <StateMark kind="refused">{text('couldNot')}</StateMark> {failed_msg} {text('triesAgain')}
        </p>
      )}
    </div>
  );
}

const kinds: Readonly<Record<number, StateKind>> = {
  [renewalStatus.planned]: 'covered',
  [renewalStatus.fundsShort]: 'refused',
  [renewalStatus.renewed]: 'covered',
  [renewalStatus.partlyRenewed]: 'needs',
  [renewalStatus.givenUp]: 'quiet',
  [renewalStatus.lapsed]: 'refused',
};
