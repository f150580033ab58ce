import type { Day } from '@app/domain/day';
import type { CoverEnd } from '@app/domain/cover';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';

/** The covers that persons have in a policy, by the hash of their number in hexadecimal. */
export async function findCovered(tx: EnterpriseTx, policy_id: number, hashes: readonly Buffer[]) {
  const rows = await tx
    .selectFrom('employee as e')
    .innerJoin('policy_person as p', 'p.employee_id', 'e.employee_id')
    .select(['e.idcard_hash', sql<Date>`lower(p.cover)`.as('from'), sql<Date>`upper(p.cover)`.as('until')])
    .where('e.idcard_hash', '=', (eb) => eb.fn.any(eb.val([...hashes])))
    .where('p.policy_id', '=', policy_id)
    .where(sql<boolean>`not isempty(p.cover)`)
    .execute();
  return Map.groupBy(rows, ({ idcard_hash }) => idcard_hash.toString('hex'));
}

/** When the cover of each starting day begins. */
export type Beginning = { readonly day: Day; readonly begins: Date };

/**
 * Makes the persons of a confirmed change and their cover, set by set. Numbers travel sealed: they are bound to the
 * enterprise and to themselves, not to a table.
 */
export async function insertCover(
  tx: EnterpriseTx,
  policy_change_id: number,
  { beginnings, bound_at, now }: { beginnings: readonly Beginning[]; bound_at: Date | null; now: Date },
): Promise<void> {
  // In the order of their hashes, so that two changes with the same persons do not wait for each other.
  await sql`
    insert into employee (name, idtype, idcard_enc, idcard_hash, idcard_mask, birthday, gender, created_at)
    select name, idtype, idcard_enc, idcard_hash, idcard_mask, birthday, gender, ${now}
    from policy_change_person where policy_change_id = ${policy_change_id}
    order by idcard_hash
    on conflict (enterprise_id, idtype, idcard_hash) do nothing`.execute(tx);
  await sql`
    insert into policy_person (policy_id, employee_id, add_change_id, row_no, work_company_id, occupation_id, category,
      unit_price_fen, premium_fen, cover, bound_at, created_at)
    select c.policy_id, e.employee_id, c.policy_change_id, r.row_no, r.work_company_id, r.occupation_id, r.category,
      r.unit_price_fen, r.premium_fen,
      tstzrange(b.begins, (r.end_date + 1)::timestamp at time zone 'Asia/Shanghai'), ${bound_at}::timestamptz, ${now}::timestamptz
    from policy_change c
    join policy_change_person r using (enterprise_id, policy_change_id)
    join employee e on e.enterprise_id = r.enterprise_id and e.idtype = r.idtype and e.idcard_hash = r.idcard_hash
    join unnest(${beginnings.map(({ day }) => day)}::date[], ${beginnings.map(({ begins }) => begins)}::timestamptz[])
      as b (day, begins) on b.day = r.start_date
    where c.policy_change_id = ${policy_change_id}
    order by r.row_no`.execute(tx);
}

/** Takes back the whole cover of a change that was withdrawn. */
export async function emptyCover(tx: EnterpriseTx, policy_change_id: number, ended: CoverEnd): Promise<void> {
  await tx
    .updateTable('policy_person')
    .set({ cover: 'empty', ended, premium_fen: 0 as never })
    .where('add_change_id', '=', policy_change_id)
    .execute();
}

/** The covers of a change, locked until the transaction ends. */
export const lockCover = (tx: EnterpriseTx, policy_change_id: number) =>
  tx
    .selectFrom('policy_person')
    .select([
      'policy_person_id',
      'row_no',
      'unit_price_fen',
      'premium_fen',
      'bound_at',
      sql<Date>`lower(cover)`.as('from'),
      sql<Date>`upper(cover)`.as('until'),
    ])
    .where('add_change_id', '=', policy_change_id)
    .orderBy('row_no')
    .forUpdate()
    .execute();

/** From the first to the last moment that a change covers anyone; null where it covers nobody. */
export const findCoverSpan = (tx: EnterpriseTx, policy_change_id: number) =>
  tx
    .selectFrom('policy_person')
    .select([sql<Date | null>`min(lower(cover))`.as('from'), sql<Date | null>`max(upper(cover))`.as('until')])
    .where('add_change_id', '=', policy_change_id)
    .executeTakeFirstOrThrow();

/** What a cover becomes after the insurer's answer; null where nothing was covered. */
export type CoverOutcome = {
  readonly policy_person_id: number;
  readonly from: Date | null;
  readonly until: Date | null;
  readonly premium_fen: number;
  readonly bound_at: Date | null;
  readonly ended: CoverEnd | null;
};

export async function updateCover(tx: EnterpriseTx, outcomes: readonly CoverOutcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  await sql`
    update policy_person p
    set cover = case when o.begins is null then 'empty' else tstzrange(o.begins, o.until) end,
      premium_fen = o.premium_fen, bound_at = o.bound_at, ended = o.ended
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
