import type { NewPerson } from '@app/contract/policy-changes/persons';
import { type Day, later } from '@app/domain/calendar/day';
import { normaliseCompanyName } from '@app/domain/companies/company-name';
import { type IdType, personKey } from '@app/domain/persons/id-document';
import { earliestStart } from '@app/domain/policies/cut-off';
import type { Told } from '@app/domain/roster/intent';
import {
  judgeRow,
  type RosterContext,
  type RosterRow,
  type RowJudgement,
  withDuplicates,
} from '@app/domain/roster/roster';
import { findOccupations } from '../../occupations/occupations.ts';
import type { EnterpriseTx } from '../../platform/database.ts';
import { inSlices } from '../../platform/in-slices.ts';
import type { Sealer } from '../../platform/vault.ts';
import { guardShort } from '../../platform/work/short.ts';
import type { Policy } from '../../policies/policies.ts';
import { readWorkCompanies, type WorkCompanyFacts } from '../../work-companies/work-companies.ts';
import type { Assessment } from './assessment.ts';
import { readEarlierCover } from './earlier-cover.ts';
import { guardTyped, type Typing } from './typed-numbers.ts';

/** A row as it was sent, with the company that was named in words: it is told again, also where there is none of that name. */
export type SentRow = RosterRow & { readonly work_company?: string | undefined };

/** A list of persons to be added, judged against what stands in the database at this moment. */
export type AddAssessment = Assessment<SentRow, RowJudgement>;

/** The first day on which cover can begin now: by the cut-off, and not before the policy. */
export const earliestStartOf = ({ version, period }: Policy, now: Date): Day =>
  later(earliestStart(now, version.terms.start_rule), period.from);

type Judged = {
  readonly policy: Policy;
  readonly rows: readonly SentRow[];
  readonly start_date: Day;
  readonly sealer: Sealer;
  readonly now: Date;
  /** Undefined where nobody typed any of the rows. */
  readonly typing?: Typing | undefined;
  /** The covers that the same rows end, a row each: nobody is covered by them beside what the rows open. */
  readonly ends?: ReadonlySet<number> | undefined;
};

/**
 * Judges rows for a policy as they would be judged if confirmed now. Decides nothing and stores nothing but the numbers
 * that were typed and nearly are somebody's, of which too many are refused.
 */
export async function assess(tx: EnterpriseTx, sent: Judged): Promise<AddAssessment> {
  const { policy, rows, start_date, sealer, now, typing, ends } = sent;
  guardShort(rows.length);
  const { terms } = policy.version;
  const named = rows.flatMap(({ occupation_id }) => (occupation_id === null ? [] : [occupation_id]));
  const keys = await inSlices(rows, ({ idtype, idcard }) => personKey(idtype ?? null, idcard));
  const [companies, occupations] = await Promise.all([
    readWorkCompanies(tx),
    findOccupations(tx, terms.series, [...new Set(named)]),
  ]);
  const companyById = new Map(companies.map((company) => [company.company_id, company]));
  const earlier = await readEarlierCover(tx, { policy, keys, companies: companyById, sealer, now, ends });

  const context: RosterContext = {
    now,
    terms,
    policy: policy.period,
    start_date,
    workCompanies: whiteLists(companies, occupations),
    occupations: new Map(occupations.map((occupation) => [occupation.occupation_id, occupation])),
    ...earlier,
  };
  const judged = await inSlices(rows, (row) => judgeRow(row, context));
  // The one place that all judging goes through: nothing of it is told to whoever tries numbers out.
  if (typing) await guardTyped(tx, judged.map(writtenIn(rows)), { typing, sealer, now });
  return {
    policy,
    start_date,
    earliest_start_date: earliestStartOf(policy, now),
    rows,
    judgements: ends ? judged : withDuplicates(judged),
    companies: companyById,
  };
}

const writtenIn =
  (rows: readonly SentRow[]) =>
  ({ key, person }: RowJudgement, place: number) => ({
    text: rows[place]!.idcard,
    named: key === null ? null : { key, idcard: person?.idcard },
  });

/** Which work types may be insured at each work company: its list is by code, a record stands in each series. */
function whiteLists(
  companies: readonly WorkCompanyFacts[],
  occupations: readonly { readonly code: string; readonly occupation_id: number }[],
): RosterContext['workCompanies'] {
  const ofCode = Map.groupBy(occupations, ({ code }) => code);
  return new Map(
    companies.map(({ company_id, status, occupation_codes }) => {
      const listed = occupation_codes.flatMap((code) => ofCode.get(code) ?? []);
      return [
        company_id,
        { status, occupation_ids: new Set(listed.map(({ occupation_id }) => occupation_id)) },
      ];
    }),
  );
}

/** A person of a list, with what the list said of them beside their cells. */
export type ListedPerson = NewPerson &
  Told & {
    /** The first day that whoever sent the list asked for. */
    readonly asked_date?: Day | null;
  };

/** What a customer sent as rows to judge: numbered, and a work company that was named is looked up by its exact name. */
export async function rosterOf(
  tx: EnterpriseTx,
  persons: readonly ListedPerson[],
): Promise<readonly SentRow[]> {
  const named = persons.some(({ work_company }) => work_company !== undefined);
  const companies = named ? await readWorkCompanies(tx) : [];
  const byName = new Map(companies.map(({ name_norm, company_id }) => [name_norm, company_id]));
  return persons.map((person, place) => ({
    row_no: person.row_no ?? place + 1,
    name: person.name,
    idcard: person.idcard,
    intent: person.intent ?? null,
    doubts: person.doubts ?? [],
    work_company_id:
      person.work_company_id ?? byName.get(normaliseCompanyName(person.work_company ?? '')) ?? null,
    work_company: person.work_company,
    occupation_id: person.occupation_id ?? null,
    start_date: person.start_date ?? null,
    end_date: person.end_date ?? null,
    idtype: (person.idtype ?? null) as IdType | null,
    birthday: person.birthday ?? null,
    gender: person.gender ?? null,
    mobile: person.employee_mobile ?? null,
  }));
}
