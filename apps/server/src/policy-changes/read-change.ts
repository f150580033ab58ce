import { changeEvents, readChange as call } from '@app/contract/policy-changes';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { changeRowOf } from './change-row.ts';
import { findCoverSpan } from './cover/cover.queries.ts';
import { findChange, findTimeline } from './list.queries.ts';

export const readChange = answer(call, async ({ tx, input: { policy_change_id }, now, language }) => {
  const [change, timeline, cover] = await Promise.all([
    findChange(tx, policy_change_id),
    findTimeline(tx, policy_change_id),
    findCoverSpan(tx, policy_change_id),
  ]);
  if (!change) throw new Refusal('NOT_FOUND');

  return {
    ...changeRowOf(change, now, language),
    insurance_company_name: change.insurance_company_name,
    cover_from: cover.from && shanghaiTime(cover.from),
    cover_until: cover.until && shanghaiTime(cover.until),
    endorse_no: change.endorse_no,
    resubmit_job_id: change.resubmit_job_id,
    progress_remark: change.progress_remark,
    forecast_hash: change.forecast_hash?.toString('hex') ?? null,
    expire_at: change.forecast_until && shanghaiTime(change.forecast_until),
    timeline: timeline.flatMap(({ at, actor, action, detail }) => {
      const event = changeEvents.find((known) => known === action);
      const { person_count, amount_fen } = JSON.parse(detail) as {
        person_count?: number;
        amount_fen?: number;
      };
      if (!event) return [];
      return [
        {
          at: shanghaiTime(at),
          event,
          actor,
          person_count: person_count ?? null,
          amount_fen: amount_fen ?? null,
        },
      ];
    }),
  };
});
