import { listImports } from '@app/contract/imports/list-imports';
import { resubmitFailed } from '@app/contract/policy-changes/resubmit-failed';
import { listChanges } from '@app/contract/policy-changes/list-changes';
import { readChange } from '@app/contract/policy-changes/read-change';
import { policyChangeStatus } from '@app/domain/changes/status';
import { importWords } from '../../imports/words/words.ts';
import { useCall } from '../../platform/api.ts';
import { useMay } from '../../platform/me.ts';
import { useText } from '../../platform/text.ts';
import type { Change } from './change.ts';
import { useKept } from './kept-query.ts';
import { Button } from '../../ui/button.tsx';

const { partlyDone, refused, withdrawn } = policyChangeStatus;

/** Takes the rows that did not become cover into a new list, with the insurer's words on them. */
export function Resubmit({ change, onList }: { change: Change; onList: (list: number) => void }) {
  const text = useText(importWords);
  const mayResubmit = useMay(resubmitFailed);
  const kept = useKept(change);
  const call = useCall(resubmitFailed, { stales: [listImports, listChanges, readChange] });
  const { policy_change_id, status } = change;
  const isRefused = status === partlyDone || status === refused;
  const isUndone = status === withdrawn || status === policyChangeStatus.void;
  // The rows of a change that was taken back are on the list that it was made from: a second list would insure them twice.
  if (!mayResubmit || !(isRefused || (isUndone && kept?.import_job_id === null))) return null;
  return (
    <Button
      kind="primary"
      title={text('resubmitMeans')}
      isBusy={call.isPending}
      onClick={() =>
        call.mutate({ policy_change_id }, { onSuccess: ({ import_job_id }) => onList(import_job_id) })
      }
    >
      {text('resubmit')}
    </Button>
  );
}
