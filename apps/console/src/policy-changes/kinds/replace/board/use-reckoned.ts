import { forecast } from '@app/contract/policy-changes/forecast-change';
import { freeCount } from '@app/contract/policy-changes/free-count';
import type { Day } from '@app/domain/calendar/day';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callQuery, type NoAnswerError, type RefusedError, send } from '../../../../platform/api.ts';
import type { Forecast } from '../../../confirm/forecasts.ts';
import { type BoardPair, sentOf } from './pairs.ts';

/** So long nothing is typed before the server is asked. */
const still_ms = 500;

/** What the pairs come to as the server reckons them now; it stores nothing. Asked once nobody types. */
export function useReckoned(policy_id: number, start_date: Day | undefined, pairs: readonly BoardPair[]) {
  const sent = JSON.stringify(sentOf(pairs));
  const still = useStill(sent);
  const written = JSON.parse(still) as ReturnType<typeof sentOf>;
  const query = useQuery<Forecast, RefusedError | NoAnswerError>({
    queryKey: [forecast.path, policy_id, start_date, still],
    queryFn: ({ signal }) =>
      send(
        forecast,
        {
          policy_id,
          change_type: 'replace',
          pairs: written,
          ...(start_date === undefined ? {} : { start_date }),
        },
        { signal, left: signal, quiet: true },
      ),
    enabled: written.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  const isNone = written.length === 0;
  return {
    forecast: isNone ? undefined : query.data,
    error: isNone ? null : query.error,
    retry: () => void query.refetch(),
    /** What is shown is of what is written. */
    isFresh: sent === still && !query.isFetching && !query.isPlaceholderData,
  };
}

function useStill(value: string): string {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), still_ms);
    return () => clearTimeout(timer);
  }, [value]);
  return still;
}

/** How often seats may change hands, and have. */
export const useFree = (policy_id: number, start_date: Day | undefined) =>
  useQuery(
    callQuery(freeCount, { policy_id, ...(start_date === undefined ? {} : { start_date }) }, { quiet: true }),
  );
