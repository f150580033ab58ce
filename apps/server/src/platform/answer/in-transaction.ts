import type { Call } from '@app/contract/call';
import type { Language } from '@app/contract/words/languages';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import type { Context, Platform } from '../context.ts';
import { certainly } from './certainly.ts';
import { inSavepoint, type EnterpriseTx } from '../database.ts';
import { isWorthRepeatingAtOnce } from '../database/failures.ts';
import { keyedInput, sendFile, sentFile, type SentFile } from './file-transfer.ts';
import { keepAnswer, takeKey, type KeyedRequest, type StoredAnswer } from './idempotency.ts';
import { doLasting, hasLasting } from '../lasting.ts';
import { Refusal, refusedEnvelope } from '../refusal.ts';
import type { MemberSession } from '../session.ts';

type Answering<Input extends z.ZodMiniType, Output extends z.ZodMiniType> = {
  readonly call: Call<Input, Output>;
  readonly handle: (context: Context<z.output<Input>>) => Promise<z.input<Output>>;
  readonly platform: Platform;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly input: z.output<Input>;
  /** The key as the body carries it, where a client cannot set headers. */
  readonly requestNo: unknown;
  readonly session: MemberSession;
  readonly now: Date;
  readonly language: Language;
};

/**
 * Runs a handler in the one transaction of its request and sends its answer.
 *
 * With an `Idempotency-Key`, or else a `request_no`, the answer is kept in the same transaction, a refusal too: the handler's part is
 * undone to a savepoint, its refusal is stored, and a repeat gets the same bytes. Where the commit's reply was lost, the server is the
 * first to repeat.
 */
export async function answerInTransaction<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  answering: Answering<Input, Output>,
): Promise<unknown> {
  const { call, platform, request, reply, session, now } = answering;
  guardEnterprise(request, session);
  const keyed = keyedRequest(answering);

  const once = () =>
    platform.database.inEnterprise(
      session.enterprise.id,
      async (tx): Promise<StoredAnswer | SentFile | Refusal> => {
        if (call.sendsFile)
          return look(tx, async () => sentFile(call.output.parse(await run(answering, tx))));
        if (!call.writes) return look(tx, async () => success(call, await run(answering, tx)));
        const before = keyed && (await takeKey(tx, keyed));
        if (before) return before;
        const answered = await attempt(answering, tx, keyed !== undefined);
        if (keyed && !(answered instanceof Refusal)) await keepAnswer(tx, keyed, answered);
        return answered;
      },
      { isLong: call.takesLong === true },
    );
  const stored = call.writes ? await certainly(once, keyed !== undefined) : await once();
  if (stored instanceof Refusal) throw stored;
  void reply.header('x-server-time', now.toISOString());
  if ('file' in stored) return sendFile(reply, stored);
  // Not sent here: whoever takes its time to receive it would keep the turn of the work.
  void reply.code(stored.status).type('application/json; charset=utf-8');
  return stored.body;
}

/** Runs a handler that changes nothing: what it stored to outlast a refusal is all that there is to keep. */
async function look<Answer>(tx: EnterpriseTx, ask: () => Promise<Answer>): Promise<Answer | Refusal> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Refusal && hasLasting(tx)) return error;
    throw error;
  }
}

/**
 * Runs the handler; a refusal under a key becomes an answer to keep. Without one it ends the transaction, unless something
 * is to outlast it.
 */
async function attempt<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  answering: Answering<Input, Output>,
  tx: EnterpriseTx,
  keepRefusal: boolean,
): Promise<StoredAnswer | Refusal> {
  try {
    const data = await inSavepoint(tx, () => run(answering, tx)).catch((error: unknown) => {
      // Someone else covered the same person, or locked the other way round, a moment ago. Now that their
      // part stands, the handler can see it and say so in its own words.
      if (isWorthRepeatingAtOnce(error)) return inSavepoint(tx, () => run(answering, tx));
      throw error;
    });
    return success(answering.call, data);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isLasting = hasLasting(tx);
    const refusal = isLasting ? ((await inSavepoint(tx, () => doLasting(tx))) ?? error) : error;
    if (!keepRefusal) {
      if (isLasting) return refusal;
      throw refusal;
    }
    const { status, envelope } = refusedEnvelope(refusal, answering.language, answering.request.id);
    return { status, body: JSON.stringify(envelope) };
  }
}

const run = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  { handle, platform, input, session, now, language }: Answering<Input, Output>,
  tx: EnterpriseTx,
) =>
  handle({
    input,
    session,
    tx,
    now,
    today: shanghaiDay(now),
    language,
    vault: platform.vault,
    jobs: platform.jobs,
  });

const success = (call: Call, data: unknown): StoredAnswer => ({
  status: 200,
  body: JSON.stringify({ code: 1, msg: '', data: call.output.parse(data) }),
});

/** A page made for one enterprise never acts for another: two tabs, two enterprises, one forgotten. */
function guardEnterprise(request: FastifyRequest, { enterprise }: MemberSession): void {
  const screen = request.headers['x-enterprise'];
  if (screen !== undefined && screen !== String(enterprise.id)) throw new Refusal('ENTERPRISE_MISMATCH');
}

function keyedRequest<Input extends z.ZodMiniType, Output extends z.ZodMiniType>({
  call,
  request,
  input,
  requestNo,
  session,
  now,
}: Answering<Input, Output>): KeyedRequest | undefined {
  if (!call.writes) return undefined;
  const inBody = readKey(requestNo, 'request_no');
  const key = readKey(request.headers['idempotency-key'], 'Idempotency-Key') ?? inBody;
  return key === undefined
    ? undefined
    : { userId: session.user.id, route: call.path, key, input: keyedInput(call, input), now };
}

function readKey(key: unknown, field: string): string | undefined {
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key))
    throw new Refusal('VALIDATION', { fields: [field] });
  return key;
}
