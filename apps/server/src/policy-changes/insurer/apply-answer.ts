import { type Fen, fen, sum } from '@app/domain/money/money';
import { issuedTooLate, outcomeOf } from '@app/domain/policies/insurer-answer';
import { nextStatus, progressStatus } from '@app/domain/policies/policy-change';
import { record } from '../../audit/audit.ts';
import type { InsurerAnswer } from '../../insurers/insurer.ts';
import { settle } from '../../ledger/ledger.ts';
import { tellEnterprise } from '../../messages/messages.ts';
import type { EnterpriseTx } from '../../platform/database.ts';
import { findPolicyAt, type Policy } from '../../policies/policies.ts';
import { lockCover, updateCover } from '../cover/cover.queries.ts';
import { lockChange, type StoredChange, takeEffect, updateChange } from '../queries.ts';
import { updateResults } from '../rows/rows.queries.ts';

type FinalAnswer = Exclude<InsurerAnswer, { state: 'pending' }>;

/**
 * Applies an insurer's answer to a change: cover, money, results and record, in one transaction and once.
 *
 * What is insured is charged, the rest of the hold released. A row that the insurer turns down after its cover began
 * is charged for its days only and ends at the next midnight.
 */
export async function applyAnswer(
  tx: EnterpriseTx,
  policy_change_id: number,
  answer: FinalAnswer,
  now: Date,
): Promise<void> {
  if (!(await takeEffect(tx, 'policy_change.answered', policy_change_id, now))) return;
  const change = (await lockChange(tx, policy_change_id))!;
  const policy = (await findPolicyAt(tx, change.policy_id, now))!;
  const covers = await lockCover(tx, policy_change_id);

  const rowNumbers = covers.map(({ row_no }) => row_no);
  const reasons = new Map(failedRows(answer, rowNumbers).map(({ row_no, reason }) => [row_no, reason]));
  const outcomes = covers.map((cover) => outcomeFor(cover, !reasons.has(cover.row_no), policy, now));
  const failed = outcomes.flatMap(({ row_no, ended }) =>
    ended === null ? [] : [{ row_no, reason: reasons.get(row_no) ?? issuedTooLate }],
  );

  const event = failed.length === 0 ? 'issued' : failed.length < covers.length ? 'issued_part' : 'refused';
  const charged_fen: Fen = sum(outcomes.map(({ premium_fen }) => fen(premium_fen)));
  await updateCover(tx, outcomes);
  await updateResults(tx, policy_change_id, failed);
  const released_fen = await settle(tx, policy_change_id, charged_fen, now);
  await updateChange(tx, policy_change_id, {
    status: nextStatus(change.status, event)!,
    progress_status: event === 'refused' ? progressStatus.refused : progressStatus.issued,
    progress_remark: answer.state === 'refused' ? answer.reason : null,
    endorse_no: answer.state === 'refused' ? null : answer.endorse_no,
    fail_count: failed.length,
    // A plan that binds on issue covered nobody before.
    refused_covered_count: outcomes.filter(({ ended, from }) => ended !== null && from !== null).length,
    charged_fen,
    settled_at: now,
  });
  await record(tx, {
    actor: '@insurer',
    action: event === 'issued_part' ? 'partly_issued' : event,
    entity: 'policy_change',
    entity_id: policy_change_id,
    detail: { person_count: covers.length - failed.length, amount_fen: charged_fen, released_fen },
    at: now,
  });
  await tell(tx, event, change, { fail_count: failed.length, now });
}

/** Whoever follows the changes finds a message. */
function tell(
  tx: EnterpriseTx,
  event: 'issued' | 'issued_part' | 'refused',
  { policy_change_id, change_no, person_count }: StoredChange,
  { fail_count, now }: { fail_count: number; now: Date },
): Promise<void> {
  const about = { policy_change_id, now };
  if (event === 'issued') return tellEnterprise(tx, 'CHANGE_ISSUED', { change_no, person_count }, about);
  if (event === 'refused') return tellEnterprise(tx, 'CHANGE_REFUSED', { change_no, person_count }, about);
  const detail = { change_no, person_count: person_count - fail_count, fail_count };
  return tellEnterprise(tx, 'CHANGE_PARTLY_ISSUED', detail, about);
}

type Cover = Awaited<ReturnType<typeof lockCover>>[number];

const outcomeFor = (cover: Cover, accepted: boolean, { version, period }: Policy, now: Date) => ({
  row_no: cover.row_no,
  policy_person_id: cover.policy_person_id,
  ...outcomeOf({
    accepted,
    cover: { from: cover.from, until: cover.until },
    bound_at: cover.bound_at,
    premium_fen: cover.premium_fen,
    unit_price_fen: cover.unit_price_fen,
    price_unit: version.terms.price_unit,
    policy: period,
    now,
  }),
});

function failedRows(
  answer: FinalAnswer,
  all: readonly number[],
): readonly { row_no: number; reason: string }[] {
  if (answer.state === 'issued') return [];
  if (answer.state === 'issued_part') return answer.failed;
  return all.map((row_no) => ({ row_no, reason: answer.reason }));
}
