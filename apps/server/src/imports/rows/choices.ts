import { createDirectory, type Directory } from '@app/domain/roster/directory';
import { listOccupationsOfSeries } from '../../occupations/occupations.ts';
import type { EnterpriseTx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findPolicyAt, type Policy } from '../../policies/policies.ts';
import { readWorkCompanies } from '../../work-companies/work-companies.ts';

/** A policy, and what the written work companies and work types of a list for it can mean. */
export type Choices = { readonly policy: Policy; readonly directory: Directory };

/** Reads them. Refuses with NOT_FOUND for a policy that is not the enterprise's. */
export async function readChoices(tx: EnterpriseTx, policy_id: number, now: Date): Promise<Choices> {
  const policy = await findPolicyAt(tx, policy_id, now);
  if (!policy) throw new Refusal('NOT_FOUND');
  const [companies, occupations] = await Promise.all([
    readWorkCompanies(tx),
    listOccupationsOfSeries(tx, policy.version.terms.series),
  ]);
  const directory = createDirectory(
    companies.map(({ company_id, name, status, occupation_codes, known_as }) => ({
      id: company_id,
      name,
      status,
      occupation_codes,
      known_as,
    })),
    occupations.map(({ occupation_id, code, name, name_en, category, aliases, known_as }) => ({
      id: occupation_id,
      code,
      name,
      name_en,
      category,
      aliases,
      known_as,
    })),
  );
  return { policy, directory };
}
