import {
  type ActivePolicy,
  listActivePolicies,
  listPoliciesByInsurer,
  type PolicyRow,
  readPolicy,
} from '@app/contract/policies';
import type { ChangeType } from '@app/domain/changes/kinds';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { callQuery } from '../platform/api.ts';
import { useFormat } from '../platform/format.ts';
import { useMay } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { priceLines, typeWords } from './policy-words.ts';
import { policyWords } from './words/words.ts';
import './policies.css';

// The door of the policies.

export type { ActivePolicy };

/** The policies that take changes of a kind now, with the terms by which rows are judged. Asked anew each time a page begins to need them. */
export const activePolicies = (change_type: ChangeType) =>
  callQuery(listActivePolicies, { change_type }, { quiet: true });

/** What a person must know to choose the right policy: what it insures, with whom, when, at which price, and until when to submit. */
export function PolicyFacts({ policy }: { policy: PolicyRow }) {
  const text = useText(policyWords);
  const { formatDay, formatEnd } = useFormat();
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
        {text('period', { from: formatDay(policy.start_date), to: formatEnd(policy.end_date) })}
      </span>
      <span className="policy-figures">{priceLines(policy, text).join(text('listComma'))}</span>
    </span>
  );
}

type NamedPolicy = { readonly policy_id: number; readonly plan: string; readonly policy_no: string };

/** A policy in a row of something else: by its plan and number, leading to it for those who may read it. */
export const PolicyCell = ({ policy }: { policy: NamedPolicy }) => (
  <>
    <PolicyLink policy={policy} />
    <span className="list-under">{policy.policy_no}</span>
  </>
);

/** A policy by its plan alone, leading to it for those who may read it. */
export function PolicyLink({
  policy: { policy_id, plan },
}: {
  policy: Pick<NamedPolicy, 'policy_id' | 'plan'>;
}) {
  const mayRead = useMay(readPolicy);
  return mayRead ? (
    <Link to="/policy/detail" search={{ policy_id }}>
      {plan}
    </Link>
  ) : (
    plan
  );
}

/** The policies by which a list can be narrowed; undefined for those who may not read them. */
export function usePolicyChoices(): readonly { readonly value: number; readonly name: string }[] | undefined {
  const mayList = useMay(listPoliciesByInsurer);
  const { data: insurers = [] } = useQuery({
    ...callQuery(listPoliciesByInsurer, {}, { quiet: true }),
    enabled: mayList,
  });
  if (!mayList) return undefined;
  return insurers.flatMap(({ policies }) =>
    policies.map(({ policy_id, policy_no, plan, month }) => ({
      value: policy_id,
      name: `${plan} · ${month} · ${policy_no}`,
    })),
  );
}
