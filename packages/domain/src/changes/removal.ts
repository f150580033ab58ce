import { type Day, type Period, readDay } from '../calendar/day.ts';
import type { PriceUnit } from '../money/premium.ts';
import type { StartRule } from '../policies/cut-off.ts';
import { type Told, toldFaults } from '../roster/intent.ts';
import { inOrder, type Verdict, verdict } from '../roster/verdict.ts';
import {
  earliestOff,
  type Ending,
  isCancelled,
  refundOf,
  type RefundRule,
  type RemovableCover,
} from './ending.ts';
import { type Whom, whomFaults } from './whom.ts';

/** Somebody to be taken off, with the covers that what was written can mean. */
export type RemovalRow = Told & {
  readonly row_no: number;
  readonly name: string;
  /** The first day without cover; null for that of the whole change. */
  readonly start_date: string | null;
  readonly found: readonly RemovableCover[];
  readonly whom: Whom;
  /** Who is covered under nearly this name, where nobody was found. */
  readonly near: readonly string[];
};

/** What a removal is judged by. */
export type RemovalContext = {
  readonly now: Date;
  /** The first day without cover of rows that name none. */
  readonly start_date: Day;
  readonly policy: Period;
  readonly price_unit: PriceUnit;
  readonly start_rule: StartRule;
  readonly refund_rule: RefundRule;
};

export type RemovalJudgement = {
  readonly row_no: number;
  readonly name: string;
  readonly verdicts: readonly Verdict[];
} & (
  | { readonly insurable: false; readonly ends: null }
  | { readonly insurable: true; readonly ends: Ending }
);

/**
 * Judges a list of persons to be taken off: each row alone, then the rows that mean a person again.
 *
 * Source: docs/business-rules.md#removing
 */
export function judgeRemovals(
  rows: readonly RemovalRow[],
  context: RemovalContext,
): readonly RemovalJudgement[] {
  const first = new Map<number, number>();
  return rows.map((row) => {
    const judged = withTold(row, judgeRemoval(row, context));
    if (judged.ends === null) return judged;
    const { policy_person_id } = judged.ends.cover;
    const row_no = first.get(policy_person_id);
    if (row_no === undefined) {
      first.set(policy_person_id, row.row_no);
      return judged;
    }
    return refused(row, [...judged.verdicts, verdict('DUP_ROW', { row_no })]);
  });
}

/**
 * Nobody is taken off against the words of the list, for somebody of another name or company, or with a cell that was only one way to
 * read it, before somebody has looked.
 */
function withTold(row: RemovalRow, judged: RemovalJudgement): RemovalJudgement {
  const [only, ...others] = row.found;
  const against = only === undefined || others.length > 0 ? [] : whomFaults(row.whom, only);
  const told = leaverFaults(row);
  if (told.length + against.length === 0) return judged;
  const verdicts = inOrder([...told, ...against, ...judged.verdicts]);
  const name = against.some(({ code }) => code === 'OFF_OTHER_NAME') ? row.name : judged.name;
  return told.length > 0 || against.some(({ level }) => level === 'error')
    ? refused({ ...row, name }, verdicts)
    : { ...judged, verdicts };
}

/** What a list says of somebody who is to be taken off by it, beside their cells. */
export const leaverFaults = ({ intent, doubts }: Told): readonly Verdict[] => [
  ...(intent
    ? [verdict(intent.kind === 'out' ? 'INTENT_OUT' : 'INTENT_STAYS', { words: intent.words })]
    : []),
  ...toldFaults({ doubts: doubts ?? [] }),
];

function judgeRemoval(row: RemovalRow, context: RemovalContext): RemovalJudgement {
  const [only, ...others] = row.found;
  if (only === undefined) return refused(row, [verdict('NOT_INSURED', { near: row.near.join('、') })]);
  if (others.length > 0) return refused(row, [verdict('AMBIGUOUS', { count: row.found.length })]);
  const named = { ...row, name: only.name };
  if (only.ended_in !== null)
    return refused(named, [verdict('ALREADY_PENDING_OFF', { change_no: only.ended_in })]);

  const asked = row.start_date === null ? context.start_date : readDay(row.start_date);
  const earliest_off_date = earliestOff(context.now, context.start_rule);
  if (asked === undefined || asked < earliest_off_date)
    return refused(named, [verdict('OFF_DATE_EARLY', { earliest_off_date })]);
  if (asked > only.cover.to) return refused(named, [verdict('OFF_DATE_LATE', { last_day: only.cover.to })]);
  return {
    row_no: row.row_no,
    name: only.name,
    verdicts: [],
    insurable: true,
    ends: endingOf(only, asked, context),
  };
}

function endingOf(
  cover: RemovableCover,
  off_from: Day,
  { policy, price_unit, refund_rule }: RemovalContext,
): Ending {
  const cancelled = isCancelled(cover.cover, off_from);
  return {
    cover,
    isCancelled: cancelled,
    lost: { from: cancelled ? cover.cover.from : off_from, to: cover.cover.to },
    refund_fen: refundOf({ ...cover, policy, price_unit }, off_from, refund_rule),
  };
}

const refused = ({ row_no, name }: RemovalRow, verdicts: readonly Verdict[]): RemovalJudgement => ({
  row_no,
  name,
  verdicts: inOrder(verdicts),
  insurable: false,
  ends: null,
});
