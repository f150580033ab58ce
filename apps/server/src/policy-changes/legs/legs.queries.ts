import type { Day } from '@app/domain/calendar/day';
import { type Fen, fen } from '@app/domain/money/money';
import type { CoverEnd } from '@app/domain/policies/cover';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../../platform/database.ts';
import { inParts } from '../../platform/in-slices.ts';
import type { SealedMobile } from '../../platform/vault.ts';
import { askedFrom, pricedFrom } from './asked-from.queries.ts';

/** So many covers travel in one statement. */
const part_max = 1_000;

/** Makes workers of the persons of a change whom the enterprise does not know yet. Numbers travel sealed. */
export async function insertEmployees(tx: EnterpriseTx, policy_change_id: number, now: Date): Promise<void> {
  // In the order of their hashes, so that two changes with the same persons do not wait for each other.
  await sql`
    insert into employee (name, idtype, idcard_enc, idcard_hash, idcard_mask, mobile_enc, mobile_hash, mobile_mask, employee_no,
      birthday, gender, created_at)
    select name, idtype, idcard_enc, idcard_hash, idcard_mask, mobile_enc, mobile_hash, mobile_mask, employee_no,
      birthday, gender, ${now}
    from policy_change_person where policy_change_id = ${policy_change_id}
    order by idcard_hash
    on conflict (enterprise_id, idtype, idcard_hash) do nothing`.execute(tx);
}

/** What a change says anew of a worker who is known: null where it says nothing. */
export type Contact = { readonly employee_id: number; readonly employee_no: string | null } & {
  readonly [Field in keyof SealedMobile]: SealedMobile[Field] | null;
};

/** Keeps the latest mobile and number of workers, by which they are reached. */
export const updateContacts = (tx: EnterpriseTx, contacts: readonly Contact[]): Promise<void> =>
  inParts(contacts, part_max, (part) =>
    sql`
      update employee e
      set mobile_enc = case when r.mobile_hash is null then e.mobile_enc else r.mobile_enc end,
        mobile_hash = coalesce(r.mobile_hash, e.mobile_hash), mobile_mask = coalesce(r.mobile_mask, e.mobile_mask),
        employee_no = coalesce(r.employee_no, e.employee_no)
      from unnest(
        ${part.map((row) => row.employee_id)}::bigint[], ${part.map((row) => row.mobile_enc)}::bytea[], ${part.map((row) => row.mobile_hash)}::bytea[],
        ${part.map((row) => row.mobile_mask)}::text[], ${part.map((row) => row.employee_no)}::text[])
        as r (employee_id, mobile_enc, mobile_hash, mobile_mask, employee_no)
      where e.employee_id = r.employee_id`.execute(tx),
  );

/** A cover that begins with a confirmed change. */
export type NewCover = {
  readonly employee_id: number;
  readonly row_no: number;
  readonly work_company_id: number;
  readonly occupation_id: number;
  readonly category: string;
  readonly unit_price_fen: Fen;
  readonly premium_fen: Fen;
  readonly remark: string | null;
  readonly begins: Date;
  readonly last_day: Day;
};

type Opening = {
  readonly policy_id: number;
  readonly policy_change_id: number;
  readonly bound_at: Date | null;
  /** The insurer and kind of insurance by which nobody may be covered twice; null where the plan does not mind. */
  readonly exclusive_to: string | null;
  readonly now: Date;
};

/** Opens the covers of a confirmed change. */
export const insertCovers = (
  tx: EnterpriseTx,
  opening: Opening,
  covers: readonly NewCover[],
): Promise<void> => inParts(covers, part_max, (part) => insertPart(tx, opening, part));

function insertPart(tx: EnterpriseTx, opening: Opening, covers: readonly NewCover[]) {
  const column = <Key extends keyof NewCover>(key: Key) => covers.map((cover) => cover[key]);
  return sql`
    insert into policy_person (policy_id, add_change_id, bound_at, exclusive_to, created_at,
      employee_id, row_no, work_company_id, occupation_id, category, unit_price_fen, premium_fen, remark, cover, planned_from, planned_until)
    select ${opening.policy_id}::bigint, ${opening.policy_change_id}::bigint, ${opening.bound_at}::timestamptz,
      ${opening.exclusive_to}::text, ${opening.now}::timestamptz,
      employee_id, row_no, work_company_id, occupation_id, category, unit_price_fen, premium_fen, remark,
      tstzrange(begins, ends), begins, ends
    from (select *, (last_day + 1)::timestamp at time zone 'Asia/Shanghai' as ends from unnest(
      ${column('employee_id')}::bigint[], ${column('row_no')}::int[], ${column('work_company_id')}::bigint[],
      ${column('occupation_id')}::bigint[], ${column('category')}::text[], ${column('unit_price_fen')}::bigint[],
      ${column('premium_fen')}::bigint[], ${column('remark')}::text[], ${column('begins')}::timestamptz[],
      ${column('last_day')}::date[])
      as r (employee_id, row_no, work_company_id, occupation_id, category, unit_price_fen, premium_fen, remark, begins, last_day)) r`.execute(
    tx,
  );
}

