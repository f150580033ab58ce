import { type listPolicies, listPoliciesByInsurer } from '@app/contract/policies';
import { statusText } from '@app/contract/words/words';
import { policyStatus } from '@app/domain/policies/policy';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { callQuery } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { useText } from '../platform/text.ts';
import type { ListFilter } from '../ui/filter-field.tsx';
import { policyWords } from './words/words.ts';

type Name = keyof z.output<typeof listPolicies.input>;

/** By what the policies can be narrowed. */
export function usePolicyFilters(): readonly ListFilter<Name>[] {
  const text = useText(policyWords);
  const language = useLanguage();
  const { data: insurers = [] } = useQuery(callQuery(listPoliciesByInsurer, {}, { quiet: true }));
  return [
    {
      name: 'status',
      kind: 'choice',
      label: text('status'),
      all: text('allStates'),
      choices: shownStates.map((value) => ({ value, name: statusText(language, 'policy', value) })),
    },
    {
      name: 'insurance_company_id',
      kind: 'choice',
      label: text('insurer'),
      all: text('allInsurers'),
      choices: insurers.map(({ insurance_company_id, insurance_company_name }) => ({
        value: insurance_company_id,
        name: insurance_company_name,
      })),
    },
    {
      name: 'insurance_type',
      kind: 'choice',
      label: text('type'),
      all: text('allTypes'),
      choices: [
        { value: 'EMPLOYER_LIABILITY', name: text('employerLiability') },
        { value: 'ACCIDENT', name: text('accident') },
      ],
    },
    {
      name: 'ending_days',
      kind: 'choice',
      label: text('ending'),
      all: text('whenever'),
      choices: [7, 30, 90].map((value) => ({ value, name: text('withinDays', { days: value }) })),
    },
    { name: 'start_date', kind: 'day', label: text('runsFrom') },
    { name: 'end_date', kind: 'day', label: text('runsTo') },
  ];
}

/** The states that a policy of a customer can be in. */
const shownStates = [
  policyStatus.inForce,
  policyStatus.notYetEffective,
  policyStatus.locked,
  policyStatus.expired,
  policyStatus.surrendered,
];
