import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { nextRenewalMoment, renewalType, renewsItself } from '@app/domain/policies/renewal-timers';
import type { Platform } from '../platform/context.ts';
import type { EnterpriseId, EnterpriseTx } from '../platform/database.ts';
import type { JobData } from '../platform/jobs.ts';
import { Refusal } from '../platform/refusal.ts';
import { guardActs } from '../platform/session.ts';
import { findPolicyAt, lockPolicy } from '../policies/policies.ts';
import { actingFor } from './kinds/renew/acting.ts';
import { findConsent } from './kinds/renew/consent.queries.ts';
import { type Due, findDue } from './kinds/renew/due.ts';
import { keepOutcome } from './kinds/renew/keep-outcome.ts';
import { inMoneyOrder } from './kinds/renew/money-order.ts';
import { remind } from './kinds/renew/remind.ts';
import { type Outcome, renewThemselves } from './kinds/renew/renew-itself.ts';
import {
  findDuePolicies,
  lockDue,
  readStanding,
  type StoredRenewal,
  updateRenewal,
  wasTakenBack,
} from './kinds/renew/timers.queries.ts';

/** So many policies are seen to in one transaction: the sweep comes back for the others. */
const policies_max = 20;

/** The enterprises in which there is something to do about renewals now, so many of them at most: the next sweep finds the others. */
export async function sweepRenewals(
  { gate, clock }: Pick<Platform, 'gate' | 'clock'>,
  enterprises_max = 1_000,
): Promise<JobData[]> {
  const due = await gate.dueRenewals(clock.now(), enterprises_max);
  return due.map(({ enterprise_id }) => ({ enterprise_id, id: 0 }));
}

type Acting = Pick<Platform, 'vault' | 'jobs'> & {
  readonly enterprise_id: EnterpriseId;
  readonly now: Date;
};

/**
 * Does what is due about an enterprise's renewals: renews what renews itself, reminds, tells what has ended. Safe to run any number of
 * times, by several servers at once, and late: what was done is seen under the locks of the policies.
 */
export const watchRenewals = (
  { database, clock, vault, jobs }: Pick<Platform, 'database' | 'clock' | 'vault' | 'jobs'>,
  { enterprise_id }: JobData,
): Promise<void> =>
  database.inEnterprise(
    enterprise_id,
    (tx) => watchIn(tx, { vault, jobs, enterprise_id, now: clock.now() }),
    { isLong: true },
  );

async function watchIn(tx: EnterpriseTx, acting: Acting): Promise<void> {
  const { now } = acting;
  const ids = await findDuePolicies(tx, now, policies_max);
  // The policies first and in one order, as whoever renews by hand locks them.
  for (const policy_id of ids) await lockPolicy(tx, policy_id);
  const renewals = await lockDue(tx, ids, now);
  const due = new Map((await findDue(tx, shanghaiDay(now))).map((one) => [one.policy_id, one]));
  const { byHand, told } = await renewDue(tx, acting, renewals, due);
  for (const renewal of renewals) {
    const { policy_id } = renewal;
    const one = due.get(policy_id);
    // What came of it now was told.
    if (one && !told.has(policy_id)) await remind(tx, one, renewal, now);
    const { period, version } = (await findPolicyAt(tx, policy_id, now))!;
    const isAuto = renewal.renewal_type === renewalType.byItself && !byHand.has(policy_id);
    const due_at = nextRenewalMoment(period, version.renewal_timers, { now, isAuto }) ?? null;
    await updateRenewal(tx, policy_id, { due_at, seen_at: now });
  }
}

type Wanted = { readonly due: Due; readonly renewal: StoredRenewal };

/** Renews the policies that renew themselves: says of which something was told, and which are renewed by hand from now on, since somebody took it back. */
async function renewDue(
  tx: EnterpriseTx,
  acting: Acting,
  renewals: readonly StoredRenewal[],
  dueById: ReadonlyMap<number, Due>,
): Promise<{ readonly byHand: ReadonlySet<number>; readonly told: ReadonlySet<number> }> {
  const { now } = acting;
  const byHand = new Set<number>();
  const told = new Set<number>();
  const wanted: Wanted[] = [];
  for (const renewal of renewals) {
    const due = dueById.get(renewal.policy_id);
    if (!due || renewal.renewal_type !== renewalType.byItself) continue;
    if (!renewsItself(due.period, due.version.renewal_timers, now)) continue;
    if (await wasTakenBack(tx, due.next_policy_id, renewal.set_at!)) {
      await updateRenewal(tx, due.policy_id, { renewal_type: renewalType.byHand });
      byHand.add(due.policy_id);
    } else wanted.push({ due, renewal });
  }
  const outcomes = await outcomesOf(tx, acting, wanted.toSorted(inOrder));
  for (const outcome of outcomes) {
    const { due, renewal } = wanted.find((one) => one.due.policy_id === outcome.policy_id)!;
    if (await keepOutcome(tx, due, renewal, { ...outcome, now })) told.add(due.policy_id);
  }
  return { byHand, told };
}

const inOrder = (a: Wanted, b: Wanted): number => inMoneyOrder(placeOf(a), placeOf(b));

const placeOf = ({ due: { end, policy_id }, renewal: { priority } }: Wanted) => ({
  end,
  policy_id,
  priority,
});

/** Tries to renew them, or says of each why the enterprise may not now. */
async function outcomesOf(
  tx: EnterpriseTx,
  acting: Acting,
  wanted: readonly Wanted[],
): Promise<readonly Outcome[]> {
  if (wanted.length === 0) return [];
  try {
    guardActs(await readStanding(tx), shanghaiDay(acting.now));
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return wanted.map(({ due: { policy_id } }) => ({ policy_id, refusal, newly_left: 0 }));
  }
  return renewThemselves(
    wanted.map(({ due: { policy_id }, renewal: { set_by } }) => ({
      policy_id,
      context: actingFor(acting, tx, { ...acting, user_id: set_by! }),
    })),
    { mayRenewSome: (await findConsent(tx))?.is_consent === 1 },
  );
}
