import { setTimeout as pause } from 'node:timers/promises';
import { file_mb_max, type Call } from '@app/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';
import type { Session } from './session.ts';
import { type Owner, openTurns } from './turns.ts';

// How much of one user, one enterprise and one address may be under way at a time in this server. Far above what people
// do, also many of one office; whoever passes it is told to wait. Other servers count for themselves.

type Whose = 'user' | 'enterprise' | 'address';
type Limit = { readonly whose: Whose; readonly most: number; readonly underWay: Map<string, number> };

const limit = (whose: Whose, most: number): Limit => ({ whose, most, underWay: new Map() });

/** Requests of any kind: what waits in line holds a connection and some memory. */
const ofAddress = limit('address', 300);
/** Requests without a session hash passwords. */
const ofStrangers = limit('address', 60);
const ofUser = limit('user', 100);
/** Calls on whole lists, of which two of an enterprise run at a time. */
const listsOfUser = limit('user', 60);
const listsOfEnterprise = limit('enterprise', 120);
/** Bodies of megabytes: one of a user is read at a time, the others wait on their lines. */
const largeOfUser = limit('user', 3);
const largeOfEnterprise = limit('enterprise', 9);

const megabyte = 1024 * 1024;
const wait_s = 2;

/**
 * Calls that are answered at once take turns: one user's hundred must not keep all connections to the database busy, nor the event
 * loop. A page of the console asks for less than makes a long line.
 */
const turns = openTurns({
  running_max: Number.POSITIVE_INFINITY,
  rest_ms: ({ line, took_ms }) => (line > long_line ? Math.min(4 * took_ms, longest_rest_ms) : 0),
});
const each_user_max = 3;
const long_line = 8;
const longest_rest_ms = 200;

/** What anyone may ask for is sent to so many of an address at a time: the rest of a flood waits, and others come between. */
const publicTurns = openTurns({ running_max: Number.POSITIVE_INFINITY });
const each_address_max = 2;
/** A turn lasts a little longer than its answer, so that a flood is a hundred answers a second and not thousands. */
const public_pause_ms = 20;

/** Waits for an address's turn to be sent something public. The turn ends when it is sent, or its asker is gone. */
export const publicTurn = (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
  turnOf(reply, public_pause_ms, (turn) =>
    publicTurns.inTurn([{ key: request.ip, max: each_address_max }], turn),
  );

/** A large body is read, or thrown away when it is refused, one of a user at a time: either keeps everybody waiting a little. */
const largeTurns = openTurns({ running_max: Number.POSITIVE_INFINITY });
const large_pause_ms = 250;

const largeTurn = (reply: FastifyReply, key: string): Promise<void> =>
  turnOf(reply, large_pause_ms, (turn) => largeTurns.inTurn([{ key, max: 1 }], turn));

/** Waits for a turn, which ends a while after the answer is sent or its asker is gone. */
const turnOf = (
  { raw }: FastifyReply,
  pause_ms: number,
  inTurn: (turn: () => Promise<void>) => Promise<void>,
): Promise<void> =>
  new Promise((go) => {
    void inTurn(async () => {
      const over = new Promise((done) => ['finish', 'close'].forEach((end) => raw.once(end, done)));
      go();
      if (!raw.destroyed) await over;
      await pause(pause_ms, undefined, { ref: false });
    });
  });

/** What ends the counts of a request that has not come to its handler yet. */
const begun = new WeakMap<FastifyRequest, (() => void)[]>();

/** Counts each request of an address from its first byte to its answer. */
export function limitAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => begin(request, reply, [[ofAddress, request.ip]]));
}

/**
 * Lets a request in and counts it until the work on it is done, or it is clear that there will be none. Of a large body nothing
 * is read before its turn. Where it is refused it still has to come in before its sender reads the sentence, so that waits
 * for a turn as well: a flood as fast as a line can carry would keep the event loop from the others.
 *
 * @throws TOO_MANY_AT_ONCE when too many are under way, and what `admit` throws
 */
