import { listLatelyOff as call } from '@app/contract/persons';
import { addDays } from '@app/domain/calendar/day';
import { startOfDay } from '@app/domain/calendar/shanghai';
import { answer } from '../platform/answer.ts';
import { flagOf } from '../platform/flag.ts';
import { readKeyword } from './keyword.ts';
import { firstDayOff, personsOf } from './person-row.ts';
import { listLeavers } from './queries.ts';

/** The contract names it. */
const leavers_max = 500;

export const listLatelyOff = answer(call, async (context) => {
  const { tx, input, now, today, language } = context;
  const keyword = await readKeyword(input.keywords, context);
  const since = startOfDay(addDays(today, -input.days));
  const rows = await listLeavers(tx, { keyword, policy_id: input.policy_id, since, now, today }, leavers_max);
  const persons = await personsOf(tx, rows, { now, today, language });
  return persons.map((person, place) => ({
    ...person,
    off_date: firstDayOff(rows[place]!.until!),
    seat_free: flagOf(false),
  }));
});
