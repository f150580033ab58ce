import { forecast } from '@app/contract/policy-changes/forecast-change';
import type { Day } from '@app/domain/calendar/day';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { z } from 'zod/mini';
import { type NoAnswerError, type RefusedError, send } from '../../../platform/api.ts';
import type { Forecast } from '../../confirm/forecasts.ts';

/** So long nothing is typed before the server is asked. */
const still_ms = 500;

type Asked = Pick<z.input<typeof forecast.input>, 'change_type' | 'pairs' | 'moves' | 'correction'>;

/**
 * What the rows of a board come to as the server reckons them now; it stores nothing. Asked once nobody types.
 *
 * @param asked undefined where nothing is written that can be asked about
 */
export function useReckoned(policy_id: number, start_date: Day | undefined, asked: Asked | undefined) {
  const sent = JSON.stringify(asked ?? null);
  const still = useStill(sent);
  const written = JSON.parse(still) as Asked | null;
  const query = useQuery<Forecast, RefusedError | NoAnswerError>({
    queryKey: [forecast.path, policy_id, start_date, still],
    queryFn: ({ signal }) =>
      send(
        forecast,
        {
          policy_id,
          ...written,
          ...(start_date === undefined ? {} : { start_date }),
        },
        { signal, left: signal, quiet: true },
      ),
    enabled: written !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  const isNone = written === null;
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
