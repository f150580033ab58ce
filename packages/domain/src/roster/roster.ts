import { covers, type Day, type Period, readDay } from '../calendar/day.ts';
import type { Fen } from '../money/money.ts';
import { type PremiumLine, type PriceUnit, premiumOfPerson } from '../money/premium.ts';
import { type AgeBand, bandOf } from '../persons/age.ts';
import type { IdType } from '../persons/id-document.ts';
import { readMobile } from '../persons/mobile.ts';
import { isPersonName, normaliseName } from '../persons/person-name.ts';
import type { StartRule } from '../policies/cut-off.ts';
import { ageFaults } from './age-faults.ts';
import { namesakesOf, repeatFaults, withRepeats } from './duplicates.ts';
import { type EarlierCover, earlierCoverFaults } from './earlier-cover-faults.ts';
import { readEnd } from './end-faults.ts';
import { identify, type RosterPerson } from './identify.ts';
import { type Told, toldFaults } from './intent.ts';
import { startFaults } from './start-faults.ts';
import { inOrder, type Verdict, verdict } from './verdict.ts';
import { type Occupation, type WorkCompany, workFaults } from './work-faults.ts';

/** A person as a customer enters them, faults and all. */
export type RosterRow = Told & {
  readonly row_no: number;
  readonly name: string;
  readonly idcard: string;
  /** Stands for a person whose number whoever judges has not seen; `idcard` only shows it then. See `readHidden`. */
  readonly person?: string | null;
  /** Null where none was chosen: the number's shape tells it. */
  readonly idtype?: IdType | null;
  /** Asked for, as `YYYY-MM-DD`, only where the document does not tell it. */
  readonly birthday?: string | null;
  readonly gender?: 'male' | 'female' | null;
  readonly mobile?: string | null;
  readonly work_company_id: number | null;
  readonly occupation_id: number | null;
  /** Null for the start of the whole change. */
  readonly start_date: string | null;
  /** The last covered day, of plans that are sold by the day; null for the policy's end. */
  readonly end_date?: string | null;
  /** What of the row is understood by what was matched before. */
  readonly remembered?: readonly Verdict[];
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

/**
 * What a row is judged against. Who a person is, is told by the key of `personKey`; of `covered`, cover in this policy,
 * of `elsewhere`, in the enterprise's other ones, and of `lastCover`, the last day of what was before.
 */
export type RosterContext = EarlierCover & {
  readonly now: Date;
  readonly terms: PlanTerms;
  readonly policy: Period;
  readonly start_date: Day;
  readonly workCompanies: ReadonlyMap<number, WorkCompany>;
  readonly occupations: ReadonlyMap<number, Occupation>;
  /** Whether the enterprise may not insure a person, by the key. */
  readonly blocked?: (key: string) => boolean;
};

type Known = {
  readonly row_no: number;
  /** The name as it is to be stored. */
  readonly name: string;
  /** The mobile number as it is to be stored; null when there is none or it is faulty. */
  readonly mobile: string | null;
  /** By which the row's person is known, see `personKey`; null when the number is faulty. */
  readonly key: string | null;
  readonly verdicts: readonly Verdict[];
  /** Null when the number is faulty, or the birthday or gender is still to be told. */
  readonly person: RosterPerson | null;
  /** The occupation's class in the plan's series; null when it has none there. */
  readonly category: string | null;
  /** From the row's start to its end or the policy's; null when the policy does not cover the start. */
  readonly cover: Period | null;
};

/** All that it takes to insure somebody. */
type Priced = {
  readonly key: string;
  readonly person: RosterPerson;
  readonly category: string;
  readonly cover: Period;
  readonly premium: PremiumLine;
};

/** A row as it was judged: with a premium where no verdict is an error, and only there. */
export type RowJudgement = Known &
  ({ readonly insurable: false; readonly premium: null } | ({ readonly insurable: true } & Priced));

/**
 * Judges a whole list: each row alone, then the rows that name a person again.
 *
 * Every fault of every row is reported, so that a customer mends a list in one go.
 */
export const judgeRoster = (rows: readonly RosterRow[], context: RosterContext): readonly RowJudgement[] =>
  withDuplicates(rows.map((row) => judgeRow(row, context)));

/**
 * Adds what the rows of a list say of each other: DUP_ROW to the later rows that name the same person, and
 * ID_NAME_MISMATCH to all rows that have one number under several names.
 *
 * @param judgements of `judgeRow`, in the list's order. Who edits a list keeps these, judges the edited row anew and
 *   asks again: rows that repeat nobody come back as the same objects.
 */
export function withDuplicates(judgements: readonly RowJudgement[]): readonly RowJudgement[] {
  const groups = new Map<string, RowJudgement[]>();
  for (const judgement of judgements) {
    const group = judgement.key === null ? undefined : groups.get(judgement.key);
    if (group) group.push(judgement);
    else if (judgement.key !== null) groups.set(judgement.key, [judgement]);
  }
  const namesakes = new Map(
    [...groups].flatMap(([key, rows]) => (rows.length < 2 ? [] : [[key, namesakesOf(rows)] as const])),
  );

  return judgements.map((judgement) => {
    const others = namesakes.get(judgement.key ?? '');
    const repeats = others ? repeatFaults(judgement, others) : [];
    if (repeats.length === 0) return judgement;
    const verdicts = withRepeats(judgement.verdicts, repeats);
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
  const { row_no } = row;
  const name = normaliseName(row.name);
  const start = row.start_date === null ? context.start_date : readDay(row.start_date);
  const { end, faults: endFaults } = readEnd(row.end_date ?? null, start, { policy, ...terms });
  const cover = start !== undefined && covers(policy, start) ? { from: start, to: end } : null;
  const { key, person, faults: idFaults } = identify(row, start ?? context.start_date, context.now);
  const { category, faults: atWork } = workFaults(row, context, person?.age);
  const { mobile, faults: mobileFaults } = contactOf(row.mobile ?? '');

  const verdicts = inOrder([
    ...toldFaults(row),
    ...(isPersonName(name) ? [] : [verdict('NAME', null)]),
    ...idFaults,
    ...(person ? ageFaults(terms.age_bands, person.age) : []),
    ...(key !== null && cover ? earlierCoverFaults({ key, name }, cover, context) : []),
    ...(row.remembered ?? []),
    ...atWork,
    ...startFaults(start, context),
    ...endFaults,
    ...(key !== null && context.blocked?.(key) === true ? [verdict('BLACKLIST', null)] : []),
    ...mobileFaults,
  ]);
  const known = { row_no, name, mobile, key, verdicts, person, category, cover };
  if (verdicts.some(({ level }) => level === 'error')) return { ...known, insurable: false, premium: null };
  return { ...known, insurable: true, ...pricedBy(context, known) };
}

/** @throws RangeError where a row has neither a fault nor all that it takes: a rule is missing */
function pricedBy(context: RosterContext, { row_no, key, person, category, cover }: Known): Priced {
  const premium = person && category && cover && premiumOf(context, { person, cover, category });
  if (key === null || !person || !category || !cover || !premium)
    throw new RangeError(`row ${row_no} has no fault and no price`);
  return { key, person, category, cover, premium };
}

function contactOf(typed: string): { mobile: string | null; faults: readonly Verdict[] } {
  const mobile = readMobile(typed) ?? null;
  const isFaulty = mobile === null && typed.trim() !== '';
  return { mobile, faults: isFaulty ? [verdict('MOBILE', null)] : [] };
}

/** Most rows of a list cost the same for the same days: each premium is worked out once a list, and held once. */
const premiums = new WeakMap<RosterContext, Map<string, PremiumLine>>();

function premiumOf(
  context: RosterContext,
  { person, cover, category }: { person: RosterPerson; cover: Period; category: string },
): PremiumLine | null {
  const { price_unit, class_prices, age_bands } = context.terms;
  const base_price_fen = class_prices[category];
  const band = bandOf(age_bands, person.age);
  if (base_price_fen === undefined || band === undefined) return null;

  const { loading_percent } = band;
  const known = premiums.get(context) ?? new Map<string, PremiumLine>();
  const sameCase = `${base_price_fen} ${loading_percent} ${cover.from} ${cover.to}`;
  const line =
    known.get(sameCase) ??
    premiumOfPerson({ price_unit, base_price_fen, loading_percent, policy: context.policy, cover });
  premiums.set(context, known.set(sameCase, line));
  return line;
}
