import { check as call } from '@app/contract/customers';
import { readBalance } from '../ledger/ledger.ts';
import { answer } from '../platform/answer.ts';
import { flagOf } from '../platform/flag.ts';
import { readEnterprise } from './queries.ts';

export const check = answer(call, async ({ tx, session: { enterprise } }) => {
  const [{ is_certification }, { cash_fen }] = await Promise.all([readEnterprise(tx), readBalance(tx)]);
  return {
    status: enterprise.agreementStatus,
    is_active: flagOf(false),
    is_certification: flagOf(is_certification === 1),
    contract_id: null,
    contract_ids: [],
    balance_fen: cash_fen,
    balance_enough: flagOf(cash_fen > 0),
  };
});
