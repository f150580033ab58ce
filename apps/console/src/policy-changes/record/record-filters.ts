import { changeStages, type listChanges } from '@app/contract/policy-changes/list-changes';
import { statusText } from '@app/contract/words/words';
import { policyChangeStatus } from '@app/domain/changes/status';
import type { z } from 'zod/mini';
import { useLanguage } from '../../platform/language.ts';
import { useText } from '../../platform/text.ts';
import { usePolicyChoices } from '../../policies/policies.tsx';
import type { ListFilter } from '../../ui/filter-field.tsx';
import { changeWords } from '../words/words.ts';

/** By what the changes can be narrowed. */
export function useRecordFilters(
  chosenPolicyId: number | undefined,
): readonly ListFilter<keyof z.output<typeof listChanges.input>>[] {
  const text = useText(changeWords);
  const language = useLanguage();
  const policies = usePolicyChoices();
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
    ...(policies || chosenPolicyId !== undefined
      ? [
          {
            name: 'policy_id' as const,
            kind: 'choice' as const,
            label: text('policy'),
            all: text('allPolicies'),
            choices: policies ?? [],
          },
        ]
      : []),
  ];
}
