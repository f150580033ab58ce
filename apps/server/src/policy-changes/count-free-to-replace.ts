import { freeCount as call } from '@app/contract/policy-changes/free-count';
import { wordReplaceRule } from '@app/contract/words/replace-rule';
import { later } from '@app/domain/calendar/day';
import { answer } from '../platform/answer.ts';
import { flagOf } from '../platform/flag.ts';
import { Refusal } from '../platform/refusal.ts';
import { findPolicyAt } from '../policies/policies.ts';
import { readFree } from './kinds/replace/free.ts';
import { earliestReplaceOf } from './kinds/replace/assess.ts';

export const freeCount = answer(call, async ({ tx, input, now, language }) => {
  const policy = await findPolicyAt(tx, input.policy_id, now);
  if (!policy) throw new Refusal('NOT_FOUND');
  const earliest_start_date = earliestReplaceOf(policy, now);
  const start_date = later(input.start_date ?? earliest_start_date, earliest_start_date);
  const { limit, ...free } = await readFree(tx, policy, start_date, input.policy_person_ids);
  const { same_class, same_company, served_days } = policy.version.replace_rule;
  return {
    ...free,
    period: start_date.slice(0, 7),
    same_class: flagOf(same_class),
    same_company: flagOf(same_company),
    served_days,
    start_date,
    earliest_start_date,
    rule_text: wordReplaceRule(language, free.mode, limit),
  };
});
