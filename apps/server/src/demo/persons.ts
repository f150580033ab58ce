import type { NewPerson } from '@app/contract/policy-changes/persons';
import type { Platform } from '../platform/context.ts';
import type { Assignment } from './assignments.ts';
import type { Office } from './office.ts';
import { findSeriesIds } from './queries.ts';

/** Assignments as a customer sends them for a policy of a series. */
export async function personsOf(
  { database }: Platform,
  { enterpriseId, companyIds }: Office,
  series: string,
  assignments: readonly Assignment[],
): Promise<readonly NewPerson[]> {
  const occupations = await database.inEnterprise(enterpriseId, (tx) => findSeriesIds(tx, series));
  return assignments.map(({ name, idcard, company, code }, place) => ({
    row_no: place + 1,
    name,
    idcard,
    work_company_id: companyIds[company]!,
    occupation_id: occupations.get(code)!,
  }));
}
