import { readChange } from '@app/contract/policy-changes/read-change';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../platform/api.ts';
import { awaitsApproval, isMoving } from './change-state.ts';

/** Follows a change: asked again every two seconds while something may happen to it and the page is in sight. */
export const useChange = (policy_change_id: number) =>
  useQuery({
    ...callQuery(readChange, { policy_change_id }, { quiet: true }),
    refetchInterval: ({ state: { data } }) =>
      data && (isMoving(data.status) || awaitsApproval(data.status)) ? 2_000 : false,
  });
