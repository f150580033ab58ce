import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

/** Waits for a turn, which ends a while after the answer is sent or its asker is gone. */
export const turnOf = (
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
