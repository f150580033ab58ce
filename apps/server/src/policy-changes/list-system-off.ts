import { listSystemOff as call } from '@app/contract/renewals/system-off';
import { statusText } from '@app/contract/words/words';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { listRowsOf, personsOf } from '../persons/persons.ts';
import { answer } from '../platform/answer.ts';
import { flagOf } from '../platform/flag.ts';
import { pageOf } from '../platform/page.ts';
import { listLeft } from './kinds/renew/left.queries.ts';
import { findWaysBack } from './kinds/renew/ways-back.ts';

export const listSystemOff = answer(call, async (context) => {
  const { tx, session, input, now, today, language } = context;
  const { rows: left, total } = await listLeft(tx, { ...input, now, user_id: session.user.id });
  const rows = await listRowsOf(
    tx,
    left.map(({ policy_person_id }) => policy_person_id),
  );
  const persons = await personsOf(tx, rows, { now, today, language });
  const ways = await findWaysBack(context, rows);
  const data = persons.map((person, place) => {
    const { reason, is_read } = left[place]!;
    const way = ways.get(person.policy_person_id);
    return {
      ...person,
      off_reason: reason,
      off_reason_text: statusText(language, 'offReason', reason),
      off_time: shanghaiTime(rows[place]!.until!),
      is_read: flagOf(is_read),
      can_readd: flagOf(way?.insurable === true),
      readd_policy_id: way?.policy_id ?? null,
    };
  });
  return pageOf(input, total, data);
});
