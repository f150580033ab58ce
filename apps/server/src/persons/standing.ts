import type { Standing } from '@app/contract/standing';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { standingOf } from '@app/domain/policies/standing';
import { statusOfRow } from './person-row.ts';
import type { PersonRow } from './queries.ts';

/** Whether a person with these covers is covered now, as it travels. */
export function standingOfRows(rows: readonly PersonRow[], now: Date): Standing {
  const covers = rows.map((row) => ({ ...row, status: statusOfRow(row, now) }));
  const { kind, covers: saying, until, since } = standingOf(covers);
  return {
    kind,
    policy_person_ids: saying.map(({ policy_person_id }) => policy_person_id),
    until: until && shanghaiTime(until),
    from: kind === 'starts' ? shanghaiTime(saying[0]!.from!) : null,
    since: since && shanghaiTime(since),
  };
}
