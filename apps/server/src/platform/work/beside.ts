import type { IncomingHttpHeaders } from 'node:http';
import type { Call } from '@app/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { Refusal } from '../refusal.ts';
import type { MemberSession } from '../session.ts';
import { mayBeShort, openLane, restOf } from './lanes.ts';
import { openThreads } from './threads.ts';

/** A request as it is handed to a thread, which answers it as the server itself would. */
export type AskedBeside = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array | undefined;
  readonly address: string;
  readonly id: string;
  readonly now: Date;
};

export type AnsweredBeside = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
};

/** Answers the calls that work on whole lists beside the event loop. */
export type Beside = ReturnType<typeof openBeside>;

/** What a thread answers: undefined where it is only for short calls, and this one is not. */
export type ToldBeside = AnsweredBeside | undefined;

/** What a thread is for. */
export type Lane = { readonly lane: 'short' | 'long' };

/** Two, since most machines have few processors and PostgreSQL needs as many for the same work. */
const long_threads = 2;
/** While one piece of work waits for the database, its thread does another. */
const each_thread_max = 2;
/** Of three users at a time: the thread has connections for no more. */
const short_max = 3;
const memory_mb = 768;

/** What a message of HTTP says of its own transport; the answer that is sent on has its own. */
const ofTransport = ['connection', 'content-length', 'date', 'expect', 'keep-alive', 'transfer-encoding'];

/**
 * Opens the threads in which calls on whole lists are answered: thousands of rows are parsed, read, opened, judged,
 * sealed and written out as text there, and the event loop, which everybody shares, only carries bytes. Users take turns, and
 * short calls do not stand behind long ones.
 *
 * Source: docs/decisions/0018-lists-in-threads.md
 */
export function openBeside({ module, given, clock }: { module: URL; given: object; clock: Clock }) {
  const threadsOf = ({ lane }: Lane, count: number) =>
    openThreads<AskedBeside, ToldBeside>({
      module,
      given: { ...given, lane } satisfies Lane,
      count,
      memory_mb,
    });
  const short = {
    inTurn: openLane({ running_max: short_max, rest_ms: restOf }),
    threads: threadsOf({ lane: 'short' }, 1),
  };
  const long = {
    inTurn: openLane({ running_max: long_threads * each_thread_max, rest_ms: restOf }),
    threads: threadsOf({ lane: 'long' }, long_threads),
  };

  return {
    async answer(
      call: Call,
      request: FastifyRequest,
      reply: FastifyReply,
      { user, enterprise }: MemberSession,
    ) {
      const asker = { user_id: user.id, enterprise_id: enterprise.id };
      const asked = askedBeside(request, clock.now());
      const ask = ({ inTurn, threads }: typeof short, moved: ArrayBuffer[]) =>
        inTurn(asker, async () => {
          // Whoever has gone away while waiting is not worked for; nothing of it has begun.
          if (reply.raw.destroyed) throw new Refusal('UNAVAILABLE', { retry_after_s: 2 });
          return threads.run({ ...asked, now: clock.now() }, `enterprise ${enterprise.id}`, moved);
        });
      // What may have to be handed on once more is copied.
      const told = mayBeShort(call, asked.body) ? await ask(short, []) : undefined;
      const answered = told ?? (await ask(long, movable(asked.body)))!;
      return reply
        .code(answered.status)
        .headers(withoutTransport(answered.headers))
        .send(Buffer.from(answered.body.buffer, answered.body.byteOffset, answered.body.byteLength));
    },
    close: async () => {
      await Promise.all([short.threads.close(), long.threads.close()]);
    },
  };
}

/** Registers routes whose bodies are carried on as bytes: reading them is the thread's work. */
export function takeBytes(app: FastifyInstance, contentType: string, routes: (own: FastifyInstance) => void) {
  app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(contentType, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    routes(own);
  });
}

const askedBeside = (request: FastifyRequest, now: Date): AskedBeside => ({
  method: request.method as AskedBeside['method'],
  url: request.url,
  headers: withoutTransport(request.headers),
  body: request.body instanceof Uint8Array ? request.body : undefined,
  address: request.ip,
  id: request.id,
  now,
});

const withoutTransport = <Headers extends object>(headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTransport.includes(name))) as Headers;

/** Memory that is a body's alone changes hands; what shares it with others is copied. */
const movable = (body: Uint8Array | undefined): ArrayBuffer[] =>
  body?.buffer instanceof ArrayBuffer && body.byteLength === body.buffer.byteLength ? [body.buffer] : [];
