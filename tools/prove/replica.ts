import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

/** A server process and whoever takes its place after it was killed. */
export type Replica = ReturnType<typeof keepReplica>;

/** Whether a server says that it may be sent requests. */
export const isReady = ({ address }: { readonly address: () => string | undefined }): Promise<boolean> =>
  fetch(`${address()!}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** What a server did that nobody made it do. */
export type Misdeed = { readonly what: string; readonly lastWords: string };

const lines_kept = 40;
/** How long clerks go on asking a frozen server: until the balancer in front of it would have noticed. */
const noticed_ms = 1_000;

/** Keeps a server running: when it ends, however it ends, the next one starts. */
export function keepReplica(environment: Readonly<Record<string, string>>) {
  const misdeeds: Misdeed[] = [];
  const failures: string[] = [];
  let lines: string[] = [];
  let child: ChildProcess | undefined;
  let address: string | undefined;
  let wasKilled = false;
  let isKept = true;
  let mayEnd = false;
  let frozenAt: number | undefined;

  const hear = (text: string) => {
    address ??= /is ready: (http:\/\/\S+)/.exec(text)?.[1];
    const said = text.split('\n').filter((line) => line !== '');
    lines = [...lines, ...said].slice(-lines_kept);
    failures.push(
      ...said.filter((line) => line.includes('"a request failed"')).slice(0, lines_kept - failures.length),
    );
  };

  async function run(): Promise<void> {
    [address, wasKilled, mayEnd, frozenAt] = [undefined, false, false, undefined];
    child = spawn(process.execPath, [main], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8').on('data', hear);
    const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
    if (isKept && !wasKilled) judge(code, signal);
    address = undefined;
  }

  /** One that could not start, because the database was down, may try again; one that had started may not end. */
  function judge(code: number | null, signal: string | null): void {
    if ((address === undefined || mayEnd) && code === 1) return;
    misdeeds.push({ what: `ended by itself (${signal ?? `code ${code}`})`, lastWords: lines.join('\n') });
  }

  async function keep(): Promise<void> {
    while (isKept) {
      await run();
      if (isKept && !wasKilled) await pause(200);
    }
  }
  let kept = keep();
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const isLost = () => frozenAt !== undefined && performance.now() - frozenAt > noticed_ms;

  return {
    /** Where it answers; undefined while it does not. */
    address: () => (isLost() ? undefined : address),
    /** Stops the process where it stands, as a machine does that is moved or swaps. Answers what lets it go on; undefined when none serves. */
    freeze: (): (() => void) | undefined => {
      if (!isRunning() || wasKilled || address === undefined) return undefined;
      const frozen = child!;
      frozen.kill('SIGSTOP');
      frozenAt = performance.now();
      return () => {
        frozen.kill('SIGCONT');
        if (frozen === child) frozenAt = undefined;
      };
    },
    /** Until it has ended once, it may end by itself: what it needs was taken from it. */
    allowEnd: () => {
      mayEnd = true;
    },
    /** Kills the process as it stands, also while it starts. */
    kill: (): boolean => {
      if (!isRunning() || wasKilled) return false;
      [address, wasKilled] = [undefined, true];
      return child!.kill('SIGKILL');
    },
    /** Asks it to end, as a deployment would (or at once, as Ctrl-C does), and answers how long that took. */
    async stop(within_ms: number, signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM'): Promise<number> {
      isKept = false;
      const asked = performance.now();
      const running = isRunning();
      const tooLong = setTimeout(() => child?.kill('SIGKILL'), within_ms);
      if (running) child?.kill(signal);
      await kept;
      clearTimeout(tooLong);
      if (running && !wasKilled && child?.exitCode !== 0)
        misdeeds.push({
          what: `did not end in order (${child?.signalCode ?? child?.exitCode})`,
          lastWords: lines.join('\n'),
        });
      return performance.now() - asked;
    },
    start: () => {
      isKept = true;
      kept = keep();
    },
    misdeeds: (): readonly Misdeed[] => misdeeds,
    lastWords: () => lines.join('\n'),
    /** What it logged of requests that it answered with a 500. */
    failures: (): readonly string[] => failures,
  };
}
