import { panel } from '@app/contract/customers';
import { acknowledge } from '@app/contract/policy-changes/acknowledge';
import { listChanges } from '@app/contract/policy-changes/list-changes';
import { readChange } from '@app/contract/policy-changes/read-change';
import { changeKinds, isAmending } from '@app/domain/changes/kinds';
import { useCall } from '../../platform/api.ts';
import { useMay } from '../../platform/me.ts';
import { useText } from '../../platform/text.ts';
import { StateMark } from '../../ui/state-mark.tsx';
import { toast } from '../../ui/toast.tsx';
import type { Change } from './change.ts';
import { changeWords } from '../words/words.ts';
import { Button } from '../../ui/button.tsx';
import './needs-you.css';

/** Stands out until someone has acted: persons who were covered and no longer are, or an answer that does not come. */
export function NeedsYou({ change: { policy_change_id, change_type, needs_you } }: { change: Change }) {
  const text = useText(changeWords);
  const mayAct = useMay(acknowledge);
  const call = useCall(acknowledge, { stales: [readChange, listChanges, panel] });
  if (needs_you === null) return null;
  if (needs_you === 'no_answer')
    return (
      <output className="act act-late">
        <StateMark kind="needs">
          <strong>{text('noAnswerYet')}</strong>
        </StateMark>
        <p>{text('noAnswerMeans')}</p>
      </output>
    );
  const refused = isAmending(changeKinds[change_type])
    ? 'refusedToCorrect'
    : needs_you === 'refused_after_cover'
      ? 'refusedAfterCover'
      : 'refusedBeforeCover';
  return (
    <section className="act act-refused" role="alert">
      <StateMark kind="refused">
        <strong>{text(refused)}</strong>
      </StateMark>
      <p>{text(`${refused}Means`)}</p>
      {mayAct && (
        <Button
          isBusy={call.isPending}
          onClick={() =>
            call.mutate(
              { policy_change_id },
              { onSuccess: () => toast({ kind: 'done', text: text('acknowledged') }) },
            )
          }
        >
          {text('acknowledge')}
        </Button>
      )}
    </section>
  );
}
