import type { FastifyBaseLogger } from 'fastify';
import { openThreads } from './platform/threads.ts';
import type { Given, Sweep } from './work-thread.ts';

const sweep_every_ms = 1_000;
/** A list of 20,000 is read, judged and sealed in it, and some of them at a time. */
const memory_mb = 768;

/**
 * Starts what runs beside the requests, in a thread of its own: the workers of the queues, and the sweep that finds what is
 * due. Each sweep begins here, so that a thread that was lost is started again.
 */
export function startWork(given: Given, log: FastifyBaseLogger) {
  const module = new URL('./work-thread.ts', import.meta.url);
  const threads = openThreads<Sweep, void>({ module, given, count: 1, memory_mb });
  let sweeping: Promise<void> | undefined;
  const timer = setInterval(() => {
    sweeping ??= threads
      .run('sweep', 'the sweep')
      .catch((error: Error) => log.error({ err: error }, 'the work beside the requests begins anew'))
      .finally(() => {
        sweeping = undefined;
      });
  }, sweep_every_ms);

  return {
    stop: async () => {
      clearInterval(timer);
      await sweeping;
      await threads.close();
    },
  };
}
