import type { Day } from '@app/domain/calendar/day';
import type { IdType } from '@app/domain/persons/id-document';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../platform/database.ts';

type Shown = {
  /** Null for a number that needs no type beside it. */
  readonly idtype: IdType | null;
  readonly idcard_mask: string;
  /** Null where the number does not tell it. */
  readonly birthday: Day | null;
  readonly idcard_hash: Buffer;
};

/** The hashes of those numbers that look like a stored person's in a list, and are nobody's. */
export async function findNear(tx: EnterpriseTx, numbers: readonly Shown[]): Promise<Buffer[]> {
  const column = (name: keyof Shown) => numbers.map((number) => number[name]);
  const { rows } = await sql<{ idcard_hash: Buffer }>`
    select typed.idcard_hash
    from unnest(${column('idtype')}::int[], ${column('idcard_mask')}::text[], ${column('birthday')}::date[],
      ${column('idcard_hash')}::bytea[]) as typed (idtype, idcard_mask, birthday, idcard_hash)
    join employee e on e.idcard_mask = typed.idcard_mask
      and (typed.birthday is null or e.birthday = typed.birthday)
      and (typed.idtype is null or e.idtype = typed.idtype)
    group by typed.idcard_hash
    having bool_and(e.idcard_hash <> typed.idcard_hash)`.execute(tx);
  return rows.map(({ idcard_hash }) => idcard_hash);
}

type OfUser = { readonly user_id: number; readonly today: Day };

export async function lockGuesses(tx: EnterpriseTx, user_id: number): Promise<void> {
  await sql`select app.lock_guesses(app.tenant(), ${user_id})`.execute(tx);
}

/** How many a user's are today, and which of these numbers would come on top. */
export async function usedGuesses(tx: EnterpriseTx, { user_id, today }: OfUser, near: readonly Buffer[]) {
  const { rows } = await sql<{ used: number; fresh: Buffer[] }>`
    select (select count(*) from number_guess where user_id = ${user_id} and guessed_on = ${today}::date) as used,
      array(select near.idcard_hash from unnest(${near}::bytea[]) as near (idcard_hash)
        where not exists (select from number_guess g where g.user_id = ${user_id} and g.idcard_hash = near.idcard_hash)) as fresh`.execute(
    tx,
  );
  return rows[0]!;
}

export async function insertGuesses(
  tx: EnterpriseTx,
  { user_id, today }: OfUser,
  { used, fresh }: { readonly used: number; readonly fresh: readonly Buffer[] },
): Promise<void> {
  await sql`
    insert into number_guess (user_id, idcard_hash, guessed_on, guess_no)
    select ${user_id}::bigint, fresh.idcard_hash, ${today}::date, ${used}::int + fresh.place
    from unnest(${fresh}::bytea[]) with ordinality as fresh (idcard_hash, place)
    on conflict (enterprise_id, user_id, idcard_hash) do nothing`.execute(tx);
}

/** Forgets what a user typed long ago. */
export async function forgetGuesses(
  tx: EnterpriseTx,
  { user_id, before }: { readonly user_id: number; readonly before: Day },
): Promise<void> {
  await sql`delete from number_guess where user_id = ${user_id} and guessed_on < ${before}::date`.execute(tx);
}
