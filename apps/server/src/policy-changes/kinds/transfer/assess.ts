import { rows_max } from '@app/contract/policy-changes/fields';
import type { SentMove } from '@app/contract/policy-changes/moves';
import type { Day } from '@app/domain/calendar/day';
import type { IdType } from '@app/domain/persons/id-document';
import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Sealer } from '../../../platform/vault.ts';
import { findPolicyAt, type Policy } from '../../../policies/policies.ts';
import { assess, type ListedPerson, rosterOf, type SentRow } from '../../rows/assess.ts';
import type { Leaver } from '../../rows/assessment.ts';
import { guardRowNumbers } from '../../rows/row-numbers.ts';
import { guardOpen } from '../add/draft.ts';
import { earliestOffOf, judgeOff, type OffAssessment } from '../off/assess.ts';
import { findSealed } from '../off/covers.queries.ts';
import type { PassingAssessment } from '../passing.ts';
import { leaverOf } from '../replace/assess.ts';
import { judgeMove } from './judged-move.ts';
import { findMoving } from './moving.queries.ts';

type MoveRow = SentRow & { readonly written: ListedPerson; readonly leaver: Leaver | null };

/** Persons who move, judged against what stands in the database at this moment: a row for each cover that goes on elsewhere. */
export type MoveAssessment = PassingAssessment<MoveRow>;

export type WantedMoves = {
  readonly policy_id: number;
  readonly start_date?: Day | undefined;
  readonly moves: readonly SentMove[];
};

/** Judges moves that were sent for a policy. Refuses for a policy that is not there or takes nobody, a list too long, a day too early. */
export async function assessSent(context: Context<unknown>, wanted: WantedMoves): Promise<MoveAssessment> {
  const { now } = context;
  if (wanted.moves.length > rows_max) throw new Refusal('ROWS_TOO_MANY', { rows_max });
  guardRowNumbers(wanted.moves);
  const policy = await findMovable(context, wanted.policy_id);
  const earliest_start_date = earliestOffOf(policy, now);
  const start_date = wanted.start_date ?? earliest_start_date;
  if (start_date < earliest_start_date) throw new Refusal('CUTOFF_PASSED', { earliest_start_date });
  const assessment = await assessMoves(context, policy, {
    moves: wanted.moves,
    start_date,
    isTyped: () => true,
  });
  // Whoever is covered again and again counts once for each cover.
  if (assessment.rows.length > rows_max) throw new Refusal('ROWS_TOO_MANY', { rows_max });
  return assessment;
}

/** The policy, if somebody may be moved within it now: it must take them where they go. */
export async function findMovable({ tx, now }: Context<unknown>, policy_id: number): Promise<Policy> {
  const policy = await findPolicyAt(tx, policy_id, now);
  if (!policy) throw new Refusal('NOT_FOUND');
  guardOpen(policy);
  return policy;
}

type Moves = {
  readonly moves: readonly SentMove[];
  readonly start_date: Day;
  readonly isTyped: (place: number) => boolean;
  /** Whether whom they mean was looked at when the draft was made. */
  readonly isAgreed?: boolean;
};

/** Judges moves as they would be judged if confirmed now: as a removal from here, and an addition of the days that are left there. */
export async function assessMoves(
  { tx, vault, session, now }: Context<unknown>,
  policy: Policy,
  { moves, start_date, isTyped, isAgreed = false }: Moves,
): Promise<MoveAssessment> {
  const sealer = await vault.sealerOf(tx, session.enterprise.id, now);
  const leavers = moves.map((move, place) => ({
    row_no: move.row_no ?? place + 1,
    policy_person_id: move.policy_person_id ?? null,
    name: move.name,
    idcard: move.idcard,
    work_company: move.from_work_company ?? null,
    isAgreed,
  }));
  const typing = { user_id: session.user.id, isTyped };
  const off = await judgeOff(tx, policy, { leavers, start_date, sealer, now, typing, isPassedOn: true });
  const persons = await personsOf(off, sealer, (ids) => findSealed(tx, ids));
  const listed = off.rows.map(({ of, row_no }, place) =>
    listedOf(moves[of]!, { ...persons[place]!, row_no }),
  );
  const rows = (await rosterOf(tx, listed)).map((row, place) => movingRow(row, off, place, policy));

  const ids = off.rows.flatMap(({ cover }) => cover?.policy_person_id ?? []);
  const added = await assess(tx, { policy, rows, start_date, sealer, now, ends: new Set(ids) });
  const moving = new Map(
    (await findMoving(tx, ids)).map(({ policy_person_id, change_no }) => [policy_person_id, change_no]),
  );
  return {
    policy,
    start_date,
    earliest_start_date: off.earliest_start_date,
    rows: rows.map((row, place) => ({ ...row, written: listed[place]!, leaver: leaverAt(off, place) })),
    judgements: off.judgements.map((left, place) => {
      const { cover, of } = off.rows[place]!;
      const moving_in = moving.get(cover?.policy_person_id ?? 0) ?? null;
      const taken = added.judgements[place]!;
      return judgeMove({ left, cover, taken, to: rows[place]!, moving_in, written: moves[of]! }, policy);
    }),
    companies: added.companies,
  };
}

type Person = Pick<ListedPerson, 'name' | 'idcard' | 'idtype' | 'birthday' | 'gender'>;

/** Whoever moves, with the number that the enterprise knows of them; nobody where nobody was found. */
async function personsOf(
  { rows }: OffAssessment,
  sealer: Sealer,
  read: (employeeIds: readonly number[]) => ReturnType<typeof findSealed>,
): Promise<readonly Person[]> {
  const known = await read(rows.flatMap(({ cover }) => cover?.employee_id ?? []));
  const personOf = new Map(known.map((person) => [person.employee_id, person]));
  return rows.map(({ cover, name }) => {
    const person = personOf.get(cover?.employee_id ?? 0);
    if (!cover || !person) return { name, idcard: '' };
    return {
      name: cover.name,
      idcard: sealer.open(person),
      idtype: person.idtype as IdType,
      birthday: person.birthday,
      gender: person.gender as 'male' | 'female',
    };
  });
}

const listedOf = (
  { work_company_id, work_company, occupation_id, remark }: SentMove,
  person: Person & { readonly row_no: number },
): ListedPerson => ({ ...person, work_company_id, work_company, occupation_id, remark });

/** The row as an addition of the days that the cover loses, where nothing else is said at the same place. */
function movingRow(row: SentRow, off: OffAssessment, place: number, { period }: Policy): SentRow {
  const { cover } = off.rows[place]!;
  const lost = off.judgements[place]!.ends?.lost;
  return {
    ...row,
    work_company_id: row.work_company_id ?? (row.work_company ? null : (cover?.work_company_id ?? null)),
    occupation_id: row.occupation_id ?? cover?.occupation_id ?? null,
    start_date: lost?.from ?? null,
    end_date: lost === undefined || lost.to === period.to ? null : lost.to,
  };
}

function leaverAt({ rows }: OffAssessment, place: number): Leaver | null {
  const { cover } = rows[place]!;
  return cover && leaverOf(cover);
}
