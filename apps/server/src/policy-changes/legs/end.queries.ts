import type { Fen } from '@app/domain/money/money';
import { type CoverEnd } from '@app/domain/policies/cover';
import { endedByChange, openingTypes } from '@app/domain/changes/kinds';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../../platform/database.ts';
import { inParts } from '../../platform/in-slices.ts';

/** So many covers travel in one statement. */
const part_max = 1_000;

/** The end of a cover: from which moment on nothing is covered. */
export type CutCover = { readonly policy_person_id: number; readonly until: Date };

type Cut = { readonly policy_change_id: number; readonly ended: CoverEnd; readonly now: Date };

/** Cuts covers that nothing ends yet; how many. One that has not begun by then comes to nothing. */
export async function cutCovers(
  tx: EnterpriseTx,
  { policy_change_id, ended, now }: Cut,
  covers: readonly CutCover[],
): Promise<number> {
  let cut = 0;
  await inParts(covers, part_max, async (part) => {
    const { numAffectedRows } = await sql`
      update policy_person p
      set cover = case when r.until <= lower(p.cover) then 'empty' else tstzrange(lower(p.cover), r.until) end,
        ended = ${ended}, end_change_id = ${policy_change_id}, cut_at = ${now}::timestamptz
      from unnest(${part.map((cover) => cover.policy_person_id)}::bigint[], ${part.map((cover) => cover.until)}::timestamptz[])
        as r (policy_person_id, until)
      where p.policy_person_id = r.policy_person_id and p.ended is null and upper(p.cover) > r.until`.execute(
      tx,
    );
    cut += Number(numAffectedRows ?? 0);
  });
  return cut;
}

/**
 * Puts covers back that a change ends, all of them or those of some rows, to the end that they were opened with: their days were kept for
 * them. What an insurer refused to open stays as that left it, and is ended by nobody else.
 */
export async function putBackCovers(
  tx: EnterpriseTx,
  policy_change_id: number,
  row_nos: readonly number[] | 'all',
): Promise<void> {
  const of = row_nos === 'all' ? sql`true` : sql`r.row_no = any(${[...row_nos]}::int[])`;
  await sql`
    update policy_person p
    set cover = tstzrange(p.planned_from, p.planned_until), ended = null, end_change_id = null, cut_at = null, refund_fen = 0
    from policy_change_person r
    where r.policy_change_id = ${policy_change_id} and ${of}
      and p.enterprise_id = r.enterprise_id and p.policy_person_id = r.ends_policy_person_id
      and p.end_change_id = ${policy_change_id} and p.ended = any(${[...endedByChange]}::text[])`.execute(tx);
  await sql`
    update policy_person p set end_change_id = null, refund_fen = 0
    from policy_change_person r
    where r.policy_change_id = ${policy_change_id} and ${of}
      and p.enterprise_id = r.enterprise_id and p.policy_person_id = r.ends_policy_person_id
      and p.end_change_id = ${policy_change_id}`.execute(tx);
}

/** The covers that a change ends, locked until the transaction ends, in the order of its rows. */
export async function lockEnding(tx: EnterpriseTx, policy_change_id: number) {
  const { rows } = await sql<{
    row_no: number;
    policy_person_id: number;
    /** As it was shown: what comes back, or goes over to whoever follows. */
    refund_fen: Fen;
    premium_fen: Fen;
    /** What of it came over with a place. */
    opened_carried_fen: Fen;
    unit_price_fen: Fen;
    from: Date;
    until: Date;
    ended: string | null;
    /** Whether not a day of it is covered. */
    is_empty: boolean;
    /** Where the change stands that opened the cover. */
    opening_status: number;
  }>`
    select r.row_no, p.policy_person_id, r.refund_fen + r.carried_fen as refund_fen, p.premium_fen,
      coalesce(o.carried_fen, 0) as opened_carried_fen, p.unit_price_fen, p.planned_from as "from", p.planned_until as until, p.ended, isempty(p.cover) as is_empty, c.status as opening_status
    from policy_change_person r
    join policy_person p on p.enterprise_id = r.enterprise_id and p.policy_person_id = r.ends_policy_person_id
    left join policy_change_person o on o.enterprise_id = p.enterprise_id and o.policy_change_id = p.add_change_id and o.row_no = p.row_no
    join policy_change c on c.enterprise_id = p.enterprise_id and c.policy_change_id = p.add_change_id
    where r.policy_change_id = ${policy_change_id}
    order by r.row_no
    for no key update of p`.execute(tx);
  return rows;
}

