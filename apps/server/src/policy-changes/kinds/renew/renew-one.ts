import type { Refusals } from '@app/contract/refusals';
import type { Renewed } from '@app/contract/renewals/one-key';
import { repairKind } from '@app/domain/changes/kinds';
import { offReasonOf } from '@app/domain/policies/left-behind';
import { renewalWindow } from '@app/domain/policies/renewal';
import type { RowJudgement } from '@app/domain/roster/roster';
import type { Act } from '../../../audit/audit.ts';
import { beginList } from '../../../imports/imports.ts';
import type { Context } from '../../../platform/context.ts';
import { inSavepoint } from '../../../platform/database.ts';
import { inSlices } from '../../../platform/in-slices.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Sealer } from '../../../platform/vault.ts';
import { findPolicyAt, type Policy } from '../../../policies/policies.ts';
import { guardQuotas, guardRoom } from '../../../quotas/quotas.ts';
import { confirmChange } from '../../confirm-change.ts';
import { storeForecast } from '../../rows/store-forecast.ts';
import { draftRenewal } from './draft.ts';
import { type Due, findRenewable, nextOf, startInto } from './due.ts';
import { listedOf, readGoing } from './going-over.ts';
import { findLeftOf, keepLeft, noteListed } from './left.queries.ts';
import { openFollowing, type Reaching } from './renew.queries.ts';
import { renewalHash } from './renewal-hash.ts';

type RenewedPolicy = Renewed['renewed'][number];

type Wanted = {
  readonly policy_id: number;
  /** What was seen of it; undefined where it renews itself, and whoever can go over does. */
  readonly forecast_hash?: string;
  /** Whether those who cannot go over are put on a list again where nobody goes on with the one that an earlier renewal put them on. */
  readonly listsAgain: boolean;
};

/** Renews one policy: opens the one that follows where it is not open, and takes over all who can go. */
export async function renewOne(
  context: Context<unknown>,
  { policy_id, forecast_hash: expected, listsAgain }: Wanted,
): Promise<RenewedPolicy> {
  const { tx, now } = context;
  const due = await findDueOf(context, policy_id);
  const { sealer, going, persons } = await readGoing(context, due);
  if (going.length === 0) throw new Refusal('NOTHING_TO_RENEW');
  const { into, acts } = await openInto(context, due);
  const { start_date } = startInto(due, into, now);
  const wanted = { policy_id: into.policy_id, persons, start_date, isTyped: () => false, ...past_everything };
  const { change, act, assessment } = await draftRenewal(context, wanted);
  const { policy_change_id } = change;
  const priced = await storeForecast(context, policy_change_id, start_date);
  const { forecast_hash, premium_fen } = priced;
  if (expected !== undefined && renewalHash(forecast_hash, priced.assessment) !== expected)
    throw new Refusal('RENEWAL_CHANGED', { person_count: priced.assessment.rows.length, premium_fen });
  const done = [...acts, act, priced.act];
  const confirmed = await confirmChange(context, { policy_change_id, forecast_hash }, done, {
    isWholeRenewal: true,
  }).catch(withoutDraft);
  const left = going.filter((_, place) => !assessment.judgements[place]!.insurable);
  const known = await findLeftOf(tx, due.policy_id);
  await keepLeft(tx, leftOf(going, assessment.judgements), now);
  const listOf = (one: Reaching) => known.get(one.policy_person_id)?.import_job_id ?? null;
  const listed = left.filter((one) => (listsAgain ? listOf(one) === null : !known.has(one.policy_person_id)));
  return {
    ...confirmed,
    old_policy_id: policy_id,
    policy_id: into.policy_id,
    policy_no: into.policy_no,
    blocked_count: left.length,
    import_job_id:
      (await keep(context, into, { listed, sealer })) ?? left.map(listOf).find((id) => id !== null) ?? null,
  };
}

/** The warnings were seen with the forecast, which binds them too; who cannot go over is put on a list. */
const past_everything = { skip_errors: 1, confirm_warnings: ['DUPLICATE_SUBMIT'] } as const;

/** Too little money leaves no draft here, as it does elsewhere. */
function withoutDraft(error: unknown): never {
  if (error instanceof Refusal && error.reason === 'BALANCE')
    throw new Refusal('RENEW_FUNDS', error.detail as Refusals['BALANCE']);
  throw error;
}

/** Who cannot go over, each with the reason. */
export const leftOf = (
  going: readonly { readonly policy_person_id: number }[],
  judgements: readonly Pick<RowJudgement, 'verdicts'>[],
) =>
  going.flatMap(({ policy_person_id }, place) => {
    const fault = judgements[place]!.verdicts.find(({ level }) => level === 'error');
    return fault ? [{ policy_person_id, reason: offReasonOf(fault.code) }] : [];
  });

/** A policy as it can be renewed now; refuses with when that begins. */
export async function findDueOf({ tx, now }: Context<unknown>, policy_id: number): Promise<Due> {
  const policy = await findPolicyAt(tx, policy_id, now);
  if (!policy) throw new Refusal('NOT_FOUND');
  const due = (await findRenewable(tx, now)).find((one) => one.policy_id === policy_id);
  if (due) return due;
  const { from: opens_on } = renewalWindow(policy.period, policy.version.renewal_timers.renew_days);
  throw new Refusal('RENEW_NOT_OPEN', { opens_on });
}

/** The policy that follows, opened now where it is not open, and the line that says so. */
async function openInto(
  context: Context<unknown>,
  due: Due,
): Promise<{ into: Policy; acts: readonly Act[] }> {
  const { tx, now, session } = context;
  const next = await nextOf(tx, due, now);
  if (due.next_policy_id !== null) return { into: next, acts: [] };
  const { plan_version_id } = next.version;
  const policy_id = await openFollowing(tx, { ...due, plan_version_id, end_date: next.period.to, now });
  const into = (await findPolicyAt(tx, policy_id, now))!;
  const { policy_no } = into;
  const detail = { policy_no, follows: due.policy_no, user_id: session.user.id };
  const act = {
    actor: session.user.name,
    action: 'policy.opened',
    entity: 'policy',
    entity_id: policy_id,
    detail,
    at: now,
  };
  return { into, acts: [act] };
}

/**
 * Puts those who cannot go over on a list of the policy that follows, where what keeps them can be mended. Where there are too many lists
 * already they are on none: that keeps nobody from being renewed, and they stand among those whom the system takes off.
 */
async function keep(
  context: Context<unknown>,
  { policy_id }: Policy,
  { listed, sealer }: { readonly listed: readonly Reaching[]; readonly sealer: Sealer },
): Promise<number | null> {
  if (listed.length === 0) return null;
  const { tx } = context;
  const rows = await inSlices(listed, (one) => listedOf(one, sealer));
  try {
    return await inSavepoint(tx, async () => {
      await guardRoom(context, { lists: 1 });
      const import_job_id = await beginList(context, { kind: repairKind, policy_id, start_date: null, rows });
      await noteListed(tx, listed, import_job_id);
      await guardQuotas(context, 'lists');
      return import_job_id;
    });
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'QUOTA') return null;
    throw error;
  }
}
