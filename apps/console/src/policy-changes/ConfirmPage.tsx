import { useQuery } from '@tanstack/react-query';
import { useText } from '../platform/text.ts';
import { FirstLoad } from '../ui/faces.tsx';
import { Page } from '../ui/page.tsx';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { ForecastObstacle } from './forecast-obstacle.tsx';
import type { SavedDraft } from './desk.ts';
import { forecastOf } from './forecasts.ts';
import { changeWords } from './words/words.ts';

export type ConfirmSearch = { readonly policy_change_id: number };

/** What a confirmation goes on to. */
export type ConfirmWays = {
  readonly onConfirmed: () => void;
  /** Back to the list that is still on the desk, where rows may be marked. */
  readonly onBack: (draft: SavedDraft) => void;
  readonly onOpen: () => void;
};

/** The last look before cover and money move: what changes, for whom, from when, and until when it can be taken back. */
export function ConfirmPage({ search, ...ways }: { search: ConfirmSearch } & ConfirmWays) {
  const text = useText(changeWords);
  const { policy_change_id } = search;
  const { data, error, isFetching } = useQuery(forecastOf(policy_change_id));

  if (data) return <ConfirmSheet policyChangeId={policy_change_id} forecast={data} {...ways} />;
  return (
    <Page title={text('confirmTitle')} purpose={text('confirmPurpose')}>
      {error && !isFetching ? (
        <ForecastObstacle policyChangeId={policy_change_id} error={error} {...ways} />
      ) : (
        <FirstLoad rows={6} columns={4} />
      )}
    </Page>
  );
}