export async function beginCall(
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  admit: () => Promise<Session | undefined>,
): Promise<void> {
  let session: Session | undefined;
  try {
    session = await admit();
    count(request, reply, call, session);
  } catch (error) {
    if (isLongerThan(request, megabyte)) await largeTurn(reply, `refused ${session?.user.id ?? request.ip}`);
    throw error;
  }
  if (session && isLargeFor(request, call)) await largeTurn(reply, `user ${session.user.id}`);
}

function count(request: FastifyRequest, reply: FastifyReply, call: Call, session?: Session): void {
  if (!session) return begin(request, reply, [[ofStrangers, request.ip]]);
  const user = String(session.user.id);
  const enterprise = String(session.enterprise?.id);
  const lists: Counted[] = isOfLists(call)
    ? [
        [listsOfUser, user],
        [listsOfEnterprise, enterprise],
      ]
    : [];
  const large: Counted[] = isLargeFor(request, call)
    ? [
        [largeOfUser, user],
        [largeOfEnterprise, enterprise],
      ]
    : [];
  begin(request, reply, [[ofUser, user], ...lists, ...large]);
}

/**
 * Works on a request that is there whole. It counts until the work is done, even when its sender does not wait for that.
 *
 * @param turnOf whose turn it takes; nobody's where the work takes turns by itself
 */
export async function underWay<Result>(
  request: FastifyRequest,
  turnOf: number | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  const ends = takeEnds(request);
  try {
    return await (turnOf === undefined ? work() : turns.inTurn([lightOwner(turnOf)], work));
  } finally {
    ends.forEach((end) => end());
  }
}

const lightOwner = (userId: number): Owner => ({ key: String(userId), max: each_user_max });

/** Whether a call may have thousands of rows, or megabytes, to work on. */
export const isOfLists = ({ takesLong, carriesRows, takesFile, sendsFile }: Call): boolean =>
  [takesLong, carriesRows, takesFile, sendsFile].includes(true);

/** Lists of persons may be long; what anyone may send is two fields. */
export const bodyLimitOf = ({ carriesRows, takesFile, access }: Call): number =>
  access === 'anyone' ? megabyte / 16 : (takesFile ? file_mb_max : carriesRows ? 8 : 1) * megabyte;

type Counted = readonly [Limit, owner: string];

function begin(request: FastifyRequest, reply: FastifyReply, counted: readonly Counted[]): void {
  // Gone before it began: nothing would end its count.
  if (reply.raw.destroyed) return;
  const ends = begun.get(request) ?? [];
  if (!begun.has(request)) {
    begun.set(request, ends);
    // For what is refused, or breaks off: it never gets as far as being worked on.
    for (const over of ['finish', 'close'])
      reply.raw.once(over, () => takeEnds(request).forEach((end) => end()));
  }
  for (const [{ whose, most, underWay }, owner] of counted) {
    const before = underWay.get(owner) ?? 0;
    if (before >= most) throw new Refusal('TOO_MANY_AT_ONCE', { whose, retry_after_s: wait_s });
    underWay.set(owner, before + 1);
    ends.push(() => {
      const left = (underWay.get(owner) ?? 1) - 1;
      if (left > 0) underWay.set(owner, left);
      else underWay.delete(owner);
    });
  }
}

const takeEnds = (request: FastifyRequest): readonly (() => void)[] => begun.get(request)?.splice(0) ?? [];

/** A list may have a megabyte before it counts; what is read on the event loop and is longer than a page of text is no usual question. */
const isLargeFor = (request: FastifyRequest, call: Call): boolean =>
  isLongerThan(request, isOfLists(call) ? megabyte : megabyte / 16) && call.access !== 'anyone';

/** A body that does not say its length may have any. */
const isLongerThan = ({ method, headers }: FastifyRequest, bytes: number): boolean =>
  method === 'POST' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > bytes);