/** What ends give back or over, in the end, and until when, where that is later than planned. The days that they take are free from then on. */
export const settleEnds = (
  tx: EnterpriseTx,
  ends: readonly {
    readonly policy_person_id: number;
    readonly refund_fen: Fen;
    readonly until: Date | null;
  }[],
  now: Date,
): Promise<void> =>
  inParts(ends, part_max, (part) =>
    sql`
      update policy_person p set refund_fen = r.refund_fen, end_settled_at = ${now}::timestamptz,
        cover = case when r.until is null then p.cover when r.until <= p.planned_from then 'empty' else tstzrange(p.planned_from, r.until) end
      from unnest(${part.map((end) => end.policy_person_id)}::bigint[], ${part.map((end) => end.refund_fen)}::bigint[],
        ${part.map((end) => end.until)}::timestamptz[])
        as r (policy_person_id, refund_fen, until)
      where p.policy_person_id = r.policy_person_id`.execute(tx),
  );

/** The change that is under way and ends covers which another one opened; none where there is none. */
export const findEnderOf = (tx: EnterpriseTx, opened_by: number, statuses: readonly number[]) =>
  tx
    .selectFrom('policy_person as p')
    .innerJoin('policy_change as c', (join) =>
      join
        .onRef('c.enterprise_id', '=', 'p.enterprise_id')
        .onRef('c.policy_change_id', '=', 'p.end_change_id'),
    )
    .select(['c.policy_change_id', 'c.change_no'])
    .where('p.add_change_id', '=', opened_by)
    .where('c.status', 'in', statuses)
    .limit(1)
    .executeTakeFirst();

/** Whose covers rows of a change end that open others, with their numbers sealed: of all its rows, or of some. */
export const findLeft = (tx: EnterpriseTx, policy_change_id: number, row_nos?: readonly number[]) =>
  tx
    .selectFrom('policy_change_person as r')
    .innerJoin('policy_person as p', (join) =>
      join
        .onRef('p.enterprise_id', '=', 'r.enterprise_id')
        .onRef('p.policy_person_id', '=', 'r.ends_policy_person_id'),
    )
    .innerJoin('employee as e', (join) =>
      join.onRef('e.enterprise_id', '=', 'p.enterprise_id').onRef('e.employee_id', '=', 'p.employee_id'),
    )
    .innerJoin('work_company as w', (join) =>
      join.onRef('w.enterprise_id', '=', 'p.enterprise_id').onRef('w.company_id', '=', 'p.work_company_id'),
    )
    .innerJoin('occupation as o', 'o.occupation_id', 'p.occupation_id')
    .select([
      'r.row_no',
      'r.result',
      'r.start_date',
      'r.end_date',
      'p.policy_person_id',
      'p.employee_id',
      'p.category',
      'e.name',
      'e.idtype',
      'e.idcard_enc',
      'e.idcard_hash',
      'e.idcard_mask',
      'e.birthday',
      'e.gender',
      // Who is back after a move that was turned down goes on by another cover.
      sql<Date | null>`coalesce((
        select upper(goes_on.cover) from policy_person goes_on
        where goes_on.enterprise_id = r.enterprise_id and goes_on.add_change_id = r.policy_change_id and goes_on.row_no = -p.policy_person_id), upper(p.cover))`.as(
        'until',
      ),
      'p.refund_fen',
      'r.carried_fen',
      'w.name as work_company',
      'o.name as occupation_name',
    ])
    .where('r.policy_change_id', '=', policy_change_id)
    .$if(row_nos !== undefined, (query) =>
      query.where('r.row_no', '=', (eb) => eb.fn.any(eb.val([...row_nos!]))),
    )
    .where('r.operation', 'in', openingTypes)
    .execute();

/** Whether any cover that a change ends was opened by one that the insurer has not answered yet. */
export async function awaitsOpenings(
  tx: EnterpriseTx,
  policy_change_id: number,
  open: readonly number[],
): Promise<boolean> {
  const waiting = await tx
    .selectFrom('policy_person as p')
    .innerJoin('policy_change as c', (join) =>
      join
        .onRef('c.enterprise_id', '=', 'p.enterprise_id')
        .onRef('c.policy_change_id', '=', 'p.add_change_id'),
    )
    .select('c.policy_change_id')
    .where('p.end_change_id', '=', policy_change_id)
    .where('c.status', 'in', open)
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}
