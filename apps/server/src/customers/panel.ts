import { panel as call } from '@app/contract/customers';
import { readBalance } from '../ledger/ledger.ts';
import { answer } from '../platform/answer.ts';
import { countEnterprise } from './queries.ts';
import { listTodo } from './todo.ts';

export const panel = answer(call, async ({ tx, session, now, today }) => {
  const [counts, balance] = await Promise.all([countEnterprise(tx, now, today), readBalance(tx)]);
  const todo = await listTodo(tx, session.enterprise, { cash_fen: balance.cash_fen, now, today });
  return { ...counts, balance_fen: balance.cash_fen, held_fen: balance.held_fen, todo };
});
