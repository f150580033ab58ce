import { fen, type Fen } from '@app/domain/money/money';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';

// The ledger. Other features move money through this file only.
//
// A journal moves money between accounts of one enterprise and sums to zero. Money is held for a change, and the
// hold then ends once: charged when the insurer accepts, released when it does not, or both in parts. Accounts are
// always touched in the order of their codes, so that no two journals wait for each other.

type AccountCode = 'cash' | 'held' | 'premium_out' | 'recharge_in';
type Journal = {
  readonly kind: 'payment' | 'hold' | 'change' | 'hold_release';
  readonly source_id: string;
  readonly at: Date;
};
type Line = { readonly code: AccountCode; readonly amount: Fen };

/** What the customer can spend, and what is set aside, in fen. */
export type Balance = { readonly cash_fen: Fen; readonly held_fen: Fen };

/** Makes the accounts of a new enterprise. */
export async function openAccounts(tx: EnterpriseTx): Promise<void> {
  await tx
    .insertInto('account')
    .values([
      { code: 'cash', may_be_negative: false },
      { code: 'held', may_be_negative: false },
      { code: 'premium_out', may_be_negative: true },
      { code: 'recharge_in', may_be_negative: true },
    ])
    .execute();
}

/** Credits money that has arrived. `source_id` is the payment's; a second time moves nothing and throws. */
export async function credit(tx: EnterpriseTx, amount: Fen, source_id: string, at: Date): Promise<void> {
  await post(tx, { kind: 'payment', source_id, at }, [
    { code: 'cash', amount },
    { code: 'recharge_in', amount: fen(-amount) },
  ]);
}

/** Sets money aside for a change and returns what is left to spend. Refuses with BALANCE when there is too little. */
export async function hold(
  tx: EnterpriseTx,
  policy_change_id: number,
  amount_fen: Fen,
  at: Date,
): Promise<Fen> {
  if (amount_fen === 0) return (await readBalance(tx)).cash_fen;
  const held = await post(tx, { kind: 'hold', source_id: String(policy_change_id), at }, [
    { code: 'cash', amount: fen(-amount_fen) },
    { code: 'held', amount: amount_fen },
  ]);
  if (!held) throw new Refusal('BALANCE', { short_by_fen: amount_fen - (await readBalance(tx)).cash_fen });
  await tx.insertInto('hold').values({ policy_change_id, amount_fen, held_at: at }).execute();
  return held.cash;
}

/** Ends the hold of a change: charges a part, which may be all or nothing, and releases the rest. Returns what was released. */
export async function settle(
  tx: EnterpriseTx,
  policy_change_id: number,
  charge_fen: Fen,
  at: Date,
): Promise<Fen> {
  const open = await tx
    .selectFrom('hold')
    .select('amount_fen')
    .where('policy_change_id', '=', policy_change_id)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  if (!open) {
    if (charge_fen === 0) return fen(0);
    throw new RangeError(`change ${policy_change_id} holds no money to charge`);
  }
  const released_fen = fen(open.amount_fen - charge_fen);
  const source_id = String(policy_change_id);
  if (released_fen > 0) {
    await post(tx, { kind: 'hold_release', source_id, at }, [
      { code: 'cash', amount: released_fen },
      { code: 'held', amount: fen(-released_fen) },
    ]);
  }
  if (charge_fen > 0) {
    await post(tx, { kind: 'change', source_id, at }, [
      { code: 'held', amount: fen(-charge_fen) },
      { code: 'premium_out', amount: charge_fen },
    ]);
  }
  await tx
    .updateTable('hold')
    .set({ settled_fen: charge_fen, released_fen, state: 'ended', ended_at: at })
    .where('policy_change_id', '=', policy_change_id)
    .execute();
  return released_fen;
}

/** What can be spent and what is held, now. */
export async function readBalance(tx: EnterpriseTx): Promise<Balance> {
  const accounts = await tx
    .selectFrom('account')
    .select(['code', 'balance_fen'])
    .where('code', 'in', ['cash', 'held'])
    .execute();
  const of = (code: AccountCode) => accounts.find((account) => account.code === code)?.balance_fen ?? fen(0);
  return { cash_fen: of('cash'), held_fen: of('held') };
}

/**
 * Posts a journal of two lines in one statement that both checks and takes, so that two at once cannot spend the
 * same money: each update runs only when the one before it moved its account.
 *
 * @param lines in the order of their codes
 * @returns the balances after; undefined when the first account would go below zero, and then nothing was moved
 */
async function post(tx: EnterpriseTx, journal: Journal, [first, second]: readonly [Line, Line]) {
  const { rows } = await sql<{ code: AccountCode; balance_after_fen: Fen }>`
    with
      first as (
        update account set balance_fen = balance_fen + ${first.amount}, seq = seq + 1
        where code = ${first.code} and (may_be_negative or balance_fen + ${first.amount} >= 0)
        returning account_id, code, seq, balance_fen, ${first.amount}::bigint as amount_fen, 1 as line),
      second as (
        update account set balance_fen = balance_fen + ${second.amount}, seq = seq + 1
        where code = ${second.code} and exists (select from first)
        returning account_id, code, seq, balance_fen, ${second.amount}::bigint as amount_fen, 2 as line),
      moved as (select * from first union all select * from second),
      entry as (
        insert into journal (kind, source_id, created_at)
        select ${journal.kind}, ${journal.source_id}, ${journal.at}::timestamptz where (select count(*) from moved) = 2
        returning journal_id),
      posted as (
        insert into posting (journal_id, line, account_id, account_seq, amount_fen, balance_after_fen)
        select journal_id, line, account_id, seq, amount_fen, balance_fen from entry, moved)
    select code, balance_fen as balance_after_fen from moved`.execute(tx);
  const cash = rows.find(({ code }) => code === 'cash')?.balance_after_fen ?? fen(0);
  return rows.length === 2 ? { cash } : undefined;
}
