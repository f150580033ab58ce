import { listActivePolicies } from './list-active-policies.ts';
import { listPoliciesByInsurer } from './list-policies-by-insurer.ts';
import { listPolicies } from './list-policies.ts';
import { readPolicy } from './read-policy.ts';

export const policies = [listPolicies, listActivePolicies, readPolicy, listPoliciesByInsurer];
