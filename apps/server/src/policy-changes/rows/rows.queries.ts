import type { Day } from '@app/domain/calendar/day';
import { openingTypes } from '@app/domain/changes/kinds';
import type { Fen } from '@app/domain/money/money';
import { firmsOwnNumber, withoutNumbersOfPersons } from '@app/domain/persons/personal-numbers';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../../platform/database.ts';
import { inParts, inSlices } from '../../platform/in-slices.ts';
import type { SealedIdNumber, SealedMobile } from '../../platform/vault.ts';
import type { StoredChange } from '../queries.ts';

/** So many rows travel in one statement: a statement of 20,000 would hold everybody up while it is written out. */
const part_max = 1_000;

/** A row of a change that can be insured, priced. */
export type PricedRow = SealedIdNumber & {
  readonly [Field in keyof SealedMobile]: SealedMobile[Field] | null;
} & {
  readonly row_no: number;
  readonly name: string;
  readonly idtype: number;
  readonly employee_no: string | null;
  readonly remark: string | null;
  readonly birthday: Day;
  readonly gender: 'male' | 'female';
  readonly work_company_id: number;
  readonly occupation_id: number;
  readonly category: string;
  readonly start_date: Day;
  readonly end_date: Day;
  /** The first day that whoever sent the list asked for; null where it said none. */
  readonly asked_date: Day | null;
  readonly unit_price_fen: Fen;
  readonly premium_fen: Fen;
  /** The cover that it ends, and what is given back for it, where it ends one. */
  readonly ends_policy_person_id: number | null;
  readonly refund_fen: Fen;
  /** What of the premium of that cover goes over to the one that it opens. */
  readonly carried_fen: Fen;
};

/**
 * Puts these rows in the place of whatever rows a draft had. They are numbered as lists show them, once and for all pages. A person's number in
 * words that stand in clear is left out.
 */
export async function replaceRows(
  tx: EnterpriseTx,
  { policy_change_id, change_type }: Changed,
  rows: readonly PricedRow[],
): Promise<void> {
  await tx.deleteFrom('policy_change_person').where('policy_change_id', '=', policy_change_id).execute();
  const inOrder = rows.toSorted((one, other) => one.row_no - other.row_no);
  const places = await inSlices(inOrder, (row, at) => ({
    ...row,
    employee_no: row.employee_no && firmsOwnNumber(row.employee_no),
    remark: row.remark && withoutNumbersOfPersons(row.remark),
    place: at + 1,
    operation: change_type,
  }));
  await inParts(places, part_max, (part) => insertRows(tx, policy_change_id, part));
}

type Changed = Pick<StoredChange, 'policy_change_id' | 'change_type'>;

type PlacedRow = PricedRow & { readonly place: number; readonly operation: StoredChange['change_type'] };

function insertRows(tx: EnterpriseTx, policy_change_id: number, rows: readonly PlacedRow[]) {
  const column = <Key extends keyof PlacedRow>(key: Key) => rows.map((row) => row[key]);
  return sql`
    insert into policy_change_person (policy_change_id, idtype, row_no, name, idcard_enc, idcard_hash, idcard_mask,
      mobile_enc, mobile_hash, mobile_mask, employee_no, remark, birthday, gender, work_company_id, occupation_id, category,
      start_date, end_date, asked_date, unit_price_fen, premium_fen, operation, ends_policy_person_id, refund_fen, carried_fen, place)
    select ${policy_change_id}, r.* from unnest(
      ${column('idtype')}::int[], ${column('row_no')}::int[], ${column('name')}::text[], ${column('idcard_enc')}::bytea[],
      ${column('idcard_hash')}::bytea[], ${column('idcard_mask')}::text[], ${column('mobile_enc')}::bytea[],
      ${column('mobile_hash')}::bytea[], ${column('mobile_mask')}::text[], ${column('employee_no')}::text[],
      ${column('remark')}::text[], ${column('birthday')}::date[], ${column('gender')}::text[],
      ${column('work_company_id')}::bigint[], ${column('occupation_id')}::bigint[], ${column('category')}::text[],
      ${column('start_date')}::date[], ${column('end_date')}::date[], ${column('asked_date')}::date[],
      ${column('unit_price_fen')}::bigint[], ${column('premium_fen')}::bigint[], ${column('operation')}::text[],
      ${column('ends_policy_person_id')}::bigint[], ${column('refund_fen')}::bigint[],
      ${column('carried_fen')}::bigint[], ${column('place')}::int[]) as r`.execute(tx);
}

/** The prices and days of a row. */
export type StoredPrice = Pick<
  PricedRow,
  | 'row_no'
  | 'category'
  | 'start_date'
  | 'end_date'
  | 'unit_price_fen'
  | 'premium_fen'
  | 'refund_fen'
  | 'carried_fen'
>;

/** Puts new prices and days on rows of a draft. */
export const updatePrices = (
  tx: EnterpriseTx,
  policy_change_id: number,
  prices: readonly StoredPrice[],
): Promise<void> => inParts(prices, part_max, (part) => updatePart(tx, policy_change_id, part));

