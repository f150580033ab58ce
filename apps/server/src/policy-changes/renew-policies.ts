import type { RosterValues } from '@app/contract/imports/rows';
import { repairKind } from '@app/domain/changes/kinds';
import type { Refusals } from '@app/contract/refusals';
import { renew as call, type Renewed } from '@app/contract/renewals/one-key';
import { wordRefusal } from '@app/contract/words/words';
import { fen, sum } from '@app/domain/money/money';
import { offReasonOf } from '@app/domain/policies/left-behind';
import { renewalWindow } from '@app/domain/policies/renewal';
import type { Act } from '../audit/audit.ts';
import { beginList } from '../imports/imports.ts';
import { readBalance } from '../ledger/ledger.ts';
import { answer } from '../platform/answer.ts';
import type { Context } from '../platform/context.ts';
import { inSavepoint } from '../platform/database.ts';
import { inSlices } from '../platform/in-slices.ts';
import { Refusal } from '../platform/refusal.ts';
import { findPolicyAt, lockPolicy, type Policy } from '../policies/policies.ts';
import { confirmChange } from './confirm-change.ts';
import { draftRenewal } from './kinds/renew/draft.ts';
import { storeForecast } from './rows/store-forecast.ts';
import { guardQuotas, guardRoom } from '../quotas/quotas.ts';
import { type Due, findDue, nextOf, startInto } from './kinds/renew/due.ts';
import { keepLeft } from './kinds/renew/left.queries.ts';
import { listedOf, readGoing } from './kinds/renew/going-over.ts';
import { openFollowing } from './kinds/renew/renew.queries.ts';
import { renewalHash } from './kinds/renew/renewal-hash.ts';

type Item = { readonly policy_id: number; readonly forecast_hash: string };

export const renewPolicies = answer(call, async (context) => {
  const { tx, input, language } = context;
  const renewed: Renewed['renewed'] = [];
  const failed: Renewed['failed'] = [];
  // In one order, so that two renewals at once do not wait for each other.
  const items = [...new Map(input.items.map((item) => [item.policy_id, item])).values()].toSorted(
    (a, b) => a.policy_id - b.policy_id,
  );
  for (const { policy_id } of items)
    if (await findPolicyAt(tx, policy_id, context.now)) await lockPolicy(tx, policy_id);
  for (const item of items) {
    try {
      renewed.push(await inSavepoint(tx, () => renewOne(context, item)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { reason, detail } = error;
      failed.push({ policy_id: item.policy_id, reason, msg: wordRefusal(language, reason, detail) });
    }
  }
  const { cash_fen } = await readBalance(tx);
  return {
    renewed,
    failed,
    withheld_fen: sum(renewed.map(({ premium_fen }) => fen(premium_fen))),
    balance_after_fen: cash_fen,
  };
});

/** Renews one policy: opens the one that follows where it is not open, and takes over all who can go. */
async function renewOne(context: Context<unknown>, { policy_id, forecast_hash: expected }: Item) {
  const { now } = context;
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
  if (renewalHash(forecast_hash, priced.assessment) !== expected)
    throw new Refusal('RENEWAL_CHANGED', { person_count: priced.assessment.rows.length, premium_fen });
  const confirmed = await confirmChange(context, { policy_change_id, forecast_hash }, [
    ...acts,
    act,
    priced.act,
  ]).catch(withoutDraft);
  const left = going.filter((_, place) => !assessment.judgements[place]!.insurable);
  const reasons = going.flatMap(({ policy_person_id }, place) => {
    const fault = assessment.judgements[place]!.verdicts.find(({ level }) => level === 'error');
    return fault ? [{ policy_person_id, reason: offReasonOf(fault.code) }] : [];
  });
  await keepLeft(context.tx, reasons, now);
  return {
    ...confirmed,
    old_policy_id: policy_id,
    policy_id: into.policy_id,
    policy_no: into.policy_no,
    blocked_count: left.length,
    import_job_id:
      left.length === 0
        ? null
        : await keep(context, into, await inSlices(left, (one) => listedOf(one, sealer))),
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

async function findDueOf({ tx, now, today }: Context<unknown>, policy_id: number): Promise<Due> {
  const policy = await findPolicyAt(tx, policy_id, now);
  if (!policy) throw new Refusal('NOT_FOUND');
  const due = (await findDue(tx, today)).find((one) => one.policy_id === policy_id);
  if (due) return due;
  const { from: opens_on } = renewalWindow(policy.period, policy.version.renew_days);
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

/** Puts those who cannot go over on a list of the policy that follows, where what keeps them can be mended. */
async function keep(
  context: Context<unknown>,
  { policy_id }: Policy,
  rows: readonly RosterValues[],
): Promise<number> {
  await guardRoom(context, { lists: 1 });
  const import_job_id = await beginList(context, { kind: repairKind, policy_id, start_date: null, rows });
  // Here, so that too many lists keep this policy alone from being renewed: what is refused behind them all would leave a part.
  await guardQuotas(context, 'lists');
  return import_job_id;
}
