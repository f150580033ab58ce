import { fen, type Fen } from '@app/domain/money/money';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';

// The ledger. Other features move money through this file only.
//
// A journal moves money between accounts of one enterprise and sums to zero. Money is held for a source, such as a change,
// and the hold then ends once, with what the source costs in the end. Accounts are always touched in the order of their
// codes, so that no two journals wait for each other.

type AccountCode = 'cash' | 'held' | 'premium_out' | 'recharge_in';
type Journal = {
  readonly kind: 'payment' | 'hold' | 'change' | 'hold_release';
  readonly source_id: string;
  readonly at: Date;
};
type Line = { readonly code: AccountCode; readonly amount: Fen };

/** What money is held and moved for. */
export type Source = { readonly type: 'change'; readonly id: number };

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

/** Sets money aside for a source and returns what is left to spend. Refuses with BALANCE when there is too little. */
export async function hold(tx: EnterpriseTx, source: Source, amount_fen: Fen, at: Date): Promise<Fen> {
  if (amount_fen === 0) return (await readBalance(tx)).cash_fen;
  const cash_fen = await post(tx, { kind: 'hold', source_id: String(source.id), at }, [
    { code: 'cash', amount: fen(-amount_fen) },
    { code: 'held', amount: amount_fen },
  ]);
  await tx
    .insertInto('hold')
    .values({ source_type: source.type, source_id: source.id, amount_fen, held_at: at })
    .execute();
  return cash_fen;
}

/**
 * Ends the hold of a source with what it costs in the end, in one journal: that goes out as premium, and the rest of what was held back to
 * the customer. A cost below zero is given back, also where nothing was held. Returns what came back to the customer.
 *
 * @throws RangeError when more is to be charged than was held
 */
export async function settle(tx: EnterpriseTx, source: Source, cost_fen: Fen, at: Date): Promise<Fen> {
  const held_fen = (await lockHold(tx, source)) ?? fen(0);
  if (cost_fen > held_fen)
    throw new RangeError(`${source.type} ${source.id} holds ${held_fen} fen and costs ${cost_fen}`);
  const back_fen = fen(held_fen - cost_fen);
  const source_id = String(source.id);
  const lines = [
    { code: 'cash', amount: back_fen },
    { code: 'held', amount: fen(-held_fen) },
    { code: 'premium_out', amount: cost_fen },
  ] as const;
  const moved = lines.filter(({ amount }) => amount !== 0);
  if (moved.length > 0)
    await post(tx, { kind: cost_fen === 0 ? 'hold_release' : 'change', source_id, at }, moved);
  if (held_fen > 0) await endHold(tx, source, { settled_fen: fen(Math.max(0, cost_fen)), held_fen, at });
  return back_fen;
}

async function lockHold(tx: EnterpriseTx, { type, id }: Source): Promise<Fen | undefined> {
  const open = await tx
    .selectFrom('hold')
    .select('amount_fen')
    .where('source_type', '=', type)
    .where('source_id', '=', id)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  return open?.amount_fen;
}

async function endHold(
  tx: EnterpriseTx,
  { type, id }: Source,
  { settled_fen, held_fen, at }: { settled_fen: Fen; held_fen: Fen; at: Date },
): Promise<void> {
  await tx
    .updateTable('hold')
    .set({ settled_fen, released_fen: fen(held_fen - settled_fen), state: 'ended', ended_at: at })
    .where('source_type', '=', type)
    .where('source_id', '=', id)
    .execute();
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
 * Posts a journal in one statement. The database moves the balances, each under a lock that it takes in the order of the
 * lines, so that two at once cannot spend the same money (migration 0022).
 *
 * @param lines two or more, in the order of their codes, that sum to zero
 * @returns what can be spent after
 * @throws Refusal BALANCE when an account would go below zero: the transaction is to be undone
 */
async function post(tx: EnterpriseTx, journal: Journal, lines: readonly Line[]): Promise<Fen> {
  const posted = sql<{ code: AccountCode; balance_after_fen: Fen }>`
    with
      entry as (
        insert into journal (kind, source_id, created_at)
        values (${journal.kind}, ${journal.source_id}, ${journal.at}::timestamptz) returning journal_id),
      posted as (
        insert into posting (journal_id, line, account_id, amount_fen)
        select journal_id, line, account_id, amount
        from entry, account
        join unnest(${lines.map(({ code }) => code)}::text[], ${lines.map(({ amount }) => amount)}::bigint[])
          with ordinality as lines (code, amount, line) using (code)
        order by line
        returning account_id, balance_after_fen)
    select code, balance_after_fen from posted join account using (account_id)`.execute(tx);
  const { rows } = await posted.catch((error: unknown) => {
    throw shortage(error) ?? error;
  });
  if (rows.length !== lines.length) throw new RangeError('the enterprise has no accounts to post to');
  return rows.find(({ code }) => code === 'cash')?.balance_after_fen ?? fen(0);
}

/** What the database says when an account has too little: how much is missing is its detail. */
function shortage(error: unknown): Refusal | undefined {
  const { constraint, detail } = error as { constraint?: string; detail?: string };
  if (constraint !== 'money_is_never_overdrawn' || !/^\d+$/.test(detail ?? '')) return undefined;
  return new Refusal('BALANCE', { short_by_fen: Number(detail) });
}
