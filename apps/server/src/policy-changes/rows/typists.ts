import { type IdType, personKey } from '@app/domain/persons/id-document';
import { typistsOfList } from '../../imports/imports.ts';
import type { Context } from '../../platform/context.ts';
import { findWriter } from '../queries.ts';

/**
 * Whether a user typed the number of a row of a draft. A list that the draft was made from remembers it; a row that no list has
 * was typed by whoever wrote the draft last, who need not be who began it.
 */
export async function typedIn(
  context: Pick<Context<unknown>, 'tx' | 'vault' | 'session' | 'now'>,
  policy_change_id: number,
): Promise<(row: { readonly idtype: number; readonly idcard: string }) => boolean> {
  const user_id = context.session.user.id;
  const typists = await typistsOfList(context, policy_change_id);
  // A draft without a record is being written by this very request.
  const writer = (await findWriter(context.tx, policy_change_id)) ?? user_id;
  return ({ idtype, idcard }) =>
    typists.get(personKey(idtype as IdType, idcard))?.has(user_id) ?? writer === user_id;
}
