import { fen } from '@app/domain/money/money';
import type { Day } from '@app/domain/calendar/day';
import { readHidden } from '@app/domain/persons/hidden-document';
import { createDirectory, type OccupationChoice } from '@app/domain/roster/directory';
import { type ReactNode, Suspense } from 'react';
import { lazyPage } from '../../../../platform/lazy-page.ts';
import { fixedChoices, type Judging, type RosterEntry, type RowView } from '../../../../roster/roster.tsx';
import type { ActivePolicy } from '../../../../policies/policies.tsx';
import type { WorkCompany } from '../../../../work-companies/work-companies.ts';
import { companyChoices, occupationChoices } from './choices.ts';
import { fixOf } from './fixes.ts';
import { type Around, judgedAddition } from './judged-row.ts';
import { addSheet } from './sheet.ts';

type Given = {
  readonly policy: ActivePolicy;
  readonly start_date: Day;
  readonly companies: readonly WorkCompany[];
  readonly occupations: readonly Occupation[];
  readonly readings: Judging['readings'];
  readonly now: Date;
};

type Occupation = Omit<OccupationChoice, 'id'> & { readonly occupation_id: number; readonly series: string };

/** Judges the rows of an addition against the terms and records that the server sent, by the same rules as the server's. */
export const judgingOf = (given: Given): Judging => judgingBy(aroundOf(given));

function aroundOf({ policy, start_date, companies, occupations, readings, now }: Given): Around {
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

/** Comes when somebody looks at a row. */
const Calculation = lazyPage(async () => (await import('../calculation.tsx')).Calculation);

/** The adding sheet, judged against these terms and records. */
export function judgingBy(around: Around): Judging {
  const { context, directory, readings } = around;
  return {
    sheet: addSheet,
    now: context.now,
    directory,
    readings,
    judge(entry) {
      const { key, name, verdicts, cover, premium } = judgedAddition(entry, around);
      const amount_fen = premium?.premium_fen ?? null;
      return { key, name, verdicts, from: cover?.from ?? null, amount_fen };
    },
    // A plan that is sold by the day asks for the last day.
    needs: context.terms.price_unit === 'DAY' ? ['end_date'] : [],
    neededBy: (entry) => (isOtherDocument(entry) ? ['idtype', 'birthday', 'gender'] : []),
    choicesOf(field, row, wording) {
      if (field === 'work_company') return companyChoices(around);
      return field === 'occupation' ? occupationChoices(around, row, wording) : fixedChoices(field, wording);
    },
    fixOf: (found, view) => fixOf(found, view, around),
    workings: (view) => workingsOf(view, around),
  };
}

/** How the premium of a row comes about. */
function workingsOf(view: RowView, around: Around): ReactNode {
  if (!view.isReady) return null;
  const { premium, category } = judgedAddition(view.entry, around);
  return (
    premium &&
    category && (
      <Suspense>
        <Calculation line={{ ...premium, category }} />
      </Suspense>
    )
  );
}

/** Whether a number is written as no resident’s is: with letters in front, or as short as a permit’s. */
const isOtherDocument = ({ idcard, person }: RosterEntry): boolean =>
  person !== null
    ? readHidden(person)?.idtype !== 1
    : /^(?:[A-Za-z]{1,3}\d{4}|\d{8}$|\d{10}[A-Za-z]?$)/.test(idcard.trim());
