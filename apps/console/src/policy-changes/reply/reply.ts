import type { listKept } from '@app/contract/policy-change-repairs';
import { policyChangeStatus } from '@app/domain/policies/policy-change';
import type { z } from 'zod/mini';
import type { Change } from '../change/change-query.ts';
import { isMoving } from '../change/change-state.ts';
import { type ChangePerson, failed } from '../change/person-result.ts';
import { coverTime } from '../moments.ts';

/** A person in a reply: by name and the last four of the number ('' where it cannot be read), and why not covered where that is so. */
export type ReplyPerson = {
  readonly name: string;
  readonly last4: string;
  /** What the insurer said. */
  readonly why: string;
  /** Where the person was to work, as the list says or the company is called. */
  readonly workCompany: string;
  /** What is wrong with what was sent of the person. */
  readonly reasons: readonly Reason[];
  /** The moment at which cover that had begun ended. */
  readonly ended: string | null;
  /** The days of the cover that somebody who stayed on the list has or is about to have. */
  readonly cover: Kept['covered_list'][number]['cover'];
};

/** Persons who are covered on the same days. By work company and not by name where they are too many for a message. */
export type CoveredGroup = {
  readonly count: number;
  /** The first moment, as a time of Beijing, and the last day. */
  readonly from: string;
  readonly until: string;
  /** Not all of them have the same last day: `until` is the latest. */
  readonly endsVary: boolean;
  readonly names: readonly ReplyPerson[];
  readonly companies: readonly { readonly work_company: string; readonly person_count: number }[];
};

/** What the one who sent a list wants to know. */
export type Reply = {
  /** `open`: cover stands only once the insurer has issued. `withdrawn`, `void`: nobody is covered by it. */
  readonly standing: 'covers' | 'open' | 'withdrawn' | 'void';
  readonly covered: readonly CoveredGroup[];
  /** How many are not covered, and the first of them. */
  readonly notCount: number;
  readonly not: readonly ReplyPerson[];
  /** How many whom the list names are covered anyway, and the first of them. */
  readonly twice: number;
  readonly twiceNames: readonly ReplyPerson[];
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
  | 'cover_companies'
  | 'first_end_date'
  | 'last_end_date'
>;

export type Kept = z.output<typeof listKept.output>;

export type Reason = Kept['list'][number]['reasons'][number];

/** Up to so many persons a reply names the covered, too. */
export const names_max = 30;

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
  // Whose cover holds other days only is told so, also where the list says that they leave.
  const left = kept.list.map((person) => keptPerson(person, person.said, partlyCovered));
  const twice = {
    twice: kept.covered_count,
    twiceNames: kept.covered_list.map((person) => keptPerson(person, '')),
  };
  if (status === policyChangeStatus.withdrawn || status === policyChangeStatus.void) {
    // Where there is a list its rows are back on it, unless they were insured in another way by now.
    const isListed = kept.import_job_id !== null;
    return {
      standing: status === policyChangeStatus.void ? 'void' : 'withdrawn',
      covered: [],
      notCount: isListed ? kept.person_count : person_count,
      not: (isListed ? left : persons.map((person) => replyPerson(person))).slice(0, not_max),
      ...twice,
    };
  }
  const refused = persons.filter(({ result }) => result === failed);
  return {
    standing: isMoving(status) && cover_binding === 'ON_ISSUE' ? 'open' : 'covers',
    covered: person_count > fail_count ? groupsOf(change, persons) : [],
    notCount: fail_count + kept.person_count,
    not: [...refused.map((person) => replyPerson(person)), ...left].slice(0, not_max),
    ...twice,
  };
}

const partlyCovered: ReadonlySet<string> = new Set(['DUP_POLICY', 'DUP_INSURER']);

/**
 * Of somebody whom the list names for another reason than to be insured, only that is told, and what cover there is: nobody has to
 * send anything anew.
 */
function keptPerson(
  { name, last4, work_company, reasons, cover }: Kept['covered_list'][number],
  why: string,
  coverCodes: ReadonlySet<string> = new Set(),
): ReplyPerson {
  const isNamed = reasons.some(({ code }) => code.startsWith('INTENT_'));
  const told = reasons.filter(({ code }) => code.startsWith('INTENT_') || coverCodes.has(code));
  return {
    name,
    last4,
    why,
    workCompany: work_company,
    reasons: isNamed ? told : reasons,
    ended: null,
    cover,
  };
}

const replyPerson = ({
  name,
  idcard,
  work_company,
  error_msg,
  result,
  cover_until,
}: ChangePerson): ReplyPerson => ({
  name,
  last4: idcard.slice(-4),
  why: error_msg ?? '',
  workCompany: work_company,
  reasons: [],
  ended: result === failed ? cover_until : null,
  cover: null,
});

/** The covered by the days of their cover, the first to begin first. */
function groupsOf(change: Replied, persons: readonly ChangePerson[]): CoveredGroup[] {
  const { person_count, lock_at, cover_starts, cover_companies, first_end_date, last_end_date } = change;
  if (person_count > names_max)
    return cover_starts.map(({ cover_from, person_count: count }) => ({
      count,
      from: cover_from,
      until: last_end_date,
      endsVary: first_end_date !== last_end_date,
      names: [],
      companies: cover_companies.filter((company) => company.cover_from === cover_from),
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
      companies: [],
    }));
}
