import type { MessageCode, Messages } from '@app/contract/messages';
import type { EnterpriseTx } from '../platform/database.ts';
import { countUnread, insertMessage } from './queries.ts';

/**
 * Tells an enterprise what happened: a message that each of its users who may see it finds unread. It stands or falls
 * with the transaction. The detail names no person.
 */
export const tellEnterprise = <C extends MessageCode>(
  tx: EnterpriseTx,
  code: C,
  detail: Messages[C],
  about: {
    readonly policy_change_id?: number;
    readonly policy_id?: number;
    readonly now: Date;
  },
): Promise<void> => insertMessage(tx, { code, detail: JSON.stringify(detail), ...about });

/** How many messages a user has not read, of those that he may see. */
export const countUnreadMessages = countUnread;
