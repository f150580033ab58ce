import { leavers_max, listLatelyOff as call } from '@app/contract/persons';
import { addDays } from '@app/domain/calendar/day';
import { startOfDay } from '@app/domain/calendar/shanghai';
import { answer } from '../platform/answer.ts';
import { flagOf } from '../platform/flag.ts';
import { readKeyword } from './keyword.ts';
import { firstDayOff, personsOf } from './person-row.ts';
import { listLeavers } from './queries.ts';

export const listLatelyOff = answer(call, async (context) => {
  const { tx, input, now, today, language } = context;
  const keyword = await readKeyword(input.keywords, context);
  const since = startOfDay(addDays(today, -input.days));
  const { policy_id, work_company_id, work_company } = input;
  const filter = {
    ...(work_company === undefined ? {} : { work_company }),
    ...(policy_id === undefined ? {} : { policy_id }),
    ...(work_company_id === undefined ? {} : { work_company_id }),
  };
  const rows = await listLeavers(tx, { keyword, filter, since, now, today }, leavers_max);
  const persons = await personsOf(tx, rows, { now, today, language });
  return persons.map((person, place) => ({
    ...person,
    off_date: firstDayOff(rows[place]!.until!),
    seat_free: flagOf(false),
  }));
});
