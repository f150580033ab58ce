import type { SentMove } from '@app/contract/policy-changes/moves';
import { moveFaults, movePriceOf, type Workplace } from '@app/domain/changes/transfer';
import { fen } from '@app/domain/money/money';
import { premiumOfPerson } from '@app/domain/money/premium';
import type { RowJudgement } from '@app/domain/roster/roster';
import { inOrder, type Verdict } from '@app/domain/roster/verdict';
import type { Policy } from '../../../policies/policies.ts';
import type { OffJudgement } from '../off/assess.ts';
import type { FoundCover } from '../off/covers.queries.ts';
import type { PassingJudgement } from '../passing.ts';

type Judging = {
  /** The cover that they leave, as a removal judges it. */
  readonly left: OffJudgement;
  readonly cover: FoundCover | null;
  /** The one that they get, as an addition of the days that are left judges it. */
  readonly taken: RowJudgement;
  readonly to: Workplace;
  readonly moving_in: string | null;
  readonly written: SentMove;
};

/** Judges somebody who moves: what keeps them here, what keeps them from there, and what it costs. */
export function judgeMove(judging: Judging, policy: Policy): PassingJudgement {
  const { left, cover, taken, to, moving_in } = judging;
  const { row_no, name } = left;
  const { category } = taken;
  const faults = left.ends && cover ? moveFaults({ from: cover, to, moving_in }) : [];
  const verdicts = inOrder([
    ...left.verdicts,
    ...(left.ends ? errorsOf(taken) : placeErrorsOf(judging)),
    ...faults,
  ]);
  const known = { row_no, name, category, verdicts };
  const isSound = !verdicts.some(({ level }) => level === 'error');
  if (!isSound || !taken.insurable || !left.ends || !cover)
    return { ...known, insurable: false, cover: left.ends?.lost ?? null, premium: null, opens: null };

  const { ends } = left;
  const { price_unit } = policy.version.terms;
  const terms = { price_unit, policy: policy.period };
  const price = movePriceOf(
    { ...ends, category: cover.category },
    { category: taken.category, unit_price_fen: taken.premium.unit_price_fen },
    { ...terms, refund_rule: policy.version.refund_rule },
  );
  const own = price.unit_price_fen === taken.premium.unit_price_fen;
  const line = own
    ? taken.premium
    : premiumOfPerson({
        ...terms,
        cover: ends.lost,
        base_price_fen: price.unit_price_fen,
        loading_percent: 100,
      });
  return {
    ...known,
    insurable: true,
    cover: ends.lost,
    premium: { ...line, premium_fen: price.premium_fen },
    ends: { ...ends, refund_fen: price.refund_fen },
    carried_fen: price.carried_fen,
    opens: {
      ...taken,
      cover: ends.lost,
      premium: { ...line, premium_fen: fen(price.carried_fen + price.premium_fen) },
    },
  };
}

/** Who moves is insured already: what is only to be looked at of them was looked at then. */
const errorsOf = ({ verdicts }: RowJudgement): readonly Verdict[] =>
  verdicts.filter(({ level }) => level === 'error');

/** Of somebody who was not found nothing is known but where they are to go. */
const placeErrorsOf = ({ taken, written }: Judging): readonly Verdict[] =>
  errorsOf(taken).filter(
    ({ field }) =>
      (field === 'work_company' && (written.work_company_id != null || written.work_company !== undefined)) ||
      (field === 'occupation' && written.occupation_id != null),
  );
