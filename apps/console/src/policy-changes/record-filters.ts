import { listPoliciesByInsurer } from '@app/contract/policies';
import { changeStages, type listChanges } from '@app/contract/policy-changes';
import { statusText } from '@app/contract/words/words';
import { policyChangeStatus } from '@app/domain/policy-change';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { callQuery } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { useMay } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import type { ListFilter } from '../ui/filter-field.tsx';
import { changeWords } from './words/words.ts';

/** By what the changes can be narrowed. */
export function useRecordFilters(
  chosenPolicyId: number | undefined,
): readonly ListFilter<keyof z.output<typeof listChanges.input>>[] {
  const text = useText(changeWords);
  const language = useLanguage();
  const mayList = useMay(listPoliciesByInsurer);
  const { data: insurers = [] } = useQuery({
    ...callQuery(listPoliciesByInsurer, {}, { quiet: true }),
    enabled: mayList,
  });
  const policies = insurers.flatMap((insurer) => insurer.policies);
  return [
    {
      name: 'status',
      kind: 'choice',
      label: text('status'),
      all: text('allStates'),
      choices: Object.values(policyChangeStatus).map((value) => ({
        value,
        name: statusText(language, 'policyChange', value),
      })),
    },
    {
      name: 'stage',
      kind: 'choice',
      label: text('stage'),
      all: text('allStates'),
      choices: changeStages.map((value) => ({ value, name: text(`stage_${value}`) })),
    },
    ...(mayList || chosenPolicyId !== undefined
      ? [
          {
            name: 'policy_id' as const,
            kind: 'choice' as const,
            label: text('policy'),
            all: text('allPolicies'),
            choices: policies.map(({ policy_id, policy_no, plan, month }) => ({
              value: policy_id,
              name: `${plan} · ${month} · ${policy_no}`,
            })),
          },
        ]
      : []),
  ];
}
