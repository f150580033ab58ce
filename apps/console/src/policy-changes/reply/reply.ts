import { policyChangeStatus } from '@app/domain/changes/status';
import { isMoving } from '../result/change-state.ts';
import { type ChangePerson, failed } from '../result/person-result.ts';
import { type CoveredGroup, groupsOf, type Replied } from './covered-groups.ts';
import { type LaterStart, laterStartsOf } from './later-starts.ts';
import { type Kept, keptPerson, type ReplyPerson, replyPerson } from './reply-person.ts';

/** What the one who sent a list wants to know. */
export type Reply = {
  /**
   * `open`: cover stands only once the insurer has issued. `withdrawn`, `void`: nobody is covered by it. `none`: nobody on the list could
   * be insured.
   */
  readonly standing: 'covers' | 'open' | 'withdrawn' | 'void' | 'none';
  readonly covered: readonly CoveredGroup[];
  /** How many of the covered begin later than the list asked for, and the first of them. */
  readonly laterCount: number;
  readonly later: readonly LaterStart[];
  /** How many are not covered who are still to be, and the first of them. */
  readonly notCount: number;
  readonly not: readonly ReplyPerson[];
  /** How many leave, or were left out by hand, without cover, and the first of them. */
  readonly settledCount: number;
  readonly settled: readonly ReplyPerson[];
  /** How many whom the list names are covered anyway, and the first of them. */
  readonly twice: number;
  readonly twiceNames: readonly ReplyPerson[];
  /** Whom the list names again, besides the row that was insured. */
  readonly repeats: readonly ReplyPerson[];
  /** Who is to leave and has no number, so that nobody could look whether there is cover. */
  readonly leaving: readonly ReplyPerson[];
};

/** So many of those who are not covered are named. */
export const not_max = 50;

/**
 * What a reply says of a change.
 *
 * @param persons the first of its persons, all of them up to `names_max`, and the first of those whom the insurer refused
 * @param kept who stayed on the list that it was made from
 * @param later how many of the insured begin later than the list asked for, and the first of them
 */
export function replyOf(
  change: Replied,
  persons: readonly ChangePerson[],
  kept: Kept,
  later: Later = nobodyLater,
): Reply {
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
      ...noLater,
      notCount: isListed ? notCount : person_count,
      not: (isListed ? left : persons.map((person) => replyPerson(person))).slice(0, not_max),
      ...others,
    };
  }
  const refused = persons.filter(({ result }) => result === failed);
  return {
    standing: isMoving(status) && cover_binding === 'ON_ISSUE' ? 'open' : 'covers',
    covered: person_count > fail_count ? groupsOf(change, persons) : [],
    laterCount: later.total,
    later: laterStartsOf(change, later.list),
    notCount: fail_count + notCount,
    not: [...refused.map((person) => replyPerson(person)), ...left].slice(0, not_max),
    ...others,
  };
}

/** Persons whose cover begins later than the list asked for, the first of so many. */
type Later = { readonly total: number; readonly list: readonly ChangePerson[] };

const nobodyLater: Later = { total: 0, list: [] };

const noLater = { laterCount: 0, later: [] } as const;

/** What a reply says of a list of which nobody could be insured. */
export function replyOfList(kept: Kept): Reply {
  const { left, ...others } = toldOf(kept, new Set());
  return { standing: 'none', covered: [], ...noLater, not: left, ...others };
}

/** Those who stayed on a list. Whoever was insured by another of its rows is neither left nor covered besides. */
function toldOf(kept: Kept, insured: ReadonlySet<string>) {
  const { list, person_count, settled_count, covered_count, covered_list } = kept;
  const again = (person: ReplyPerson) => person.last4 !== '' && insured.has(keyOf(person));
  // Whose cover holds other days only is told so, also where the list says that they leave.
  const told = list.map(({ settled, said, ...person }) => ({
    settled,
    person: keptPerson(person, said, partlyCovered),
  }));
  const stayed = told.map(({ person }) => person);
  const [open, gone] = ([0, 1] as const).map((settled) =>
    told.filter((one) => one.settled === settled).map(({ person }) => person),
  ) as [ReplyPerson[], ReplyPerson[]];
  const covered = covered_list.map((person) => keptPerson(person, ''));
  const isLeft = (person: ReplyPerson) => !again(person) && !isUnknownLeaver(person);
  const [left, settled] = [open.filter(isLeft), gone.filter(isLeft)];
  const twiceNames = covered.filter((person) => !again(person));
  return {
    left,
    notCount: person_count - settled_count - (open.length - left.length),
    settledCount: settled_count - (gone.length - settled.length),
    settled,
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
