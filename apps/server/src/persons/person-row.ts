import type { PolicyPerson } from '@app/contract/persons';
import type { Language } from '@app/contract/words/languages';
import { statusText } from '@app/contract/words/words';
import { addDays, type Day } from '@app/domain/calendar/day';
import { shanghaiDay, shanghaiTime } from '@app/domain/calendar/shanghai';
import { ageOn } from '@app/domain/persons/age';
import { coverStatus, coverStatusAt } from '@app/domain/policies/cover';
import { type PlanVersion, readPlanVersions } from '../plans/plans.ts';
import type { EnterpriseTx } from '../platform/database.ts';
import { flagOf } from '../platform/flag.ts';
import type { PersonRow } from './queries.ts';

type Moment = { readonly now: Date; readonly today: Day; readonly language: Language };

/** Rows as lists show them. */
export async function personsOf(
  tx: EnterpriseTx,
  rows: readonly PersonRow[],
  moment: Moment,
): Promise<PolicyPerson[]> {
  const versions = await readPlanVersions(
    tx,
    rows.map(({ plan_version_id }) => plan_version_id),
  );
  return rows.map((row) => personOf(row, versions.get(row.plan_version_id)!, moment));
}

function personOf(row: PersonRow, version: PlanVersion, { now, today, language }: Moment): PolicyPerson {
  const {
    from,
    until,
    bound_at: _bound,
    ended: _ended,
    birthday,
    category,
    plan_version_id: _,
    ...shown
  } = row;
  const cover = from && until && { from, until };
  const status = statusOfRow(row, now);
  return {
    ...shown,
    age: ageOn(birthday, today),
    plan: version.plan,
    insurance_company_name: version.insurance_company_name,
    occupation_category: category,
    start_date: cover && shanghaiDay(cover.from),
    end_date: cover && lastDayOf(cover.until),
    cover_from: cover && shanghaiTime(cover.from),
    cover_until: cover && shanghaiTime(cover.until),
    status,
    status_text: statusText(language, 'cover', status),
    is_active: flagOf(status === coverStatus.covered || status === coverStatus.coveredUntil),
  };
}

/** How the cover of a row is shown at a moment. */
export function statusOfRow({ from, until, bound_at, ended }: PersonRow, now: Date): number {
  const cover = from && until && { from, until };
  return coverStatusAt({ cover, bound: bound_at !== null, ended }, now);
}

/** The last day of a cover that ends at an instant: the day before, where it ends at 00:00. */
const lastDayOf = (until: Date): Day => shanghaiDay(new Date(until.getTime() - 1));

/** The first day without any cover. */
export const firstDayOff = (until: Date): Day => addDays(lastDayOf(until), 1);
