import type { AgeBand } from '@app/domain/persons/age';
import type pg from 'pg';

// Written as the tables' owner, at start and outside any enterprise: the one place where plans and work types are made.

export type PlanData = {
  readonly plan_code: string;
  readonly name: string;
  readonly series: string;
  readonly insurance_type: string;
  readonly insurance_company: string;
  readonly version: number;
  readonly price_unit: string;
  readonly renew_days: number;
  readonly remind_days: readonly number[];
  readonly remind_time: string;
  readonly auto_renew_days: number;
  readonly auto_renew_time: string;
  readonly effective_mode: string;
  readonly cutoff_time: string;
  readonly future_start_days_max: number;
  readonly refund_mode: string;
  /** Of short rates: what the insurer keeps of a year's price, in percent, by the months begun. */
  readonly kept_percent?: readonly number[];
  readonly replace_mode: string;
  readonly replace_limit: number | null;
  readonly replace_same_class: number;
  readonly replace_same_company: number;
  readonly replace_served_days: number;
  readonly min_persons: number;
  readonly unique_per_insurer: number;
  readonly cover_binding: string;
  readonly death_limit_fen: number;
  readonly medical_limit_fen: number;
  readonly class_prices: Readonly<Record<string, number>>;
  readonly age_bands: readonly (AgeBand & { readonly limit_percent: number })[];
};

export type OccupationRow = {
  readonly code: string;
  readonly industry: string;
  readonly name: string;
  readonly name_en: string;
  readonly category: string;
  readonly aliases: readonly string[];
};

export const insertInsurers = (
  client: pg.Client,
  insurers: readonly { name: string; short_name: string; hotline: string }[],
) =>
  client.query(
    `insert into insurance_company (name, short_name, hotline)
     select name, short_name, hotline from jsonb_to_recordset($1) as r (name text, short_name text, hotline text)
     on conflict do nothing`,
    [JSON.stringify(insurers)],
  );

/** Inserts a plan and one version of it with its prices and ages, or nothing when the version is there. */
export async function insertPlan(client: pg.Client, plan: PlanData, now: Date): Promise<void> {
  await client.query(
    `insert into plan (plan_code, name, series, insurance_type, insurance_company_id)
     select $1, $2, $3, $4, insurance_company_id from insurance_company where name = $5 on conflict do nothing`,
    [plan.plan_code, plan.name, plan.series, plan.insurance_type, plan.insurance_company],
  );
  const { rows } = await client.query<{ plan_version_id: number }>(
    `insert into plan_version (plan_id, version, price_unit, renew_days, remind_days, remind_time, auto_renew_days, auto_renew_time, effective_mode, cutoff_time, future_start_days_max, refund_mode, kept_percent,
       replace_mode, replace_limit, replace_same_class, replace_same_company, replace_served_days, min_persons, unique_per_insurer, cover_binding, death_limit_fen, medical_limit_fen, created_at)
     select p.id, version, price_unit, renew_days, remind_days, remind_time, auto_renew_days, auto_renew_time, effective_mode, cutoff_time, future_start_days_max, refund_mode, kept_percent,
       replace_mode, replace_limit, replace_same_class, replace_same_company, replace_served_days, min_persons, unique_per_insurer, cover_binding, death_limit_fen, medical_limit_fen, $2
     from jsonb_populate_record(null::plan_version, $1::jsonb) v
     cross join lateral (select p.plan_id as id from plan p where p.plan_code = $1::jsonb ->> 'plan_code') p
     on conflict do nothing returning plan_version_id`,
    [JSON.stringify(plan), now],
  );
  const [made] = rows;
  if (!made) return;
  await client.query(
    `insert into plan_class_price (plan_version_id, category, price_fen)
     select $1, key, value::bigint from jsonb_each_text($2)`,
    [made.plan_version_id, JSON.stringify(plan.class_prices)],
  );
  await client.query(
    `insert into plan_age_band (plan_version_id, age_min, age_max, class_max, loading_percent, warning, over_age, limit_percent)
     select $1, age_min, age_max, class_max, loading_percent, warning, over_age, limit_percent
     from jsonb_populate_recordset(null::plan_age_band, $2)`,
    [made.plan_version_id, JSON.stringify(plan.age_bands)],
  );
}

export const insertOccupations = (client: pg.Client, series: string, occupations: readonly OccupationRow[]) =>
  client.query(
    `insert into occupation (series, code, industry, name, name_en, category, aliases)
     select $1, code, industry, name, name_en, category, aliases
     from jsonb_populate_recordset(null::occupation, $2) on conflict do nothing`,
    [series, JSON.stringify(occupations)],
  );
