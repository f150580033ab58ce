import { type EndedCover, refundOf } from '@app/domain/changes/ending';
import { daysOf } from '@app/domain/changes/outcome';
import { worthOf } from '@app/domain/changes/worth';
import { type Fen, fen } from '@app/domain/money/money';
import type { Policy } from '../../policies/policies.ts';
import type { EnterpriseTx } from '../../platform/database.ts';
import { findFollowing, type Following } from './following.queries.ts';
import { cutPassed, findPassedTo, type PassedTo, type PricedRow, updatePassed } from './pass-on.queries.ts';

/** A row that ends another cover from now on than the one that it was written for. */
export type Passed = {
  readonly row: Following;
  /** The cover that it ends: of the same person. */
  readonly to: number;
  /** What a unit of its days was paid by, where that is not what the cover says. */
  readonly unit_price_fen?: Fen;
};

/**
 * Passes ends on to the covers that their persons have after all: off on the day on which they were to be off, or followed by whoever was to
 * follow. What comes back or goes over is worked out anew, of what was paid for these covers; what whoever follows was to pay beside it stays.
 *
 * Source: docs/business-rules.md#what-hangs-on-an-answer
 */
export async function passOn(tx: EnterpriseTx, policy: Policy, first: readonly Passed[]): Promise<void> {
  for (let passed = first; passed.length > 0; ) {
    const covers = new Map(
      (
        await findPassedTo(
          tx,
          passed.map(({ to }) => to),
        )
      ).map((cover) => [cover.policy_person_id, cover]),
    );
    const rows = passed.map((one) => priced(one, covers.get(one.to)!, policy));
    await cutPassed(tx, rows);
    const changed = await updatePassed(tx, rows);
    // What goes over to whoever follows goes on from there.
    passed = (await findFollowing(tx, changed)).map((row) => ({ row, to: row.ends_policy_person_id }));
  }
}

function priced({ row, to, unit_price_fen }: Passed, cover: PassedTo, policy: Policy): PricedRow {
  const { version, period } = policy;
  const terms = { price_unit: version.terms.price_unit, policy: period };
  const ended: EndedCover = {
    ...terms,
    cover: daysOf(cover.planned_from, cover.planned_until),
    premium_fen: cover.premium_fen,
    unit_price_fen: unit_price_fen ?? cover.unit_price_fen,
    place: cover.place,
  };
  if (row.opened_policy_person_id === null)
    return {
      row,
      to,
      refund_fen: refundOf(ended, row.start_date, version.refund_rule),
      carried_fen: fen(0),
    };
  const lost = { from: row.start_date, to: ended.cover.to };
  const { paid_fen } = worthOf({ cover: ended, lost }, ended.unit_price_fen, terms);
  const refund_fen = fen(Math.min(row.refund_fen, paid_fen));
  return { row, to, refund_fen, carried_fen: fen(paid_fen - refund_fen) };
}
