import { type AgeBand, ageOn, bandOf } from './age.ts';
import { ageFaults } from './age-faults.ts';
import type { StartRule } from './cut-off.ts';
import { covers, type Day, type Period, readDay } from './day.ts';
import { readIdNumber } from './id-number.ts';
import type { Fen } from './money.ts';
import { isPersonName, normaliseName } from './person-name.ts';
import { type PremiumLine, type PriceUnit, premiumOfPerson } from './premium.ts';
import { shanghaiDay } from './shanghai.ts';
import { startFaults } from './start-faults.ts';
import { inOrder, type Verdict, verdict } from './verdict.ts';
import { type Occupation, type WorkCompany, workFaults } from './work-faults.ts';

/** A person as a customer enters them, faults and all. */
export type RosterRow = {
  readonly row_no: number;
  readonly name: string;
  readonly idcard: string;
  readonly work_company_id: number | null;
  readonly occupation_id: number | null;
  /** Null for the start of the whole change. */
  readonly start_date: string | null;
};

/** As much of a plan version as the judgement of a row needs. */
export type PlanTerms = {
  readonly price_unit: PriceUnit;
  readonly series: string;
  /** Fen for one unit by occupation class; a class without a price is not insurable. */
  readonly class_prices: Readonly<Record<string, Fen>>;
  /** In any order, at least one, no age in two of them. */
  readonly age_bands: readonly AgeBand[];
  readonly start_rule: StartRule;
  readonly future_start_days_max: number;
};

/** What a row is judged against. */
export type RosterContext = {
  readonly now: Date;
  readonly terms: PlanTerms;
  readonly policy: Period;
  readonly start_date: Day;
  readonly workCompanies: ReadonlyMap<number, WorkCompany>;
  readonly occupations: ReadonlyMap<number, Occupation>;
  /** The cover that a person, by the 18-character number, already has in this policy. */
  readonly covered: (idcard: string) => readonly Period[];
};

/** Who a row's number says it is; `age` on the day the row starts. */
type RosterPerson = {
  readonly idcard: string;
  readonly birthday: Day;
  readonly gender: 'male' | 'female';
  readonly age: number;
  readonly converted: boolean;
};

export type RowJudgement = {
  readonly row_no: number;
  /** The name as it is to be stored. */
  readonly name: string;
  readonly verdicts: readonly Verdict[];
  /** True when no verdict is an error; only then is there a premium. */
  readonly insurable: boolean;
  /** Null when the number is faulty. */
  readonly person: RosterPerson | null;
  /** The occupation's class in the plan's series; null when it has none there. */
  readonly category: string | null;
  /** From the row's start to the policy's end; null when the policy does not cover the start. */
  readonly cover: Period | null;
  readonly premium: PremiumLine | null;
};

/**
 * Judges a whole list: each row alone, then the rows that name a person again.
 *
 * Every fault of every row is reported, so that a customer mends a list in one go.
 */
export const judgeRoster = (rows: readonly RosterRow[], context: RosterContext): readonly RowJudgement[] =>
  withDuplicates(rows.map((row) => judgeRow(row, context)));

/**
 * Adds DUP_ROW to the later rows of a list that name the same person; the first stays as it is.
 *
 * @param judgements of `judgeRow`, in the list's order. Who edits a list keeps these, judges the edited row anew and
 *   asks again: rows that repeat nobody come back as the same objects.
 */
export function withDuplicates(judgements: readonly RowJudgement[]): readonly RowJudgement[] {
  const first = new Map<string, number>();
  return judgements.map((judgement) => {
    if (judgement.person === null) return judgement;

    const { idcard } = judgement.person;
    const row_no = first.get(idcard);
    if (row_no === undefined) {
      first.set(idcard, judgement.row_no);
      return judgement;
    }
    const verdicts = inOrder([...judgement.verdicts, verdict('DUP_ROW', { row_no })]);
    return { ...judgement, verdicts, insurable: false, premium: null };
  });
}

/**
 * Judges one row by itself: everything but whether the list names the person twice.
 *
 * Source: docs/business-rules.md#row-verdicts
 */
export function judgeRow(row: RosterRow, context: RosterContext): RowJudgement {
  const { terms, policy } = context;
  const name = normaliseName(row.name);
  const start = row.start_date === null ? context.start_date : readDay(row.start_date);
  const cover = start !== undefined && covers(policy, start) ? { from: start, to: policy.to } : null;
  const { person, faults: idFaults } = identify(row.idcard, start ?? context.start_date, context.now);
  const { category, faults: atWork } = workFaults(row, context, person?.age);

  const verdicts: readonly Verdict[] = [
    ...(isPersonName(name) ? [] : [verdict('NAME', null)]),
    ...idFaults,
    ...(person ? ageFaults(terms.age_bands, person.age) : []),
    ...(person && cover ? overlapFaults(context.covered(person.idcard), cover) : []),
    ...atWork,
    ...startFaults(start, context),
  ];
  const insurable = verdicts.every(({ level }) => level !== 'error');
  const premium =
    insurable && person && cover && category ? premiumOf(terms, policy, { person, cover, category }) : null;
  return { row_no: row.row_no, name, verdicts, insurable, person, category, cover, premium };
}

function identify(
  idcard: string,
  start: Day,
  now: Date,
): { person: RosterPerson | null; faults: readonly Verdict[] } {
  const reading = readIdNumber(idcard, shanghaiDay(now));
  if (!reading.ok) return { person: null, faults: [verdict(reading.reason, null)] };

  const { birthday, gender, converted } = reading;
  const person = { idcard: reading.idcard, birthday, gender, age: ageOn(birthday, start), converted };
  return { person, faults: converted ? [verdict('ID15_CONVERTED', null)] : [] };
}

/** The first cover that this one would overlap, if any: nobody is covered twice in one policy. */
const overlapFaults = (covered: readonly Period[], cover: Period): readonly Verdict[] =>
  covered
    .filter(({ from, to }) => from <= cover.to && cover.from <= to)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .slice(0, 1)
    .map(({ from, to }) => verdict('DUP_POLICY', { from, to }));

function premiumOf(
  { price_unit, class_prices, age_bands }: PlanTerms,
  policy: Period,
  { person, cover, category }: { person: RosterPerson; cover: Period; category: string },
): PremiumLine | null {
  const base_price_fen = class_prices[category];
  const band = bandOf(age_bands, person.age);
  if (base_price_fen === undefined || band === undefined) return null;

  return premiumOfPerson({
    price_unit,
    base_price_fen,
    loading_percent: band.loading_percent,
    policy,
    cover,
  });
}
