import { addDays, type Day, day } from '@app/domain/calendar/day';
import type { RosterField } from '@app/domain/roster/cells';
import type { VerdictCode } from '@app/domain/roster/verdict';
import { policyChangeStatus } from '@app/domain/changes/status';
import { isMoving } from '../../../result/change-state.ts';
import type { Change } from '../../../result/change.ts';
import type { Kept } from '../../../reply/reply-person.ts';
import { type ChangePerson, failed } from '../../../result/person-result.ts';
import type { forecast } from '@app/contract/policy-changes/forecast-change';
import type { z } from 'zod/mini';

/** Somebody whom a reply about a removal names. */
export type Told = {
  readonly name: string;
  /** The last four characters of the number; '' where none was written. */
  readonly last4: string;
  readonly work_company: string;
};

/** Persons who leave and are covered until the same moment, or whose cover never begins: `until` is null. */
type LeavingGroup = { readonly until: string | null; readonly persons: readonly Told[] };

/** Somebody covered beyond the last day that the list says, which had passed, or for whom it came too late. */
type LaterEnd = Told & { readonly asked: Day; readonly until: string };

/** Somebody who stays covered, for the insurer refused the removal. */
type Staying = Told & { readonly why: string; readonly until: string | null };

/** What stands in the way of taking somebody off. */
export type Obstacle = {
  readonly code: VerdictCode;
  /** The cell that it is about. */
  readonly field?: RosterField | undefined;
  readonly detail: Readonly<Record<string, string | number>> | null;
};

/** Somebody on the list who was not taken off. */
export type NotTaken = Told & { readonly obstacles: readonly Obstacle[] };

/** What the one who sent a list of leavers wants to know. */
export type OffReply = {
  /** `open`: the insurer has not answered yet. `withdrawn`, `void`: everybody stays. `list`: nothing was submitted. */
  readonly standing: 'open' | 'ends' | 'withdrawn' | 'void' | 'list';
  readonly leaving: readonly LeavingGroup[];
  readonly later: readonly LaterEnd[];
  readonly staying: readonly Staying[];
  readonly notCount: number;
  readonly not: readonly NotTaken[];
};

/** What a reply says of a removal: all its persons and who of its list is not in it, or those of one work company. */
export function offReplyOf(
  { status }: Pick<Change, 'status'>,
  persons: readonly ChangePerson[],
  kept: Pick<Kept, 'person_count' | 'list' | 'told'> = { person_count: 0, list: [], told: [] },
): OffReply {
  if (status === policyChangeStatus.withdrawn || status === policyChangeStatus.void) {
    const standing = status === policyChangeStatus.void ? 'void' : 'withdrawn';
    return { standing, leaving: [], later: [], staying: [], notCount: 0, not: [] };
  }
  const leaving = persons.filter(({ result }) => result !== failed);
  const groups = Map.groupBy(leaving, ({ cover_from, cover_until }) =>
    cover_from === null ? null : cover_until,
  );
  return {
    standing: isMoving(status) ? 'open' : 'ends',
    leaving: [...groups]
      .map(([until, those]) => ({ until, persons: those.map(toldOf) }))
      .toSorted((one, other) => ((one.until ?? '') < (other.until ?? '') ? -1 : 1)),
    later: leaving.flatMap(laterEnd),
    staying: persons
      .filter(({ result }) => result === failed)
      .map((person) => ({ ...toldOf(person), why: person.error_msg ?? '', until: person.cover_until })),
    notCount: kept.person_count - (kept.told.find(({ kind }) => kind === 'start')?.person_count ?? 0),
    not: kept.list.map(notTaken).filter(isOfList),
  };
}

/** What the list itself says against taking somebody off, by the number of the row. */
export type ToldRow = NotTaken & { readonly row_no: number };

type Judged = Pick<z.output<typeof forecast.output>, 'error_count' | 'list'>;

/** What a reply says of a list that is not submitted: who of it cannot be taken off, or is asked about first, and why. */
export function offReplyOfList({ error_count, list }: Judged, told: readonly ToldRow[] = []): OffReply {
  const toldOfRow = new Map(told.map((one) => [one.row_no, one.obstacles]));
  const faulty = list
    .filter(({ level }) => level === 'error')
    .map(({ row_no, name, idcard, work_company, verdicts }) => ({
      row_no,
      name,
      last4: idcard.slice(-4),
      work_company,
      obstacles: [...(toldOfRow.get(row_no) ?? []), ...verdicts.filter(({ level }) => level === 'error')],
    }));
  const found = new Set(faulty.map(({ row_no }) => row_no));
  const asked = told.filter(({ row_no }) => !found.has(row_no));
  const not = [...faulty, ...asked].filter(isOfList);
  const starters = faulty.length + asked.length - not.length;
  return {
    standing: 'list',
    leaving: [],
    later: [],
    staying: [],
    notCount: error_count + asked.length - starters,
    not: not.toSorted((one, other) => one.row_no - other.row_no),
  };
}

/** Who begins is nobody whom a removal could have taken off. */
const isOfList = ({ obstacles }: NotTaken): boolean => obstacles.every(({ code }) => code !== 'INTENT_START');

const notTaken = ({ name, last4, work_company, reasons }: Kept['list'][number]): NotTaken => ({
  name,
  last4,
  work_company,
  obstacles: reasons,
});

/** A cover that never begins ends on no day. */
const laterEnd = (person: ChangePerson): readonly LaterEnd[] => {
  const { asked_date: asked, start_date, cover_from, cover_until } = person;
  return asked === null || asked >= start_date || cover_from === null || cover_until === null
    ? []
    : [{ ...toldOf(person), asked: addDays(day(asked), -1), until: cover_until }];
};

const toldOf = ({ name, idcard, work_company }: ChangePerson): Told => ({
  name,
  last4: idcard.slice(-4),
  work_company,
});
