import { correct } from '@app/contract/policy-changes/correct-person';
import type { SentCorrection } from '@app/contract/policy-changes/corrections';
import { listChanges } from '@app/contract/policy-changes/list-changes';
import { useCall } from '../../../../platform/api.ts';
import { useText } from '../../../../platform/text.ts';
import type { ActivePolicy } from '../../../../policies/policies.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Failure } from '../../../../ui/faces.tsx';
import { ObstacleNote } from '../../board/obstacle-note.tsx';
import { useDraft } from '../../board/use-draft.ts';
import type { useReckoned } from '../../board/use-reckoned.ts';
import { correctBoardWords } from './words/words.ts';
import type { WrittenCorrection } from './written.ts';
import '../../../foot.css';

type Foot = ReturnType<typeof useReckoned> & {
  readonly policy: ActivePolicy;
  readonly correction: SentCorrection | undefined;
  /** What it is made of: an obstacle is shown until that changes. */
  readonly written: WrittenCorrection;
  readonly draft: number | undefined;
  readonly onDrafted: (policy_change_id: number) => void;
};

/** Always in sight: what is still missing, what stands in the way, and what can be done now. */
export function CorrectFoot(foot: Foot) {
  const { policy, correction, written, forecast, error, retry, isFresh, draft } = foot;
  const text = useText(correctBoardWords);
  const { mutateAsync } = useCall(correct, { stales: [listChanges], quiet: true });
  const { obstacleOf, isBusy, press } = useDraft<WrittenCorrection>({
    draft,
    onDrafted: foot.onDrafted,
    make: ({ evidence }, so) =>
      mutateAsync({
        policy_id: policy.policy_id,
        correction: correction!,
        file_id: evidence!.file_id,
        ...so,
      }),
  });
  const obstacle = obstacleOf(written);
  const isSound = correction !== undefined && isFresh && forecast?.ok_count === 1;
  const missing = missingOf(written);
  return (
    <>
      {obstacle && (
        <ObstacleNote
          obstacle={obstacle}
          onStart={() => void press(written)}
          onAgain={() => void press(written, { onPurpose: true })}
          again={text('onPurpose')}
        />
      )}
      {!obstacle && error && <Failure error={error} onRetry={retry} />}
      {missing && <p className="foot-words">{text(missing)}</p>}
      {correction && !isFresh && <output className="foot-words">{text('checking')}</output>}
      {correction && isFresh && forecast?.ok_count === 0 && <p className="foot-words">{text('notDone')}</p>}
      <Button
        kind="primary"
        size="large"
        className="foot-action"
        disabled={!isSound || written.evidence === null}
        isBusy={isBusy}
        onClick={() => void press(written)}
      >
        {text(written.what === 'name' ? 'nextName' : 'nextNumber', { count: isSound ? 1 : 0 })}
      </Button>
    </>
  );
}

function missingOf({ person, value, evidence }: WrittenCorrection) {
  if (!person) return 'nobodyYet';
  if (value.trim() === '') return 'nothingYet';
  return evidence === null ? 'noEvidence' : undefined;
}
