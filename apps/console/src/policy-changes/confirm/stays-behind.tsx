import { submitImport } from '@app/contract/imports';
import { listKept } from '@app/contract/policy-change-repairs';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { importWords } from '../../imports/words/words.ts';
import { callQuery } from '../../platform/api.ts';
import { useMay } from '../../platform/me.ts';
import { useText } from '../../platform/text.ts';
import { StateMark } from '../../ui/state-mark.tsx';
import { confirmWords } from './words/words.ts';

/** How many rows of the list the change leaves behind, with the way to them. */
export function StaysBehind({ policyChangeId: policy_change_id }: { policyChangeId: number }) {
  const text = useText(confirmWords);
  const listText = useText(importWords);
  const mayGoBack = useMay(submitImport);
  const kept = useQuery({
    ...callQuery(listKept, { policy_change_id }, { quiet: true }),
    enabled: useMay(listKept),
    // One comes here from the list, which may have been changed a moment ago.
    staleTime: 0,
  }).data;
  const count = kept?.row_count ?? 0;
  if (!kept || kept.import_job_id === null || count === 0) return null;
  return (
    <p className="confirm-behind">
      <StateMark kind="needs">
        {text('staysBehind', { count })}{' '}
        {mayGoBack && (
          <Link to="/policy/add" search={{ roster: kept.import_job_id }}>
            {listText('backToList')}
          </Link>
        )}
      </StateMark>
    </p>
  );
}
