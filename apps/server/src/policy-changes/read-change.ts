import { confirmableWarnings } from '@app/contract/policy-changes/fields';
import { changeEvents } from '@app/contract/policy-changes/fields';
import { readChange as call } from '@app/contract/policy-changes/read-change';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { withoutNumbersOfPersons } from '@app/domain/persons/personal-numbers';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { changeRowOf } from './change-row.ts';
import { countCoverStarts, findCoverSpan } from './legs/legs.queries.ts';
import { findChange, findTimeline } from './list.queries.ts';
import { countNeverBegun, findRowDays } from './rows/rows.queries.ts';

export const readChange = answer(call, async ({ tx, input: { policy_change_id }, now, language }) => {
  const [change, timeline, cover, starts, days, never_begun_count] = await Promise.all([
    findChange(tx, policy_change_id),
    findTimeline(tx, policy_change_id),
    findCoverSpan(tx, policy_change_id),
    countCoverStarts(tx, policy_change_id),
    findRowDays(tx, policy_change_id),
    countNeverBegun(tx, policy_change_id),
  ]);
  if (!change) throw new Refusal('NOT_FOUND');
  const cover_companies = starts.map(({ from, ...company }) => ({
    cover_from: shanghaiTime(from),
    ...company,
  }));

  return {
    ...changeRowOf(change, now, language),
    insurance_company_name: change.insurance_company_name,
    cover_from: cover.from && shanghaiTime(cover.from),
    cover_until: cover.until && shanghaiTime(cover.until),
    ...days,
    never_begun_count,
    cover_starts: [...Map.groupBy(cover_companies, ({ cover_from }) => cover_from)].map(
      ([cover_from, companies]) => ({
        cover_from,
        person_count: companies.reduce((sum, { person_count }) => sum + person_count, 0),
      }),
    ),
    cover_companies,
    endorse_no: change.endorse_no,
    remark: change.remark && withoutNumbersOfPersons(change.remark),
    resubmit_job_id: change.resubmit_job_id,
    progress_remark: change.progress_remark,
    forecast_hash: change.forecast_hash?.toString('hex') ?? null,
    expire_at: change.forecast_until && shanghaiTime(change.forecast_until),
    timeline: timeline.flatMap(stepOf),
  };
});

/** A line of the audit chain as a step of the change; none for what is no step. */
function stepOf({ at, actor, action, detail }: Awaited<ReturnType<typeof findTimeline>>[number]) {
  const event = changeEvents.find((known) => known === action);
  if (!event) return [];
  const { person_count, amount_fen, reason, warnings } = JSON.parse(detail) as {
    person_count?: number;
    amount_fen?: number;
    reason?: string | null;
    warnings?: string;
  };
  const step = { at: shanghaiTime(at), event, actor };
  return [
    {
      ...step,
      person_count: person_count ?? null,
      amount_fen: amount_fen ?? null,
      reason: reason ? withoutNumbersOfPersons(reason) : null,
      warnings: (warnings ?? '').split(' ').flatMap(warningIn),
    },
  ];
}

/** `DUP_OTHER`, or with the number of its rows `DUP_OTHER:2`. */
function warningIn(text: string) {
  const [name, rows] = text.split(':');
  const code = confirmableWarnings.find((known) => known === name);
  return code === undefined ? [] : [{ code, row_count: rows === undefined ? null : Number(rows) }];
}
