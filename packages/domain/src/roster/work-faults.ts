import { type AgeBand, bandOf } from '../persons/age.ts';
import { type Verdict, verdict } from './verdict.ts';

/** As much of a work company as the judgement needs: its review status, and the work types it may place. */
export type WorkCompany = { readonly status: number; readonly occupation_ids: ReadonlySet<number> };

/** A work type: the series whose table it stands in, and its class there, '1' to '6' or 'R' for refused. */
export type Occupation = { readonly series: string; readonly category: string };

/** The review status of a work company: only at an approved one may persons be insured. */
export const workCompanyStatus = {
  draft: 5,
  approved: 10,
  underReview: 20,
  rejected: 30,
  disabled: 40,
} as const;

type Assignment = { readonly work_company_id: number | null; readonly occupation_id: number | null };

type ClassTerms = {
  readonly class_prices: Readonly<Record<string, number>>;
  readonly age_bands: readonly AgeBand[];
};

type WorkContext = {
  readonly terms: ClassTerms & { readonly series: string };
  readonly workCompanies: ReadonlyMap<number, WorkCompany>;
  readonly occupations: ReadonlyMap<number, Occupation>;
};

/**
 * Whether a person may do this work at this place under the plan, and the class that prices it.
 *
 * A work type must be on the work company's list, where an empty list allows nothing, and stand in the plan's
 * series; only there does its class mean anything. Ages may have a highest class of their own.
 *
 * Source: docs/business-rules.md#work-types
 *
 * @param age undefined while the person is not known
 */
export function workFaults(
  { work_company_id, occupation_id }: Assignment,
  { terms, workCompanies, occupations }: WorkContext,
  age: number | undefined,
): { category: string | null; faults: readonly Verdict[] } {
  const company = work_company_id === null ? undefined : workCompanies.get(work_company_id);
  const occupation = occupation_id === null ? undefined : occupations.get(occupation_id);
  const faults: Verdict[] = [...companyFaults(company)];
  if (occupation_id === null || occupation === undefined)
    return { category: null, faults: [...faults, verdict('OCC_UNKNOWN', null)] };

  if (company && !company.occupation_ids.has(occupation_id)) faults.push(verdict('OCC_NOT_ALLOWED', null));
  if (occupation.series !== terms.series)
    return { category: null, faults: [...faults, verdict('OCC_SERIES', null)] };

  const { category } = occupation;
  if (!takesClass(terms, category, age)) faults.push(verdict('OCC_CLASS', { category }));
  return { category, faults };
}

/**
 * Whether a plan insures a class of work: it has a price, and the age none that is lower at most.
 *
 * @param age undefined while the person is not known
 */
export function takesClass(
  { class_prices, age_bands }: ClassTerms,
  category: string,
  age: number | undefined,
): boolean {
  const class_max = age === undefined ? null : (bandOf(age_bands, age)?.class_max ?? null);
  return class_prices[category] !== undefined && (class_max === null || Number(category) <= class_max);
}

function companyFaults(company: WorkCompany | undefined): readonly Verdict[] {
  if (company === undefined) return [verdict('WC_UNKNOWN', null)];
  if (company.status === workCompanyStatus.approved) return [];
  return [verdict(company.status === workCompanyStatus.disabled ? 'WC_DISABLED' : 'WC_PENDING', null)];
}
