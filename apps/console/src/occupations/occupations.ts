import { listOccupations } from '@app/contract/occupations';
import { queryOptions } from '@tanstack/react-query';
import { callQuery } from '../platform/api.ts';

// The door of the work types.

/** The work types of the series that a policy's plan belongs to. They change with a plan version, so an hour is fresh enough. */
export const occupationsOf = (policy_id: number) =>
  queryOptions({ ...callQuery(listOccupations, { policy_id }, { quiet: true }), staleTime: 3_600_000 });
