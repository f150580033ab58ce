import { type ActivePolicy, listActivePolicies, type PolicyRow } from '@app/contract/policies';
import { callQuery } from '../platform/api.ts';
import { useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { priceLines, typeWords } from './policy-words.ts';
import { policyWords } from './words/words.ts';
import './policies.css';

// The door of the policies.

export type { ActivePolicy };

/** The policies that take changes now, with the terms by which rows are judged. Asked anew each time a page begins to need them. */
export const activePolicies = () => callQuery(listActivePolicies, {}, { quiet: true });

/** What a person must know to choose the right policy: what it insures, with whom, when, at which price, and until when to submit. */
export function PolicyFacts({ policy }: { policy: PolicyRow }) {
  const text = useText(policyWords);
  const { formatDay } = useFormat();
  const words = typeWords[policy.insurance_type];
  return (
    <span className="policy-facts">
      <strong>{policy.plan}</strong>
      <span>
        {text(words.name)} · {text(words.plain)}
      </span>
      <span className="policy-figures">
        {policy.policy_no} · {policy.insurance_company_name}
      </span>
      <span className="policy-figures">
        {text('period', { from: formatDay(policy.start_date), to: formatDay(policy.end_date) })}
      </span>
      <span className="policy-figures">{priceLines(policy, text).join(text('listComma'))}</span>
    </span>
  );
}
