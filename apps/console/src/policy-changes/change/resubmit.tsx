import { listImports } from '@app/contract/imports';
import { resubmitFailed } from '@app/contract/policy-change-repairs';
import { listChanges, readChange } from '@app/contract/policy-changes';
import { policyChangeStatus } from '@app/domain/policies/policy-change';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { importWords } from '../../imports/words/words.ts';
import { useCall } from '../../platform/api.ts';
import { useMay } from '../../platform/me.ts';
import { useText } from '../../platform/text.ts';
import type { Change } from './change-query.ts';

const { partlyDone, refused, withdrawn } = policyChangeStatus;

/** Whether rows of a change did not become cover and can be handed in again. */
const isRepairable = (status: number): boolean =>
  status === partlyDone || status === refused || status === withdrawn || status === policyChangeStatus.void;

/** Takes the rows that did not become cover into a new list, with the insurer's words on them. */
export function Resubmit({
  change: { policy_change_id, status },
  onList,
}: {
  change: Change;
  /** Opens the list; without it, a link to it appears. */
  onList: ((roster: number) => void) | undefined;
}) {
  const text = useText(importWords);
  const mayResubmit = useMay(resubmitFailed);
  const call = useCall(resubmitFailed, { stales: [listImports, listChanges, readChange] });
  const [made, setMade] = useState<number>();
  if (!mayResubmit || !isRepairable(status)) return null;
  if (made !== undefined)
    return (
      <Link className="button button-primary" to="/policy/add" search={{ roster: made }}>
        {text('goOnKept')}
      </Link>
    );
  return (
    <Button
      type="primary"
      title={text('resubmitMeans')}
      loading={call.isPending}
      onClick={() =>
        call.mutate(
          { policy_change_id },
          { onSuccess: ({ import_job_id }) => (onList ? onList(import_job_id) : setMade(import_job_id)) },
        )
      }
    >
      {text('resubmit')}
    </Button>
  );
}
