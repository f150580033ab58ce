import { listKept } from '@app/contract/policy-changes/list-kept';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../platform/api.ts';
import type { Change } from './change.ts';
import { isDeletable } from './change-state.ts';

/** Who stayed on the list that a change was made from; not asked while the change is a draft, which is that list still. */
export const useKept = ({ policy_change_id, status }: Pick<Change, 'policy_change_id' | 'status'>) =>
  useQuery({ ...callQuery(listKept, { policy_change_id }, { quiet: true }), enabled: !isDeletable(status) })
    .data;
