import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { openTurns } from './turns.ts';

/** What a process of its own may use up before it is ended: memory, and the processor's time. */
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
  const since = performance.now();
  const look = () => {
    const used_ms = processorTime(child.pid) ?? Infinity;
    if (used_ms >= limits.time_ms || performance.now() - since >= limits.time_ms * patience) stop('late');
    else timer = setTimeout(look, Math.max(limits.time_ms - used_ms, 100));
  };
  let timer = setTimeout(look, limits.time_ms);
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

/** How many times its time a child may take by the clock where others keep the processor busy: that is no fault of its file. */
const patience = 4;

/** The processor's time that a process has used, in ms; undefined where the system does not tell. */
function processorTime(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // Behind the name, which may hold anything: state, parent, … and in 11 and 12 the hundredths of a second.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) * 10;
  } catch {
    return undefined;
  }
}
