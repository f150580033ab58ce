import type { AliasKind, HeadingField } from '@app/contract/aliases';
import { sql } from 'kysely';
import { containing } from '../platform/containing.ts';
import type { EnterpriseTx } from '../platform/database.ts';

export type Alias = {
  readonly kind: AliasKind;
  readonly alias: string;
  readonly alias_norm: string;
  readonly company_id: number | null;
  readonly occupation_code: string | null;
  readonly field: HeadingField | null;
  readonly user_name: string;
  readonly created_at: Date;
};

/** Remembers what words mean, in place of what they meant before. */
export const putAlias = (tx: EnterpriseTx, alias: Alias) =>
  tx
    .insertInto('alias')
    .values(alias)
    .onConflict((on) =>
      on.columns(['enterprise_id', 'kind', 'alias_norm']).doUpdateSet((eb) => ({
        alias: eb.ref('excluded.alias'),
        company_id: eb.ref('excluded.company_id'),
        occupation_code: eb.ref('excluded.occupation_code'),
        field: eb.ref('excluded.field'),
        user_name: eb.ref('excluded.user_name'),
        created_at: eb.ref('excluded.created_at'),
      })),
    )
    .execute();

export const deleteAlias = (tx: EnterpriseTx, { kind, alias_norm }: Pick<Alias, 'kind' | 'alias_norm'>) =>
  tx.deleteFrom('alias').where('kind', '=', kind).where('alias_norm', '=', alias_norm).execute();

/** How many words are remembered, but for some. */
export async function countOthers(
  tx: EnterpriseTx,
  { kind, alias_norm }: Pick<Alias, 'kind' | 'alias_norm'>,
): Promise<number> {
  const { count } = await tx
    .selectFrom('alias')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb.not(eb.and([eb('kind', '=', kind), eb('alias_norm', '=', alias_norm)])))
    .executeTakeFirstOrThrow();
  return count;
}

/** What a work type is called, whichever its series, by its code and in every way that a list may write it. */
export const listOccupationNames = (tx: EnterpriseTx) =>
  tx.selectFrom('occupation').select(['code', 'name', 'name_en']).distinct().execute();

const nameOf = (column: 'name' | 'name_en') => sql<string>`coalesce(
  (select c.name from work_company c where c.enterprise_id = a.enterprise_id and c.company_id = a.company_id),
  (select o.${sql.ref(column)} from occupation o where o.code = a.occupation_code order by o.occupation_id limit 1),
  a.occupation_code, a.field)`;

/** What headings of lists were matched to. */
export const listHeadings = (tx: EnterpriseTx) =>
  tx.selectFrom('alias').select(['alias_norm', 'field']).where('kind', '=', 'heading').execute();

export async function listAliasRows(
  tx: EnterpriseTx,
  filter: {
    readonly page: number;
    readonly limit: number;
    readonly keywords: string;
    readonly kind?: AliasKind | undefined;
  },
) {
  const wanted = containing(filter.keywords.toLowerCase());
  const { kind } = filter;
  const ofKind = tx
    .selectFrom('alias as a')
    .$if(kind !== undefined, (query) => query.where('a.kind', '=', kind!));
  const matching = ofKind.$if(filter.keywords !== '', (query) =>
    query.where(
      sql<boolean>`(lower(a.alias) like ${wanted} or lower(${nameOf('name')}) like ${wanted}
          or lower(${nameOf('name_en')}) like ${wanted})`,
    ),
  );
  const [rows, { total }] = await Promise.all([
    matching
      .select(['kind', 'alias', 'company_id', 'occupation_code', 'field', 'user_name', 'created_at'])
      .select([nameOf('name').as('name'), nameOf('name_en').as('name_en')])
      .orderBy('created_at', 'desc')
      .orderBy('kind')
      .orderBy('alias_norm')
      .limit(filter.limit)
      .offset((filter.page - 1) * filter.limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
