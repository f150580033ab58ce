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
  const cash_fen = await post(tx, { kind: 'hold', source_id: String(policy_change_id), at }, [
    { code: 'cash', amount: fen(-amount_fen) },
    { code: 'held', amount: amount_fen },
  ]);
  await tx.insertInto('hold').values({ policy_change_id, amount_fen, held_at: at }).execute();
  return cash_fen;
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
 * Posts a journal of two lines in one statement. The database moves the balances, each under a lock that it takes in the
 * order of the lines, so that two at once cannot spend the same money (migration 0022).
 *
 * @param lines in the order of their codes
 * @returns what can be spent after
 * @throws Refusal BALANCE when an account would go below zero: the transaction is to be undone
 */
async function post(
  tx: EnterpriseTx,
  journal: Journal,
  [first, second]: readonly [Line, Line],
): Promise<Fen> {
  const posted = sql<{ code: AccountCode; balance_after_fen: Fen }>`
    with
      entry as (
        insert into journal (kind, source_id, created_at)
        values (${journal.kind}, ${journal.source_id}, ${journal.at}::timestamptz) returning journal_id),
      posted as (
        insert into posting (journal_id, line, account_id, amount_fen)
        select journal_id, line, account_id, amount
        from entry, account
        join (values (1, ${first.code}, ${first.amount}::bigint), (2, ${second.code}, ${second.amount}::bigint))
          as lines (line, code, amount) using (code)
        order by line
        returning account_id, balance_after_fen)
    select code, balance_after_fen from posted join account using (account_id)`.execute(tx);
  const { rows } = await posted.catch((error: unknown) => {
    throw shortage(error) ?? error;
  });
  if (rows.length !== 2) throw new RangeError('the enterprise has no accounts to post to');
  return rows.find(({ code }) => code === 'cash')?.balance_after_fen ?? fen(0);
}

/** What the database says when an account has too little: how much is missing is its detail. */
function shortage(error: unknown): Refusal | undefined {
  const { constraint, detail } = error as { constraint?: string; detail?: string };
  if (constraint !== 'money_is_never_overdrawn' || !/^\d+$/.test(detail ?? '')) return undefined;
  return new Refusal('BALANCE', { short_by_fen: Number(detail) });
}
