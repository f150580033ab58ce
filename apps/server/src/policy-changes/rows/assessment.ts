import { type Day, earlier, later, type Period } from '@app/domain/calendar/day';
import type { Ending } from '@app/domain/changes/ending';
import { type Fen, fen, sum } from '@app/domain/money/money';
import type { PremiumLine } from '@app/domain/money/premium';
import type { Verdict } from '@app/domain/roster/verdict';
import type { Policy } from '../../policies/policies.ts';
import type { WorkCompanyFacts } from '../../work-companies/work-companies.ts';

/** A judged row of any kind of change. */
export type Judged = {
  readonly row_no: number;
  readonly name: string;
  readonly verdicts: readonly Verdict[];
  /** The class of the work; null where it has none in the plan's series. */
  readonly category?: string | null;
} & (Refused | Sound);

/** A row that a verdict keeps from being done. */
type Refused = {
  readonly insurable: false;
  /** The days that it asks for, or that a cover would lose; null while nobody can say. */
  readonly cover: Period | null;
  readonly premium: null;
  readonly ends?: null;
};

/** A row that can be done: it opens cover, ends one, does both, or amends the person of one. */
type Sound = {
  readonly insurable: true;
  /** The days that it opens, or that a cover loses. */
  readonly cover: Period;
  /** What the cover costs that it opens; null where it opens none. */
  readonly premium: PremiumLine | null;
  /** The cover that it ends; none where it ends none. */
  readonly ends?: Ending | null;
  /** What of the premium of the cover that it ends goes over to the one that it opens. */
  readonly carried_fen?: Fen;
  /** The price of one unit of the cover that stays, where it does neither: it amends its person. */
  readonly amends?: { readonly unit_price_fen: Fen };
};

/** Whose cover a row ends that opens another. */
export type Leaver = {
  readonly name: string;
  readonly idcard: string;
  readonly work_company: string;
  readonly occupation_id: number;
};

/** A row as it is told again. */
export type ShownRow = {
  readonly row_no: number;
  readonly name: string;
  /** As it was written, or masked where nobody wrote it. */
  readonly idcard: string;
  readonly work_company_id: number | null;
  readonly work_company?: string | undefined;
  readonly occupation_id: number | null;
  /** Whose seat the person takes, where whoever moves was, or as what whoever is corrected is known; the number masked. */
  readonly leaver?: Leaver | null;
};

/** A list judged against what stands in the database at this moment. */
export type Assessment<Row extends ShownRow = ShownRow, Judgement extends Judged = Judged> = {
  readonly policy: Policy;
  readonly start_date: Day;
  readonly earliest_start_date: Day;
  readonly rows: readonly Row[];
  readonly judgements: readonly Judgement[];
  /** The work companies by number, for the words of an answer. */
  readonly companies: ReadonlyMap<number, WorkCompanyFacts>;
};

/** The first day that the rows open or take away, which decides until when the change can be submitted and undone. */
export const firstStart = ({ judgements, start_date }: Assessment): Day =>
  judgements
    .flatMap(({ cover }) => (cover ? [cover.from] : []))
    .reduce(earlier, judgements[0]?.cover?.from ?? start_date);

/** The first and the last day on which rows that can be done begin and end; those of the whole where none can. */
export function rowDays({ judgements, start_date, policy }: Assessment) {
  const covers = judgements.flatMap((judged) => (judged.insurable ? [judged.cover] : []));
  const starts = covers.length === 0 ? [start_date] : covers.map(({ from }) => from);
  const ends = covers.length === 0 ? [policy.period.to] : covers.map(({ to }) => to);
  return {
    first_start_date: starts.reduce(earlier),
    last_start_date: starts.reduce(later),
    first_end_date: ends.reduce(earlier),
    last_end_date: ends.reduce(later),
  };
}

/** Of rows that end a cover and open none, those that cut one short and those whose cover never begins, each with their first days. */
export function endedCovers({ judgements }: Pick<Assessment, 'judgements'>) {
  const ends = judgements.flatMap((judged) =>
    judged.insurable && !judged.premium ? (judged.ends ?? []) : [],
  );
  const spanOf = (those: readonly Ending[]) => {
    const [first, ...others] = those.map(({ lost }) => lost.from);
    return first === undefined
      ? null
      : {
          cover_count: those.length,
          first_start_date: others.reduce(earlier, first),
          last_start_date: others.reduce(later, first),
        };
  };
  return {
    cut_short: spanOf(ends.filter(({ isCancelled }) => !isCancelled)),
    never_begun: spanOf(ends.filter(({ isCancelled }) => isCancelled)),
  };
}

/** What the rows cost that can be done, and what they give back, in fen. */
export function amountsOf({ judgements }: Assessment): { premium_fen: Fen; refund_fen: Fen } {
  return {
    premium_fen: sum(judgements.flatMap(({ premium }) => (premium ? [premium.premium_fen] : []))),
    refund_fen: sum(judgements.map(({ ends }) => ends?.refund_fen ?? fen(0))),
  };
}
