import { file_mb_max } from '@app/contract/call';
import { personFields, planSchema as call } from '@app/contract/plans';
import { rows_max } from '@app/contract/policy-changes';
import { workCompanyStatus } from '@app/domain/roster/work-faults';
import { listOccupationsOfSeries } from '../occupations/occupations.ts';
import { answer, type Context } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { findPolicyAt } from '../policies/policies.ts';
import { earliestStartOf } from '../policy-changes/policy-changes.ts';
import { readWorkCompanies } from '../work-companies/work-companies.ts';
import { personForm } from './person-form.ts';
import { type PlanVersion, readSoldVersions } from './plans.ts';

export const planSchema = answer(call, async (context) => {
  const { tx, language } = context;
  const { version, policy } = await readSubject(context);
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
    earliest_start_date: policy ? earliestStartOf(policy, context.now) : null,
  };
});

type Subject = { readonly plan_id?: number | undefined; readonly policy_id?: number | undefined };

/** The plan version in question: that of the policy, or the latest of the plan. */
async function readSubject({ tx, input, now }: Context<Subject>) {
  if ((input.plan_id === undefined) === (input.policy_id === undefined))
    throw new Refusal('VALIDATION', { fields: ['plan_id', 'policy_id'] });
  if (input.policy_id !== undefined) {
    const policy = await findPolicyAt(tx, input.policy_id, now);
    if (!policy) throw new Refusal('NOT_FOUND');
    return { version: policy.version, policy };
  }
  const sold: readonly PlanVersion[] = await readSoldVersions(tx);
  const version = sold.find(({ plan_id }) => plan_id === input.plan_id);
  if (!version) throw new Refusal('NOT_FOUND');
  return { version, policy: undefined };
}
