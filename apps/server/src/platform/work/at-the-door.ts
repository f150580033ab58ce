import { networkOf } from '../network.ts';
import { openTurns } from '../turns.ts';

// Before it is known who asks, a network's requests share a few connections to the database, and what is left is the others'.

/** A long line looks a hundred times a second, and not thousands. */
const stranger = { max: 2, in_all: 3, long_line: 8, rest_ms: 20 };
/** Of an office many are signed in: a look at their sessions takes a millisecond. */
const session = { max: 4, in_all: 5, long_line: 16, rest_ms: 5 };

const turnsOf = ({ in_all, long_line, rest_ms }: typeof stranger) =>
  openTurns({ running_max: in_all, rest_ms: ({ line }) => (line > long_line ? rest_ms : 0) });

const strangers = turnsOf(stranger);
const sessions = turnsOf(session);

/** Asks the database for somebody who has not signed in, when their network's turn comes. */
export const strangersTurn = <Result>(address: string, work: () => Promise<Result>): Promise<Result> =>
  strangers.inTurn([{ key: networkOf(address), max: stranger.max }], work);

/** Looks at whose a token is, when its network's turn comes. */
export const sessionTurn = <Result>(address: string, work: () => Promise<Result>): Promise<Result> =>
  sessions.inTurn([{ key: networkOf(address), max: session.max }], work);
