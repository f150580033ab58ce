import type { EnterpriseTx } from '../platform/database.ts';

/** A user's views, of one list or of all. */
export const findViews = (tx: EnterpriseTx, user_id: number, list: string | undefined) =>
  tx
    .selectFrom('user_view')
    .select(['view_id', 'list', 'name', 'search'])
    .where('user_id', '=', user_id)
    .$if(list !== undefined, (query) => query.where('list', '=', list!))
    .orderBy('list')
    .orderBy('name')
    .execute();

/** Keeps a view, in the place of one of the same name. */
export async function putView(
  tx: EnterpriseTx,
  view: { user_id: number; list: string; name: string; search: string; created_at: Date },
): Promise<number> {
  const { view_id } = await tx
    .insertInto('user_view')
    .values(view)
    .onConflict((on) =>
      on
        .columns(['enterprise_id', 'user_id', 'list', 'name'])
        .doUpdateSet((eb) => ({ search: eb.ref('excluded.search') })),
    )
    .returning('view_id')
    .executeTakeFirstOrThrow();
  return view_id;
}

export async function deleteView(tx: EnterpriseTx, user_id: number, view_id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('user_view')
    .where('view_id', '=', view_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
