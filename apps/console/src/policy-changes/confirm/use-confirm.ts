import { my, panel } from '@app/contract/customers';
import { listImports } from '@app/contract/imports/list-imports';
import { readImport } from '@app/contract/imports/read-import';
import { listActivePolicies, listPolicies } from '@app/contract/policies';
import { listKept } from '@app/contract/policy-changes/list-kept';
import { approve } from '@app/contract/policy-changes/approve-change';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { listChanges } from '@app/contract/policy-changes/list-changes';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import type { Refused } from '@app/contract/refusals';
import { useState } from 'react';
import { noteMoved } from '../../imports/imports.tsx';
import { NoAnswerError, RefusedError, useCall } from '../../platform/api.ts';
import type { ConfirmSearch, ConfirmWays } from './confirm-ways.ts';
import { type Forecast, forecastAnew } from './forecasts.ts';
import { useLockPassed } from './use-lock-passed.ts';

/** Why it was not confirmed. With `before`, the forecast that was seen: another one stands on the page now. */
export type ConfirmRefused =
  | { readonly kind: 'changed'; readonly refused: Refused; readonly before: Forecast }
  /** The cut-off passed while the page was open. */
  | { readonly kind: 'moved'; readonly before: Forecast }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'noAnswer'; readonly message: string };

/** Every list and figure that a submitted change moves. */
export const movedByChange = [
  listChanges,
  readChange,
  listChangePersons,
  listPolicies,
  listActivePolicies,
  listImports,
  readImport,
  listKept,
  panel,
  my,
] as const;

/**
 * Confirms exactly the forecast on the page, or approves it where somebody else has. A refusal that follows from the time or the price brings a new forecast beside the old one,
 * and so does a cut-off that passes while one looks.
 */
export function useConfirm(
  { policy_change_id, list }: ConfirmSearch,
  forecast: Forecast,
  { onConfirmed }: Pick<ConfirmWays, 'onConfirmed'>,
) {
  const confirming = useCall(confirm, { stales: movedByChange, quiet: true });
  const approving = useCall(approve, { stales: movedByChange, quiet: true });
  const call = forecast.approval?.state === 'waits' ? approving : confirming;
  const [obstacle, setObstacle] = useState<ConfirmRefused>();
  const [isBusy, setIsBusy] = useState(false);
  const isRepricing = useLockPassed(forecast, async () => {
    const before = obstacle && 'before' in obstacle ? obstacle.before : forecast;
    const failed = await repriced(policy_change_id);
    setObstacle(failed ?? { kind: 'moved', before });
  });

  return {
    obstacle,
    isBusy,
    isRepricing,
    async confirm(): Promise<void> {
      if (isBusy || isRepricing || forecast.forecast_hash === null) return;
      setIsBusy(true);
      const { forecast_hash } = forecast;
      const refused = await call.mutateAsync({ policy_change_id, forecast_hash }).then(
        () => undefined,
        (error: unknown) => obstacleOf(error, policy_change_id, forecast),
      );
      setObstacle(refused);
      setIsBusy(false);
      const isMoved = !refused || (refused.kind === 'refused' && refused.refused.reason === 'LIST_EDITED');
      if (isMoved && list !== undefined) noteMoved(list);
      if (refused) return;
      onConfirmed();
    },
  };
}

async function obstacleOf(
  error: unknown,
  policy_change_id: number,
  before: Forecast,
): Promise<ConfirmRefused> {
  if (!(error instanceof RefusedError)) return notConfirmed(error);

  const { refused } = error;
  if (!priceMoved.has(refused.reason)) return { kind: 'refused', refused };
  return (await repriced(policy_change_id))
    ? { kind: 'refused', refused }
    : { kind: 'changed', refused, before };
}

/** What is confirmed must be what was seen: after these, it no longer can be. */
const priceMoved: ReadonlySet<string> = new Set([
  'PRICE_CHANGED',
  'WARNINGS_NEW',
  'FORECAST_EXPIRED',
  'CUTOFF_PASSED',
  'STATE_CONFLICT',
]);

/** Asks for the price anew, and for the next start where the present one can no longer be had; what stands in the way, if anything. */
async function repriced(policy_change_id: number): Promise<ConfirmRefused | undefined> {
  const refusedWith = (error: unknown) => (error instanceof RefusedError ? error.refused : undefined);
  try {
    await forecastAnew(policy_change_id);
    return undefined;
  } catch (error) {
    const refused = refusedWith(error);
    if (refused?.reason !== 'CUTOFF_PASSED') return notConfirmed(error);
    return forecastAnew(policy_change_id, refused.detail.earliest_start_date).then(
      () => undefined,
      notConfirmed,
    );
  }
}

function notConfirmed(error: unknown): ConfirmRefused {
  if (error instanceof RefusedError) return { kind: 'refused', refused: error.refused };
  return { kind: 'noAnswer', message: error instanceof NoAnswerError ? error.message : String(error) };
}
