import * as aliases from './aliases.ts';
import type { Call } from './call.ts';
import * as customers from './customers.ts';
import { findPersons } from './find-persons.ts';
import * as gaps from './gaps.ts';
import { importCalls } from './imports/calls.ts';
import * as messages from './messages.ts';
import * as occupations from './occupations.ts';
import * as passport from './passport.ts';
import * as persons from './persons.ts';
import * as plans from './plans.ts';
import * as policies from './policies.ts';
import { policyChangeCalls } from './policy-changes/calls.ts';
import { readPerson } from './read-person.ts';
import { renewalCalls } from './renewals/calls.ts';
import * as views from './views.ts';
import * as workCompanies from './work-companies.ts';
import * as wxapp from './wxapp.ts';
import * as whatIf from './what-if.ts';
import * as worthALook from './worth-a-look.ts';

/** Every call of the product, for what must look at them all: the OpenAPI document, the property test, the start-up check. */
export const calls: readonly Call[] = [
  ...[
    passport,
    wxapp,
    customers,
    gaps,
    messages,
    views,
    policies,
    worthALook,
    whatIf,
    persons,
    workCompanies,
    occupations,
    aliases,
    plans,
  ]
    .flatMap((feature) => Object.values(feature) as unknown[])
    .filter(
      (entry): entry is Call =>
        typeof entry === 'object' && entry !== null && 'access' in entry && 'path' in entry,
    ),
  findPersons,
  readPerson,
  ...policyChangeCalls,
  ...renewalCalls,
  ...importCalls,
];
