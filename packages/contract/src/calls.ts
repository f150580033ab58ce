import * as aliases from './aliases.ts';
import type { Call } from './call.ts';
import * as customers from './customers.ts';
import * as importFiles from './import-files.ts';
import * as importSource from './import-source.ts';
import * as imports from './imports.ts';
import * as messages from './messages.ts';
import * as occupations from './occupations.ts';
import * as passport from './passport.ts';
import * as persons from './persons.ts';
import * as plans from './plans.ts';
import * as policies from './policies.ts';
import * as policyChangeChecks from './policy-change-checks.ts';
import * as policyChangeRepairs from './policy-change-repairs.ts';
import * as policyChanges from './policy-changes.ts';
import * as views from './views.ts';
import * as workCompanies from './work-companies.ts';
import * as wxapp from './wxapp.ts';

/** Every call of the product, for what must look at them all: the OpenAPI document, the property test, the start-up check. */
export const calls: readonly Call[] = [
  passport,
  wxapp,
  customers,
  messages,
  views,
  policies,
  persons,
  workCompanies,
  occupations,
  aliases,
  plans,
  policyChanges,
  policyChangeChecks,
  policyChangeRepairs,
  imports,
  importFiles,
  importSource,
]
  .flatMap((feature) => Object.values(feature) as unknown[])
  .filter(
    (entry): entry is Call =>
      typeof entry === 'object' && entry !== null && 'access' in entry && 'path' in entry,
  );
