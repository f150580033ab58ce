import { addDays, type Day, readDay } from '../calendar/day.ts';

/** What a plan asks of the people of some ages; both ends belong to the band. */
export type AgeBand = {
  readonly age_min: number;
  readonly age_max: number;
  /** The highest occupation class for these ages; null where the plan's own classes decide. */
  readonly class_max: number | null;
  /** Of the class price, in percent: 100 is the price itself, 150 half as much again. */
  readonly loading_percent: number;
  readonly warning: 'MINOR_WORKER' | 'RETIREMENT_AGE' | null;
  /** 1 where these ages are insured as over-age, with their own loading and limits. */
  readonly over_age: 0 | 1;
};

/** Full years on a day. Born on 29 February, one is a year older on 1 March, not on 28 February. */
export function ageOn(born: Day, on: Day): number {
  const years = Number(on.slice(0, 4)) - Number(born.slice(0, 4));
  return on.slice(5) < born.slice(5) ? years - 1 : years;
}

/** The band that an age belongs to; undefined when the plan does not insure that age. */
export const bandOf = (bands: readonly AgeBand[], age: number): AgeBand | undefined =>
  bands.find(({ age_min, age_max }) => age_min <= age && age <= age_max);

/** The oldest that a plan insures, in full years. */
export const oldestOf = (bands: readonly AgeBand[]): number =>
  Math.max(...bands.map(({ age_max }) => age_max));

/** The first day on which somebody is older than an age in full years. */
export const dayOlderThan = (born: Day, age: number): Day =>
  birthdayIn(born, Number(born.slice(0, 4)) + age + 1);

/** The last day on which somebody was born who is as old as this, in full years, on a day. */
export function lastBornAt(age: number, on: Day): Day {
  const year = Number(on.slice(0, 4)) - age;
  return readDay(`${year}${on.slice(4)}`) ?? addDays(birthdayIn(on, year), -1);
}

/** The birthday of a year; who was born on 29 February has it on 1 March where the year has none. */
const birthdayIn = (born: Day, year: number): Day =>
  readDay(`${year}${born.slice(4)}`) ?? (`${year}-03-01` as Day);
