import { my as call } from '@app/contract/customers';
import { readBalance } from '../ledger/ledger.ts';
import { answer } from '../platform/answer.ts';

export const my = answer(call, async ({ tx, session: { enterprise } }) => ({
  unread_message: 0,
  customer_id: enterprise.id,
  company_name: enterprise.companyName,
  balance_fen: (await readBalance(tx)).cash_fen,
}));
