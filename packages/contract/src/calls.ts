import type { Call } from './call.ts';
import * as customers from './customers.ts';
import * as occupations from './occupations.ts';
import * as passport from './passport.ts';
import * as policies from './policies.ts';
import * as policyChanges from './policy-changes.ts';
import * as workCompanies from './work-companies.ts';

/** Every call of the product, for what must look at them all: the OpenAPI document, the property test, the start-up check. */
export const calls: readonly Call[] = [
  passport,
  customers,
  policies,
  workCompanies,
  occupations,
  policyChanges,
]
  .flatMap((feature) => Object.values(feature) as unknown[])
  .filter(
    (entry): entry is Call =>
      typeof entry === 'object' && entry !== null && 'access' in entry && 'path' in entry,
  );
