import { listPersons as call } from '@app/contract/persons';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { answer } from '../platform/answer.ts';
import { pageOf } from '../platform/page.ts';
import { readKeyword } from './keyword.ts';
import { personsOf } from './person-row.ts';
import { countPersons, listPersonRows } from './queries.ts';

export const listPersons = answer(call, async (context) => {
  const { tx, now, today, language } = context;
  const { page, limit, sort, keywords, ...filter } = context.input;
  const asked = { filter, keyword: await readKeyword(keywords, context), now, today };
  const [rows, { total, row_count, active_count }] = await Promise.all([
    listPersonRows(tx, asked, { page, limit, sort }),
    countPersons(tx, asked),
  ]);
  const data = await personsOf(tx, rows, { now, today, language });
  // The pages cut rows, of which a person has several who was covered several times.
  return {
    ...pageOf({ page, limit }, row_count, data),
    total,
    row_count,
    active_count,
    now: shanghaiTime(now),
  };
});
