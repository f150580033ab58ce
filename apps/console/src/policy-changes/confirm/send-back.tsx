import { approve } from '@app/contract/policy-changes/approve-change';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useCall } from '../../platform/api.ts';
import { useMay } from '../../platform/me.ts';
import { useText } from '../../platform/text.ts';
import { Button } from '../../ui/button.tsx';
import type { Forecast } from './forecasts.ts';
import { movedByChange } from './use-confirm.ts';
import { confirmWords } from './words/words.ts';
import '../../ui/ask-twice.css';
import '../../ui/field.css';

/** Sends a change that waits for approval back to be changed, with the reason; nothing where it waits for none. */
export function SendBack({
  forecast: { approval },
  policyChangeId: policy_change_id,
  onSentBack,
}: {
  forecast: Forecast;
  policyChangeId: number;
  onSentBack: () => void;
}) {
  const text = useText(confirmWords);
  const mayApprove = useMay(approve);
  const [isOpen, setIsOpen] = useState(false);
  if (approval?.state !== 'waits' || !mayApprove) return null;
  if (!isOpen) return <Button onClick={() => setIsOpen(true)}>{text('sendBack')}</Button>;
  return (
    <ReasonForm policyChangeId={policy_change_id} onSentBack={onSentBack} onClose={() => setIsOpen(false)} />
  );
}

function ReasonForm({
  policyChangeId: policy_change_id,
  onSentBack,
  onClose,
}: {
  policyChangeId: number;
  onSentBack: () => void;
  onClose: () => void;
}) {
  const text = useText(confirmWords);
  const [reason, setReason] = useState('');
  const call = useCall(approve, { stales: movedByChange });
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  // The press asked for it.
  useEffect(() => field.current?.focus(), []);

  const send = (event: FormEvent) => {
    event.preventDefault();
    call.mutate({ policy_change_id, is_approved: 0, reason }, { onSuccess: onSentBack });
  };
  return (
    <form className="card confirm-send-back" onSubmit={send}>
      <label className="labelled" htmlFor={id}>
        {text('sendBackWhy')}
        <input
          id={id}
          ref={field}
          className="field"
          value={reason}
          required
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <div className="ask-twice-answers">
        <Button type="submit" isBusy={call.isPending} disabled={reason.trim() === ''}>
          {text('sendBackYes')}
        </Button>
        <Button onClick={onClose}>{text('sendBackNo')}</Button>
      </div>
    </form>
  );
}