/** Takes back the whole cover that a change opened, before it has begun. */
export async function takeBackCover(tx: EnterpriseTx, policy_change_id: number, now: Date): Promise<void> {
  await tx
    .updateTable('policy_person')
    .set({ cover: 'empty', ended: 'withdrawn', premium_fen: fen(0), cut_at: now })
    .where('add_change_id', '=', policy_change_id)
    .execute();
}

/**
 * The covers that a change opened, as they are planned, and until when they stand, locked until the transaction ends. Not against rows that name
 * them: whoever drafts one waits for the policy, which whoever asks this has locked.
 */
export const lockOpened = (tx: EnterpriseTx, policy_change_id: number) =>
  tx
    .selectFrom('policy_person as p')
    .select([
      'policy_person_id',
      'row_no',
      'unit_price_fen',
      'premium_fen',
      'bound_at',
      pricedFrom.as('from'),
      'planned_until as until',
      // One that waited until another change ended it stands until then, and has no day.
      sql<Date | null>`case when isempty(p.cover) and p.bound_at is null and p.planned_from > ${askedFrom} then p.planned_from
        else upper(p.cover) end`.as('stands_until'),
    ])
    .where('add_change_id', '=', policy_change_id)
    .orderBy('row_no')
    .forNoKeyUpdate()
    .execute();

/** From the first to the last moment that a change covers anyone; null where it covers nobody. */
export const findCoverSpan = (tx: EnterpriseTx, policy_change_id: number) =>
  tx
    .selectFrom('policy_person')
    .select([sql<Date | null>`min(lower(cover))`.as('from'), sql<Date | null>`max(upper(cover))`.as('until')])
    .where('add_change_id', '=', policy_change_id)
    // What goes on after somebody was to move has no row.
    .where('row_no', '>', 0)
    .executeTakeFirstOrThrow();

/**
 * How many persons a change covers from which moment on at which work company, the earliest first, then the company of the
 * most; none that the insurer turned down.
 */
export const countCoverStarts = (tx: EnterpriseTx, policy_change_id: number) =>
  tx
    .selectFrom('policy_person as p')
    .innerJoin('work_company as w', (join) =>
      join.onRef('w.enterprise_id', '=', 'p.enterprise_id').onRef('w.company_id', '=', 'p.work_company_id'),
    )
    .select((eb) => [
      sql<Date>`lower(p.cover)`.as('from'),
      'w.name as work_company',
      eb.fn.countAll<number>().as('person_count'),
    ])
    .where('p.add_change_id', '=', policy_change_id)
    .where('p.row_no', '>', 0)
    .where(sql<boolean>`not isempty(p.cover) and p.ended is distinct from 'refused'`)
    .groupBy([sql`lower(p.cover)`, 'w.company_id', 'w.name'])
    .orderBy('from')
    .orderBy('person_count', 'desc')
    .orderBy('w.name')
    .execute();

/** What a cover becomes after the insurer's answer; null where nothing was covered. */
export type CoverOutcome = {
  readonly policy_person_id: number;
  readonly from: Date | null;
  readonly until: Date | null;
  readonly premium_fen: number;
  readonly bound_at: Date | null;
  readonly ended: CoverEnd | null;
};

/**
 * Puts down what an answer makes of covers. One that another change ends meanwhile ends there still, if it begins before; one that is
 * refused is ended by nothing else.
 */
export async function updateOpened(
  tx: EnterpriseTx,
  outcomes: readonly CoverOutcome[],
  now: Date,
): Promise<void> {
  if (outcomes.length === 0) return;
  await sql`
    update policy_person p
    set planned_from = coalesce(o.begins, p.planned_from),
      cover = case
        when o.begins is null or (p.end_change_id is not null and (isempty(p.cover) or upper(p.cover) <= o.begins)) then 'empty'
        else tstzrange(o.begins, case when p.end_change_id is null then o.until else least(o.until, upper(p.cover)) end)
      end,
      -- What was to go over to whoever follows is no more than it cost by now.
      refund_fen = case when o.ended is null then least(p.refund_fen, o.premium_fen) else 0 end,
      premium_fen = o.premium_fen, bound_at = o.bound_at, ended = coalesce(o.ended, p.ended),
      end_change_id = case when o.ended is null then p.end_change_id end,
      cut_at = case when o.ended is null or upper(p.cover) < ${now}::timestamptz then p.cut_at else ${now}::timestamptz end
    from unnest(
      ${outcomes.map((outcome) => outcome.policy_person_id)}::bigint[],
      ${outcomes.map((outcome) => outcome.from)}::timestamptz[],
      ${outcomes.map((outcome) => outcome.until)}::timestamptz[],
      ${outcomes.map((outcome) => outcome.premium_fen)}::bigint[],
      ${outcomes.map((outcome) => outcome.bound_at)}::timestamptz[],
      ${outcomes.map((outcome) => outcome.ended)}::text[])
      as o (policy_person_id, begins, until, premium_fen, bound_at, ended)
    where p.policy_person_id = o.policy_person_id`.execute(tx);
}
