import type { Day } from '@app/domain/day';
import type { Fen } from '@app/domain/money';
import { policyChangeStatus } from '@app/domain/policy-change';
import { sql, type Updateable } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';
import type { Schema } from '../platform/schema.ts';
import type { SealedIdNumber } from '../platform/vault.ts';

export type StoredChange = NonNullable<Awaited<ReturnType<typeof lockChange>>>;

/** Reads a change, locked until the transaction ends: what happens to one change happens in turn. */
export const lockChange = (tx: EnterpriseTx, policy_change_id: number) =>
  tx
    .selectFrom('policy_change')
    .selectAll()
    .where('policy_change_id', '=', policy_change_id)
    .forUpdate()
    .executeTakeFirst();

export type NewChange = {
  readonly policy_id: number;
  readonly start_date: Day;
  readonly end_date: Day;
  readonly person_count: number;
  readonly premium_fen: Fen;
  readonly roster_hash: Buffer;
  readonly input_user_id: number;
  readonly operate_name: string;
  readonly created_at: Date;
};

export const insertChange = (tx: EnterpriseTx, change: NewChange) =>
  tx
    .insertInto('policy_change')
    .values({ ...change, change_type: 'add', status: policyChangeStatus.draft })
    .returning(['policy_change_id', 'change_no', 'status'])
    .executeTakeFirstOrThrow();

export async function updateChange(
  tx: EnterpriseTx,
  policy_change_id: number,
  fields: Updateable<Schema['policy_change']>,
): Promise<void> {
  await tx
    .updateTable('policy_change')
    .set(fields)
    .where('policy_change_id', '=', policy_change_id)
    .executeTakeFirstOrThrow();
}

/** Notes how far the insurer's leg has come, while the change still waits for its answer. */
export async function noteProgress(
  tx: EnterpriseTx,
  policy_change_id: number,
  progress_status: number,
): Promise<void> {
  await tx
    .updateTable('policy_change')
    .set({ progress_status })
    .where('policy_change_id', '=', policy_change_id)
    .where('status', '=', policyChangeStatus.withInsurer)
    .execute();
}

/** A row of a change that can be insured, priced. */
export type PricedRow = SealedIdNumber & {
  readonly row_no: number;
  readonly name: string;
  readonly birthday: Day;
  readonly gender: 'male' | 'female';
  readonly work_company_id: number;
  readonly occupation_id: number;
  readonly category: string;
  readonly start_date: Day;
  readonly end_date: Day;
  readonly unit_price_fen: Fen;
  readonly premium_fen: Fen;
};

/** Puts these rows in the place of whatever rows a draft had. */
export async function replaceRows(
  tx: EnterpriseTx,
  policy_change_id: number,
  rows: readonly PricedRow[],
): Promise<void> {
  const column = <Key extends keyof PricedRow>(key: Key) => rows.map((row) => row[key]);
  await tx.deleteFrom('policy_change_person').where('policy_change_id', '=', policy_change_id).execute();
  await sql`
    insert into policy_change_person (policy_change_id, operation, idtype, row_no, name, idcard_enc, idcard_hash, idcard_mask,
      birthday, gender, work_company_id, occupation_id, category, start_date, end_date, unit_price_fen, premium_fen)
    select ${policy_change_id}, 'add', 1, r.* from unnest(
      ${column('row_no')}::int[], ${column('name')}::text[], ${column('idcard_enc')}::bytea[], ${column('idcard_hash')}::bytea[],
      ${column('idcard_mask')}::text[], ${column('birthday')}::date[], ${column('gender')}::text[],
      ${column('work_company_id')}::bigint[], ${column('occupation_id')}::bigint[], ${column('category')}::text[],
      ${column('start_date')}::date[], ${column('end_date')}::date[], ${column('unit_price_fen')}::bigint[],
      ${column('premium_fen')}::bigint[]) as r`.execute(tx);
}

/** Puts new prices and days on the rows of a draft. */
export async function updatePrices(
  tx: EnterpriseTx,
  policy_change_id: number,
  rows: readonly Pick<
    PricedRow,
    'row_no' | 'category' | 'start_date' | 'end_date' | 'unit_price_fen' | 'premium_fen'
  >[],
): Promise<void> {
  await sql`
    update policy_change_person p
    set category = r.category, start_date = r.start_date, end_date = r.end_date,
      unit_price_fen = r.unit_price_fen, premium_fen = r.premium_fen
    from unnest(
      ${rows.map((row) => row.row_no)}::int[], ${rows.map((row) => row.category)}::text[],
      ${rows.map((row) => row.start_date)}::date[], ${rows.map((row) => row.end_date)}::date[],
      ${rows.map((row) => row.unit_price_fen)}::bigint[], ${rows.map((row) => row.premium_fen)}::bigint[])
      as r (row_no, category, start_date, end_date, unit_price_fen, premium_fen)
    where p.policy_change_id = ${policy_change_id} and p.row_no = r.row_no`.execute(tx);
}

/** All rows of a change, in the order of the list. */
export const findRows = (tx: EnterpriseTx, policy_change_id: number) =>
  tx
    .selectFrom('policy_change_person')
    .selectAll()
    .where('policy_change_id', '=', policy_change_id)
    .orderBy('row_no')
    .execute();

export async function updateResults(
  tx: EnterpriseTx,
  policy_change_id: number,
  failed: readonly { readonly row_no: number; readonly reason: string }[],
): Promise<void> {
  await sql`
    update policy_change_person p set result = case when f.row_no is null then 1 else 2 end, error_msg = f.reason
    from policy_change_person q
    left join unnest(${failed.map(({ row_no }) => row_no)}::int[], ${failed.map(({ reason }) => reason)}::text[])
      as f (row_no, reason) on f.row_no = q.row_no
    where p.policy_change_id = ${policy_change_id} and q.enterprise_id = p.enterprise_id
      and q.policy_change_person_id = p.policy_change_person_id`.execute(tx);
}

/** The same list, submitted for the same policy and start, since a moment. */
export const findSubmittedTwin = (tx: EnterpriseTx, roster_hash: Buffer, since: Date) =>
  tx
    .selectFrom('policy_change')
    .select(['policy_change_id', 'change_no', 'confirmed_at'])
    .where('roster_hash', '=', roster_hash)
    .where('confirmed_at', '>=', since)
    .where('status', 'in', [30, 40, 50, 55])
    .orderBy('policy_change_id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Takes the one chance to do something for a source; false when it was done before. */
export async function takeEffect(
  tx: EnterpriseTx,
  topic: string,
  source_id: number,
  at: Date,
): Promise<boolean> {
  const taken = await tx
    .insertInto('effect')
    .values({ topic, source_id: String(source_id), at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('topic')
    .executeTakeFirst();
  return taken !== undefined;
}
