import { fen, sum } from '@app/domain/money/money';
import { endOutcomeOf, issuedTooLate, neverCovered, outcomeOf } from '@app/domain/changes/outcome';
import type { CoverEnd } from '@app/domain/policies/cover';
import { nextStatus, progressStatus } from '@app/domain/changes/status';
import { record } from '../../audit/audit.ts';
import type { InsurerAnswer } from '../../insurers/insurer.ts';
import { settle } from '../../ledger/ledger.ts';
import { tellEnterprise } from '../../messages/messages.ts';
import type { EnterpriseTx } from '../../platform/database.ts';
import { findPolicyAt, type Policy } from '../../policies/policies.ts';
import { kindOf } from '../kinds/kinds.ts';
import { lockEnding, putBackCovers, settleEnds } from '../legs/end.queries.ts';
import { lockOpened, updateOpened } from '../legs/legs.queries.ts';
import { settleNamesOf } from '../legs/names.queries.ts';
import { lockChange, sourceOf, type StoredChange, takeEffect, updateChange } from '../queries.ts';
import { updateResults } from '../rows/rows.queries.ts';

type FinalAnswer = Exclude<InsurerAnswer, { state: 'pending' }>;

/**
 * Applies an insurer's answer to a change: cover, money, results and record, in one transaction and once.
 *
 * What is insured is charged, the rest of the hold released. A row that the insurer turns down after its cover began
 * is charged for its days only and ends at the next midnight. An end that it issues gives back; one that it turns down is
 * put back to where it was.
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
  const { failed, person_count, charged_fen, refused_covered_count } = await settleLegs(tx, change, {
    answer,
    policy,
    now,
  });
  const event = failed.length === 0 ? 'issued' : failed.length < person_count ? 'issued_part' : 'refused';
  await updateResults(tx, policy_change_id, failed);
  const released_fen = await settle(tx, sourceOf(change), charged_fen, now);
  await updateChange(tx, policy_change_id, {
    status: nextStatus(change.status, event)!,
    progress_status: event === 'refused' ? progressStatus.refused : progressStatus.issued,
    progress_remark: answer.state === 'refused' ? answer.reason : null,
    endorse_no: answer.state === 'refused' ? null : answer.endorse_no,
    fail_count: failed.length,
    refused_covered_count,
    charged_fen,
    settled_at: now,
  });
  await record(tx, {
    actor: '@insurer',
    action: event === 'issued_part' ? 'partly_issued' : event,
    entity: 'policy_change',
    entity_id: policy_change_id,
    detail: { person_count: person_count - failed.length, amount_fen: charged_fen, released_fen },
    at: now,
  });
  await tell(tx, event, change, { fail_count: failed.length, now });
}

/** What the answer makes of the covers that the change opens and ends, written down: who failed, and what it costs in the end. */
async function settleLegs(
  tx: EnterpriseTx,
  { policy_change_id }: StoredChange,
  { answer, policy, now }: { readonly answer: FinalAnswer; readonly policy: Policy; readonly now: Date },
) {
  const opened = await lockOpened(tx, policy_change_id);
  const ending = await lockEnding(tx, policy_change_id);
  const rowNumbers = [...opened, ...ending].map(({ row_no }) => row_no);
  const reasons = new Map(failedRows(answer, rowNumbers).map(({ row_no, reason }) => [row_no, reason]));
  const isAccepted = ({ row_no }: { readonly row_no: number }) => !reasons.has(row_no);
  const outcomes = opened.map((cover) => outcomeFor(cover, isAccepted(cover), policy, now));
  const ends = ending.map((end) => ({
    ...end,
    outcome: endOutcomeOf({
      ...end,
      isEmpty: end.is_empty,
      ended: end.ended as CoverEnd | null,
      accepted: isAccepted(end),
    }),
  }));
  const failed = [
    ...outcomes.flatMap(({ row_no, ended }) =>
      ended === null ? [] : [{ row_no, reason: reasons.get(row_no) ?? issuedTooLate }],
    ),
    ...ends.flatMap(({ row_no, outcome }) =>
      outcome.state === 'ended' ? [] : [{ row_no, reason: reasons.get(row_no) ?? neverCovered }],
    ),
  ];

  const given = ends.flatMap(({ policy_person_id, outcome }) =>
    outcome.state === 'ended' ? [{ policy_person_id, refund_fen: outcome.refund_fen }] : [],
  );
  const charged_fen = fen(
    sum(outcomes.map(({ premium_fen }) => fen(premium_fen))) - sum(given.map(({ refund_fen }) => refund_fen)),
  );
  await updateOpened(tx, outcomes, now);
  await settleEnds(tx, given, now);
  const back = ends.flatMap(({ row_no, outcome }) => (outcome.state === 'ended' ? [] : [row_no]));
  if (back.length > 0) await putBackCovers(tx, policy_change_id, back);
  if (failed.length > 0) await settleNamesOf(tx, policy_change_id);
  return {
    failed,
    person_count: rowNumbers.length,
    charged_fen,
    // A plan that binds on issue covered nobody before.
    refused_covered_count: outcomes.filter(({ ended, from }) => ended !== null && from !== null).length,
  };
}

/** Whoever follows the changes finds a message. */
function tell(
  tx: EnterpriseTx,
  event: 'issued' | 'issued_part' | 'refused',
  { policy_change_id, change_no, change_type, person_count }: StoredChange,
  { fail_count, now }: { fail_count: number; now: Date },
): Promise<void> {
  const about = { policy_change_id, now };
  const { told } = kindOf({ change_type });
  if (event === 'issued') return tellEnterprise(tx, told.issued, { change_no, person_count }, about);
  if (event === 'refused') return tellEnterprise(tx, told.refused, { change_no, person_count }, about);
  const detail = { change_no, person_count: person_count - fail_count, fail_count };
  return tellEnterprise(tx, told.issued_part, detail, about);
}

type Cover = Awaited<ReturnType<typeof lockOpened>>[number];

const outcomeFor = (cover: Cover, accepted: boolean, { version, period }: Policy, now: Date) => ({
  row_no: cover.row_no,
  policy_person_id: cover.policy_person_id,
  ...outcomeOf({
    accepted,
    cover: { from: cover.from, until: cover.until },
    stands_until: cover.stands_until,
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
