import type { FastifyReply, FastifyRequest } from 'fastify';
import { openTurns } from '../turns.ts';
import { turnOf } from './own-turn.ts';

// Bodies are read on the event loop, and thrown away there when they are refused: either keeps everybody waiting a little. Of
// one sender they come in one or two at a time, and behind each comes a rest by its length.

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** What a usual question has; it is read at once. */
const small_max = 4 * kilobyte;
const rest_ms_of_a_kilobyte = 0.25;
const longest_rest_ms = 1_000;

const turns = openTurns({ running_max: Number.POSITIVE_INFINITY });
const medium_at_once = 2;

/** Waits until a request's body may be read. Nothing of it is before. */
export function bodyTurn(
  request: FastifyRequest,
  reply: FastifyReply,
  sender: string,
): Promise<void> | undefined {
  const bytes = bytesOf(request);
  if (bytes <= small_max) return undefined;
  const owner = bytes > megabyte ? { key: `${sender} large`, max: 1 } : { key: sender, max: medium_at_once };
  const rest_ms = Math.min((bytes / kilobyte) * rest_ms_of_a_kilobyte, longest_rest_ms);
  return turnOf(reply, rest_ms, (turn) => turns.inTurn([owner], turn));
}

export const isLongerThan = (request: FastifyRequest, bytes: number): boolean => bytesOf(request) > bytes;

/** A body that does not say its length may have any. */
function bytesOf({ method, headers }: FastifyRequest): number {
  if (method === 'GET' || method === 'HEAD') return 0;
  return headers['transfer-encoding'] === undefined
    ? Number(headers['content-length'] ?? 0)
    : Number.POSITIVE_INFINITY;
}
