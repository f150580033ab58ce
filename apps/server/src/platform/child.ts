import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openTurns } from './turns.ts';

/** What a process of its own may use up before it is ended. */
type ChildLimits = { readonly memory_mb: number; readonly time_ms: number };

/** How a child's work ended: it said its last word, it was ended, or it ended by itself (memory, a crash). */
export type ChildEnd<Told> = { readonly last: Told } | { readonly ended: 'late' | 'called_off' | 'died' };

type Work<Told> = {
  /** The enterprise whose work it is. */
  readonly owner: number;
  readonly module: URL;
  readonly given: object;
  readonly limits: ChildLimits;
  /** Told of each message; what it returns true for is the last. */
  readonly isLast: (told: Told) => boolean;
  readonly signal: AbortSignal;
};

/** More at once would only make each of them slower, and fill the memory; with fewer two slow files hold up everybody's. */
const turns = openTurns({ running_max: 3 });

/**
 * Runs a module in a process of its own, whose memory and time are bounded: bytes from outside may make a parser run
 * without end or out of memory, and that must not be the server's. The child gets none of our settings or keys.
 */
export const runInChild = <Told>(work: Work<Told>): Promise<ChildEnd<Told>> =>
  // Of each enterprise one piece at a time, so that nobody's files keep everybody else's waiting.
  turns.inTurn([{ key: String(work.owner), max: 1 }], async () =>
    work.signal.aborted ? { ended: 'called_off' } : run(work),
  );

async function run<Told>({ module, given, limits, isLast, signal }: Work<Told>): Promise<ChildEnd<Told>> {
  const child = fork(module, {
    execArgv: [`--max-old-space-size=${limits.memory_mb}`],
    env: { PATH: process.env.PATH ?? '' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let end: ChildEnd<Told> = { ended: 'died' };
  const stop = (ended: 'late' | 'called_off') => {
    end = { ended };
    child.kill('SIGKILL');
  };
  const callOff = () => stop('called_off');
  const timer = setTimeout(() => stop('late'), limits.time_ms);
  signal.addEventListener('abort', callOff, { once: true });
  child.on('message', (told) => {
    if (isLast(told as Told)) end = { last: told as Told };
  });
  child.send(given, () => undefined);
  await Promise.race([once(child, 'exit'), once(child, 'error')]).catch(() => undefined);
  clearTimeout(timer);
  signal.removeEventListener('abort', callOff);
  child.kill('SIGKILL');
  return end;
}
