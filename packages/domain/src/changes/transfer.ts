import { type Fen, fen } from '../money/money.ts';
import { type Verdict, verdict } from '../roster/verdict.ts';
import { type RefundRule, unitKept } from './ending.ts';
import { type PassingCover, type PassingTerms, worthOf } from './worth.ts';

/** Where somebody works, and at what. */
export type Workplace = {
  readonly work_company_id: number | null;
  readonly occupation_id: number | null;
};

/** What is to be known of a move beside the cover that ends and the one that begins. */
export type Move = {
  readonly from: Workplace;
  readonly to: Workplace;
  /** The number of the change that has moved them here and is not answered yet; null where none has. */
  readonly moving_in: string | null;
};

/**
 * What keeps somebody where they are. Who is on the move is not moved on before the insurer has answered: turned down, they go back to
 * where they were, and nobody may have these days.
 *
 * Source: docs/business-rules.md#moving
 */
export const moveFaults = ({ from, to, moving_in }: Move): readonly Verdict[] => [
  ...(moving_in === null ? [] : [verdict('TRANSFER_PENDING', { change_no: moving_in })]),
  ...(from.work_company_id === to.work_company_id && from.occupation_id === to.occupation_id
    ? [verdict('TRANSFER_SAME', null)]
    : []),
];

/** What a move costs or gives back, in fen: of the two amounts one is nothing. */
export type MovePrice = {
  /** What of the premium of the days that are left goes over with whoever moves. */
  readonly carried_fen: Fen;
  readonly premium_fen: Fen;
  readonly refund_fen: Fen;
  /** The price of one unit from then on. */
  readonly unit_price_fen: Fen;
};

/**
 * What it costs to move: the difference to work of another class for the days that are left, up or down. Within a class nothing is paid,
 * and the price stays what it was. Nor does it fall below what the plan keeps: whoever moves to cheaper work and leaves would bring back
 * what leaving alone does not.
 *
 * Source: docs/business-rules.md#moving
 *
 * @param to the class of the work there, and what one unit of it costs this person, after the loading
 */
export function movePriceOf(
  ends: PassingCover & { readonly category: string },
  to: { readonly category: string; readonly unit_price_fen: Fen },
  { refund_rule, ...terms }: PassingTerms & { readonly refund_rule: RefundRule },
): MovePrice {
  const { cover, lost } = ends;
  const unit_price_fen =
    to.category === ends.category
      ? cover.unit_price_fen
      : fen(Math.max(to.unit_price_fen, unitKept(cover, lost.from, refund_rule)));
  const { paid_fen, difference_fen } = worthOf(ends, unit_price_fen, terms);
  return {
    carried_fen: fen(Math.max(0, Math.min(paid_fen, paid_fen + difference_fen))),
    premium_fen: fen(Math.max(0, difference_fen)),
    refund_fen: fen(Math.min(paid_fen, Math.max(0, -difference_fen))),
    unit_price_fen,
  };
}
