import { off as call } from '@app/contract/policy-changes/off-persons';
import { statusText } from '@app/contract/words/words';
import { later } from '@app/domain/calendar/day';
import { lastCoveredDay } from '@app/domain/changes/ending';
import { record } from '../audit/audit.ts';
import { partRoster } from '../imports/imports.ts';
import { answer } from '../platform/answer.ts';
import { flagOf } from '../platform/flag.ts';
import { Refusal } from '../platform/refusal.ts';
import { may } from '../platform/session.ts';
import { guardRoom } from '../quotas/quotas.ts';
import { confirmChange } from './confirm-change.ts';
import type { OffAssessment } from './kinds/off/assess.ts';
import { draftRemoval } from './kinds/off/draft.ts';
import { guardDrafts } from './rows/guard-drafts.ts';
import { headsLeft } from './rows/heads.ts';
import { storeForecast } from './rows/store-forecast.ts';
import { verdictList } from './rows/verdict-list.ts';

export const offPersons = answer(call, async (context) => {
  const { input, session, language, tx, now } = context;
  if (input.draft === 0 && !may(session, ['policy_change/confirm'])) throw new Refusal('FORBIDDEN');

  const isNew = input.policy_change_id === undefined;
  const rows = input.persons?.length ?? input.policy_person_ids?.length ?? 0;
  if (input.draft === 1 && isNew) await guardRoom(context, { drafts: 1, draft_rows: rows });
  const { persons: leavers, reason: remark, ...wanted } = input;
  const drafted = await draftRemoval(context, { ...wanted, leavers, remark });
  const { change, fields, assessment, act, author_id } = drafted;
  if (!isNew) await partRoster(context, change.policy_change_id);
  const { min_persons, refund_rule } = assessment.policy.version;
  const answered = {
    policy_change_id: change.policy_change_id,
    change_no: change.change_no,
    status: change.status,
    status_text: statusText(language, 'policyChange', change.status),
    person_count: fields.person_count,
    refund_fen: fields.refund_fen,
    refund_mode: refund_rule.refund_mode,
    last_covered_date: lastCoveredOf(assessment),
    min_persons_ok: flagOf((await headsLeft(tx, assessment, now)) >= min_persons),
    start_date: fields.start_date,
    lock_at: null,
    balance_after_fen: null,
    list: verdictList(assessment, language).list,
  };
  if (input.draft === 1) {
    await record(tx, act);
    await guardDrafts(context, author_id, isNew);
    return answered;
  }
  const { policy_change_id } = change;
  const priced = await storeForecast(context, policy_change_id, fields.start_date);
  const { forecast_hash } = priced;
  const confirmed = await confirmChange(context, { policy_change_id, forecast_hash }, [act, priced.act]);
  const { status, status_text, lock_at, balance_after_fen } = confirmed;
  return { ...answered, status, status_text, lock_at, balance_after_fen };
});

/** The last day on which any of them is covered. */
function lastCoveredOf({ judgements }: OffAssessment) {
  const days = judgements.flatMap(({ ends }) => (ends ? (lastCoveredDay(ends) ?? []) : []));
  return days.length === 0 ? null : days.reduce(later);
}
