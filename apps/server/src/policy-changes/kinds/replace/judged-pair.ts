import { replaceFaults, type SeatPrice, seatPriceOf } from '@app/domain/changes/replacement';
import { fen } from '@app/domain/money/money';
import { type PremiumLine, premiumOfPerson } from '@app/domain/money/premium';
import type { RowJudgement } from '@app/domain/roster/roster';
import { inOrder, type Verdict, verdict } from '@app/domain/roster/verdict';
import type { Policy } from '../../../policies/policies.ts';
import type { FoundCover } from '../off/covers.queries.ts';
import type { OffJudgement } from '../off/assess.ts';
import type { PassingJudgement } from '../passing.ts';
import type { Seats } from './seats.ts';

/** Who leaves by a pair: as a removal judges them, and whose cover it is where it is one. */
type Left = {
  readonly isWritten: boolean;
  readonly judgements: readonly OffJudgement[];
  readonly cover: FoundCover | null;
};

/** Who comes by a pair, as an addition judges them for the days that the other loses. */
type Taken = {
  readonly isWritten: boolean;
  readonly judgement: RowJudgement;
  readonly work_company_id: number | null;
};

type Side = { readonly left: Left; readonly taken: Taken };

/** Judges pairs whose sides are judged: by the plan's rule, and what each costs. */
export function judgePairs(
  pairs: readonly Side[],
  policy: Policy,
  seats: Seats,
): readonly PassingJudgement[] {
  const { terms, replace_rule: rule } = policy.version;
  const context = { rule, price_unit: terms.price_unit, policy: policy.period, usedIn: seats.usedIn };
  const faults = replaceFaults(
    pairs.map(({ left, taken }) => ({ left: placeOf(left, seats), taken: placeTakenBy(taken) })),
    context,
  );
  return pairs.map((pair, place) => judgementOf(pair, faults[place]!, context));
}

function placeOf({ judgements, cover }: Left, { seatOf }: Seats) {
  const [only, ...others] = judgements.flatMap(({ ends }) => ends ?? []);
  if (only === undefined || others.length > 0 || cover === null) return null;
  return { ends: only, seat_id: seatOf(cover.policy_person_id), category: cover.category };
}

const placeTakenBy = ({ isWritten, judgement, work_company_id }: Taken) => ({
  work_company_id,
  category: isWritten ? judgement.category : null,
  premium: judgement.premium,
});

type Terms = Parameters<typeof seatPriceOf>[2];

function judgementOf({ left, taken }: Side, faults: readonly Verdict[], terms: Terms): PassingJudgement {
  const { judgement } = taken;
  const [end] = left.judgements;
  const verdicts = inOrder([...leaverFaults(left), ...newcomerFaults(left, taken), ...faults]);
  const { row_no, name, category } = judgement;
  const known = { row_no, name: name || (end?.name ?? ''), category, verdicts };
  const isSound = !verdicts.some(({ level }) => level === 'error');
  if (!isSound || !judgement.insurable || !end?.ends)
    return { ...known, insurable: false, cover: null, premium: null, opens: null };

  const ends = end.ends;
  const seat = seatPriceOf(ends, judgement.premium.unit_price_fen, terms);
  const line = lineOf(judgement.premium, seat, ends.lost, terms);
  return {
    ...known,
    insurable: true,
    cover: ends.lost,
    premium: line,
    ends: { ...ends, refund_fen: fen(0) },
    carried_fen: seat.carried_fen,
    opens: {
      ...judgement,
      cover: ends.lost,
      premium: { ...line, premium_fen: fen(seat.carried_fen + seat.premium_fen) },
    },
  };
}

/** The calculation of the days at the price that the seat has from then on, of which only the difference is paid. */
function lineOf(
  own: PremiumLine,
  { unit_price_fen, premium_fen }: SeatPrice,
  cover: PremiumPeriod,
  { price_unit, policy }: Terms,
): PremiumLine {
  const asSeat = { price_unit, policy, cover, base_price_fen: unit_price_fen, loading_percent: 100 };
  const line = unit_price_fen === own.unit_price_fen ? own : premiumOfPerson(asSeat);
  return { ...line, premium_fen };
}

type PremiumPeriod = Parameters<typeof premiumOfPerson>[0]['cover'];

function leaverFaults({ isWritten, judgements }: Left): readonly Verdict[] {
  if (!isWritten) return [verdict('PAIR_UNBALANCED', { missing: 'leaver' })];
  const verdicts = judgements[0]?.verdicts ?? [];
  const several = judgements.length > 1 ? [verdict('REPLACE_SEVERAL', { count: judgements.length })] : [];
  return [...verdicts, ...several];
}

/** Where nobody says where they work it is known only once the other is, whose seat they take. */
function newcomerFaults({ cover }: Left, { isWritten, judgement }: Taken): readonly Verdict[] {
  if (!isWritten) return [verdict('PAIR_UNBALANCED', { missing: 'newcomer' })];
  if (cover !== null) return judgement.verdicts;
  return judgement.verdicts.filter(({ code }) => code !== 'WC_UNKNOWN' && code !== 'OCC_UNKNOWN');
}
