import type { Fen } from '@app/domain/money/money';
import type { AgeBand } from '@app/domain/persons/age';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';

/** A band of ages, and what is left of the plan's limits at them, in percent. */
export type PlanAgeBand = AgeBand & { readonly limit_percent: number };

/** Plan versions with their prices and age bands, each as a list of its own. */
export const findPlanVersions = (tx: EnterpriseTx, ids: readonly number[]) =>
  tx
    .selectFrom('plan_version as v')
    .innerJoin('plan as p', 'p.plan_id', 'v.plan_id')
    .innerJoin('insurance_company as i', 'i.insurance_company_id', 'p.insurance_company_id')
    .select([
      'v.plan_version_id',
      'v.plan_id',
      'p.name as plan',
      'p.series',
      'p.insurance_type',
      'i.insurance_company_id',
      'i.name as insurance_company_name',
      'v.price_unit',
      'v.renew_days',
      'v.remind_days',
      'v.remind_time',
      'v.auto_renew_days',
      'v.auto_renew_time',
      'v.effective_mode',
      'v.cutoff_time',
      'v.future_start_days_max',
      'v.cover_binding',
      'v.min_persons',
      'v.refund_mode',
      'v.kept_percent',
      'v.replace_mode',
      'v.replace_limit',
      'v.replace_same_class',
      'v.replace_same_company',
      'v.replace_served_days',
      'v.unique_per_insurer',
      'v.death_limit_fen',
      'v.medical_limit_fen',
      sql<{ category: string; price_fen: Fen }[]>`(
        select json_agg(json_build_object('category', category, 'price_fen', price_fen) order by category)
        from plan_class_price c where c.plan_version_id = v.plan_version_id)`.as('prices'),
      sql<PlanAgeBand[]>`(
        select json_agg(json_build_object('age_min', age_min, 'age_max', age_max, 'class_max', class_max,
          'loading_percent', loading_percent, 'warning', warning, 'over_age', over_age, 'limit_percent', limit_percent) order by age_min)
        from plan_age_band b where b.plan_version_id = v.plan_version_id)`.as('age_bands'),
    ])
    .where('v.plan_version_id', 'in', ids)
    .execute();

/** The latest version of each plan, whether the enterprise has a policy of it or not. */
export const listPlanVersions = (tx: EnterpriseTx) =>
  tx
    .selectFrom('plan_version')
    .distinctOn('plan_id')
    .select(['plan_id', 'plan_version_id'])
    .orderBy('plan_id')
    .orderBy('version', 'desc')
    .execute();
