import { my, panel } from '@app/contract/customers';
import { listActivePolicies, listPolicies } from '@app/contract/policies';
import { confirm, listChangePersons, listChanges, readChange } from '@app/contract/policy-changes';
import type { Refused } from '@app/contract/refusals';
import type { Day } from '@app/domain/day';
import { useState } from 'react';
import { NoAnswerError, RefusedError, useCall } from '../platform/api.ts';
import type { ConfirmWays } from './ConfirmPage.tsx';
import { closeDesk, deskOf } from './desk.ts';
import { type Forecast, forecastAnew } from './forecasts.ts';
import { marksOf } from './sent-rows.ts';

/** Why it was not confirmed. With `before`, the forecast that was seen: another one stands on the page now. */
export type ConfirmRefused =
  | { readonly kind: 'changed'; readonly refused: Refused; readonly before: Forecast }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'noAnswer'; readonly message: string };

/** Every list and figure that a submitted change moves. */
export const movedByChange = [
  listChanges,
  readChange,
  listChangePersons,
  listPolicies,
  listActivePolicies,
  panel,
  my,
] as const;

/** Confirms exactly the forecast on the page. A refusal that follows from the time or the price brings a new forecast beside the old one. */
export function useConfirm(policy_change_id: number, forecast: Forecast, { onConfirmed }: ConfirmWays) {
  const call = useCall(confirm, { stales: movedByChange, quiet: true });
  const [obstacle, setObstacle] = useState<ConfirmRefused>();
  const [isBusy, setIsBusy] = useState(false);

  return {
    obstacle,
    isBusy,
    async confirm(): Promise<void> {
      if (isBusy || forecast.forecast_hash === null) return;
      setIsBusy(true);
      const { forecast_hash } = forecast;
      const refused = await call.mutateAsync({ policy_change_id, forecast_hash }).then(
        () => undefined,
        (error: unknown) => obstacleOf(error, policy_change_id, forecast),
      );
      setObstacle(refused);
      setIsBusy(false);
      if (refused) return;
      if (deskOf(policy_change_id)) closeDesk();
      onConfirmed();
    },
  };
}

async function obstacleOf(
  error: unknown,
  policy_change_id: number,
  before: Forecast,
): Promise<ConfirmRefused> {
  if (error instanceof NoAnswerError) return { kind: 'noAnswer', message: error.message };
  if (!(error instanceof RefusedError)) return { kind: 'noAnswer', message: String(error) };

  const { refused } = error;
  const start = refused.reason === 'CUTOFF_PASSED' ? refused.detail.earliest_start_date : undefined;
  if (refused.reason === 'ROWS_REFUSED') {
    const desk = deskOf(policy_change_id);
    desk?.roster.mark(marksOf(refused.detail, desk.roster.keys()));
  }
  if (!priceMoved.has(refused.reason)) return { kind: 'refused', refused };
  return (await reprice(policy_change_id, start))
    ? { kind: 'changed', refused, before }
    : { kind: 'refused', refused };
}

/** What is confirmed must be what was seen: after these, it no longer can be. */
const priceMoved: ReadonlySet<string> = new Set(['PRICE_CHANGED', 'FORECAST_EXPIRED', 'CUTOFF_PASSED']);

const reprice = (policy_change_id: number, start: Day | undefined): Promise<boolean> =>
  forecastAnew(policy_change_id, start).then(
    () => true,
    () => false,
  );
