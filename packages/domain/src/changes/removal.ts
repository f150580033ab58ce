import { addDays, type Day, later, type Period, readDay } from '../calendar/day.ts';
import { shanghaiDay } from '../calendar/shanghai.ts';
import type { PriceUnit } from '../money/premium.ts';
import type { StartRule } from '../policies/cut-off.ts';
import type { Told } from '../roster/intent.ts';
import { inOrder, type Verdict, verdict } from '../roster/verdict.ts';
import {
  earliestOff,
  type Ending,
  isCancelled,
  refundOf,
  type RefundRule,
  type RemovableCover,
} from './ending.ts';
import { leaverFaults } from './leaver-faults.ts';
import { type Whom, whomFaults } from './whom.ts';

/** Somebody to be taken off, with the covers that what was written can mean. */
export type RemovalRow = Told & {
  readonly row_no: number;
  readonly name: string;
  /** The first day without cover; null for that of the whole change. */
  readonly start_date: string | null;
  /** The same as whoever sent the list has it; null where it was typed here. */
  readonly asked_date: string | null;
  readonly found: readonly RemovableCover[];
  /** The covers of who was found at other companies than the one that is written, which go on. */
  readonly elsewhere: readonly RemovableCover[];
  /** By which change another person who can be meant by what is written was taken off not long ago; null where none was. */
  readonly namesake_left_in: string | null;
  readonly whom: Whom;
  /** Who is covered under nearly this name, where nobody was found: at the company that the row names, where it names one. */
  readonly near: readonly string[];
  /** How many are covered there under this very name, where nobody was found: the number is not theirs. */
  readonly namesakes: number;
  /** The first cover of who was found in another policy of the same kind of insurance that nobody has ended; null where there is none. */
  readonly beyond?: CoverBeyond | null;
  /** The other policy that covers whom this one does not, where there is one. */
  readonly other_policy_no?: string | undefined;
};

/** A cover in another policy, by its days. */
export type CoverBeyond = Period & { readonly policy_no: string };

/** What a removal is judged by. */
export type RemovalContext = {
  readonly now: Date;
  /** The first day without cover of rows that name none. */
  readonly start_date: Day;
  readonly policy: Period;
  readonly price_unit: PriceUnit;
  readonly start_rule: StartRule;
  readonly refund_rule: RefundRule;
  /** Whether somebody goes on with the place that is left: by a move or a replacement, not by a removal. */
  readonly isPassedOn?: boolean;
};

export type RemovalJudgement = {
  readonly row_no: number;
  readonly name: string;
  readonly verdicts: readonly Verdict[];
} & (
  | { readonly insurable: false; readonly ends: null }
  /** The covers of one person, by their days: whoever leaves, leaves all that is not over by then. */
  | { readonly insurable: true; readonly ends: readonly [Ending, ...Ending[]] }
);

/**
 * Judges a list of persons to be taken off: each row alone, then the rows that mean a cover again. A row whose covers other rows end in
 * part ends the rest.
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
    const numberOf = ({ cover }: Ending) => cover.policy_person_id;
    const [only, ...others] = judged.ends.filter((end) => !first.has(numberOf(end)));
    if (only === undefined) {
      const row_no = first.get(numberOf(judged.ends[0]))!;
      return refused(row, [...judged.verdicts, verdict('DUP_ROW', { row_no })]);
    }
    for (const end of [only, ...others]) first.set(numberOf(end), row.row_no);
    return { ...judged, ends: [only, ...others] };
  });
}

/**
 * Nobody is taken off against the words of the list, for somebody of another name or company, or with a cell that was only one way to read
 * it, before somebody has looked.
 */
function withTold(row: RemovalRow, judged: RemovalJudgement): RemovalJudgement {
  const against = againstWhom(row);
  const told = leaverFaults(row);
  if (told.length + against.length === 0) return judged;
  // Who begins is covered by nothing yet, and nobody asks why.
  if (row.found.length === 0 && told.some(({ code }) => code === 'INTENT_START')) return refused(row, told);
  const verdicts = inOrder([...told, ...against, ...judged.verdicts]);
  const name = against.some(({ code }) => code === 'OFF_OTHER_NAME') ? row.name : judged.name;
  return told.length > 0 || against.some(({ level }) => level === 'error')
    ? refused({ ...row, name }, verdicts)
    : { ...judged, verdicts };
}

/** What the row says against whom it was found to mean: of one with several covers, what holds for each of these. */
function againstWhom({ found, whom, namesake_left_in: change_no }: RemovalRow): readonly Verdict[] {
  if (headsIn(found) !== 1) return [];
  const [first = [], ...others] = found.map((cover) => whomFaults(whom, cover));
  const faults = others.every((other) => other.length > 0) ? first : [];
  return change_no === null ? faults : [...faults, verdict('OFF_NAMESAKE_LEFT', { change_no })];
}

