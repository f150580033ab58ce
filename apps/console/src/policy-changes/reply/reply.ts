import type { listKept } from '@app/contract/policy-change-repairs';
import { policyChangeStatus } from '@app/domain/policies/policy-change';
import type { z } from 'zod/mini';
import type { Change } from '../change/change-query.ts';
import { isMoving } from '../change/change-state.ts';
import { type ChangePerson, failed } from '../change/person-result.ts';
import { coverTime } from '../moments.ts';

/** A person in a reply: by name and the last four of the number, and why not covered where that is so. */
export type ReplyPerson = {
  readonly name: string;
  readonly last4: string;
  readonly why: string;
  /** The moment at which cover that had begun ended. */
  readonly ended: string | null;
};

/** Persons who are covered on the same days. Without names where they are too many for a message. */
export type CoveredGroup = {
  readonly count: number;
  /** The first moment, as a time of Beijing, and the last day. */
  readonly from: string;
  readonly until: string;
  /** Not all of them have the same last day: `until` is the latest. */
  readonly endsVary: boolean;
  readonly names: readonly ReplyPerson[];
};

/** What the one who sent a list wants to know. */
export type Reply = {
  /** `open`: cover stands only once the insurer has issued. `withdrawn`, `void`: nobody is covered by it. */
  readonly standing: 'covers' | 'open' | 'withdrawn' | 'void';
  readonly covered: readonly CoveredGroup[];
  /** How many are not covered, and the first of them. */
  readonly notCount: number;
  readonly not: readonly ReplyPerson[];
  /** Rows of the list that name somebody whom the policy covers anyway. */
  readonly twice: number;
};

/** What of a change a reply is made from. */
export type Replied = Pick<
  Change,
  | 'status'
  | 'person_count'
  | 'fail_count'
  | 'cover_binding'
  | 'lock_at'
  | 'cover_starts'
  | 'first_end_date'
  | 'last_end_date'
>;

export type Kept = z.output<typeof listKept.output>;

/** Up to so many persons a reply names the covered, too. */
export const names_max = 60;

/** So many of those who are not covered are named. */
export const not_max = 50;

/**
 * What a reply says of a change.
 *
 * @param persons all of its persons up to `names_max`, else the first of those whom the insurer refused
 * @param kept who stayed on the list that it was made from
 */
export function replyOf(change: Replied, persons: readonly ChangePerson[], kept: Kept): Reply {
  const { status, person_count, fail_count, cover_binding } = change;
  const left = kept.list.map(({ name, last4, why }) => ({ name, last4, why, ended: null }));
  const twice = kept.covered_count;
  if (status === policyChangeStatus.withdrawn || status === policyChangeStatus.void) {
    // Where there is a list its rows are back on it, unless they were insured in another way by now.
    const isListed = kept.import_job_id !== null;
    return {
      standing: status === policyChangeStatus.void ? 'void' : 'withdrawn',
      covered: [],
      notCount: isListed ? kept.person_count : person_count,
      not: (isListed ? left : persons.map((person) => replyPerson(person))).slice(0, not_max),
      twice,
    };
  }
  const refused = persons.filter(({ result }) => result === failed);
  return {
    standing: isMoving(status) && cover_binding === 'ON_ISSUE' ? 'open' : 'covers',
    covered: person_count > fail_count ? groupsOf(change, persons) : [],
    notCount: fail_count + kept.person_count,
    not: [...refused.map((person) => replyPerson(person)), ...left].slice(0, not_max),
    twice,
  };
}

const replyPerson = ({ name, idcard, error_msg, result, cover_until }: ChangePerson): ReplyPerson => ({
  name,
  last4: idcard.slice(-4),
  why: error_msg ?? '',
  ended: result === failed ? cover_until : null,
});

/** The covered by the days of their cover, the first to begin first. */
function groupsOf(change: Replied, persons: readonly ChangePerson[]): CoveredGroup[] {
  const { person_count, lock_at, cover_starts, first_end_date, last_end_date } = change;
  if (person_count > names_max)
    return cover_starts.map(({ cover_from, person_count: count }) => ({
      count,
      from: cover_from,
      until: last_end_date,
      endsVary: first_end_date !== last_end_date,
      names: [],
    }));
  const groups = Map.groupBy(
    persons.filter(({ result }) => result !== failed),
    (person) => `${coverTime({ ...person, lock_at })} ${person.end_date}`,
  );
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, members]) => ({
      count: members.length,
      from: coverTime({ ...members[0]!, lock_at }),
      until: members[0]!.end_date,
      endsVary: false,
      names: members.map((person) => replyPerson(person)),
    }));
}
