import type { changeSources } from '@app/contract/policy-changes/fields';
import type { listChanges } from '@app/contract/policy-changes/list-changes';
import { startOfDay } from '@app/domain/calendar/shanghai';
import { normaliseCompanyName } from '@app/domain/companies/company-name';
import { draftStatuses, openStatuses } from '@app/domain/changes/status';
import { type ExpressionBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { z } from 'zod/mini';
import { containing } from '../platform/containing.ts';
import type { EnterpriseTx } from '../platform/database.ts';
import type { Schema } from '../platform/schema.ts';
import { isRefusalOpen, isUnanswered, needsMending } from './needs-you.queries.ts';

/** Some changes with the policy and plan they belong to, and the list they were made from. */
const withPolicy = (tx: EnterpriseTx, changes: Cut) =>
  tx
    .selectFrom(changes.as('c'))
    .innerJoin('policy as p', (join) =>
      join.onRef('p.enterprise_id', '=', 'c.enterprise_id').onRef('p.policy_id', '=', 'c.policy_id'),
    )
    .innerJoin('plan_version as v', 'v.plan_version_id', 'p.plan_version_id')
    .innerJoin('plan', 'plan.plan_id', 'v.plan_id')
    .innerJoin('insurance_company as i', 'i.insurance_company_id', 'plan.insurance_company_id')
    .leftJoin('import_submission as s', (join) =>
      join
        .onRef('s.enterprise_id', '=', 'c.enterprise_id')
        .onRef('s.policy_change_id', '=', 'c.policy_change_id'),
    )
    .leftJoin('import_job as j', (join) =>
      join.onRef('j.enterprise_id', '=', 's.enterprise_id').onRef('j.import_job_id', '=', 's.import_job_id'),
    );

type Cut = SelectQueryBuilder<Schema, never, Selectable<Schema['policy_change']>>;

/** How the rows came; what no list stands behind came straight. */
const sourceOf = sql<(typeof changeSources)[number]>`coalesce(j.source, 'direct')`;

/** The same where the list is not joined. */
const sourceOfOne = sql`coalesce((
  select j.source from import_submission s join import_job j using (enterprise_id, import_job_id)
  where s.enterprise_id = c.enterprise_id and s.policy_change_id = c.policy_change_id), 'direct')`;

/** What the numbers of the published API stand for: nothing comes from a mini program or of the operator yet. */
const sourcesOf: Readonly<Record<string | number, readonly (typeof changeSources)[number][]>> = {
  1: ['typed', 'pasted', 'file', 'change'],
  3: ['direct'],
};

const columns = [
  'c.policy_change_id',
  'c.change_no',
  'c.policy_id',
  'c.change_type',
  'c.status',
  'c.progress_status',
  'c.progress_remark',
  'c.start_date',
  'c.end_date',
  'c.person_count',
  'c.fail_count',
  'c.premium_fen',
  'c.refund_fen',
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
  'c.remark',
  'c.resubmit_job_id',
  'p.policy_no',
  'plan.name as plan',
  'v.cover_binding',
  'i.name as insurance_company_name',
  sourceOf.as('source'),
  isRefusalOpen.as('is_refusal_open'),
] as const;

export type ChangeWithPolicy = NonNullable<Awaited<ReturnType<typeof findChange>>>;

export const findChange = (tx: EnterpriseTx, policy_change_id: number) =>
  withPolicy(tx, tx.selectFrom('policy_change').selectAll().where('policy_change_id', '=', policy_change_id))
    .select(columns)
    .executeTakeFirst();

export type ChangeFilter = z.output<typeof listChanges.input>;

/** A page of changes, the latest first, and how many there are. */
export async function listChangeRows(tx: EnterpriseTx, filter: ChangeFilter, now: Date) {
  const [rows, { total }] = await Promise.all([
    changePage(tx, filter, now).execute(),
    changeCount(tx, filter, now).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** The page is cut out first: what is joined to it is joined to its changes alone. */
export function changePage(tx: EnterpriseTx, filter: ChangeFilter, now: Date) {
  const { page, limit } = filter;
  const cut = matchingChanges(tx, filter, now)
    .selectAll('c')
    .orderBy('c.policy_change_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit);
  return withPolicy(tx, cut).select(columns).orderBy('c.policy_change_id', 'desc');
}

/** Counts changes alone: nothing that a page is shown with is joined to them. */
export const changeCount = (tx: EnterpriseTx, filter: ChangeFilter, now: Date) =>
  matchingChanges(tx, filter, now).select((eb) => eb.fn.countAll<number>().as('total'));

function matchingChanges(tx: EnterpriseTx, filter: ChangeFilter, now: Date) {
  const { policy_id, status, stage, change_type, start_date, end_date, source } = filter;
  const { operate_name, work_company, keywords } = filter;
  return tx
    .selectFrom('policy_change as c')
    .$if(policy_id !== undefined, (query) => query.where('c.policy_id', '=', policy_id!))
    .$if(status !== undefined, (query) => query.where('c.status', '=', status!))
    .$if(stage === 'drafts', (query) => query.where('c.status', 'in', draftStatuses))
    .$if(stage === 'open', (query) => query.where('c.status', 'in', openStatuses))
    .$if(stage === 'needs_you', (query) =>
      query.where((eb) => eb.or([needsMending(now), isUnanswered('c', now)])),
    )
    .$if(change_type !== undefined, (query) => query.where('c.change_type', '=', change_type!))
    .$if(start_date !== undefined, (query) => query.where('c.created_at', '>=', startOfDay(start_date!)))
    .$if(end_date !== undefined, (query) =>
      query.where(sql<boolean>`c.created_at < ${startOfDay(end_date!)}::timestamptz + interval '24 hours'`),
    )
    .$if(source !== undefined, (query) =>
      query.where(sql<boolean>`${sourceOfOne} = any(${sourcesOf[source!] ?? [source]})`),
    )
    .$if(operate_name !== '', (query) => query.where('c.operate_name', 'ilike', containing(operate_name)))
    .$if(work_company !== '', (query) => query.where((eb) => eb.exists(rowsAt(eb, work_company))))
    .$if(keywords !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('c.change_no', 'ilike', containing(keywords)),
          eb.exists(rowsOf(eb).where('r.name', 'ilike', containing(keywords))),
        ]),
      ),
    );
}

type Changes = ExpressionBuilder<Schema & { c: Schema['policy_change'] }, 'c'>;

const rowsOf = (eb: Changes) =>
  eb
    .selectFrom('policy_change_person as r')
    .select('r.row_no')
    .whereRef('r.enterprise_id', '=', 'c.enterprise_id')
    .whereRef('r.policy_change_id', '=', 'c.policy_change_id');

/** The rows of a change at work companies whose name has these words, spaces and brackets written either way. */
const rowsAt = (eb: Changes, words: string) =>
  rowsOf(eb)
    .innerJoin('work_company as w', (join) =>
      join.onRef('w.enterprise_id', '=', 'r.enterprise_id').onRef('w.company_id', '=', 'r.work_company_id'),
    )
    .where('w.name_norm', 'like', containing(normaliseCompanyName(words)));

/** What happened to a change, from the audit chain, the latest last. */
export const findTimeline = (tx: EnterpriseTx, policy_change_id: number) =>
  tx
    .selectFrom('audit_line')
    .select(['at', 'actor', 'action', 'detail'])
    .where('entity', '=', 'policy_change')
    .where('entity_id', '=', policy_change_id)
    .orderBy('seq')
    .execute();
