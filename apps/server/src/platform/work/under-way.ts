import { file_mb_max, type Call } from '@app/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { networkOf } from '../network.ts';
import type { Session } from '../session.ts';
import { type Owner, openTurns } from '../turns.ts';
import { bodyTurn, isLongerThan } from './bodies.ts';
import { turnOf } from './own-turn.ts';
import { type Pace, paceWrites } from './writes-pace.ts';

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
/** Requests of a session, before anybody has looked whose it is: a burst of one is not in the way of its neighbours. */
const ofToken = limit('user', 120);
/** Requests of a user that were turned down and still come in: with all of theirs they leave most of an address to others. */
const refusedOfUser = limit('user', 20);
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
/** Fewer than there are connections: colleagues who search at once leave some to other enterprises. */
const each_enterprise_max = 6;
const long_line = 8;
const longest_rest_ms = 200;

/** What anyone may ask for is sent to so many of an address at a time: the rest of a flood waits, and others come between. */
const publicTurns = openTurns({ running_max: Number.POSITIVE_INFINITY });
const probeTurns = openTurns({ running_max: Number.POSITIVE_INFINITY });
const each_address_max = 2;
/** A turn lasts a little longer than its answer, so that a flood is a hundred answers a second and not thousands. */
const public_pause_ms = 20;

/** Waits for an address's turn to be sent something public. The turn ends when it is sent, or its asker is gone. */
export const publicTurn = (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
  turnOf(reply, public_pause_ms, (turn) =>
    publicTurns.inTurn([{ key: networkOf(request.ip), max: each_address_max }], turn),
  );

/** As a public turn, in a line of its own: who asks whether the server lives does not wait behind those who fetch pages. */
export const probeTurn = (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
  turnOf(reply, public_pause_ms, (turn) =>
    probeTurns.inTurn([{ key: networkOf(request.ip), max: each_address_max }], turn),
  );

/** A request that is counted: until nobody works on it any more and its answer has gone, or its sender has. */
type Begun = { readonly ends: (() => void)[]; isWorkedOn: boolean; isAnswered: boolean };

const begun = new WeakMap<FastifyRequest, Begun>();

function endIfOver({ ends, isWorkedOn, isAnswered }: Begun): void {
  if (isAnswered && !isWorkedOn) ends.splice(0).forEach((end) => end());
}

/** Counts each request of an address from its first byte to its answer, and turns down by its head what no path answers. */
export function limitAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { token } = request.headers;
    const ofSession: Counted[] = typeof token === 'string' ? [[ofToken, token]] : [];
    beginOrClose(request, reply, [...ofSession, [ofAddress, networkOf(request.ip)]]);
    if (request.is404) await refuse(request, reply, new Refusal('UNKNOWN_PATH'), undefined);
  });
}

/** Of what somebody sends and nobody reads, so much comes in at a time; beyond a number at once the line is closed. */
async function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: unknown,
  session: Session | undefined,
): Promise<never> {
  const owner = session ? String(session.user.id) : networkOf(request.ip);
  beginOrClose(request, reply, [[session ? refusedOfUser : ofStrangers, owner]]);
  await bodyTurn(request, reply, `refused ${session ? 'user ' : ''}${owner}`);
  throw refusal;
}

/**
 * Lets a request in and counts it until the work on it is done, or it is clear that there will be none. Of a large body nothing
 * is read before its turn. Where it is refused it still has to come in before its sender reads the sentence, so that waits
 * for a turn as well: a flood as fast as a line can carry would keep the event loop from the others.
 *
 * @param pace how fast users may write; without it as fast as they can
 * @throws TOO_MANY_AT_ONCE when too many are under way, RATE_LIMIT, and what `admit` throws
 */
