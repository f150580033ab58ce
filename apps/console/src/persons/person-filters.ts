import { listOccupations } from '@app/contract/occupations';
import type { listPersons } from '@app/contract/persons';
import { statusText } from '@app/contract/words/words';
import { coverStatus } from '@app/domain/policies/cover';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { occupationsOf } from '../occupations/occupations.ts';
import { useLanguage } from '../platform/language.ts';
import { useMay } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { usePolicyChoices } from '../policies/policies.tsx';
import type { ListFilter } from '../ui/filter-field.tsx';
import { allWorkCompanies } from '../work-companies/work-companies.ts';
import { personWords } from './words/words.ts';

type Filters = readonly ListFilter<keyof z.output<typeof listPersons.input>>[];

/** By what the persons can be narrowed: whether covered, where, in which policy; the rest behind "More filters". */
export function usePersonFilters(of: {
  policyId: number | undefined;
  chosenPolicyId: number | undefined;
}): Filters {
  const covered = useCoveredFilters();
  const company = useCompanyFilter();
  const policy = usePolicyFilter(of.chosenPolicyId);
  const occupation = useOccupationFilter(of.policyId ?? of.chosenPolicyId);
  const numbers = useNumberFilters();
  const [whether, ...states] = covered;
  return [
    ...(whether ? [whether] : []),
    company,
    ...(of.policyId === undefined ? policy : []),
    ...states,
    ...occupation,
    ...numbers,
  ];
}

function useCoveredFilters(): Filters {
  const text = useText(personWords);
  const language = useLanguage();
  return [
    {
      name: 'is_active',
      kind: 'choice',
      label: text('whether'),
      all: text('everyone'),
      choices: [
        { value: 1, name: text('coveredNow') },
        { value: 0, name: text('notCoveredNow') },
      ],
    },
    {
      name: 'status',
      kind: 'choice',
      label: text('state'),
      all: text('allStates'),
      choices: Object.values(coverStatus).map((value) => ({
        value,
        name: statusText(language, 'cover', value),
      })),
    },
    {
      name: 'expiring_days',
      kind: 'choice',
      label: text('ending'),
      all: text('whenever'),
      choices: [7, 30].map((value) => ({ value, name: text('withinDays', { days: value }) })),
    },
  ];
}

function useCompanyFilter(): Filters[number] {
  const text = useText(personWords);
  const { data: companies = [] } = useQuery(allWorkCompanies);
  return {
    name: 'work_company_id',
    kind: 'choice',
    label: text('workCompany'),
    all: text('allCompanies'),
    choices: companies.map(({ company_id, name }) => ({ value: company_id, name })),
  };
}

function usePolicyFilter(chosenPolicyId: number | undefined): Filters {
  const text = useText(personWords);
  const policies = usePolicyChoices();
  if (!policies && chosenPolicyId === undefined) return [];
  return [
    {
      name: 'policy_id',
      kind: 'choice',
      label: text('policy'),
      all: text('allPolicies'),
      choices: policies ?? [],
    },
  ];
}

/** The work types differ by the series of a policy's plan, so they can be chosen once a policy is. */
function useOccupationFilter(policyId: number | undefined): Filters {
  const text = useText(personWords);
  const language = useLanguage();
  const mayList = useMay(listOccupations);
  const isOffered = mayList && policyId !== undefined;
  const { data: occupations = [] } = useQuery({ ...occupationsOf(policyId ?? 0), enabled: isOffered });
  if (!isOffered) return [];
  return [
    {
      name: 'occupation_id',
      kind: 'choice',
      label: text('occupation'),
      all: text('allOccupations'),
      choices: occupations.map(({ occupation_id, name, name_en }) => ({
        value: occupation_id,
        name: language === 'zh' || language === 'ja' ? name : `${name_en} ${name}`,
      })),
    },
  ];
}

function useNumberFilters(): Filters {
  const text = useText(personWords);
  return [
    {
      name: 'category',
      kind: 'choice',
      label: text('class'),
      all: text('allClasses'),
      choices: ['1', '2', '3', '4', '5', '6'].map((value) => ({ value, name: value })),
    },
    { name: 'start_from', kind: 'day', label: text('startFrom') },
    { name: 'start_to', kind: 'day', label: text('startTo') },
    { name: 'end_from', kind: 'day', label: text('endFrom') },
    { name: 'end_to', kind: 'day', label: text('endTo') },
    { name: 'age_min', kind: 'number', label: text('ageMin'), min: 0, max: 150 },
    { name: 'age_max', kind: 'number', label: text('ageMax'), min: 0, max: 150 },
  ];
}
