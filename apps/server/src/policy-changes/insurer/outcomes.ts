import { endOutcomeOf, issuedTooLate, neverCovered, outcomeOf } from '@app/domain/changes/outcome';
import { moveOutcomeOf } from '@app/domain/changes/move-outcome';
import { seatOutcomeOf } from '@app/domain/changes/seat-outcome';
import type { CoverEnd } from '@app/domain/policies/cover';
import type { InsurerAnswer } from '../../insurers/insurer.ts';
import type { Policy } from '../../policies/policies.ts';
import type { lockEnding } from '../legs/end.queries.ts';
import type { lockOpened } from '../legs/legs.queries.ts';

/** What the insurer says in the end; or that it is not asked, since what all the rows hang on was turned down. */
export type FinalAnswer = Exclude<InsurerAnswer, { state: 'pending' }> | { readonly state: 'fallen' };

type Opened = Awaited<ReturnType<typeof lockOpened>>[number];
type Ending = Awaited<ReturnType<typeof lockEnding>>[number];

type Answered = {
  readonly answer: FinalAnswer;
  readonly policy: Policy;
  readonly now: Date;
  /** Whether a row that opens a cover and ends one moves one person. */
  readonly moves: boolean;
};

type Legs = {
  readonly opened: readonly Opened[];
  readonly ending: readonly Ending[];
  /** The rows that open and end nothing. */
  readonly amends: readonly number[];
};

/** What an answer makes of the covers that the rows of a change open and end, and which rows failed. A row that does both is decided as one. */
export function outcomesOf({ opened, ending, amends }: Legs, answered: Answered) {
  const rowNumbers = [...new Set([...[...opened, ...ending].map(({ row_no }) => row_no), ...amends])];
  const reasons = new Map(
    failedRows(answered.answer, rowNumbers).map(({ row_no, reason }) => [row_no, reason]),
  );
  const endOf = new Map(ending.map((end) => [end.row_no, end]));
  const openedRows = new Set(opened.map(({ row_no }) => row_no));

  const seats = opened.flatMap((cover) => {
    const end = endOf.get(cover.row_no);
    return end ? [seatFor(cover, end, !reasons.has(cover.row_no), answered)] : [];
  });
  const added = opened
    .filter(({ row_no }) => !endOf.has(row_no))
    .map((cover) => ({
      ...keysOf(cover),
      ...outcomeOf(answeredCover(cover, !reasons.has(cover.row_no), answered)),
    }));
  const left = ending
    .filter(({ row_no }) => !openedRows.has(row_no))
    .map((end) => ({
      ...keysOf(end),
      outcome: endOutcomeOf({ ...answeredEnd(end), accepted: !reasons.has(end.row_no) }),
    }));
  const failed = [
    ...amends.flatMap((row_no) => (reasons.has(row_no) ? [{ row_no, why: neverCovered }] : [])),
    ...added.flatMap(({ row_no, ended }) => (ended === null ? [] : [{ row_no, why: issuedTooLate }])),
    ...[...left, ...seats.map(({ end }) => end)].flatMap(({ row_no, outcome }) =>
      outcome.state === 'ended'
        ? []
        : [{ row_no, why: outcome.state === 'never' ? neverCovered : issuedTooLate }],
    ),
  ];
  return {
    opened: [...added, ...seats.map(({ cover }) => cover)],
    ended: [...left, ...seats.map(({ end }) => end)],
    // Of what never came to be the insurer has said nothing.
    failed: failed.map(({ row_no, why }) => ({
      row_no,
      reason: why === neverCovered ? why : (reasons.get(row_no) ?? why),
    })),
    person_count: rowNumbers.length,
  };
}

function seatFor(cover: Opened, end: Ending, accepted: boolean, answered: Answered) {
  const outcomeOfBoth = answered.moves ? moveOutcomeOf : seatOutcomeOf;
  const { opened, ended } = outcomeOfBoth({
    opened: answeredCover(cover, accepted, answered),
    ended: {
      ...answeredEnd(end),
      unit_price_fen: end.unit_price_fen,
      cover: { from: end.from, until: end.until },
    },
  });
  return { cover: { ...keysOf(cover), ...opened }, end: { ...keysOf(end), outcome: ended } };
}

const keysOf = ({ row_no, policy_person_id }: Pick<Opened, 'row_no' | 'policy_person_id'>) => ({
  row_no,
  policy_person_id,
});

const answeredCover = (cover: Opened, accepted: boolean, { policy: { version, period }, now }: Answered) => ({
  accepted,
  cover: { from: cover.from, until: cover.until },
  stands_until: cover.stands_until,
  bound_at: cover.bound_at,
  premium_fen: cover.premium_fen,
  unit_price_fen: cover.unit_price_fen,
  price_unit: version.terms.price_unit,
  policy: period,
  now,
});

const answeredEnd = ({ ended, refund_fen, premium_fen, opened_carried_fen, is_empty }: Ending) => ({
  ended: ended as CoverEnd | null,
  refund_fen,
  premium_fen,
  carried_fen: opened_carried_fen,
  isEmpty: is_empty,
});

function failedRows(
  answer: FinalAnswer,
  all: readonly number[],
): readonly { row_no: number; reason: string }[] {
  if (answer.state === 'issued') return [];
  if (answer.state === 'issued_part') return answer.failed;
  if (answer.state === 'fallen') return all.map((row_no) => ({ row_no, reason: neverCovered }));
  return all.map((row_no) => ({ row_no, reason: answer.reason }));
}
