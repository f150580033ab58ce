import { listImports } from '@app/contract/imports/list-imports';
import { readded_max, readdSystemOff } from '@app/contract/renewals/system-off';
import { useCall } from '../platform/api.ts';
import { useMay } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { toast } from '../ui/toast.tsx';
import type { SystemOff } from './system-off-columns.tsx';
import { renewalWords } from './words/words.ts';

/** Puts chosen persons on a list of the policy that takes most of them, and opens it; undefined for whoever may make no lists. */
export function useAddAgain(
  onList: (list: number) => void,
): ((rows: readonly SystemOff[]) => void) | undefined {
  const text = useText(renewalWords);
  const may = useMay(readdSystemOff);
  const call = useCall(readdSystemOff, { stales: [listImports] });
  if (!may) return undefined;
  return (rows) => {
    const [most] = [...Map.groupBy(rows, ({ readd_policy_id }) => readd_policy_id)]
      .filter(([policy_id]) => policy_id !== null)
      .toSorted(([, a], [, b]) => b.length - a.length);
    if (!most || most[1].length > readded_max) {
      toast({ kind: 'failed', text: text(most ? 'addTooMany' : 'addNowhere', { count: readded_max }) });
      return;
    }
    const [policy_id, those] = most;
    const policy_person_ids = those.map(({ policy_person_id }) => policy_person_id);
    call.mutate(
      { policy_id: policy_id!, policy_person_ids },
      {
        onSuccess: ({ import_job_id }) => {
          if (those.length < rows.length)
            toast({ kind: 'done', text: text('addedSome', { count: rows.length - those.length }) });
          onList(import_job_id);
        },
      },
    );
  };
}
