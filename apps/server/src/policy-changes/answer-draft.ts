import { statusText } from '@app/contract/words/words';
import { draftStatuses } from '@app/domain/changes/status';
import { partRoster } from '../imports/imports.ts';
import { record } from '../audit/audit.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { may } from '../platform/session.ts';
import { guardRoom } from '../quotas/quotas.ts';
import { confirmChange } from './confirm-change.ts';
import type { Assessment } from './rows/assessment.ts';
import { guardDrafts } from './rows/guard-drafts.ts';
import type { storeDraft } from './rows/store-draft.ts';
import { storeForecast } from './rows/store-forecast.ts';
import { verdictList } from './rows/verdict-list.ts';

type Asked = { readonly policy_change_id?: number | undefined; readonly draft: 0 | 1 };

type Drafted<Judged extends Assessment> = Omit<Awaited<ReturnType<typeof storeDraft>>, 'assessment'> & {
  readonly assessment: Judged;
};

/**
 * Answers a call that drafts rows of a kind: there must be room, and who may not confirm only drafts. With `draft` 0 the draft is forecast
 * and confirmed in the same transaction.
 *
 * @param rows how many are sent
 * @param tell what the answer says of the rows as they stand before anything is confirmed
 */
export async function answerDraft<Judged extends Assessment, Told extends object>(
  context: Context<Asked>,
  rows: number,
  draft: () => Promise<Drafted<Judged>>,
  tell: (assessment: Judged) => Promise<Told>,
) {
  const { input, session, language, tx } = context;
  if (input.draft === 0 && !may(session, ['policy_change/confirm'])) throw new Refusal('FORBIDDEN');

  const isNew = input.policy_change_id === undefined;
  if (input.draft === 1 && isNew) await guardRoom(context, { drafts: 1, draft_rows: rows });
  const { change, fields, assessment, act, author_id } = await draft();
  const { policy_change_id, change_no, status } = change;
  if (!isNew) await partRoster(context, policy_change_id);
  const { person_count, premium_fen, refund_fen, start_date } = fields;
  const drafted = {
    policy_change_id,
    change_no,
    status,
    status_text: statusText(language, 'policyChange', status),
    person_count,
    premium_fen,
    refund_fen,
    start_date,
    lock_at: null,
    withheld_fen: 0,
    balance_after_fen: null,
    list: verdictList(assessment, language).list,
    ...(await tell(assessment)),
  };
  if (input.draft === 1) {
    await record(tx, act);
    await guardDrafts(context, author_id, isNew);
    return drafted;
  }
  const priced = await storeForecast(context, policy_change_id, start_date);
  const { forecast_hash } = priced;
  const confirmed = await confirmChange(context, { policy_change_id, forecast_hash }, [act, priced.act]);
  // What waits for approval is a draft still.
  if (draftStatuses.some((one) => one === confirmed.status)) await guardDrafts(context, author_id, isNew);
  return { ...drafted, ...confirmed };
}
