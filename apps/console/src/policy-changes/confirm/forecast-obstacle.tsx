import { RefusedError } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { Failure } from '../../ui/faces.tsx';
import { BackToList, useListOf } from './back-to-list.tsx';
import type { ConfirmSearch, ConfirmWays } from './confirm-ways.ts';
import { forecastAnew } from './forecasts.ts';
import { RefusedRows } from './refused-rows.tsx';
import { changeWords } from '../words/words.ts';
import { confirmWords } from './words/words.ts';
import { Button } from '../../ui/button.tsx';
import './confirm.css';

/** Why a draft cannot be priced now, and the way on. */
export function ForecastObstacle({
  search,
  error,
  onBack,
  onOpen,
}: { search: ConfirmSearch; error: Error } & ConfirmWays) {
  const text = useText(changeWords);
  const confirmText = useText(confirmWords);
  const { formatDay } = useFormat();
  const policyChangeId = search.policy_change_id;
  const list = useListOf(search);
  const retry = () => void forecastAnew(policyChangeId).catch(() => undefined);
  const refused = error instanceof RefusedError ? error.refused : undefined;
  if (refused?.reason === 'CUTOFF_PASSED') {
    const { earliest_start_date } = refused.detail;
    return (
      <div className="confirm-obstacle" role="alert">
        <p>{refused.msg}</p>
        <Button
          kind="primary"
          onClick={() => void forecastAnew(policyChangeId, earliest_start_date).catch(() => undefined)}
        >
          {text('startOn', { day: formatDay(earliest_start_date) })}
        </Button>
      </div>
    );
  }
  if (refused?.reason === 'ROWS_REFUSED')
    return (
      <div className="confirm-obstacle" role="alert">
        <p>{refused.msg}</p>
        <RefusedRows rows={refused.detail.list} />
        <BackToList search={search} onBack={onBack} />
        {list === undefined && <p>{confirmText('listNotHere')}</p>}
      </div>
    );
  if (refused?.reason === 'STATE_CONFLICT')
    return (
      <div className="confirm-obstacle" role="alert">
        <p>{refused.msg}</p>
        <Button kind="primary" onClick={onOpen}>
          {text('seeWhereItStands')}
        </Button>
      </div>
    );
  return <Failure error={error} onRetry={retry} />;
}
