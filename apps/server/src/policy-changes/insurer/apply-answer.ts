import { fen, sum } from '@app/domain/money/money';
import { changeKinds } from '@app/domain/changes/kinds';
import { nextStatus, progressStatus } from '@app/domain/changes/status';
import { record } from '../../audit/audit.ts';
import { settle } from '../../ledger/ledger.ts';
import { tellEnterprise } from '../../messages/messages.ts';
import type { EnterpriseTx } from '../../platform/database.ts';
import { findPolicyAt, type Policy } from '../../policies/policies.ts';
import { kindOf } from '../kinds/kinds.ts';
import { findAmendment } from '../legs/amend.queries.ts';
import { dropAmendment, makeAmendment } from '../legs/amend.ts';
import { lockEnding, putBackCovers, settleEnds } from '../legs/end.queries.ts';
import { resumeCovers } from '../legs/resume.queries.ts';
import { lockOpened, updateOpened } from '../legs/legs.queries.ts';
import { settleNamesOf } from '../legs/names.queries.ts';
import { lockChange, sourceOf, type StoredChange, takeEffect, updateChange } from '../queries.ts';
import { updateResults } from '../rows/rows.queries.ts';
import { type FinalAnswer, outcomesOf } from './outcomes.ts';

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
  { policy_change_id, change_type }: StoredChange,
  answered: { readonly answer: FinalAnswer; readonly policy: Policy; readonly now: Date },
) {
  const amendment = await findAmendment(tx, policy_change_id);
  const legs = {
    opened: await lockOpened(tx, policy_change_id),
    ending: await lockEnding(tx, policy_change_id),
    amends: amendment ? [amendedRow] : [],
  };
  const { opened, ended, failed, person_count } = outcomesOf(legs, {
    ...answered,
    moves: changeKinds[change_type].moves,
  });
  const given = ended.flatMap(({ policy_person_id, outcome }) =>
    outcome.state === 'ended' || outcome.state === 'resumed'
      ? [{ policy_person_id, refund_fen: outcome.refund_fen, until: outcome.until }]
      : [],
  );
  const resumed = ended.flatMap(({ policy_person_id, outcome }) =>
    outcome.state === 'resumed' && outcome.goes_on ? [{ policy_person_id, ...outcome.goes_on }] : [],
  );
  const charged_fen = fen(
    sum([...opened, ...resumed].map(({ premium_fen }) => fen(premium_fen))) -
      sum(given.map(({ refund_fen }) => refund_fen)),
  );
  await updateOpened(tx, opened, answered.now);
  await settleEnds(tx, given, answered.now);
  await resumeCovers(tx, resumed, answered.now);
  const back = ended.flatMap(({ row_no, outcome }) =>
    outcome.state === 'put_back' || outcome.state === 'never' ? [row_no] : [],
  );
  if (back.length > 0) await putBackCovers(tx, policy_change_id, back);
  if (failed.length > 0) await settleNamesOf(tx, policy_change_id);
  if (amendment)
    await (failed.length === 0
      ? makeAmendment(tx, amendment)
      : dropAmendment(tx, policy_change_id, answered.now));
  return {
    failed,
    person_count,
    charged_fen,
    // A plan that binds on issue covered nobody before.
    refused_covered_count: opened.filter(({ ended: end, from }) => end !== null && from !== null).length,
  };
}

/** A correction is of one person. */
const amendedRow = 1;

/** Whoever follows the changes finds a message. */
function tell(
  tx: EnterpriseTx,
  event: 'issued' | 'issued_part' | 'refused',
  { policy_change_id, change_no, change_type, person_count }: StoredChange,
  { fail_count, now }: { fail_count: number; now: Date },
): Promise<void> {
  const about = { policy_change_id, now };
  const { told } = kindOf({ change_type });
  if (event === 'issued') return tellEnterprise(tx, `${told}_ISSUED`, { change_no, person_count }, about);
  if (event === 'refused') return tellEnterprise(tx, `${told}_REFUSED`, { change_no, person_count }, about);
  const detail = { change_no, person_count: person_count - fail_count, fail_count };
  return tellEnterprise(tx, `${told}_PARTLY_ISSUED`, detail, about);
}
