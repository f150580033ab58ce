import { setImmediate as others } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../network.ts';
import { openTurns } from '../turns.ts';

/** A page asks for its files six at a time; forty people of an office who open it at once make a line that is soon gone. */
const each_network_max = 4;
const long_line = 32;
/** A flood is sent two hundred pages a second, and not thousands. */
const rest_ms = 20;

const turns = openTurns({
  running_max: Number.POSITIVE_INFINITY,
  rest_ms: ({ line }) => (line > long_line ? rest_ms : 0),
});

/**
 * Waits for a network's turn to be sent a page or one of its files. The turn does not last until the answer is taken: whoever takes none
 * would keep the page from the rest of an office. A line carries many requests without waiting for answers, so that connections
 * alone do not bound them.
 */
export const pageTurn = ({ ip }: Pick<FastifyRequest, 'ip'>): Promise<void> =>
  new Promise((go) => {
    void turns.inTurn([{ key: networkOf(ip), max: each_network_max }], async () => {
      go();
      await others();
    });
  });
