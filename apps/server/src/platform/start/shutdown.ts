import { setTimeout as pause } from 'node:timers/promises';

/** A thing to end, and how. */
type Ending = { readonly name: string; readonly end: () => Promise<unknown>; readonly after_ms: number };

const hard_limit_ms = 30_000;

/**
 * Ends what was begun, the last first, once, when the process is asked to stop: readiness goes off, balancers get
 * time to notice, requests under way are answered, and only then the doors close.
 *
 * Whoever presses Ctrl-C waits for it and has no balancer: `stop` in haste leaves out the times of grace, also those that
 * have begun.
 */
export function gracefulStop({ report }: { report: (line: string) => void }) {
  const endings: Ending[] = [];
  let begun: Promise<void> | undefined;

  const haste = new AbortController();
  /** The limit counts from where the grace is over: that is as long as it is set to be. */
  let limit: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    let ending = '';
    for (const { name, end, after_ms } of endings.toReversed()) {
      ending = name;
      if (after_ms > 0) await pause(after_ms, undefined, { signal: haste.signal }).catch(() => undefined);
      limit ??= setTimeout(() => {
        report(`While ending ${ending}: it takes too long.`);
        process.exit(1);
      }, hard_limit_ms).unref();
      await end().catch((error: Error) => report(`While ending ${name}: ${error.message}`));
    }
  }

  return {
    /** What is told here last is ended first, each after its time of grace. */
    later: (name: string, end: () => Promise<unknown>, after_ms = 0) => endings.push({ name, end, after_ms }),
    hasBegun: () => begun !== undefined,
    stop: ({ inHaste = false } = {}): Promise<void> => {
      if (inHaste) haste.abort();
      return (begun ??= run());
    },
  };
}
