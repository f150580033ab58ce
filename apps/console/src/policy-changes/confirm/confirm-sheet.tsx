import { useId } from 'react';
import { importWords } from '../../imports/words/words.ts';
import { formatYuan } from '../../platform/format.ts';
import { useMe } from '../../platform/me.ts';
import { useText } from '../../platform/text.ts';
import { Card, Page } from '../../ui/page.tsx';
import { ApprovalNotice, useAgreeing } from './approval.tsx';
import { BackToBoard } from './back-to-board.tsx';
import { BackToList } from './back-to-list.tsx';
import { ConfirmObstacle } from './confirm-obstacle.tsx';
import type { ConfirmSearch, ConfirmWays } from './confirm-ways.ts';
import type { Forecast } from './forecasts.ts';
import { ForecastCompanies } from './forecast-companies.tsx';
import { ForecastPersons } from './forecast-persons.tsx';
import { SendBack } from './send-back.tsx';
import { StaysBehind } from './stays-behind.tsx';
import { useConfirm } from './use-confirm.ts';
import { confirmingOf } from '../kinds/confirming.ts';
import { changeWords } from '../words/words.ts';
import { Button } from '../../ui/button.tsx';
import './confirm.css';
import '../foot.css';

/** A forecast as it will be confirmed, number by number. */
export function ConfirmSheet({
  search,
  forecast,
  ...ways
}: { search: ConfirmSearch; forecast: Forecast } & ConfirmWays) {
  const text = useText(changeWords);
  const company = useMe().navbarinfo.user.company_name;
  const listText = useText(importWords);
  const id = useId();
  const { policy_change_id } = search;
  const { obstacle, isBusy, isRepricing, confirm: press } = useConfirm(search, forecast, ways);
  const isShort = forecast.shortage_fen > 0;
  const { board, Promise: CoverPromise, BeforeAfter, useSentences } = confirmingOf(forecast);
  const sentences = useSentences();
  const { may, why, label } = useAgreeing(forecast, sentences.confirm(forecast, company), policy_change_id);
  return (
    <Page
      title={sentences.title}
      purpose={sentences.purpose}
      foot={
        <>
          {board ? (
            <BackToBoard board={board} policyChangeId={policy_change_id} />
          ) : (
            <BackToList search={search} onBack={ways.onBack} />
          )}
          <p id={`${id}-why`} className="foot-words">
            {why ??
              ((isRepricing && listText('askingAnew')) ||
                (isShort && text('shortfall', { sum: formatYuan(forecast.shortage_fen) })))}
          </p>
          <Button
            kind="primary"
            size="large"
            className="foot-action"
            disabled={!may || isShort || isRepricing || forecast.forecast_hash === null}
            aria-describedby={`${id}-why`}
            isBusy={isBusy}
            onClick={() => void press()}
          >
            {label}
          </Button>
        </>
      }
    >
      {obstacle && (
        <ConfirmObstacle obstacle={obstacle} forecast={forecast} onBack={ways.onBack} search={search} />
      )}
      <ApprovalNotice forecast={forecast} />
      <CoverPromise forecast={forecast} />
      <Card title={text('whatChanges')}>
        <BeforeAfter forecast={forecast} />
      </Card>
      <Card title={text('persons', { count: forecast.ok_count })}>
        <StaysBehind policyChangeId={policy_change_id} forecast={forecast} />
        <ForecastCompanies forecast={forecast} amount={sentences.amount} />
        <ForecastPersons forecast={forecast} policyChangeId={policy_change_id} />
      </Card>
      <SendBack forecast={forecast} policyChangeId={policy_change_id} onSentBack={ways.onOpen} />
    </Page>
  );
}
