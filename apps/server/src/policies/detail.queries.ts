import type { Fen } from '@app/domain/money/money';
import { costingStatuses, openStatuses } from '@app/domain/changes/status';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';

/** What a plan version gives and how it gives back, as far as a customer reads it. */
export const readPlanRules = (tx: EnterpriseTx, plan_version_id: number) =>
  tx
    .selectFrom('plan_version as v')
    .innerJoin('plan as p', 'p.plan_id', 'v.plan_id')
    .innerJoin('insurance_company as i', 'i.insurance_company_id', 'p.insurance_company_id')
    .select(['v.refund_mode', 'v.death_limit_fen', 'v.medical_limit_fen', 'i.hotline'])
    .where('v.plan_version_id', '=', plan_version_id)
    .executeTakeFirstOrThrow();

type Figures = {
  readonly ending: number;
  readonly removed: number;
  readonly premium_fen: Fen;
  readonly pending_changes: number;
  readonly month_premium_fen: Fen;
};

/** Who leaves a policy soon, who has left it, and what it has cost: in all, and by the changes confirmed since a moment. */
export async function countPolicy(
  tx: EnterpriseTx,
  policy_id: number,
  { now, inAWeek, monthBegins }: { now: Date; inAWeek: Date; monthBegins: Date },
): Promise<Figures> {
  const { rows } = await sql<Figures>`
    with moment as (select ${now}::timestamptz as now)
    select
      count(*) filter (where cover @> now and bound_at is not null and upper(cover) <= ${inAWeek}::timestamptz) as ending,
      count(*) filter (where upper(cover) <= now and bound_at is not null) as removed,
      coalesce(sum(premium_fen - refund_fen), 0)::bigint as premium_fen,
      (select count(*) from policy_change where policy_id = ${policy_id} and status in (${sql.join(openStatuses.map(sql.lit))})) as pending_changes,
      (select coalesce(sum(coalesce(charged_fen, premium_fen)), 0)::bigint from policy_change
        where policy_id = ${policy_id} and status in (${sql.join(costingStatuses.map(sql.lit))}) and confirmed_at >= ${monthBegins}) as month_premium_fen
    from policy_person, moment where policy_id = ${policy_id}`.execute(tx);
  return rows[0]!;
}

/** Every policy with its insurer, by insurer and the latest first. */
export const listWithInsurer = (tx: EnterpriseTx) =>
  tx
    .selectFrom('policy as p')
    .innerJoin('plan_version as v', 'v.plan_version_id', 'p.plan_version_id')
    .innerJoin('plan', 'plan.plan_id', 'v.plan_id')
    .innerJoin('insurance_company as i', 'i.insurance_company_id', 'plan.insurance_company_id')
    .select([
      'i.insurance_company_id',
      'i.name as insurance_company_name',
      'i.hotline',
      'p.policy_id',
      'p.policy_no',
      'p.start_date',
      'plan.plan_id',
      'plan.name as plan',
    ])
    .orderBy('i.name')
    .orderBy('p.start_date', 'desc')
    .orderBy('p.policy_id', 'desc')
    .limit(1_000)
    .execute();
