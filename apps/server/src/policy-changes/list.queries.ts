import type { changeStages } from '@app/contract/policy-changes';
import { draftStatuses, openStatuses } from '@app/domain/policies/policy-change';
import { sql } from 'kysely';
import { containing } from '../platform/containing.ts';
import type { EnterpriseTx } from '../platform/database.ts';
import { isRefusedAfterCover, isUnanswered } from './needs-you.queries.ts';

/** Changes with the policy and plan they belong to. */
const withPolicy = (tx: EnterpriseTx) =>
  tx
    .selectFrom('policy_change as c')
    .innerJoin('policy as p', (join) =>
      join.onRef('p.enterprise_id', '=', 'c.enterprise_id').onRef('p.policy_id', '=', 'c.policy_id'),
    )
    .innerJoin('plan_version as v', 'v.plan_version_id', 'p.plan_version_id')
    .innerJoin('plan', 'plan.plan_id', 'v.plan_id')
    .innerJoin('insurance_company as i', 'i.insurance_company_id', 'plan.insurance_company_id');

const columns = [
  'c.policy_change_id',
  'c.change_no',
  'c.policy_id',
  'c.status',
  'c.progress_status',
  'c.progress_remark',
  'c.start_date',
  'c.end_date',
  'c.person_count',
  'c.fail_count',
  'c.premium_fen',
  'c.charged_fen',
  'c.operate_name',
  'c.created_at',
  'c.confirmed_at',
  'c.lock_at',
  'c.sent_at',
  'c.refused_covered_count',
  'c.acknowledged_at',
  'c.forecast_hash',
  'c.forecast_until',
  'c.endorse_no',
  'c.resubmit_job_id',
  'p.policy_no',
  'plan.name as plan',
  'v.cover_binding',
  'i.name as insurance_company_name',
] as const;

export type ChangeWithPolicy = NonNullable<Awaited<ReturnType<typeof findChange>>>;

export const findChange = (tx: EnterpriseTx, policy_change_id: number) =>
  withPolicy(tx).select(columns).where('c.policy_change_id', '=', policy_change_id).executeTakeFirst();

export type ChangeFilter = {
  readonly page: number;
  readonly limit: number;
  readonly policy_id?: number | undefined;
  readonly status?: number | undefined;
  readonly stage?: (typeof changeStages)[number] | undefined;
  readonly keywords: string;
};

/** A page of changes, the latest first, by their number or a person's name. */
export async function listChangeRows(
  tx: EnterpriseTx,
  { page, limit, policy_id, status, stage, keywords }: ChangeFilter,
  now: Date,
) {
  const matching = withPolicy(tx)
    .$if(policy_id !== undefined, (query) => query.where('c.policy_id', '=', policy_id!))
    .$if(status !== undefined, (query) => query.where('c.status', '=', status!))
    .$if(stage === 'drafts', (query) => query.where('c.status', 'in', draftStatuses))
    .$if(stage === 'open', (query) => query.where('c.status', 'in', openStatuses))
    .$if(stage === 'needs_you', (query) =>
      query.where((eb) => eb.or([isRefusedAfterCover('c'), isUnanswered('c', now)])),
    )
    .$if(keywords !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('c.change_no', 'ilike', containing(keywords)),
          eb.exists(
            eb
              .selectFrom('policy_change_person as r')
              .select('r.row_no')
              .whereRef('r.enterprise_id', '=', 'c.enterprise_id')
              .whereRef('r.policy_change_id', '=', 'c.policy_change_id')
              .where('r.name', 'ilike', containing(keywords)),
          ),
        ]),
      ),
    );
  const [rows, { total }] = await Promise.all([
    matching
      .select(columns)
      .orderBy('c.policy_change_id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** What happened to a change, from the audit chain, the latest last. */
export const findTimeline = (tx: EnterpriseTx, policy_change_id: number) =>
  tx
    .selectFrom('audit_line')
    .select(['at', 'actor', 'action', 'detail'])
    .where('entity', '=', 'policy_change')
    .where('entity_id', '=', policy_change_id)
    .orderBy('seq')
    .execute();

const personColumns = [
  'r.policy_change_person_id',
  'r.row_no',
  'r.name',
  'r.idtype',
  'r.idcard_mask as idcard',
  'r.mobile_mask as employee_mobile',
  'r.employee_no',
  'r.remark',
  'r.gender',
  'r.birthday',
  'r.work_company_id',
  'w.name as work_company',
  'r.occupation_id',
  'o.name as occupation_name',
  'r.category',
  'r.start_date',
  'r.end_date',
  'r.unit_price_fen',
  'r.premium_fen',
  'r.result',
  'r.error_msg',
  'p.policy_person_id',
  'p.bound_at',
  'p.ended',
] as const;

/** A page of a change's rows with the cover each has now. */
export async function listRowPage(
  tx: EnterpriseTx,
  {
    page,
    limit,
    policy_change_id,
    result,
  }: { page: number; limit: number; policy_change_id: number; result: number | undefined },
) {
  const matching = tx
    .selectFrom('policy_change_person as r')
    .where('r.policy_change_id', '=', policy_change_id)
    .$if(result !== undefined, (query) => query.where('r.result', '=', result!));
  const [rows, { total }] = await Promise.all([
    matching
      .innerJoin('work_company as w', (join) =>
        join.onRef('w.enterprise_id', '=', 'r.enterprise_id').onRef('w.company_id', '=', 'r.work_company_id'),
      )
      .innerJoin('occupation as o', 'o.occupation_id', 'r.occupation_id')
      .leftJoin('policy_person as p', (join) =>
        join
          .onRef('p.enterprise_id', '=', 'r.enterprise_id')
          .onRef('p.add_change_id', '=', 'r.policy_change_id')
          .onRef('p.row_no', '=', 'r.row_no'),
      )
      .select([
        ...personColumns,
        'p.premium_fen as final_fen',
        sql<Date | null>`lower(p.cover)`.as('from'),
        sql<Date | null>`upper(p.cover)`.as('until'),
      ])
      .orderBy('r.row_no')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
