import { readFileSync } from 'node:fs';
import type { SentPair } from '@app/contract/policy-changes/pairs';
import { replace } from '@app/contract/policy-changes/replace-persons';
import { sendNow } from '@app/contract/policy-changes/send-now';
import pg from 'pg';
import { inject } from 'vitest';
import { insertPlan, type PlanData } from '../src/reference/queries.ts';
import { anEmployer, aWorker, coverIds, type Employer, insurerSaying, issued, workers } from './changes.ts';
import { dataOf, moment, signedIn, type World } from './world.ts';

/** Somebody without a fault takes the seat of a cover: where and what they work is as it was, unless it differs. */
export function aPair(
  employer: Employer,
  off_policy_person_id: number,
  differs: Partial<SentPair> = {},
): SentPair {
  const { name, idcard } = aWorker(employer);
  return { name, idcard, off_policy_person_id, off_name: '', off_idcard: '', ...differs };
}

/** A confirmed replacement that can still be undone. */
export const swapped = async (
  world: World,
  { token, policyId }: Employer,
  pairs: SentPair[],
  start_date?: string,
) =>
  dataOf(
    await world.call(token, replace, {
      policy_id: policyId,
      pairs,
      draft: 0,
      ...(start_date === undefined ? {} : { start_date }),
    }),
  );

/** A replacement that the insurer has issued. */
export async function swapIssued(world: World, employer: Employer, pairs: SentPair[]) {
  const done = await swapped(world, employer, pairs);
  dataOf(await world.call(employer.token, sendNow, { policy_change_id: done.policy_change_id }));
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-R' }));
  return done;
}

type Span = {
  readonly name: string;
  readonly from: string | null;
  readonly until: string | null;
  readonly ended: string | null;
  readonly premium_fen: number;
  readonly refund_fen: number;
};

/** The covers of an employer, as the database has them. */
export async function spansOf(world: World, enterpriseId: number): Promise<Span[]> {
  const { rows } = await world.owner.query<Span>(
    `select e.name, to_char(lower(p.cover) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as "from",
       to_char(upper(p.cover) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as until, p.ended, p.premium_fen, p.refund_fen
     from policy_person p join employee e using (enterprise_id, employee_id)
     where p.enterprise_id = $1 order by p.policy_person_id`,
    [enterpriseId],
  );
  return rows;
}

const known = JSON.parse(readFileSync(new URL('../data/plans.json', import.meta.url), 'utf8')) as {
  readonly age_bands: Readonly<Record<string, PlanData['age_bands']>>;
  readonly plans: readonly (Omit<PlanData, 'age_bands'> & { readonly age_bands: string })[];
};

let plans = 0;

/** A plan as EL-B is, but for what differs; its code. */
export async function aPlan(world: World, differs: Partial<PlanData>): Promise<string> {
  const base = known.plans.find(({ plan_code }) => plan_code === 'EL-B')!;
  const plan_code = `SEAT-${process.pid}-${(plans += 1)}`;
  const age_bands = known.age_bands[base.age_bands]!;
  const client = new pg.Client({ connectionString: inject('adminUrl'), options: '-c search_path=app' });
  await client.connect();
  await insertPlan(client, { ...base, age_bands, plan_code, ...differs }, world.clock.now());
  await client.end();
  return plan_code;
}

/** An employer of a plan with so many covered since 11 March, on a later day. */
export async function coveringBy(
  world: World,
  plan_code: string,
  { count = 4, at = '2026-03-16 10:00:00', to = '2026-03-31' } = {},
) {
  const employer = await anEmployer(world, { plan_code, to });
  await issued(world, employer, workers(employer, count));
  world.clock.set(moment(at));
  const present = { ...employer, token: await signedIn(world, employer) };
  return { employer: present, ids: await coverIds(world, present) };
}
