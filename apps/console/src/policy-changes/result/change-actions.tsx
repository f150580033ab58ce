import { approve } from '@app/contract/policy-changes/approve-change';
import { remove } from '@app/contract/policy-changes/delete-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { changeKinds } from '@app/domain/changes/kinds';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useFormat } from '../../platform/format.ts';
import { useMay, useMe } from '../../platform/me.ts';
import { day_s } from '../../platform/server-time.ts';
import { useText } from '../../platform/text.ts';
import { useCall } from '../../platform/api.ts';
import { AskTwice } from '../../ui/ask-twice.tsx';
import type { Change } from './change.ts';
import { awaitsApproval, awaitsConfirmation, isDeletable } from './change-state.ts';
import { countdown } from '../moments.ts';
import { standingOf } from '../kinds/standing.ts';
import { Resubmit } from './resubmit.tsx';
import { movedByChange } from '../confirm/use-confirm.ts';
import { undoQuestion } from './undo-question.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import { changeWords } from '../words/words.ts';
import '../../ui/button.css';

/**
 * What can still be done with a change: confirm or delete a draft, take a submitted one back while there is time, or send it at once; hand
 * in again what was refused; and tell the one who sent the list.
 */
export function ChangeActions({
  change,
  answeredAt,
  onList,
}: {
  change: Change;
  answeredAt: number;
  /** Opens a stored list. */
  onList: (list: number) => void;
}) {
  const text = useText(changeWords);
  const mayForecast = useMay(forecast);
  const mayApprove = useMay(approve);
  const mayUndo = useMay(remove);
  const left = useSecondsLeft(change.undo_seconds_left, answeredAt);
  const { status, can_undo, lock_at, policy_change_id } = change;
  // Whoever only leaves, or takes a seat, is on no list to be sent again.
  const { opens, ends } = changeKinds[change.change_type];
  const { Reply } = standingOf(change);
  const isDraft = awaitsConfirmation(status);
  const isUndoable = mayUndo && !isDeletable(status) && can_undo === 1 && left > 0;
  return (
    <div className="change-actions">
      {isDraft && mayForecast && (
        <Link className="button button-primary" to="/policy/confirm" search={{ policy_change_id }}>
          {text('toConfirm')}
        </Link>
      )}
      {awaitsApproval(status) && mayForecast && mayApprove && (
        <Link className="button button-primary" to="/policy/confirm" search={{ policy_change_id }}>
          {text('toApproval')}
        </Link>
      )}
      {/* An open question is not of another state: it closes. */}
      {mayUndo && (isDeletable(status) || isUndoable) && (
        <Undo key={isDeletable(status) ? 'draft' : 'submitted'} change={change} />
      )}
      {isUndoable && <SendNow change={change} />}
      {isUndoable && <UndoTime left={left} lockAt={lock_at} />}
      {opens && !ends && <Resubmit change={change} onList={onList} />}
      <Suspense>{Reply && !isDeletable(status) && <Reply policyChangeId={policy_change_id} />}</Suspense>
    </div>
  );
}

function UndoTime({ left, lockAt }: { left: number; lockAt: string | null }) {
  const text = useText(changeWords);
  const { formatTime } = useFormat();
  return (
    <p className="change-undo-time">
      {left < day_s
        ? text('undoLeft', { time: countdown(left) })
        : lockAt && text('undoUntil', { time: formatTime(lockAt) })}
    </p>
  );
}

/** Takes a submitted change back, or deletes a draft. Cover moves, so it asks with what follows from it. */
function Undo({ change }: { change: Change }) {
  const text = useText(changeWords);
  const company = useMe().navbarinfo.user.company_name;
  const call = useCall(remove, { stales: movedByChange });
  const { policy_change_id, person_count: count, status } = change;
  const { means, yes, no } = standingOf(change).useSentences();
  const isDraft = isDeletable(status);
  return (
    <AskTwice
      label={isDraft ? text('deleteDraft') : text('undo')}
      question={isDraft ? text('deleteDraftMeans', { count }) : undoQuestion(change, means, text)}
      yes={isDraft ? text('deleteDraftYes', { count }) : yes(change, company)}
      no={isDraft ? text('keepDraft') : no}
      takesAway
      isBusy={call.isPending}
      onYes={() => call.mutate({ policy_change_id, seen_status: status })}
    />
  );
}

function SendNow({ change }: { change: Change }) {
  const text = useText(changeWords);
  const call = useCall(sendNow, { stales: movedByChange });
  const [sent, setSent] = useState(false);
  return (
    <AskTwice
      label={text('sendNow')}
      question={text('sendNowMeans')}
      yes={text('sendNowYes')}
      no={text('keepUndo')}
      isBusy={call.isPending || sent}
      onYes={() =>
        call.mutate({ policy_change_id: change.policy_change_id }, { onSuccess: () => setSent(true) })
      }
    />
  );
}
