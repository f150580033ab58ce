/** A thing to end, and how. */
type Ending = { readonly name: string; readonly end: () => Promise<unknown> };

const hard_limit_ms = 30_000;

/**
 * Ends what was begun, the last first, once, when the process is asked to stop: readiness goes off, balancers get
 * time to notice, requests under way are answered, and only then the doors close.
 */
export function gracefulStop({ drain_ms, report }: { drain_ms: number; report: (line: string) => void }) {
  const endings: Ending[] = [];
  let begun: Promise<void> | undefined;

  async function run(): Promise<void> {
    let ending = '';
    setTimeout(() => {
      report(`While ending ${ending}: it takes too long.`);
      process.exit(1);
    }, hard_limit_ms).unref();
    if (endings.some(({ name }) => name === 'requests'))
      await new Promise((resolve) => setTimeout(resolve, drain_ms));
    for (const { name, end } of endings.toReversed()) {
      ending = name;
      await end().catch((error: Error) => report(`While ending ${name}: ${error.message}`));
    }
  }

  return {
    /** What is told here last is ended first. */
    later: (name: string, end: () => Promise<unknown>) => endings.push({ name, end }),
    hasBegun: () => begun !== undefined,
    stop: () => (begun ??= run()),
  };
}
