import { add as call } from '@app/contract/policy-changes/add-persons';
import { statusText } from '@app/contract/words/words';
import { record } from '../audit/audit.ts';
import { partRoster } from '../imports/imports.ts';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { may } from '../platform/session.ts';
import { guardRoom } from '../quotas/quotas.ts';
import { confirmChange } from './confirm-change.ts';
import { draftAddition } from './kinds/add/draft.ts';
import { guardDrafts } from './rows/guard-drafts.ts';
import { storeForecast } from './rows/store-forecast.ts';
import { verdictList } from './rows/verdict-list.ts';

export const addPersons = answer(call, async (context) => {
  const { input, session, language } = context;
  if (input.draft === 0 && !may(session, ['policy_change/confirm'])) throw new Refusal('FORBIDDEN');

  const isNew = input.policy_change_id === undefined;
  if (input.draft === 1 && isNew) await guardRoom(context, { drafts: 1, draft_rows: input.persons.length });
  const { change, fields, assessment, act, author_id } = await draftAddition(context, input);
  if (!isNew) await partRoster(context, change.policy_change_id);
  const drafted = {
    policy_change_id: change.policy_change_id,
    change_no: change.change_no,
    status: change.status,
    status_text: statusText(language, 'policyChange', change.status),
    person_count: fields.person_count,
    premium_fen: fields.premium_fen,
    start_date: fields.start_date,
    lock_at: null,
    withheld_fen: 0,
    balance_after_fen: null,
    list: verdictList(assessment, language).list,
  };
  if (input.draft === 1) {
    await record(context.tx, act);
    await guardDrafts(context, author_id, isNew);
    return drafted;
  }

  const priced = await storeForecast(context, change.policy_change_id, fields.start_date);
  const { forecast_hash } = priced;
  return {
    ...drafted,
    ...(await confirmChange(context, { policy_change_id: change.policy_change_id, forecast_hash }, [
      act,
      priced.act,
    ])),
  };
});