/** How many persons the covers are of. */
export const headsIn = (found: readonly Pick<RemovableCover, 'employee_id'>[]): number =>
  new Set(found.map(({ employee_id }) => employee_id)).size;

function judgeRemoval(row: RemovalRow, context: RemovalContext): RemovalJudgement {
  const [one] = row.found;
  if (one === undefined) return refused(row, [verdict('NOT_INSURED', notFoundOf(row))]);
  const count = headsIn(row.found);
  if (count > 1) return refused(row, [verdict('AMBIGUOUS', { count })]);
  const named = { ...row, name: one.name };
  const change_no = row.found.find(({ corrected_in }) => corrected_in)?.corrected_in;
  if (change_no) return refused(named, [verdict('CORRECTION_PENDING', { change_no })]);
  const ended = row.found.flatMap((cover) =>
    cover.ended_in === null ? [] : [{ ...cover, ended_in: cover.ended_in }],
  );
  const last = ended.at(-1);
  if (last !== undefined && ended.length === row.found.length)
    return refused(named, [verdict('ALREADY_PENDING_OFF', { change_no: last.ended_in })]);

  const earliest_off_date = earliestOff(context.now, context.start_rule);
  const passed = passedDay(row, context.now);
  const said = row.start_date === null ? context.start_date : readDay(row.start_date);
  const asked = passed === undefined ? said : earliest_off_date;
  if (asked === undefined || asked < earliest_off_date)
    return refused(named, [verdict('OFF_DATE_EARLY', { earliest_off_date })]);
  // What ends already ends once: whoever is to leave before it cannot by this row.
  const running = ended.find(({ cover }) => cover.to >= asked);
  if (running !== undefined)
    return refused(named, [verdict('ALREADY_PENDING_OFF', { change_no: running.ended_in })]);
  const [next, ...others] = row.found
    .filter(({ cover, ended_in }) => ended_in === null && cover.to >= asked)
    .toSorted((a, b) => (a.cover.from < b.cover.from ? -1 : 1))
    .map((cover) => endingOf(cover, asked, context));
  if (next === undefined) {
    const last_day = row.found.map(({ cover }) => cover.to).reduce(later);
    return refused(named, [verdict('OFF_DATE_LATE', { last_day })]);
  }
  const stays = row.elsewhere.filter(({ cover, ended_in }) => ended_in === null && cover.to >= asked);
  const staying = stays.map(({ work_company, cover }) =>
    verdict('OFF_STAYS_COVERED', { work_company, ...cover }),
  );
  const verdicts = [
    ...staying,
    ...goesOn(row.beyond, asked),
    ...(context.isPassedOn ? [] : tookPlace(next, asked)),
    ...endsLater(passed, next),
  ];
  return { row_no: row.row_no, name: one.name, verdicts, insurable: true, ends: [next, ...others] };
}

/** Whoever is renewed already stays covered by the policy that follows: nobody means to pay for that. */
const goesOn = (beyond: RemovalRow['beyond'], asked: Day): readonly Verdict[] =>
  beyond && beyond.to >= asked ? [verdict('OFF_GOES_ON', { ...beyond })] : [];

/** So long it is remembered that somebody has taken the place of another. */
const taken_days = 31;

/** Whoever was replaced does not come back because the one leaves who came. */
const tookPlace = ({ cover: { cover, took_place_in: change_no } }: Ending, asked: Day): readonly Verdict[] =>
  change_no && cover.from > addDays(asked, -taken_days)
    ? [verdict('OFF_TOOK_PLACE', { change_no, from: cover.from })]
    : [];

/** So many days back, the day of a list is one of which somebody tells late; before, it may be of another year. */
const told_late_days = 31;

/**
 * The first day without cover of a list that whoever sent it tells late: nobody's cover ends in the past. One that was typed here is asked
 * about.
 */
function passedDay({ start_date, asked_date }: RemovalRow, now: Date): Day | undefined {
  const day = start_date === asked_date ? readDay(start_date ?? '') : undefined;
  const today = shanghaiDay(now);
  return day !== undefined && day <= today && day > addDays(today, -told_late_days) ? day : undefined;
}

/** A cover that never begins ends on no day. */
const endsLater = (passed: Day | undefined, { lost, isCancelled: cancelled }: Ending): readonly Verdict[] =>
  passed === undefined || cancelled
    ? []
    : [verdict('OFF_DATE_PASSED', { said: addDays(passed, -1), last_day: addDays(lost.from, -1) })];

const notFoundOf = ({ near, namesakes, other_policy_no: policy_no }: RemovalRow) => ({
  near: near.join('、'),
  ...(namesakes > 0 ? { namesakes } : {}),
  ...(policy_no === undefined ? {} : { policy_no }),
});

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
