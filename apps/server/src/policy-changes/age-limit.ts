import type { AgeBand } from '@app/domain/age';
import { type Day, readDay } from '@app/domain/day';

/** The oldest that a plan insures, in full years. */
export const oldestOf = (bands: readonly AgeBand[]): number =>
  Math.max(...bands.map(({ age_max }) => age_max));

/** The first day on which somebody is older than an age; who was born on 29 February has the birthday on 1 March. */
export function dayOlderThan(birthday: Day, age: number): Day {
  const year = Number(birthday.slice(0, 4)) + age + 1;
  return readDay(`${year}${birthday.slice(4)}`) ?? (`${year}-03-01` as Day);
}