export async function beginCall(
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  admit: () => Promise<Session | undefined>,
  pace?: Pace,
): Promise<void> {
  let session: Session | undefined;
  try {
    session = await admit();
    if (pace && session && call.writes) paceWrites(pace, String(session.user.id), performance.now());
    count(request, reply, call, session);
  } catch (error) {
    return refuse(request, reply, error, session);
  }
  const sender = session ? `user ${session.user.id}, ${kindOf(call)}` : `stranger ${networkOf(request.ip)}`;
  await bodyTurn(request, reply, sender);
}

function count(request: FastifyRequest, reply: FastifyReply, call: Call, session?: Session): void {
  if (!session) return begin(request, reply, [[ofStrangers, networkOf(request.ip)]]);
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
 * Works on a request that is there whole. It counts until the work is done, even when its sender does not wait for that, and until
 * its answer has gone, even when its sender is slow to take it; but others of its user begin as soon as the work is done.
 *
 * @param turnOf whose turn it takes; nobody's where the work takes turns by itself
 */
export async function underWay<Result>(
  request: FastifyRequest,
  turnOf: TurnOf | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  const counted = begun.get(request);
  if (counted) counted.isWorkedOn = true;
  try {
    return await (turnOf === undefined ? work() : turns.inTurn(lightOwners(turnOf), work));
  } finally {
    if (counted) {
      counted.isWorkedOn = false;
      endIfOver(counted);
    }
  }
}

/** Whose turn a call takes. */
type TurnOf = {
  readonly user: { readonly id: number };
  readonly enterprise?: { readonly id: number } | null | undefined;
};

const lightOwners = ({ user, enterprise }: TurnOf): readonly [Owner, ...Owner[]] => [
  { key: `user ${user.id}`, max: each_user_max },
  ...(enterprise ? [{ key: `enterprise ${enterprise.id}`, max: each_enterprise_max }] : []),
];

/** Whether a call may have thousands of rows, or megabytes, to work on. */
export const isOfLists = ({ takesLong, carriesRows, takesFile, sendsFile }: Call): boolean =>
  [takesLong, carriesRows, takesFile, sendsFile].includes(true);

/** A file that comes in on a slow line keeps no list waiting, and a list no question. */
const kindOf = (call: Call): string => (call.takesFile ? 'files' : isOfLists(call) ? 'lists' : 'light');

/** Lists of persons may be long; what anyone may send is two fields. */
export const bodyLimitOf = ({ carriesRows, takesFile, access }: Call): number =>
  access === 'anyone' ? megabyte / 16 : (takesFile ? file_mb_max : carriesRows ? 8 : 1) * megabyte;

/** A form or a question has not many fields: a megabyte of them takes a quarter of a second to parse, in which nobody is answered. */
export const fieldsOf = (call: Call): { readonly fields_max?: number } =>
  isOfLists(call) ? {} : { fields_max: 2_000 };

/** Counts a request, or closes its line: what would still come in on it is not read. */
function beginOrClose(request: FastifyRequest, reply: FastifyReply, counted: readonly Counted[]): void {
  try {
    begin(request, reply, counted);
  } catch (error) {
    void reply.header('connection', 'close');
    throw error;
  }
}

type Counted = readonly [Limit, owner: string];

function begin(request: FastifyRequest, reply: FastifyReply, counted: readonly Counted[]): void {
  // Gone before it began: nothing would end its count.
  if (reply.raw.destroyed) return;
  const { ends } = begun.get(request) ?? beginToCount(request, reply);
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

function beginToCount(request: FastifyRequest, reply: FastifyReply): Begun {
  const counted: Begun = { ends: [], isWorkedOn: false, isAnswered: false };
  begun.set(request, counted);
  for (const over of ['finish', 'close'])
    reply.raw.once(over, () => {
      counted.isAnswered = true;
      endIfOver(counted);
    });
  return counted;
}

/** A list may have a megabyte before it counts; what is read on the event loop and is longer than a page of text is no usual question. */
const isLargeFor = (request: FastifyRequest, call: Call): boolean =>
  isLongerThan(request, isOfLists(call) ? megabyte : megabyte / 16) && call.access !== 'anyone';