const updatePart = (tx: EnterpriseTx, policy_change_id: number, rows: readonly StoredPrice[]) =>
  sql`
    update policy_change_person p
    set category = r.category, start_date = r.start_date, end_date = r.end_date,
      unit_price_fen = r.unit_price_fen, premium_fen = r.premium_fen, refund_fen = r.refund_fen, carried_fen = r.carried_fen
    from unnest(
      ${rows.map((row) => row.row_no)}::int[], ${rows.map((row) => row.category)}::text[],
      ${rows.map((row) => row.start_date)}::date[], ${rows.map((row) => row.end_date)}::date[],
      ${rows.map((row) => row.unit_price_fen)}::bigint[], ${rows.map((row) => row.premium_fen)}::bigint[],
      ${rows.map((row) => row.refund_fen)}::bigint[], ${rows.map((row) => row.carried_fen)}::bigint[])
      as r (row_no, category, start_date, end_date, unit_price_fen, premium_fen, refund_fen, carried_fen)
    where p.policy_change_id = ${policy_change_id} and p.row_no = r.row_no`.execute(tx);

export type StoredRow = Awaited<ReturnType<typeof findRows>>[number];

/** All rows of a change, in the order of the list. */
export const findRows = (tx: EnterpriseTx, policy_change_id: number) =>
  tx
    .selectFrom('policy_change_person')
    .selectAll()
    .where('policy_change_id', '=', policy_change_id)
    .orderBy('row_no')
    .execute();

/** The first and the last day on which rows of a change begin and end. */
export const findRowDays = (tx: EnterpriseTx, policy_change_id: number) =>
  tx
    .selectFrom('policy_change_person')
    .select((eb) => [
      eb.fn.min<Day>('start_date').as('first_start_date'),
      eb.fn.max<Day>('start_date').as('last_start_date'),
      eb.fn.min<Day>('end_date').as('first_end_date'),
      eb.fn.max<Day>('end_date').as('last_end_date'),
    ])
    .where('policy_change_id', '=', policy_change_id)
    .executeTakeFirstOrThrow();

/** How many rows of a change that opens nothing end a cover before its first day. */
export async function countNeverBegun(tx: EnterpriseTx, policy_change_id: number): Promise<number> {
  const { count } = await tx
    .selectFrom('policy_change_person as r')
    .innerJoin('policy_person as p', (join) =>
      join
        .onRef('p.enterprise_id', '=', 'r.enterprise_id')
        .onRef('p.policy_person_id', '=', 'r.ends_policy_person_id'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('r.policy_change_id', '=', policy_change_id)
    .where('r.operation', 'not in', openingTypes)
    .where(sql<boolean>`r.start_date <= (p.planned_from at time zone 'Asia/Shanghai')::date`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type AskedStart = {
  readonly asked_date: Day;
  readonly start_date: Day;
  readonly person_count: number;
};

/** How many rows of a change open cover later than was asked for, by both days: the earliest that was asked for first. */
export const countAskedStarts = (tx: EnterpriseTx, policy_change_id: number): Promise<AskedStart[]> =>
  tx
    .selectFrom('policy_change_person')
    .select((eb) => [
      eb.ref('asked_date').$notNull().as('asked_date'),
      'start_date',
      eb.fn.countAll<number>().as('person_count'),
    ])
    .where('policy_change_id', '=', policy_change_id)
    .where('operation', 'in', openingTypes)
    .whereRef('asked_date', '<', 'start_date')
    .groupBy(['asked_date', 'start_date'])
    .orderBy('asked_date')
    .orderBy('start_date')
    .execute();

type Failed = { readonly row_no: number; readonly reason: string };

/** Puts down what became of each row: those named failed, all others did not. */
export async function updateResults(
  tx: EnterpriseTx,
  policy_change_id: number,
  failed: readonly Failed[],
): Promise<void> {
  await tx
    .updateTable('policy_change_person')
    .set({ result: 1 })
    .where('policy_change_id', '=', policy_change_id)
    .where('row_no', '!=', (eb) => sql`all(${eb.val(failed.map(({ row_no }) => row_no))}::int[])`)
    .execute();
  await failRows(tx, policy_change_id, failed);
}

/** Puts down that these rows failed, and why. */
export const failRows = (
  tx: EnterpriseTx,
  policy_change_id: number,
  failed: readonly Failed[],
): Promise<void> => inParts(failed, part_max, (part) => failPart(tx, policy_change_id, part));

const failPart = (tx: EnterpriseTx, policy_change_id: number, failed: readonly Failed[]) =>
  sql`
    update policy_change_person p set result = 2, error_msg = f.reason
    from unnest(${failed.map(({ row_no }) => row_no)}::int[], ${failed.map(({ reason }) => reason)}::text[])
      as f (row_no, reason)
    where p.policy_change_id = ${policy_change_id} and p.row_no = f.row_no`.execute(tx);

/** Counts the rows of a change that have failed before its answer; whether all of them have. */
export async function countFailed(tx: EnterpriseTx, policy_change_id: number): Promise<boolean> {
  const { fail_count, person_count } = await tx
    .updateTable('policy_change as c')
    .set({
      fail_count: (eb) =>
        eb
          .selectFrom('policy_change_person as r')
          .select((count) => count.fn.countAll<number>().as('count'))
          .where('r.policy_change_id', '=', policy_change_id)
          .where('r.result', '=', 2),
    })
    .where('c.policy_change_id', '=', policy_change_id)
    .returning(['fail_count', 'person_count'])
    .executeTakeFirstOrThrow();
  return fail_count === person_count;
}
