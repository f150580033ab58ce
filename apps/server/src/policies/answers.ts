import { listActivePolicies } from './list-active-policies.ts';
import { listPolicies } from './list-policies.ts';

export const policies = [listPolicies, listActivePolicies];
