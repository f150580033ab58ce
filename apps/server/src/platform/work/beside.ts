import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { Refusal } from '../refusal.ts';
import type { MemberSession } from '../session.ts';
import { openThreads } from './threads.ts';
import { openTurns } from '../turns.ts';

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

/** Two, since most machines have few processors and PostgreSQL needs as many for the same work. */
const threads_count = 2;
/** While one piece of work waits for the database, its thread does another. */
const each_thread_max = 2;
/** More of an enterprise at once would need the thread that is left for others. */
const each_enterprise_max = 2;
const memory_mb = 768;

/** What a message of HTTP says of its own transport; the answer that is sent on has its own. */
const ofTransport = ['connection', 'content-length', 'date', 'expect', 'keep-alive', 'transfer-encoding'];

/**
 * Opens the threads in which calls on whole lists are answered: thousands of rows are parsed, read, opened, judged,
 * sealed and written out as text there, and the event loop, which everybody shares, only carries bytes. Enterprises
 * take turns, and within an enterprise its users.
 *
 * Source: docs/decisions/0018-lists-in-threads.md
 */
export function openBeside({ module, given, clock }: { module: URL; given: object; clock: Clock }) {
  const turns = openTurns({ running_max: threads_count * each_thread_max });
  const threads = openThreads<AskedBeside, AnsweredBeside>({
    module,
    given,
    count: threads_count,
    memory_mb,
  });

  return {
    async answer(request: FastifyRequest, reply: FastifyReply, { user, enterprise }: MemberSession) {
      const owner = `enterprise ${enterprise.id}`;
      const answered = await turns.inTurn(
        [
          { key: `user ${user.id}`, max: each_enterprise_max },
          { key: owner, max: each_enterprise_max },
        ],
        async () => {
          // Whoever has gone away while waiting is not worked for; nothing of it has begun.
          if (reply.raw.destroyed) throw new Refusal('UNAVAILABLE', { retry_after_s: 2 });
          const asked = askedBeside(request, clock.now());
          return threads.run(asked, owner, movable(asked.body));
        },
      );
      return reply
        .code(answered.status)
        .headers(withoutTransport(answered.headers))
        .send(Buffer.from(answered.body.buffer, answered.body.byteOffset, answered.body.byteLength));
    },
    close: threads.close,
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
