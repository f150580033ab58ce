import { isParseable } from '@app/contract/json-text';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/**
 * Takes JSON as a body and nothing else. What is too deep or of too many parts is turned down before it is parsed; `__proto__` and
 * `constructor.prototype` the parser refuses, and what else it lets through the schemas.
 */
export function takeJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (isParseable(text)) void parse(request, text, done);
    else done(new Refusal('VALIDATION', { fields: ['(body)'] }));
  });
}

const large_bytes = 1024 * 1024;
const large_at_once_max = 3;

/** How many large bodies of each user are under way. */
const largeOf = new Map<number, number>();
/** What ends the count of a request whose body is still to come. */
const expected = new WeakMap<FastifyRequest, () => void>();

/**
 * Counts the large body that a user is about to send, until it is dealt with or the sender is gone. Each has the server hold
 * megabytes and judge thousands of rows, so that many at once would keep everyone else waiting.
 *
 * @throws UNAVAILABLE when too many of the user's are under way
 */
export function expectBody(request: FastifyRequest, reply: FastifyReply, userId: number): void {
  if (!isLarge(request) || reply.raw.destroyed) return;
  const underWay = largeOf.get(userId) ?? 0;
  if (underWay >= large_at_once_max) throw new Refusal('UNAVAILABLE', { retry_after_s: 2 });
  largeOf.set(userId, underWay + 1);
  expected.set(request, () => endOne(userId));
  // For a body that breaks off or is refused: it never gets as far as being dealt with.
  reply.raw.once('close', () => takeEnd(request)?.());
}

/** Deals with a body that is there. It counts until the work is done, even when its sender does not wait for that. */
export async function withBody<Result>(
  request: FastifyRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const end = takeEnd(request);
  try {
    return await work();
  } finally {
    end?.();
  }
}

function takeEnd(request: FastifyRequest): (() => void) | undefined {
  const end = expected.get(request);
  expected.delete(request);
  return end;
}

function endOne(userId: number): void {
  const left = (largeOf.get(userId) ?? 1) - 1;
  if (left > 0) largeOf.set(userId, left);
  else largeOf.delete(userId);
}

/** A body that does not say its length may have any. */
const isLarge = ({ method, headers }: FastifyRequest): boolean =>
  method === 'POST' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > large_bytes);
