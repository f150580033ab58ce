import { useQuery } from '@tanstack/react-query';
import { useText } from '../../platform/text.ts';
import { FirstLoad } from '../../ui/faces.tsx';
import { Page } from '../../ui/page.tsx';
import { ConfirmSheet } from './confirm-sheet.tsx';
import type { ConfirmSearch, ConfirmWays } from './confirm-ways.ts';
import { ForecastObstacle } from './forecast-obstacle.tsx';
import { forecastOf } from './forecasts.ts';
import { useMovedOn } from './use-moved-on.ts';
import { changeWords } from '../words/words.ts';

/** The last look before cover and money move: what changes, for whom, from when, and until when it can be taken back. */
export function ConfirmPage({ search, ...ways }: { search: ConfirmSearch } & ConfirmWays) {
  const text = useText(changeWords);
  const { data, error, isFetching } = useQuery(forecastOf(search.policy_change_id));
  const hasMovedOn = useMovedOn(search, isFetching ? null : error, ways.onConfirmed);

  if (data) return <ConfirmSheet search={search} forecast={data} {...ways} />;
  return (
    <Page title={text('confirmTitle')} purpose={text('confirmPurpose')}>
      {error && !isFetching && !hasMovedOn ? (
        <ForecastObstacle search={search} error={error} {...ways} />
      ) : (
        <FirstLoad rows={6} columns={4} />
      )}
    </Page>
  );
}
