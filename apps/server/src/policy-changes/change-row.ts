import type { ChangeRow } from '@app/contract/policy-changes/list-changes';
import type { Language } from '@app/contract/words/languages';
import { actorText, statusText } from '@app/contract/words/words';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { needsYou, policyChangeStatus } from '@app/domain/changes/status';
import type { ChangeWithPolicy } from './list.queries.ts';

/** A change as lists show it. */
export function changeRowOf(change: ChangeWithPolicy, now: Date, language: Language): ChangeRow {
  const undo_ms =
    change.status === policyChangeStatus.submitted && change.lock_at
      ? change.lock_at.getTime() - now.getTime()
      : 0;
  return {
    policy_change_id: change.policy_change_id,
    change_no: change.change_no,
    status: change.status,
    status_text: statusText(language, 'policyChange', change.status),
    policy_id: change.policy_id,
    policy_no: change.policy_no,
    plan: change.plan,
    change_type: change.change_type,
    type: statusText(language, 'changeType', change.change_type),
    start_date: change.start_date,
    end_date: change.end_date,
    person_count: change.person_count,
    fail_count: change.fail_count,
    premium_fen: change.premium_fen,
    refund_fen: change.refund_fen,
    charged_fen: change.charged_fen,
    progress_status: change.progress_status,
    cover_binding: change.cover_binding as ChangeRow['cover_binding'],
    source: change.source,
    operate_name: actorText(language, change.operate_name),
    created_at: shanghaiTime(change.created_at),
    confirmed_at: change.confirmed_at && shanghaiTime(change.confirmed_at),
    lock_at: change.lock_at && shanghaiTime(change.lock_at),
    can_undo: undo_ms > 0 ? 1 : 0,
    undo_seconds_left: Math.max(0, Math.floor(undo_ms / 1_000)),
    needs_you: needsYou(change, now),
  };
}
