import { markRead as call } from '@app/contract/messages';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { countUnread, insertReads } from './queries.ts';

export const markRead = answer(call, async ({ tx, input: { message_ids, all }, session, now }) => {
  const reader = { user_id: session.user.id, access: session.enterprise.access };
  const ids = all === 1 ? 'all' : [...new Set(message_ids)];
  const found = await insertReads(tx, reader, { ids, now });
  if (ids !== 'all' && found < ids.length) throw new Refusal('NOT_FOUND');
  return { unread_message: await countUnread(tx, reader) };
});
