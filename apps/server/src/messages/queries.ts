import { keyOfMessage, type MessageCode, messageCodes } from '@app/contract/messages';
import type { PermissionKey } from '@app/contract/permissions';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';

/** Whose messages: a user with his keys. */
export type Reader = { readonly user_id: number; readonly access: readonly PermissionKey[] };

const codesFor = ({ access }: Reader): MessageCode[] =>
  messageCodes.filter((code) => access.includes(keyOfMessage[code]));

export async function insertMessage(
  tx: EnterpriseTx,
  {
    now,
    ...message
  }: { code: string; detail: string; policy_change_id?: number; policy_id?: number; now: Date },
): Promise<void> {
  await tx
    .insertInto('message')
    .values({ ...message, created_at: now })
    .execute();
}

/** The messages that a reader may see. */
const seenBy = (tx: EnterpriseTx, reader: Reader) =>
  tx.selectFrom('message as m').where('m.code', '=', (eb) => eb.fn.any(eb.val(codesFor(reader))));

const isReadBy = ({ user_id }: Reader) => sql<boolean>`exists (
  select from message_read r where r.enterprise_id = m.enterprise_id and r.message_id = m.message_id and r.user_id = ${user_id})`;

export async function countUnread(tx: EnterpriseTx, reader: Reader): Promise<number> {
  const { count } = await seenBy(tx, reader)
    .where(sql<boolean>`not ${isReadBy(reader)}`)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function listMessageRows(
  tx: EnterpriseTx,
  reader: Reader,
  filter: { page: number; limit: number; type: MessageCode | undefined; is_read: 0 | 1 | undefined },
) {
  const matching = seenBy(tx, reader)
    .$if(filter.type !== undefined, (query) => query.where('m.code', '=', filter.type!))
    .$if(filter.is_read !== undefined, (query) =>
      query.where(sql<boolean>`${isReadBy(reader)} = ${filter.is_read === 1}`),
    );
  const [rows, { total }] = await Promise.all([
    matching
      .select(['m.message_id', 'm.code', 'm.detail', 'm.policy_change_id', 'm.policy_id', 'm.created_at'])
      .select(isReadBy(reader).as('is_read'))
      .orderBy('m.message_id', 'desc')
      .limit(filter.limit)
      .offset((filter.page - 1) * filter.limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Marks the messages that a reader may see as read: those named, or all. Answers how many of those named there are. */
export async function insertReads(
  tx: EnterpriseTx,
  reader: Reader,
  { ids, now }: { ids: readonly number[] | 'all'; now: Date },
): Promise<number> {
  const found = await seenBy(tx, reader)
    .$if(ids !== 'all', (query) =>
      query.where('m.message_id', '=', (eb) => eb.fn.any(eb.val([...(ids as readonly number[])]))),
    )
    .$if(ids === 'all', (query) => query.where(sql<boolean>`not ${isReadBy(reader)}`))
    .select('m.message_id')
    .execute();
  await sql`insert into message_read (user_id, message_id, read_at)
    select ${reader.user_id}, unnest(${found.map(({ message_id }) => message_id)}::bigint[]), ${now}
    on conflict do nothing`.execute(tx);
  return found.length;
}
