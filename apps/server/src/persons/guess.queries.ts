import type { Day } from '@app/domain/calendar/day';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';
import type { Shown, Touched } from './touch.ts';

/** Which of those numbers look like a stored person's in a list. */
export async function findTouched(tx: EnterpriseTx, numbers: readonly Shown[]): Promise<Touched[]> {
  const column = (name: keyof Shown) => numbers.map((number) => number[name]);
  const { rows } = await sql<Touched>`
    select typed.hash, bool_or(e.idcard_hash <> typed.hash) as is_other,
      bool_or(e.idcard_hash <> typed.hash and (typed.birthday is null or date_trunc('month', e.birthday) = date_trunc('month', typed.birthday))) as is_other_same_month
    from unnest(${column('idtype')}::int[], ${column('mask')}::text[], ${column('birthday')}::date[],
      ${column('hash')}::bytea[]) as typed (idtype, mask, birthday, hash)
    join employee e on e.idcard_mask = typed.mask
      and (typed.birthday is null or date_part('year', e.birthday) = date_part('year', typed.birthday))
      and (typed.idtype is null or e.idtype = typed.idtype)
    group by typed.hash`.execute(tx);
  return rows;
}

/** Whether a mobile looks like a stored person's in a list; undefined where it does not, else whether like one whose it is not. */
export async function findMobileTouched(
  tx: EnterpriseTx,
  { mobile_mask, mobile_hash }: { readonly mobile_mask: string; readonly mobile_hash: Buffer },
): Promise<{ readonly is_other: boolean } | undefined> {
  const { rows } = await sql<{ is_other: boolean | null }>`
    select bool_or(mobile_hash <> ${mobile_hash}) as is_other from employee where mobile_mask = ${mobile_mask}`.execute(
    tx,
  );
  const is_other = rows[0]?.is_other ?? null;
  return is_other === null ? undefined : { is_other };
}

type OfUser = { readonly user_id: number; readonly today: Day };

export async function lockGuesses(tx: EnterpriseTx, user_id: number): Promise<void> {
  await sql`select app.lock_guesses(app.tenant(), ${user_id})`.execute(tx);
}

/** Waits for whoever counts a user's guesses, and lets nobody count some until the request ends. */
export async function shareGuesses(tx: EnterpriseTx, user_id: number): Promise<void> {
  await sql`select app.share_guesses(app.tenant(), ${user_id})`.execute(tx);
}

/** How many of the day's guesses a user has used. */
export async function countUsed(tx: EnterpriseTx, { user_id, today }: OfUser): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select coalesce(max(guess_no), 0) as used from number_guess
    where user_id = ${user_id} and guessed_on = ${today}::date`.execute(tx);
  return rows[0]!.used;
}

/** How many a user has used today, and which of these numbers would come on top. */
export async function usedGuesses(tx: EnterpriseTx, { user_id, today }: OfUser, near: readonly Buffer[]) {
  const { rows } = await sql<{ used: number; fresh: Buffer[] }>`
    select (select coalesce(max(guess_no), 0) from number_guess where user_id = ${user_id} and guessed_on = ${today}::date) as used,
      array(select near.idcard_hash from unnest(${near}::bytea[]) as near (idcard_hash)
        where not exists (select from number_guess g where g.user_id = ${user_id} and g.idcard_hash = near.idcard_hash)) as fresh`.execute(
    tx,
  );
  return rows[0]!;
}

export async function insertGuesses(
  tx: EnterpriseTx,
  { user_id, today }: OfUser,
  counted: readonly { readonly hash: Buffer; readonly guess_no: number }[],
): Promise<void> {
  await sql`
    insert into number_guess (user_id, idcard_hash, guessed_on, guess_no)
    select ${user_id}::bigint, counted.hash, ${today}::date, counted.guess_no
    from unnest(${counted.map(({ hash }) => hash)}::bytea[], ${counted.map(({ guess_no }) => guess_no)}::int[]) as counted (hash, guess_no)
    on conflict (enterprise_id, user_id, idcard_hash) do nothing`.execute(tx);
}

/** Forgets what a user typed long ago. */
export async function forgetGuesses(
  tx: EnterpriseTx,
  { user_id, before }: { readonly user_id: number; readonly before: Day },
): Promise<void> {
  await sql`delete from number_guess where user_id = ${user_id} and guessed_on < ${before}::date`.execute(tx);
}
