import { type Twice, worth_a_look_max } from '@app/contract/worth-a-look';
import { addDays, type Day, later, type Period } from '@app/domain/calendar/day';
import { refundOf } from '@app/domain/changes/ending';
import { fen } from '@app/domain/money/money';
import { premiumOfPerson } from '@app/domain/money/premium';
import { coverFindings, type CoverSpan } from '@app/domain/policies/cover-gaps';
import { readPlanVersions } from '../plans/plans.ts';
import type { EnterpriseTx } from '../platform/database.ts';
import { type CoverFacts, findPoliciesOf, findTwice } from './worth.queries.ts';

/** Who is covered twice for the same kind of insurance from tomorrow on, and what that costs. */
export async function readTwice(tx: EnterpriseTx, today: Day): Promise<Twice> {
  const found = await findTwice(tx, today, worth_a_look_max);
  const spanOf = await spansOf(
    tx,
    found.flatMap(({ one, other }) => [one, other]),
  );
  const rows = found.map(({ employee_id, name, idcard, one, other }) => {
    const { amounts_fen, wasted_fen, ...shared } = overlapOf(spanOf(one), spanOf(other), addDays(today, 1));
    // Of two that cost the same, the one that was made later.
    const spare = amounts_fen[0] < amounts_fen[1] ? one : other;
    return {
      employee_id,
      name,
      idcard,
      wasted_fen,
      first_date: shared.from,
      last_date: shared.to,
      days: shared.days,
      covers: [one, other].map((cover, at) => ({
        ...toldOf(cover, spanOf(cover)),
        cost_fen: amounts_fen[at as 0 | 1],
        is_spare: cover === spare ? (1 as const) : (0 as const),
      })),
    };
  });
  return {
    total: found[0]?.total ?? 0,
    wasted_fen: fen(rows.reduce((sum, { wasted_fen }) => sum + wasted_fen, 0)),
    rows: rows.toSorted((a, b) => b.wasted_fen - a.wasted_fen),
  };
}

type Span = CoverSpan & { readonly plan: string };

async function spansOf(
  tx: EnterpriseTx,
  covers: readonly CoverFacts[],
): Promise<(cover: CoverFacts) => Span> {
  const policies = await findPoliciesOf(tx, [...new Set(covers.map(({ policy_id }) => policy_id))]);
  const versions = await readPlanVersions(
    tx,
    policies.map(({ plan_version_id }) => plan_version_id),
  );
  const byId = new Map(policies.map((policy) => [policy.policy_id, policy]));
  return ({ policy_id, unit_price_fen, start_date: from, end_date: to }) => {
    const { policy_no, plan_version_id, start_date, end_date } = byId.get(policy_id)!;
    const { plan, insurance_company_id, insurance_type, terms } = versions.get(plan_version_id)!;
    const cover = { from, to };
    const policy = { from: start_date, to: end_date };
    const unit = { price_unit: terms.price_unit, policy, cover };
    const base_price_fen = fen(unit_price_fen);
    const { premium_fen } = premiumOfPerson({ ...unit, base_price_fen, loading_percent: 100 });
    const leftFrom = (first: Day) =>
      refundOf({ ...unit, premium_fen, unit_price_fen: base_price_fen }, first, byTheDays);
    // As a removal by the days would give it back, so that both are one amount.
    const costOf = (days: Period) => fen(leftFrom(days.from) - leftFrom(addDays(days.to, 1)));
    return { from, to, policy_no, plan, insurance_company_id, insurance_type, costOf };
  };
}

const byTheDays = { refund_mode: 'PRO_RATA', kept_percent: null } as const;

/** What two covers share from a day on. */
function overlapOf(one: CoverSpan, other: CoverSpan, since: Day) {
  const from = (span: CoverSpan) => ({ ...span, from: later(span.from, since) });
  const [overlap] = coverFindings([from(one), from(other)], { employed_until: null }).overlaps;
  return overlap!;
}

const toldOf = (
  { policy_person_id, policy_id, work_company, start_date, end_date }: CoverFacts,
  { policy_no, plan }: Span,
) => ({ policy_person_id, policy_id, policy_no, plan, work_company, start_date, end_date });
