import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { EnterpriseTx } from '../database.ts';
import { Refusal } from '../refusal.ts';

/** An answer as it left: kept as text, because a replay must not differ by a byte. */
export type StoredAnswer = { readonly status: number; readonly body: string };

export type KeyedRequest = {
  readonly userId: number;
  readonly route: string;
  readonly key: string;
  readonly input: unknown;
  readonly now: Date;
};

/**
 * Takes a key for a request, in the transaction of its effect.
 *
 * @returns the stored answer when the same request was answered before; undefined when it is new. Refuses
 * with IDEMPOTENCY_CONFLICT when the key was used for another content. Waits for one that is under way.
 */
export async function takeKey(tx: EnterpriseTx, request: KeyedRequest): Promise<StoredAnswer | undefined> {
  const request_hash = createHash('sha256').update(JSON.stringify(request.input)).digest();
  const taken = await tx
    .insertInto('idempotency')
    .values({
      user_id: request.userId,
      route: request.route,
      key: request.key,
      request_hash,
      status: 'started',
      created_at: request.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken) {
    await forgetOldKeys(tx, request.now, forgotten_max);
    return undefined;
  }

  const before = await keyRow(tx, request).selectAll().executeTakeFirstOrThrow();
  if (!before.request_hash.equals(request_hash)) throw new Refusal('IDEMPOTENCY_CONFLICT');
  return { status: before.http_status ?? 200, body: before.body ?? '' };
}

/** How long an answer can be asked for again, and how many older ones a request clears away in passing. */
const kept_days = 30;
const forgotten_max = 100;

/** Answers kept before are forgotten. */
export const keysBefore = (now: Date): Date => new Date(now.getTime() - kept_days * 86_400_000);

/** Forgets some old answers. What another is clearing away at the same moment is left to it, so that nobody waits. */
export async function forgetOldKeys(tx: EnterpriseTx, now: Date, most: number): Promise<void> {
  await sql`delete from idempotency where (user_id, route, key) in (
    select user_id, route, key from idempotency where created_at < ${keysBefore(now)}
    limit ${most} for update skip locked)`.execute(tx);
}

/** Keeps the answer under its key. */
export async function keepAnswer(
  tx: EnterpriseTx,
  request: KeyedRequest,
  answer: StoredAnswer,
): Promise<void> {
  await sql`update idempotency set status = 'done', http_status = ${answer.status}, body = ${answer.body}
    where user_id = ${request.userId} and route = ${request.route} and key = ${request.key}`.execute(tx);
  if (!answer.body.startsWith(success_start)) await forgetRefusals(tx, request);
}

/** How an answer begins that is no refusal. */
const success_start = '{"code":1,';

/** So many refusals of a user are kept, and so much text of them: whoever repeats a request does so soon. */
const refusals_max = 500;
const refusals_bytes_max = 20 * 1024 * 1024;

/**
 * Forgets a user's older refusals. They may be long, and cost nothing to provoke, so that they would fill the disk; what was
 * done is kept, or else it would be done again. The one that was kept just now stays, however long it is.
 */
async function forgetRefusals(tx: EnterpriseTx, { userId, route, key }: KeyedRequest): Promise<void> {
  await sql`delete from idempotency where (user_id, route, key) in (
    select user_id, route, key from idempotency where (user_id, route, key) in (
      select user_id, route, key from (
        select user_id, route, key, row_number() over latest as place, sum(octet_length(body)) over latest as bytes
        from idempotency
        where user_id = ${userId} and status = 'done' and substr(body, 1, ${success_start.length}) <> ${success_start}
        window latest as (order by (route = ${route} and key = ${key}) desc, created_at desc, route, key)) refused
      where place > ${refusals_max} or (place > 1 and bytes > ${refusals_bytes_max}))
    for update skip locked)`.execute(tx);
}

const keyRow = (tx: EnterpriseTx, { userId, route, key }: KeyedRequest) =>
  tx
    .selectFrom('idempotency')
    .where('user_id', '=', userId)
    .where('route', '=', route)
    .where('key', '=', key);
