import { changeKinds } from '@app/domain/changes/kinds';
import { sql } from 'kysely';
import { containing } from '../platform/containing.ts';
import type { EnterpriseTx } from '../platform/database.ts';
import type { Schema } from '../platform/schema.ts';

const rowColumns = [
  'r.policy_change_person_id',
  'r.row_no',
  'r.place',
  'r.name',
  'r.idtype',
  'r.idcard_mask as idcard',
  'r.mobile_mask as employee_mobile',
  'r.employee_no',
  'r.remark',
  'r.gender',
  'r.birthday',
  'r.work_company_id',
  'w.name as work_company',
  'r.occupation_id',
  'o.name as occupation_name',
  'r.category',
  'r.start_date',
  'r.end_date',
  'r.asked_date',
  'r.unit_price_fen',
  'r.premium_fen',
  'r.refund_fen',
  'r.operation',
  'r.ends_policy_person_id',
  'r.result',
  'r.error_msg',
] as const;

/** The result of a row that the insurer refused. */
const failed = 2;

type RowFilter = {
  readonly page: number;
  readonly limit: number;
  readonly policy_change_id: number;
  readonly result?: number | undefined;
  /** 1: those alone whose cover begins later than they asked. */
  readonly later?: 0 | 1 | undefined;
  readonly keywords: string;
  /** The name of one work company. */
  readonly work_company?: string | undefined;
};

/** A page of a change's rows. The page is cut out first: what is joined to it is joined to its rows alone. */
export async function listRowPage(tx: EnterpriseTx, { page, limit, ...filter }: RowFilter) {
  const { policy_change_id, result, later, keywords, work_company } = filter;
  const matching = tx
    .selectFrom('policy_change_person')
    .where('policy_change_id', '=', policy_change_id)
    .$if(result !== undefined, (query) => query.where('result', '=', result!))
    .$if(later === 1, (query) =>
      query.whereRef('asked_date', '<', 'start_date').where('result', '!=', failed),
    )
    .$if(keywords !== '', (query) => query.where('name', 'ilike', containing(keywords)))
    .$if(work_company !== undefined, (query) =>
      query.where('work_company_id', 'in', (eb) =>
        eb.selectFrom('work_company').select('company_id').where('name', '=', work_company!),
      ),
    );
  const cut = matching
    .selectAll()
    .orderBy('row_no')
    .limit(limit)
    .offset((page - 1) * limit)
    .as('r');
  const [rows, { total }] = await Promise.all([
    tx
      .selectFrom(cut)
      .innerJoin('work_company as w', (join) =>
        join.onRef('w.enterprise_id', '=', 'r.enterprise_id').onRef('w.company_id', '=', 'r.work_company_id'),
      )
      .innerJoin('occupation as o', 'o.occupation_id', 'r.occupation_id')
      .select(rowColumns)
      .orderBy('r.row_no')
      .execute(),
    isWhole(filter)
      ? countAll(tx, policy_change_id)
      : matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

const isWhole = ({ result, later, keywords, work_company }: Omit<RowFilter, 'page' | 'limit'>): boolean =>
  result === undefined && later !== 1 && keywords === '' && work_company === undefined;

/** How many rows a change has: the last one is numbered so. */
async function countAll(tx: EnterpriseTx, policy_change_id: number): Promise<{ total: number }> {
  const last = await tx
    .selectFrom('policy_change_person')
    .select('place as total')
    .where('policy_change_id', '=', policy_change_id)
    .orderBy('row_no', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? { total: 0 };
}

type RowOfCover = Pick<Schema['policy_change_person'], 'operation' | 'ends_policy_person_id'> & {
  readonly row_no: number;
};

/**
 * The covers that these rows of a change opened, or ended where they opened none, as they stand now. Asked for by their numbers: joined to the rows of a change that
 * has just been confirmed, of which the database has no figures yet, each would be looked for among all the others.
 */
export async function findCoversOf(tx: EnterpriseTx, policy_change_id: number, rows: readonly RowOfCover[]) {
  const [opening = [], ending = []] = [true, false].map((opens) =>
    rows.filter(({ operation }) => changeKinds[operation].opens === opens),
  );
  const ended = new Map(ending.map((row) => [row.ends_policy_person_id!, row.row_no]));
  const opened = opening.map(({ row_no }) => row_no);
  const covers = await tx
    .selectFrom('policy_person')
    .select([
      'add_change_id',
      'row_no',
      'policy_person_id',
      'employee_id',
      'bound_at',
      'ended',
      'premium_fen as final_fen',
      'refund_fen',
      'planned_from',
    ])
    .select([sql<Date | null>`lower(cover)`.as('from'), sql<Date | null>`upper(cover)`.as('until')])
    .where((eb) =>
      eb.or([
        eb.and([eb('add_change_id', '=', policy_change_id), eb('row_no', '=', eb.fn.any(eb.val(opened)))]),
        eb('policy_person_id', '=', eb.fn.any(eb.val([...ended.keys()]))),
      ]),
    )
    .execute();
  return covers.map((cover) => ({ ...cover, row_no: ended.get(cover.policy_person_id) ?? cover.row_no }));
}
