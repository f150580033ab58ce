/** A thing to end, and how. */
type Ending = { readonly name: string; readonly end: () => Promise<unknown>; readonly after_ms: number };

const hard_limit_ms = 30_000;

/**
 * Ends what was begun, the last first, once, when the process is asked to stop: readiness goes off, balancers get
 * time to notice, requests under way are answered, and only then the doors close.
 */
export function gracefulStop({ report }: { report: (line: string) => void }) {
  const endings: Ending[] = [];
  let begun: Promise<void> | undefined;

  async function run(): Promise<void> {
    let ending = '';
    setTimeout(() => {
      report(`While ending ${ending}: it takes too long.`);
      process.exit(1);
    }, hard_limit_ms).unref();
    for (const { name, end, after_ms } of endings.toReversed()) {
      ending = name;
      await new Promise((resolve) => setTimeout(resolve, after_ms));
      await end().catch((error: Error) => report(`While ending ${name}: ${error.message}`));
    }
  }

  return {
    /** What is told here last is ended first, each after its time of grace. */
    later: (name: string, end: () => Promise<unknown>, after_ms = 0) => endings.push({ name, end, after_ms }),
    hasBegun: () => begun !== undefined,
    stop: () => (begun ??= run()),
  };
}
