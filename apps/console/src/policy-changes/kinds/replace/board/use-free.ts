import { freeCount } from '@app/contract/policy-changes/free-count';
import type { Day } from '@app/domain/calendar/day';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../../platform/api.ts';

/** How often seats may change hands, and have. */
export const useFree = (policy_id: number, start_date: Day | undefined) =>
  useQuery(
    callQuery(freeCount, { policy_id, ...(start_date === undefined ? {} : { start_date }) }, { quiet: true }),
  );
