import { file_mb_max } from '@app/contract/call';
import { personFields, planSchema as call } from '@app/contract/plans';
import { rows_max } from '@app/contract/policy-changes/fields';
import { workCompanyStatus } from '@app/domain/roster/work-faults';
import { listOccupationsOfSeries } from '../occupations/occupations.ts';
import { answer } from '../platform/answer.ts';
import { readPlanOf } from '../policies/policies.ts';
import { earliestStartOf } from '../policy-changes/policy-changes.ts';
import { readWorkCompanies } from '../work-companies/work-companies.ts';
import { personForm } from './person-form.ts';

export const planSchema = answer(call, async ({ tx, input, now, language }) => {
  const { version, policy } = await readPlanOf(tx, input, now);
  const [occupations, companies] = await Promise.all([
    listOccupationsOfSeries(tx, version.terms.series),
    policy ? readWorkCompanies(tx) : [],
  ]);
  const fields = personForm(language, {
    terms: version.terms,
    occupations,
    companies: companies.filter(({ status }) => status === workCompanyStatus.approved),
  });
  return {
    plan_id: version.plan_id,
    plan: version.plan,
    policy_id: policy?.policy_id ?? null,
    fields,
    columns: personFields.flatMap((name) => {
      const known = fields.find(({ field }) => field === name);
      return known ? [{ field: known.field, title: known.title }] : [];
    }),
    template_url: policy ? `/import/template?policy_id=${policy.policy_id}` : null,
    limits: { rows: rows_max, file_mb: file_mb_max },
    earliest_start_date: policy ? earliestStartOf(policy, now) : null,
  };
});
