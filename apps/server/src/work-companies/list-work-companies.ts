import { statusText } from '@app/contract/words/words';
import { listWorkCompanies as call } from '@app/contract/work-companies';
import { normaliseCompanyName } from '@app/domain/companies/company-name';
import { listOccupationsOfSeries } from '../occupations/occupations.ts';
import { answer } from '../platform/answer.ts';
import type { EnterpriseTx } from '../platform/database.ts';
import { pageOf } from '../platform/page.ts';
import { Refusal } from '../platform/refusal.ts';
import { findPolicyAt } from '../policies/policies.ts';
import { countCovered, listCompanyRows } from './queries.ts';

export const listWorkCompanies = answer(call, async ({ tx, input, now, language }) => {
  const { policy_id } = input;
  const occupations = policy_id === undefined ? undefined : await occupationsOf(tx, policy_id, now);
  const { rows, total } = await listCompanyRows(tx, {
    ...input,
    status: input.status,
    name_norm: normaliseCompanyName(input.keywords),
  });
  const companyIds = rows.map(({ company_id }) => company_id);
  const covered = await countCovered(tx, companyIds, { policy_id, now });
  return pageOf(
    input,
    total,
    rows.map((row) => ({
      ...row,
      status_text: statusText(language, 'workCompany', row.status),
      occupation: row.occupation_codes.flatMap((code) => occupations?.get(code) ?? []),
      active_count: covered.get(row.company_id) ?? 0,
    })),
  );
});

/** The work types of a policy's series, by code. */
async function occupationsOf(tx: EnterpriseTx, policy_id: number, now: Date) {
  const policy = await findPolicyAt(tx, policy_id, now);
  if (!policy) throw new Refusal('NOT_FOUND');
  const occupations = await listOccupationsOfSeries(tx, policy.version.terms.series);
  return new Map(occupations.map((occupation) => [occupation.code, occupation]));
}
