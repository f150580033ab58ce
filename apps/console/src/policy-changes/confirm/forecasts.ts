import { forecast } from '@app/contract/policy-changes/forecast-change';
import type { Day } from '@app/domain/calendar/day';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { type NoAnswerError, queryClient, type RefusedError, send } from '../../platform/api.ts';
import { createKey } from '../../platform/presses.ts';

/** What a change costs and does, as the server reckons it now: the numbers that a confirmation is bound to. */
export type Forecast = z.output<typeof forecast.output>;

/**
 * The forecast of a stored draft. It is asked once and shown until somebody asks anew, because what is confirmed must be what was seen.
 *
 * @param start_date another start for the whole change
 */
export const forecastOf = (policy_change_id: number, start_date?: Day) =>
  queryOptions<Forecast, RefusedError | NoAnswerError>({
    queryKey: [forecast.path, { policy_change_id }],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn({ signal }) {
      const input = { policy_change_id, ...(start_date === undefined ? {} : { start_date }) };
      // A new key each time it is asked: the answer to an earlier asking would be an old price.
      return send(forecast, input, { signal, left: signal, quiet: true, idempotencyKey: createKey() });
    },
  });

/** Asks for a forecast anew, whatever is known. */
export const forecastAnew = (policy_change_id: number, start_date?: Day): Promise<Forecast> =>
  queryClient.fetchQuery({ ...forecastOf(policy_change_id, start_date), staleTime: 0 });
