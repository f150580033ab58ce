import { findPersons as call, found_max } from '@app/contract/find-persons';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { normaliseName } from '@app/domain/persons/person-name';
import { answer } from '../platform/answer.ts';
import type { Context } from '../platform/context.ts';
import { flagOf } from '../platform/flag.ts';
import { findEmployees, likeliest } from './find.queries.ts';
import { named_max, soundOf, readKeyword } from './keyword.ts';
import { personsOf } from './person-row.ts';
import { listCoversOf, type PersonRow } from './queries.ts';
import { standingOfRows } from './standing.ts';

export const findPersons = answer(call, async (context) => {
  const { tx, now, input } = context;
  const keyword = await readKeyword(input.keywords, context);
  const found = await findEmployees(tx, keyword, named_max);
  const name = { words: normaliseName(input.keywords), sound: await soundOf(input.keywords) };
  const likely = await likeliest(tx, found, { ...name, now, most: found_max });
  const rows = await listCoversOf(
    tx,
    likely.map(({ employee_id }) => employee_id),
  );

  const persons = likely.map((person) => {
    const own = rows.filter(({ employee_id }) => employee_id === person.employee_id);
    const standing = standingOfRows(own, now);
    return {
      ...person,
      standing,
      told: own.find((row) => row.policy_person_id === standing.policy_person_ids[0]),
    };
  });
  const covers = await coversOf(
    persons.flatMap(({ told }) => told ?? []),
    context,
  );
  return {
    persons: persons.map(({ told, ...person }) => ({
      ...person,
      // A cover may have been confirmed under another name than the worker's latest.
      name: told?.name ?? person.name,
      cover: covers.find((cover) => cover.policy_person_id === told?.policy_person_id) ?? null,
    })),
    total: found.length,
    is_more: flagOf(found.length === named_max),
    now: shanghaiTime(now),
  };
});

const coversOf = (rows: readonly PersonRow[], { tx, now, today, language }: Context<unknown>) =>
  personsOf(tx, rows, { now, today, language });
