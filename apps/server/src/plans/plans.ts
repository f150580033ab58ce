import type { RefundMode, RefundRule } from '@app/domain/changes/ending';
import type { ReplaceMode, ReplaceRule } from '@app/domain/changes/replacement';
import type { Fen } from '@app/domain/money/money';
import type { RenewalTimers } from '@app/domain/policies/renewal-timers';
import { priceUnits } from '@app/domain/money/premium';
import type { PlanTerms } from '@app/domain/roster/roster';
import type { EnterpriseTx } from '../platform/database.ts';
import { findPlanVersions, listPlanVersions, type PlanAgeBand } from './queries.ts';

/** A plan version: what is sold, at what terms. It never changes once it exists. */
export type PlanVersion = {
  readonly plan_version_id: number;
  readonly plan_id: number;
  readonly plan: string;
  readonly insurance_type: 'EMPLOYER_LIABILITY' | 'ACCIDENT';
  readonly insurance_company_id: number;
  readonly insurance_company_name: string;
  readonly cover_binding: 'ON_SUBMIT' | 'ON_ISSUE';
  readonly min_persons: number;
  readonly refund_rule: RefundRule;
  readonly replace_rule: ReplaceRule;
  /** Whether its insurer insures a person only once among its policies of the same kind. */
  readonly unique_per_insurer: boolean;
  readonly renewal_timers: RenewalTimers;
  readonly death_limit_fen: Fen;
  readonly medical_limit_fen: Fen;
  readonly terms: Omit<PlanTerms, 'age_bands'> & { readonly age_bands: readonly PlanAgeBand[] };
};

// Versions are immutable, so what was read once is true for as long as this process lives.
const known = new Map<number, PlanVersion>();

/** Reads plan versions by their numbers. Throws when one does not exist. */
export async function readPlanVersions(
  tx: EnterpriseTx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PlanVersion>> {
  const missing = [...new Set(ids)].filter((id) => !known.has(id));
  if (missing.length > 0) {
    for (const row of await findPlanVersions(tx, missing)) known.set(row.plan_version_id, planVersionOf(row));
  }
  return new Map(ids.map((id) => [id, readKnown(id)]));
}

function readKnown(id: number): PlanVersion {
  const version = known.get(id);
  if (!version) throw new RangeError(`there is no plan version ${id}`);
  return version;
}

/** The latest version of every plan that is sold. */
export async function readSoldVersions(tx: EnterpriseTx): Promise<readonly PlanVersion[]> {
  const ids = (await listPlanVersions(tx)).map(({ plan_version_id }) => plan_version_id);
  return [...(await readPlanVersions(tx, ids)).values()];
}

type Row = Awaited<ReturnType<typeof findPlanVersions>>[number];

function planVersionOf(row: Row): PlanVersion {
  const price_unit = priceUnits.find((unit) => unit === row.price_unit);
  if (!price_unit) throw new RangeError(`no premium is known for ${row.price_unit}`);
  return {
    plan_version_id: row.plan_version_id,
    plan_id: row.plan_id,
    plan: row.plan,
    insurance_type: row.insurance_type as PlanVersion['insurance_type'],
    insurance_company_id: row.insurance_company_id,
    insurance_company_name: row.insurance_company_name,
    cover_binding: row.cover_binding as PlanVersion['cover_binding'],
    min_persons: row.min_persons,
    refund_rule: { refund_mode: row.refund_mode as RefundMode, kept_percent: row.kept_percent },
    replace_rule: {
      mode: row.replace_mode as ReplaceMode,
      limit: row.replace_limit,
      same_class: row.replace_same_class === 1,
      same_company: row.replace_same_company === 1,
      served_days: row.replace_served_days,
    },
    unique_per_insurer: row.unique_per_insurer === 1,
    renewal_timers: {
      renew_days: row.renew_days,
      remind_days: row.remind_days,
      remind_time: row.remind_time,
      auto_renew_days: row.auto_renew_days,
      auto_renew_time: row.auto_renew_time,
    },
    death_limit_fen: row.death_limit_fen,
    medical_limit_fen: row.medical_limit_fen,
    terms: {
      price_unit,
      series: row.series,
      class_prices: Object.fromEntries(row.prices.map(({ category, price_fen }) => [category, price_fen])),
      age_bands: row.age_bands,
      start_rule: {
        effective_mode: row.effective_mode as 'NEXT_DAY' | 'SAME_DAY',
        cutoff_time: row.cutoff_time,
      },
      future_start_days_max: row.future_start_days_max,
    },
  };
}
