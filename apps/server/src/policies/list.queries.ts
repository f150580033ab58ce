import type { listPolicies, policySorts } from '@app/contract/policies';
import type { Day } from '@app/domain/calendar/day';
import { policyStatus } from '@app/domain/policies/policy';
import { sql } from 'kysely';
import type { z } from 'zod/mini';
import { containing } from '../platform/containing.ts';
import type { EnterpriseTx } from '../platform/database.ts';

export type PolicyFilter = z.output<typeof listPolicies.input>;

/** A page of policies, and how many there are. `status` is the shown one, which follows from the dates. */
export async function listPolicyRows(tx: EnterpriseTx, filter: PolicyFilter, today: Day) {
  const { page, limit } = filter;
  const matching = matchingPolicies(tx, filter, today);
  const [by, direction] = orders[filter.sort];
  const [rows, { total }] = await Promise.all([
    matching
      .select(['p.policy_id', 'p.policy_no', 'p.plan_version_id', 'p.start_date', 'p.end_date', 'p.status'])
      .orderBy(by, direction)
      .orderBy('p.policy_id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

const orders = {
  latest: ['p.start_date', 'desc'],
  end_date: ['p.end_date', 'asc'],
  '-end_date': ['p.end_date', 'desc'],
  plan: ['plan.name', 'asc'],
} as const satisfies Record<(typeof policySorts)[number], unknown>;

const { lit } = sql;
const { inForce, locked, expired, notYetEffective } = policyStatus;

function matchingPolicies(tx: EnterpriseTx, filter: PolicyFilter, today: Day) {
  const { keywords, month, ending_days } = filter;
  // What `policyStatusAt` says, so that a page can be cut out of what is shown.
  const shown = sql<number>`case
    when p.status not in (${lit(inForce)}, ${lit(locked)}) then p.status
    when p.end_date < ${today}::date then ${lit(expired)}
    when p.status = ${lit(locked)} then p.status
    when p.start_date > ${today}::date then ${lit(notYetEffective)}
    else p.status end`;
  return tx
    .selectFrom('policy as p')
    .innerJoin('plan_version as v', 'v.plan_version_id', 'p.plan_version_id')
    .innerJoin('plan', 'plan.plan_id', 'v.plan_id')
    .$if(keywords !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('p.policy_no', 'ilike', containing(keywords)),
          eb('plan.name', 'ilike', containing(keywords)),
        ]),
      ),
    )
    .$if(filter.status !== undefined, (query) => query.where(shown, '=', filter.status!))
    .$if(filter.is_active !== undefined, (query) =>
      query.where(sql<boolean>`(${shown} = ${lit(inForce)}) = ${filter.is_active === 1}`),
    )
    .$if(filter.is_subsidiary === 1, (query) => query.where(sql<boolean>`false`))
    .$if(filter.plan_id !== undefined, (query) => query.where('plan.plan_id', '=', filter.plan_id!))
    .$if(filter.insurance_company_id !== undefined, (query) =>
      query.where('plan.insurance_company_id', '=', filter.insurance_company_id!),
    )
    .$if(filter.insurance_type !== undefined, (query) =>
      query.where('plan.insurance_type', '=', filter.insurance_type!),
    )
    .$if(month !== undefined, (query) =>
      query.where(
        sql<boolean>`p.end_date >= ${`${month}-01`}::date and p.start_date < ${`${month}-01`}::date + interval '1 month'`,
      ),
    )
    .$if(filter.start_date !== undefined, (query) => query.where('p.end_date', '>=', filter.start_date!))
    .$if(filter.end_date !== undefined, (query) => query.where('p.start_date', '<=', filter.end_date!))
    .$if(ending_days !== undefined, (query) =>
      query.where(
        sql<boolean>`${shown} = ${lit(inForce)} and p.end_date < ${today}::date + ${ending_days}::int`,
      ),
    );
}
