import { createHash } from 'node:crypto';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
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
 * with IDEMPOTENCY_CONFLICT when the key was used for another content, and with ANSWER_FORGOTTEN when it was done and there was
 * no room to keep the answer. Waits for one that is under way.
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
  if (before.body === '') throw new Refusal('ANSWER_FORGOTTEN', { done_at: shanghaiTime(before.created_at) });
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
  { status, body }: StoredAnswer,
): Promise<void> {
  const bytes = Buffer.byteLength(body);
  const counts = bytes > small_bytes_max || !body.startsWith(success_start);
  await sql`update idempotency
    set status = 'done', http_status = ${status}, body = ${body}, counted_bytes = ${counts ? bytes : 0}
    where user_id = ${request.userId} and route = ${request.route} and key = ${request.key}`.execute(tx);
  if (counts) await makeRoom(tx, request);
}

/** How an answer begins that is no refusal. */
const success_start = '{"code":1,';

/** What was done and is told in fewer bytes counts against nobody: as many of them as one can send fill no disk. */
const small_bytes_max = 1_000;

/** So many refusals and long answers of a user are kept, and so much text of them: whoever repeats a request does so soon. */
const counted_max = 500;
const counted_bytes_max = 20 * 1024 * 1024;

/**
 * Forgets a user's older refusals, and the text of older long answers: they cost little to provoke, so that they would fill the
 * disk. The key of what was done stays, or else it would be done again. The one that was kept just now stays, however long it is.
 */
async function makeRoom(tx: EnterpriseTx, { userId, route, key }: KeyedRequest): Promise<void> {
  await sql`
    with older as (
      select route, key, substr(body, 1, ${success_start.length}) = ${success_start} as is_done
      from idempotency where user_id = ${userId} and (route, key) in (
        select route, key from (
          select route, key, row_number() over latest as place, sum(counted_bytes) over latest as bytes
          from idempotency where user_id = ${userId} and counted_bytes > 0
          window latest as (order by (route = ${route} and key = ${key}) desc, created_at desc, route, key)) counted
        where place > ${counted_max} or (place > 1 and bytes > ${counted_bytes_max}))
      for update skip locked),
    gone as (
      delete from idempotency i using older o
      where i.user_id = ${userId} and i.route = o.route and i.key = o.key and not o.is_done)
    update idempotency i set body = '', counted_bytes = 0 from older o
    where i.user_id = ${userId} and i.route = o.route and i.key = o.key and o.is_done`.execute(tx);
}

const keyRow = (tx: EnterpriseTx, { userId, route, key }: KeyedRequest) =>
  tx
    .selectFrom('idempotency')
    .where('user_id', '=', userId)
    .where('route', '=', route)
    .where('key', '=', key);
