import { submitImport } from '@app/contract/imports/submit-import';
import { listKept } from '@app/contract/policy-changes/list-kept';
import { changeKinds } from '@app/domain/changes/kinds';
import { bySettled } from '@app/domain/roster/intent';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, useId } from 'react';
import type { z } from 'zod/mini';
import { toldWords } from '../../imports/told/words/words.ts';
import { pageOfList } from '../../imports/list-page/list-page.ts';
import { importWords } from '../../imports/words/words.ts';
import { callQuery } from '../../platform/api.ts';
import { useMay } from '../../platform/me.ts';
import { useText } from '../../platform/text.ts';
import { StateMark } from '../../ui/state-mark.tsx';
import { confirmingOf } from '../kinds/confirming.ts';
import type { Forecast } from './forecasts.ts';

/** How many rows of the list the change leaves behind, with the way to them, and whom the list itself says not to add. */
export function StaysBehind({
  policyChangeId: policy_change_id,
  forecast,
}: {
  policyChangeId: number;
  forecast: Forecast;
}) {
  const sentences = confirmingOf(forecast).useSentences();
  const listText = useText(importWords);
  const mayGoBack = useMay(submitImport);
  const kept = useQuery({
    ...callQuery(listKept, { policy_change_id }, { quiet: true }),
    enabled: useMay(listKept),
    // One comes here from the list, which may have been changed a moment ago.
    staleTime: 0,
  }).data;
  const count = kept?.row_count ?? 0;
  const page = pageOfList(forecast.change_type);
  if (!kept || kept.import_job_id === null || count === 0 || page === undefined) return null;
  return (
    <div className="confirm-behind">
      <StateMark kind="needs">
        {sentences.behind(count)}{' '}
        {mayGoBack && (
          <Link to={page} search={{ list: kept.import_job_id }}>
            {listText('backToList')}
          </Link>
        )}
      </StateMark>
      {changeKinds[forecast.change_type].opens && <NotAdded told={kept.told} />}
    </div>
  );
}

/** Whom the list names for another reason than to be insured: those who are still to be insured apart from those who are not. */
function NotAdded({ told }: { told: z.output<typeof listKept.output>['told'] }) {
  const text = useText(toldWords);
  const id = useId();
  return bySettled(told).map(([group, those]) => (
    <Fragment key={group}>
      <p id={`${id}-${group}`}>{text(group)}</p>
      <ul aria-labelledby={`${id}-${group}`}>
        {those.map(({ kind, person_count: count, names }) => (
          <li key={kind}>
            <strong>{text(kind, { count })}</strong>{' '}
            {names.map((name) => name || '—').join(text('separator'))}
            {count > names.length && ` ${text('andMore', { count: count - names.length })}`}
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}
