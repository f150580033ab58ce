import type { Day } from '@app/domain/calendar/day';
import { intentCodes, intentKinds, isSettled } from '@app/domain/roster/intent';
import type { Verdict, VerdictCode } from '@app/domain/roster/verdict';

/** What one row adds to the totals. */
export type Share = {
  readonly head: boolean;
  readonly valid: boolean;
  readonly checking: boolean;
  /** What it costs, or gives back. */
  readonly amount_fen: number;
  /** The first day that it is about; null where there is none yet. */
  readonly from: Day | null;
  /** The findings that are shown on the row. */
  readonly shown: readonly Verdict[];
};

/** What stands beside the list while it is written. */
export type RosterSummary = {
  readonly heads: number;
  readonly valid: number;
  /** Those of the valid rows of which the server has yet to say what it alone knows. */
  readonly checking: number;
  /** Rows with an error that is shown, but for those about which nothing is to be done; a row that is still being typed has none yet. */
  readonly faulty: number;
  readonly amount_fen: number;
  /** The days that the rows are about which can be done, of all where none can: the first, and whether others follow. */
  readonly starts: { readonly first: Day | null; readonly isOne: boolean };
  /** Rows by finding, in the order in which findings are reported. */
  readonly kinds: readonly {
    readonly code: VerdictCode;
    readonly level: Verdict['level'];
    readonly rows: number;
    /** Those of them that can be done as they stand. */
    readonly ready: number;
  }[];
  /** Rows that wait to be judged: the figures are not whole until there are none. */
  readonly left: number;
};

/** How many rows the list names for another reason than it is for: a row has one at most. */
export const toldIn = ({ kinds }: Pick<RosterSummary, 'kinds'>): number =>
  kinds.reduce((told, { code, rows }) => (code.startsWith('INTENT_') ? told + rows : told), 0);

/** How many of those leave, or were left out by hand; all others are still to be insured, or asked about. */
export const settledIn = ({ kinds }: Pick<RosterSummary, 'kinds'>): number =>
  kinds.reduce((told, { code, rows }) => (isSettledCode(code) ? told + rows : told), 0);

const isSettledCode = (code: VerdictCode): boolean =>
  intentKinds.some((kind) => isSettled(kind) && intentCodes[kind] === code);

/** How many begin by a list of those who leave: nothing is to be done about them on it. */
export const startersIn = ({ kinds }: Pick<RosterSummary, 'kinds'>): number =>
  kinds.find(({ code }) => code === 'INTENT_START')?.rows ?? 0;

/** Of a row about which nothing is to be done on this list. */
export const isQuiet = (shown: readonly Verdict[]): boolean =>
  shown.some(({ code }) => code === 'INTENT_START');

/** The totals of the rows that were judged. */
type Totals = Omit<RosterSummary, 'left'>;

export type Tally = {
  readonly exchange: (before: Share | undefined, after: Share | undefined) => void;
  /** The same object until something changed. */
  readonly summary: () => Totals;
};

/** Keeps the totals row by row, so that they are there at once however long the list is. */
export function createTally(order: readonly VerdictCode[]): Tally {
  const totals = { heads: 0, valid: 0, checking: 0, faulty: 0, amount_fen: 0 };
  const kinds = new Map<VerdictCode, { level: Verdict['level']; rows: number; ready: number }>();
  const starts = new Map<Day, { rows: number; ready: number }>();
  let summary: Totals | undefined;

  function count({ head, valid, checking, amount_fen, from, shown }: Share, sign: 1 | -1): void {
    totals.heads += head ? sign : 0;
    totals.valid += valid ? sign : 0;
    totals.checking += checking ? sign : 0;
    totals.faulty += shown.some(({ level }) => level === 'error') && !isQuiet(shown) ? sign : 0;
    totals.amount_fen += sign * amount_fen;
    if (from !== null) {
      const { rows = 0, ready = 0 } = starts.get(from) ?? {};
      starts.set(from, { rows: rows + sign, ready: ready + (valid ? sign : 0) });
    }
    for (const { code, level } of shown) {
      const { rows = 0, ready = 0 } = kinds.get(code) ?? {};
      kinds.set(code, { level, rows: rows + sign, ready: ready + (valid ? sign : 0) });
    }
  }

  return {
    exchange(before, after) {
      if (before) count(before, -1);
      if (after) count(after, 1);
      summary = undefined;
    },
    summary() {
      summary ??= {
        ...totals,
        starts: startsOf(starts, totals.valid > 0 ? 'ready' : 'rows'),
        kinds: order.flatMap((code) => {
          const kind = kinds.get(code);
          return kind && kind.rows > 0 ? [{ code, ...kind }] : [];
        }),
      };
      return summary;
    },
  };
}

function startsOf(
  starts: ReadonlyMap<Day, { readonly rows: number; readonly ready: number }>,
  of: 'rows' | 'ready',
): RosterSummary['starts'] {
  const [first = null, ...others] = [...starts]
    .flatMap(([day, counts]) => (counts[of] > 0 ? [day] : []))
    .toSorted();
  return { first, isOne: others.length === 0 };
}
