import { Button } from 'antd';
import { formatYuan } from '../platform/format.ts';
import { useMe } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { Card, Page } from '../ui/page.tsx';
import { BackToList } from './back-to-list.tsx';
import { BeforeAfter } from './before-after.tsx';
import { ConfirmObstacle } from './confirm-obstacle.tsx';
import type { ConfirmWays } from './ConfirmPage.tsx';
import { CoverPromise } from './cover-promise.tsx';
import type { Forecast } from './forecasts.ts';
import { ForecastPersons } from './forecast-persons.tsx';
import { useConfirm } from './use-confirm.ts';
import { changeWords } from './words/words.ts';
import './add.css';
import './confirm.css';

/** A forecast as it will be confirmed, number by number. */
export function ConfirmSheet({
  policyChangeId,
  forecast,
  ...ways
}: { policyChangeId: number; forecast: Forecast } & ConfirmWays) {
  const text = useText(changeWords);
  const company = useMe().navbarinfo.user.company_name;
  const { obstacle, isBusy, confirm } = useConfirm(policyChangeId, forecast, ways);
  const isShort = forecast.shortage_fen > 0;
  return (
    <Page
      title={text('confirmTitle')}
      purpose={text('confirmPurpose')}
      foot={
        <>
          <BackToList policyChangeId={policyChangeId} onBack={ways.onBack} />
          <span className="foot-words">
            {isShort ? text('shortfall', { sum: formatYuan(forecast.shortage_fen) }) : ''}
          </span>
          <Button
            type="primary"
            size="large"
            className="foot-action"
            disabled={isShort || forecast.forecast_hash === null}
            loading={isBusy}
            onClick={() => void confirm()}
          >
            {text('confirm', { count: forecast.ok_count, company, sum: formatYuan(forecast.premium_fen) })}
          </Button>
        </>
      }
    >
      {obstacle && (
        <ConfirmObstacle
          obstacle={obstacle}
          forecast={forecast}
          onBack={ways.onBack}
          policyChangeId={policyChangeId}
        />
      )}
      <CoverPromise forecast={forecast} />
      <Card title={text('whatChanges')}>
        <BeforeAfter forecast={forecast} />
      </Card>
      <Card title={text('persons', { count: forecast.ok_count })}>
        <ForecastPersons lines={forecast.lines} />
      </Card>
    </Page>
  );
}
