import { panel as call } from '@app/contract/customers';
import { addDays, type Day } from '@app/domain/calendar/day';
import { startOfDay } from '@app/domain/calendar/shanghai';
import { daysMoneyLasts } from '@app/domain/money/money-lasts';
import { readBalance } from '../ledger/ledger.ts';
import { answer } from '../platform/answer.ts';
import { countEnterprise, listDailyCosts } from './queries.ts';
import { listTodo } from './todo.ts';

export const panel = answer(call, async ({ tx, session, input, now, today }) => {
  const on = input.date ?? today;
  const [counts, balance, costs] = await Promise.all([
    countEnterprise(tx, { now: on === today ? now : lastMoment(on), today: on }),
    readBalance(tx),
    listDailyCosts(tx, now),
  ]);
  const todo = await listTodo(tx, session.enterprise, { cash_fen: balance.cash_fen, now, today });
  const enough = daysMoneyLasts(balance.cash_fen, costs, today);
  return {
    ...counts,
    balance_fen: balance.cash_fen,
    held_fen: balance.held_fen,
    enough_days: enough ?? null,
    enough_until: enough ? addDays(today, enough - 1) : null,
    todo,
  };
});

/** Whoever is covered until a day's 24:00 is covered at its last moment. */
const lastMoment = (on: Day): Date => new Date(startOfDay(addDays(on, 1)).getTime() - 1);
