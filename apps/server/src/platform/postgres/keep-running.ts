import { setTimeout as pause } from 'node:timers/promises';
import { type Launch, type Launched, launch } from './postmaster.ts';

/** Before each try to start a server again that has ended by itself: a minute in all, for a disk to be freed. */
const usualWaits_ms = [0, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** A server that has run for so long was started well: its next end begins the waits anew. */
const well_ms = 60_000;

type Keeping = {
  /** Takes away what a server that was killed left behind. */
  readonly clear: () => Promise<void>;
  /** Told in a sentence when it cannot be started again. */
  readonly giveUp: (sentence: string) => void;
  readonly waits_ms?: readonly number[];
};

/** Starts the server, and starts it again on the same port whenever it ends by itself. */
export async function keepRunning(launching: Launch, { clear, giveUp, waits_ms = usualWaits_ms }: Keeping) {
  const { log } = launching;
  const stopping = new AbortController();
  let running = await launch(launching);
  const { port } = running;
  const watching = watch();

  async function watch(): Promise<void> {
    let waits = waits_ms.values();
    while (!stopping.signal.aborted) {
      const begun = performance.now();
      const how = await running.ended;
      if (stopping.signal.aborted) return;
      log(`PostgreSQL has ended by itself (${how}). It is being started again.`);
      if (performance.now() - begun > well_ms) waits = waits_ms.values();
      const next = await startAgain(waits);
      if (!next) return;
      running = next;
      log('PostgreSQL runs again.');
    }
  }
  async function startAgain(waits: Iterable<number>): Promise<Launched | undefined> {
    let failure = 'It ends as soon as it runs.';
    for (const wait_ms of waits) {
      await pause(wait_ms, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return undefined;
      try {
        await clear();
        return await launch(launching, port);
      } catch (error) {
        failure = (error as Error).message;
        log(`PostgreSQL could not be started again yet. ${failure}`);
      }
    }
    giveUp(`PostgreSQL has ended by itself and could not be started again. ${failure}`);
    return undefined;
  }

  return {
    port,
    stop: async () => {
      stopping.abort();
      await running.stop();
      // Another may just have been started in its place.
      await watching.catch(() => undefined);
      await running.stop();
    },
    /** Ends it at once, as a power cut would, and for good. */
    cut: async () => {
      stopping.abort();
      running.cut();
      await running.ended;
    },
  };
}
