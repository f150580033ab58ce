import { panel as call } from '@app/contract/customers';
import { readBalance } from '../ledger/ledger.ts';
import { answer } from '../platform/answer.ts';
import { countEnterprise } from './queries.ts';

export const panel = answer(call, async ({ tx, now, today }) => {
  const [counts, balance] = await Promise.all([countEnterprise(tx, now, today), readBalance(tx)]);
  return { ...counts, balance_fen: balance.cash_fen, held_fen: balance.held_fen };
});
