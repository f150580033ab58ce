import { readPolicy } from '@app/contract/policies';
import { listPersons } from '@app/contract/persons';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { callQuery } from '../platform/api.ts';
import { useMay } from '../platform/me.ts';
import { useTabName } from '../platform/tab.ts';
import { useText } from '../platform/text.ts';
import { PersonList, type PersonsSearch } from '../persons/persons.tsx';
import { PolicyRenewalCard } from '../renewals/renewals.tsx';
import { Empty } from '../ui/faces.tsx';
import { Card, Page } from '../ui/page.tsx';
import { RecordComing } from '../ui/record-coming.tsx';
import { AddAction } from './add-state.tsx';
import { PolicyMonths } from './policy-months.tsx';
import { PolicyRules } from './policy-rules.tsx';
import { PolicyStanding } from './policy-standing.tsx';
import { PolicyTerms } from './policy-terms.tsx';
import { policyWords } from './words/words.ts';
import './policy-detail.css';
import '../ui/button.css';

export type PolicyDetailSearch = PersonsSearch & { readonly policy_id: number };

/** One policy: what it pays, by which rules it changes, who is in it. */
export function PolicyDetailPage({
  search,
  onSearch,
}: {
  search: PolicyDetailSearch;
  onSearch: (change: Partial<PersonsSearch>) => void;
}) {
  const text = useText(policyWords);
  const { policy_id } = search;
  const mayReadPersons = useMay(listPersons);
  const { data: policy, error, refetch } = useQuery(callQuery(readPolicy, { policy_id }, { quiet: true }));
  useTabName(policy?.policy_no);

  if (!policy)
    return (
      <RecordComing
        title={text('detailTitle')}
        error={error}
        onRetry={refetch}
        back={
          <Link to="/policy/index" className="button">
            {text('toPolicies')}
          </Link>
        }
      />
    );
  return (
    <Page
      title={policy.plan}
      purpose={text('numberAndInsurer', { number: policy.policy_no, insurer: policy.insurance_company_name })}
      actions={<AddAction policy={policy} />}
    >
      <PolicyStanding policy={policy} />
      <div className="policy-halves">
        <PolicyTerms policy={policy} />
        <PolicyRules policy={policy} />
      </div>
      <PolicyRenewalCard policyId={policy_id} />
      <PersonsCard>
        {mayReadPersons ? (
          <>
            <PolicyMonths months={policy.months} search={search} onSearch={onSearch} />
            <PersonList search={search} onSearch={onSearch} policyId={policy_id} />
          </>
        ) : (
          <Empty>{text('mayNotReadPersons')}</Empty>
        )}
      </PersonsCard>
    </Page>
  );
}

function PersonsCard({ children }: { children: ReactNode }) {
  const text = useText(policyWords);
  return (
    <Card title={text('persons')}>
      <div className="policy-persons">{children}</div>
    </Card>
  );
}
