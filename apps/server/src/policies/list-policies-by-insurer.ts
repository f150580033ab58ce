import { listPoliciesByInsurer as call } from '@app/contract/policies';
import { answer } from '../platform/answer.ts';
import { listWithInsurer } from './detail.queries.ts';

export const listPoliciesByInsurer = answer(call, async ({ tx }) => {
  const rows = await listWithInsurer(tx);
  return [...Map.groupBy(rows, ({ insurance_company_id }) => insurance_company_id).values()].map((own) => {
    const { insurance_company_id, insurance_company_name, hotline } = own[0]!;
    const policies = own.map(({ policy_id, policy_no, plan_id, plan, start_date }) => ({
      policy_id,
      policy_no,
      plan_id,
      plan,
      month: start_date.slice(0, 7),
    }));
    return { insurance_company_id, insurance_company_name, hotline, policies };
  });
});
