import type { EnterpriseTx } from '../platform/database.ts';
import { findCompanies, insertCompany } from './queries.ts';

/** A work company with its white list, as the judgement of a row needs it. */
export type WorkCompanyFacts = {
  readonly company_id: number;
  readonly name: string;
  readonly name_norm: string;
  readonly status: number;
  readonly occupation_codes: readonly string[];
  /** Words of lists that are remembered to mean it. */
  readonly known_as: readonly string[];
};

/** All work companies of the enterprise: an employer has dozens, so that a list is read whole. */
export const readWorkCompanies = (tx: EnterpriseTx): Promise<readonly WorkCompanyFacts[]> =>
  findCompanies(tx);

/** Adds a work company with its white list. */
export const openWorkCompany = insertCompany;
