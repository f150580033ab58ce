import { approve } from '@app/contract/policy-changes/approve-change';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { useMay } from '../../platform/me.ts';
import { useText } from '../../platform/text.ts';
import { StateMark } from '../../ui/state-mark.tsx';
import type { Forecast } from './forecasts.ts';
import { MayNotConfirm } from './may-not-confirm.tsx';
import { confirmWords } from './words/words.ts';

/** Whether this user may agree to a change, with what its button says, and why not; where another has to approve it, in these words. */
export function useAgreeing(forecast: Forecast, what: string, policyChangeId: number) {
  const text = useText(confirmWords);
  const mayConfirm = useMay(confirm);
  const mayApprove = useMay(approve);
  const { approval } = forecast;
  if (approval?.state === 'waits') {
    const isOwn = approval.is_own === 1;
    const why = isOwn ? text('approvalOwn') : mayApprove ? null : text('mayNotApprove');
    return { may: mayApprove && !isOwn, why, label: text('approve', { what }) };
  }
  return {
    may: mayConfirm,
    why: mayConfirm ? null : <MayNotConfirm policyChangeId={policyChangeId} />,
    label: approval ? text('askFor', { what }) : what,
  };
}

/** That another has to approve it, before the button is pressed, and while it waits; nothing where one confirms alone. */
export function ApprovalNotice({ forecast: { approval } }: { forecast: Forecast }) {
  const text = useText(confirmWords);
  if (!approval) return null;
  return (
    <div className="card">
      <StateMark kind="needs">
        {approval.state === 'asks'
          ? text('approvalAsks')
          : text('approvalWaits', { name: approval.asked_by ?? '' })}
      </StateMark>
    </div>
  );
}
