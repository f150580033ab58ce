import { draftStatuses } from '@app/domain/changes/status';
import type { Fen } from '@app/domain/money/money';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../../platform/database.ts';
import type { Schema } from '../../platform/schema.ts';

type NewAmendment = Omit<Schema['correction'], 'enterprise_id' | 'state'>;

/** Puts down whom a draft puts right and as what they are known, in the place of what it said before. */
export async function storeAmendment(tx: EnterpriseTx, amendment: NewAmendment): Promise<void> {
  await tx.deleteFrom('correction').where('policy_change_id', '=', amendment.policy_change_id).execute();
  await tx
    .insertInto('correction')
    .values({ ...amendment, state: 'drafted' })
    .execute();
}

export type Amendment = NonNullable<Awaited<ReturnType<typeof findAmendment>>>;

/** Whom a change puts right; undefined of one that opens or ends cover. */
export const findAmendment = (tx: EnterpriseTx, policy_change_id: number) =>
  tx.selectFrom('correction').selectAll().where('policy_change_id', '=', policy_change_id).executeTakeFirst();

export async function updateAmendment(
  tx: EnterpriseTx,
  policy_change_id: number,
  state: string,
): Promise<void> {
  await tx
    .updateTable('correction')
    .set({ state })
    .where('policy_change_id', '=', policy_change_id)
    .execute();
}

/** Whether another change that was confirmed and stands names this file. */
export async function isEvidenceElsewhere(
  tx: EnterpriseTx,
  { file_id, policy_change_id }: Amendment,
): Promise<boolean> {
  const other = await tx
    .selectFrom('correction')
    .select('policy_change_id')
    .where('file_id', '=', file_id)
    .where('policy_change_id', '!=', policy_change_id)
    .where('state', 'in', ['open', 'made'])
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Gives the covers of a person in the change's policy the corrected name, those that bore the mistyped one. */
export const renameCovers = (tx: EnterpriseTx, { policy_change_id, employee_id, was_name }: Amendment) =>
  sql`
    update policy_person p set corrected_name = r.name
    from policy_change_person r, policy_change c, employee e
    where r.policy_change_id = ${policy_change_id} and c.enterprise_id = r.enterprise_id and c.policy_change_id = r.policy_change_id
      and p.enterprise_id = r.enterprise_id and p.employee_id = ${employee_id} and p.policy_id = c.policy_id and not isempty(p.cover)
      and e.enterprise_id = p.enterprise_id and e.employee_id = p.employee_id and coalesce(p.named, e.name) = ${was_name}`.execute(
    tx,
  );

/** Gives a person the corrected number, and what follows from it. */
export const renumberPerson = (tx: EnterpriseTx, { policy_change_id, employee_id }: Amendment) =>
  sql`
    update employee e
    set idcard_enc = r.idcard_enc, idcard_hash = r.idcard_hash, idcard_mask = r.idcard_mask, birthday = r.birthday, gender = r.gender
    from policy_change_person r
    where r.policy_change_id = ${policy_change_id} and e.enterprise_id = r.enterprise_id and e.employee_id = ${employee_id}`.execute(
    tx,
  );

/** Lets drafts follow that name the person as they were: the insurer is told of them as it knows them by now. */
export async function amendDrafts(tx: EnterpriseTx, { policy_change_id, ...was }: Amendment): Promise<void> {
  const drafted = sql`
    policy_change c, policy_change_person k, policy_change own
    where c.status = any(${[...draftStatuses]}::int[]) and r.enterprise_id = c.enterprise_id and r.policy_change_id = c.policy_change_id
      and r.idtype = ${was.was_idtype} and r.idcard_hash = ${was.was_idcard_hash}
      and k.policy_change_id = ${policy_change_id} and own.policy_change_id = ${policy_change_id} and c.enterprise_id = k.enterprise_id`;
  if (was.what === 'name') {
    await sql`
      update policy_change_person r set name = k.name
      from ${drafted} and c.policy_id = own.policy_id and r.name = ${was.was_name}`.execute(tx);
    return;
  }
  await sql`
    update policy_change_person r
    set idcard_enc = k.idcard_enc, idcard_hash = k.idcard_hash, idcard_mask = k.idcard_mask, birthday = k.birthday, gender = k.gender
    from ${drafted} and not exists (
      select from policy_change_person other where other.enterprise_id = r.enterprise_id and other.policy_change_id = r.policy_change_id
        and other.idtype = k.idtype and other.idcard_hash = k.idcard_hash)`.execute(tx);
}

/** The cover of whom a change puts right, as it stands, and as what they were known. */
export const findAmendedCovers = (tx: EnterpriseTx, policy_change_id: number) =>
  tx
    .selectFrom('correction as k')
    .innerJoin('policy_person as p', (join) =>
      join
        .onRef('p.enterprise_id', '=', 'k.enterprise_id')
        .onRef('p.policy_person_id', '=', 'k.policy_person_id'),
    )
    .innerJoin('work_company as w', (join) =>
      join.onRef('w.enterprise_id', '=', 'p.enterprise_id').onRef('w.company_id', '=', 'p.work_company_id'),
    )
    .innerJoin('occupation as o', 'o.occupation_id', 'p.occupation_id')
    .select([
      'p.policy_person_id',
      'p.employee_id',
      'k.was_name as name',
      'k.was_idcard_mask as idcard_mask',
      'w.name as work_company',
      'o.name as occupation_name',
      'p.bound_at',
      'p.ended',
      'p.premium_fen as final_fen',
      'p.planned_from',
    ])
    .select((eb) => [
      eb.lit(1).as('row_no'),
      sql<Fen>`0::bigint`.as('refund_fen'),
      sql<Fen>`0::bigint`.as('carried_fen'),
      sql<Date | null>`lower(p.cover)`.as('from'),
      sql<Date | null>`upper(p.cover)`.as('until'),
    ])
    .where('k.policy_change_id', '=', policy_change_id)
    .execute();
