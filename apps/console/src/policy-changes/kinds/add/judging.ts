import { fen } from '@app/domain/money/money';
import type { Day } from '@app/domain/calendar/day';
import { createDirectory, type OccupationChoice } from '@app/domain/roster/directory';
import type { Judging } from '../../../roster/roster.tsx';
import type { ActivePolicy } from '../../../policies/policies.tsx';
import type { WorkCompany } from '../../../work-companies/work-companies.ts';

type Occupation = Omit<OccupationChoice, 'id'> & { readonly occupation_id: number; readonly series: string };

/** What the rows of an addition are judged against: the terms and records that the server sent, by the same rules as the server's. */
export function judgingOf({
  policy,
  start_date,
  companies,
  occupations,
  readings,
  now,
}: {
  readonly policy: ActivePolicy;
  readonly start_date: Day;
  readonly companies: readonly WorkCompany[];
  readonly occupations: readonly Occupation[];
  readonly readings: Judging['readings'];
  readonly now: Date;
}): Judging {
  const idsOfCode = Map.groupBy(occupations, ({ code }) => code);
  const idsOf = (codes: readonly string[]) =>
    codes.flatMap((code) => (idsOfCode.get(code) ?? []).map(({ occupation_id }) => occupation_id));
  const { effective_mode, cutoff_time, price_type, series, age_bands, future_start_days_max } = policy;

  return {
    readings,
    directory: createDirectory(
      companies.map(({ company_id, ...company }) => ({ id: company_id, ...company })),
      occupations.map(({ occupation_id, ...occupation }) => ({ id: occupation_id, ...occupation })),
    ),
    context: {
      now,
      start_date,
      policy: { from: policy.start_date, to: policy.end_date },
      workCompanies: new Map(
        companies.map(({ company_id, status, occupation_codes }) => [
          company_id,
          { status, occupation_ids: new Set(idsOf(occupation_codes)) },
        ]),
      ),
      occupations: new Map(occupations.map((occupation) => [occupation.occupation_id, occupation])),
      // Who is covered already, only the server knows: it says so when the list is checked.
      covered: () => [],
      terms: {
        price_unit: price_type,
        series,
        class_prices: Object.fromEntries(
          policy.prices.map(({ category, price_fen }) => [category, fen(price_fen)]),
        ),
        age_bands,
        start_rule: { effective_mode, cutoff_time },
        future_start_days_max,
      },
    },
  };
}
