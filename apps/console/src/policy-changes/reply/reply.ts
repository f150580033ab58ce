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

/** What the one who sent a list wants to know. */
export type Reply = {
  /**
   * `open`: cover stands only once the insurer has issued. `withdrawn`, `void`: nobody is covered by it. `none`: nobody on the list could
   * be insured.
   */
  readonly standing: 'covers' | 'open' | 'withdrawn' | 'void' | 'none';
  readonly covered: readonly CoveredGroup[];
  /** How many are not covered, and the first of them. */
  readonly notCount: number;
  readonly not: readonly ReplyPerson[];
  /** How many whom the list names are covered anyway, and the first of them. */
  readonly twice: number;
  readonly twiceNames: readonly ReplyPerson[];
  /** Whom the list names again, besides the row that was insured. */
  readonly repeats: readonly ReplyPerson[];
  /** Who is to leave and has no number, so that nobody could look whether there is cover. */
  readonly leaving: readonly ReplyPerson[];
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

/** Up to so many persons a reply gives the ends of the covered persons' numbers. */
const numbers_max = 30;

/** So many of the covered are named. */
export const names_max = 100;

/** So many of those who are not covered are named. */
export const not_max = 50;

/**
 * What a reply says of a change.
 *
 * @param persons the first of its persons, all of them up to `names_max`, and the first of those whom the insurer refused
 * @param kept who stayed on the list that it was made from
 */
export function replyOf(change: Replied, persons: readonly ChangePerson[], kept: Kept): Reply {
  const { status, person_count, fail_count, cover_binding } = change;
  const isBack = status === policyChangeStatus.withdrawn || status === policyChangeStatus.void;
  const insured = isBack ? [] : persons.filter(({ result }) => result !== failed);
  const { left, notCount, ...others } = toldOf(
    kept,
    new Set(insured.map((person) => keyOf(replyPerson(person)))),
  );
  if (isBack) {
    // Where there is a list its rows are back on it, unless they were insured in another way by now.
    const isListed = kept.import_job_id !== null;
    return {
      standing: status === policyChangeStatus.void ? 'void' : 'withdrawn',
      covered: [],
      notCount: isListed ? notCount : person_count,
      not: (isListed ? left : persons.map((person) => replyPerson(person))).slice(0, not_max),
      ...others,
    };
  }
  const refused = persons.filter(({ result }) => result === failed);
  return {
    standing: isMoving(status) && cover_binding === 'ON_ISSUE' ? 'open' : 'covers',
    covered: person_count > fail_count ? groupsOf(change, persons) : [],
    notCount: fail_count + notCount,
    not: [...refused.map((person) => replyPerson(person)), ...left].slice(0, not_max),
    ...others,
  };
}

/** What a reply says of a list of which nobody could be insured. */
export function replyOfList(kept: Kept): Reply {
  const { left, ...others } = toldOf(kept, new Set());
  return { standing: 'none', covered: [], not: left, ...others };
}

/** Those who stayed on a list. Whoever was insured by another of its rows is neither left nor covered besides. */
function toldOf({ list, person_count, covered_count, covered_list }: Kept, insured: ReadonlySet<string>) {
  const again = (person: ReplyPerson) => person.last4 !== '' && insured.has(keyOf(person));
  // Whose cover holds other days only is told so, also where the list says that they leave.
  const stayed = list.map((person) => keptPerson(person, person.said, partlyCovered));
  const covered = covered_list.map((person) => keptPerson(person, ''));
  const left = stayed.filter((person) => !again(person) && !isUnknownLeaver(person));
  const twiceNames = covered.filter((person) => !again(person));
  return {
    left,
    notCount: person_count - (stayed.length - left.length),
    twice: covered_count - (covered.length - twiceNames.length),
    twiceNames,
    repeats: onceEach([...stayed, ...covered].filter(again)),
    leaving: stayed.filter(isUnknownLeaver),
  };
}

const onceEach = (persons: readonly ReplyPerson[]) => [
  ...new Map(persons.map((person) => [keyOf(person), person])).values(),
];

const keyOf = ({ name, last4 }: ReplyPerson): string => `${name} ${last4}`;

const isUnknownLeaver = ({ last4, reasons, cover }: ReplyPerson): boolean =>
  last4 === '' && cover === null && reasons.some(({ code }) => code === 'INTENT_LEAVE');

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
