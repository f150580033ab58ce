import { my as call } from '@app/contract/customers';
import { readBalance } from '../ledger/ledger.ts';
import { countUnreadMessages } from '../messages/messages.ts';
import { answer } from '../platform/answer.ts';

export const my = answer(call, async ({ tx, session: { user, enterprise } }) => {
  const [unread_message, balance] = await Promise.all([
    countUnreadMessages(tx, { user_id: user.id, access: enterprise.access }),
    readBalance(tx),
  ]);
  return {
    unread_message,
    customer_id: enterprise.id,
    company_name: enterprise.companyName,
    balance_fen: balance.cash_fen,
  };
});
