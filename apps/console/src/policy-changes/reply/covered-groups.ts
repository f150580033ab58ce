import type { Change } from '../result/change.ts';
import { type ChangePerson, failed } from '../result/person-result.ts';
import { coverTime } from '../moments.ts';
import { type ReplyPerson, replyPerson } from './reply-person.ts';

/** What of a change a reply is made from. */
export type Replied = Pick<
  Change,
  | 'status'
  | 'person_count'
  | 'fail_count'
  | 'cover_binding'
  | 'lock_at'
  | 'cover_starts'
  | 'cover_companies'
  | 'first_end_date'
  | 'last_end_date'
>;

/** Persons who are covered on the same days, by work company. */
export type CoveredGroup = {
  readonly count: number;
  /** The first moment, as a time of Beijing, and the last day. */
  readonly from: string;
  readonly until: string;
  /** Not all of them have the same last day: `until` is the latest. */
  readonly endsVary: boolean;
  /** They are too many for a message that gives numbers, too. */
  readonly isLong: boolean;
  readonly companies: readonly CoveredAt[];
};

type CoveredAt = {
  readonly work_company: string;
  readonly person_count: number;
  /** The first of them, as many as the message takes. */
  readonly names: readonly ReplyPerson[];
};

/** Up to so many persons a reply gives the ends of the covered persons' numbers. */
export const numbers_max = 30;

/** So many of the covered are named. */
export const names_max = 100;

/** The covered by the days of their cover, the first to begin first. */
export function groupsOf(change: Replied, persons: readonly ChangePerson[]): CoveredGroup[] {
  const { person_count, lock_at } = change;
  const covered = persons.filter(({ result }) => result !== failed);
  if (person_count > numbers_max) return longGroupsOf(change, covered);
  const groups = Map.groupBy(covered, (person) => `${coverTime({ ...person, lock_at })} ${person.end_date}`);
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, members]) => ({
      count: members.length,
      from: coverTime({ ...members[0]!, lock_at }),
      until: members[0]!.end_date,
      endsVary: false,
      isLong: false,
      companies: [...Map.groupBy(members, (member) => member.work_company)].map(([work_company, there]) => ({
        work_company,
        person_count: there.length,
        names: there.map((person) => replyPerson(person)),
      })),
    }));
}

/** As the service counted them: not all of them may be among the persons that were read. */
function longGroupsOf(change: Replied, covered: readonly ChangePerson[]): CoveredGroup[] {
  const { lock_at, cover_starts, cover_companies, first_end_date, last_end_date } = change;
  const named = covered.slice(0, names_max);
  return cover_starts.map(({ cover_from, person_count: count }) => ({
    count,
    from: cover_from,
    until: last_end_date,
    endsVary: first_end_date !== last_end_date,
    isLong: true,
    companies: cover_companies
      .filter((company) => company.cover_from === cover_from)
      .map(({ work_company, person_count }) => ({
        work_company,
        person_count,
        names: named
          .filter((person) => person.work_company === work_company)
          .filter((person) => coverTime({ ...person, lock_at }) === cover_from)
          .map((person) => replyPerson(person)),
      })),
  }));
}
