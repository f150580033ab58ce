import { confirm, readChange } from '@app/contract/policy-changes';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useId } from 'react';
import { formatYuan } from '../platform/format.ts';
import { useMay, useMe } from '../platform/me.ts';
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
import './confirm.css';
import './foot.css';

/** A forecast as it will be confirmed, number by number. */
export function ConfirmSheet({
  policyChangeId,
  forecast,
  ...ways
}: { policyChangeId: number; forecast: Forecast } & ConfirmWays) {
  const text = useText(changeWords);
  const company = useMe().navbarinfo.user.company_name;
  const mayConfirm = useMay(confirm);
  const id = useId();
  const { obstacle, isBusy, confirm: press } = useConfirm(policyChangeId, forecast, ways);
  const isShort = forecast.shortage_fen > 0;
  return (
    <Page
      title={text('confirmTitle')}
      purpose={text('confirmPurpose')}
      foot={
        <>
          <BackToList policyChangeId={policyChangeId} onBack={ways.onBack} />
          <p id={`${id}-why`} className="foot-words">
            {mayConfirm ? (
              isShort && text('shortfall', { sum: formatYuan(forecast.shortage_fen) })
            ) : (
              <MayNotConfirm policyChangeId={policyChangeId} />
            )}
          </p>
          <Button
            type="primary"
            size="large"
            className="foot-action"
            disabled={!mayConfirm || isShort || forecast.forecast_hash === null}
            aria-describedby={`${id}-why`}
            loading={isBusy}
            onClick={() => void press()}
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

/** Why the button is off, with the way to where the draft is kept. */
function MayNotConfirm({ policyChangeId: policy_change_id }: { policyChangeId: number }) {
  const text = useText(changeWords);
  const mayRead = useMay(readChange);
  return (
    <>
      {text('mayNotConfirm')}{' '}
      {mayRead && (
        <Link to="/policy/record-detail" search={{ policy_change_id }}>
          {text('wholeRecord')}
        </Link>
      )}
    </>
  );
}
