import { statusText } from '@app/contract/words/words';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { fen } from '@app/domain/money/money';
import { type PolicyChangeStatus, policyChangeStatus } from '@app/domain/changes/status';
import { lockAt } from '@app/domain/policies/cut-off';
import { type Act, record } from '../../audit/audit.ts';
import { settleRoster } from '../../imports/imports.ts';
import { hold, readBalance } from '../../ledger/ledger.ts';
import type { Context } from '../../platform/context.ts';
import { actOf } from '../acts.ts';
import type { Reassessment } from '../kinds/kind.ts';
import { sourceOf, type StoredChange, updateChange } from '../queries.ts';
import { type Assessment, firstStart } from '../rows/assessment.ts';

/**
 * Holds the premium, writes the cover and submits a change that stands as it was seen. The last of the checks, the balance, is the ledger's.
 *
 * @param before what led to it in this same transaction, recorded with it once the money is held
 */
export async function submit(
  context: Context<unknown>,
  change: StoredChange,
  by: {
    readonly reassessed: Reassessment;
    readonly status: PolicyChangeStatus;
    readonly before: readonly Act[];
    readonly event: 'confirmed' | 'approved';
  },
) {
  const { tx, now, session } = context;
  const { reassessed, status, before, event } = by;
  const { policy_change_id } = change;
  const balance_after_fen = await hold(tx, sourceOf(change), reassessed.premium_fen, now);
  const confirmed = {
    ...figuresOf(change, reassessed, now),
    status,
    confirmed_at: now,
    lock_at: lockOf(reassessed, now),
  };
  await updateChange(tx, policy_change_id, {
    ...confirmed,
    ...(event === 'approved' ? { approved_by: session.user.id } : {}),
  });
  await reassessed.carryOut(tx, now);
  await settleRoster(context, change);
  for (const done of [...before, confirmingAct(context, event, change, reassessed)]) await record(tx, done);
  return present(context, { ...change, ...confirmed }, balance_after_fen);
}

/** The numbers of a change as they were agreed to. */
export const figuresOf = (
  change: StoredChange,
  { premium_fen, refund_fen, forecast_hash }: Reassessment,
  now: Date,
) => ({ premium_fen, refund_fen, forecast_hash, forecast_until: change.forecast_until ?? now });

/** Until when a change can be taken back, were it submitted now. */
export const lockOf = ({ assessment }: Reassessment, now: Date): Date =>
  lockAt(firstStart(assessment), assessment.policy.version.terms.start_rule, now);

/** The line that somebody agreed to these numbers. */
export const confirmingAct = (
  context: Context<unknown>,
  event: 'confirmed' | 'approved' | 'approval_asked',
  { policy_change_id, person_count }: StoredChange,
  { assessment, premium_fen, refund_fen }: Reassessment,
): Act =>
  actOf(context, event, policy_change_id, {
    person_count,
    amount_fen: fen(premium_fen - refund_fen),
    warnings: warningsOn(assessment.judgements),
  });

/** The warnings that whoever confirms goes past, each with the number of its rows: `DUP_OTHER:2`. */
function warningsOn(judgements: Assessment['judgements']): readonly string[] {
  const codes = judgements.flatMap(({ verdicts }) =>
    verdicts.flatMap(({ code, level }) => (level === 'warn' ? [code] : [])),
  );
  return [...Map.groupBy(codes, (code) => code)].map(([code, rows]) => `${code}:${rows.length}`);
}

/** A change as a confirmation answers it. */
export const present = (
  { language, now }: Context<unknown>,
  change: StoredChange,
  balance_after_fen: number,
) => ({
  policy_change_id: change.policy_change_id,
  change_no: change.change_no,
  status: change.status,
  status_text: statusText(language, 'policyChange', change.status),
  person_count: change.person_count,
  premium_fen: change.premium_fen,
  refund_fen: change.refund_fen,
  withheld_fen: isHeld(change.status) ? change.premium_fen : fen(0),
  balance_after_fen,
  start_date: change.start_date,
  lock_at: shanghaiTime(change.lock_at ?? now),
});

const isHeld = (status: number): boolean =>
  status >= policyChangeStatus.submitted && status < policyChangeStatus.done;

/** The same of one as it stands already. */
export const presentStanding = async (context: Context<unknown>, change: StoredChange) =>
  present(context, change, (await readBalance(context.tx)).cash_fen);
