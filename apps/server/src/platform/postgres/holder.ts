import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { systemClock } from '../clock.ts';
import type { FileLock } from './file-lock.ts';

/** Who says of itself that it holds a data folder. */
export type Holder = {
  readonly token: string;
  readonly host: string;
  readonly pid: number;
  /** When the process began, in ticks of its machine: a number that is used again has another. */
  readonly ticks: string | undefined;
  /** Within which its number means a process. */
  readonly pidNamespace: string | undefined;
  /** The machine from one start to the next. */
  readonly boot: string | undefined;
  /** The file that the kernel locks for it; none where the file system has no locks. */
  readonly lockedFile: string | undefined;
  readonly since: string;
};

/** This process, as the holder of a folder. */
export const selfAsHolder = (lockedFile: string | undefined): Holder => ({
  token: randomBytes(16).toString('hex'),
  host: hostname(),
  pid: process.pid,
  ticks: ticksOf(process.pid),
  pidNamespace,
  boot,
  lockedFile,
  since: systemClock.now().toISOString(),
});

/** What is written about the holder, and a mark that changes with each beat of its heart. */
export type Sight = { readonly holder: Holder | undefined; readonly mark: string };

/** Looks at a holder's file; undefined where there is none. */
export async function lookAt(file: string): Promise<Sight | undefined> {
  try {
    const text = await readFile(file, 'utf8');
    const { ino, mtimeNs } = await stat(file, { bigint: true });
    return { holder: parse(text), mark: `${ino} ${mtimeNs} ${text}` };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a holder into a new file, and answers with what keeps it open. */
export async function writeHolder(file: string, holder: Holder) {
  const handle = await open(file, 'wx', 0o644);
  await handle.writeFile(`${JSON.stringify(holder)}\n`);
  return handle;
}

/**
 * Whether a holder is still there: 'gone' and 'alive' only where it is certain, which takes the same machine.
 *
 * A lock that the kernel gives proves that nobody else has it, if it is the same file of the same machine. A file that is
 * not the same says nothing: the folder was copied, or somebody took the file away under a living holder.
 */
export function judgeHolder(
  holder: Holder,
  lock: FileLock,
  isGranted: boolean,
): 'gone' | 'alive' | 'unknown' {
  if (holder.boot === undefined || holder.boot !== boot) return 'unknown';
  if (holder.lockedFile !== undefined && holder.lockedFile !== lock.identity) return 'unknown';
  if (holder.lockedFile !== undefined && isGranted) return 'gone';
  if (holder.pidNamespace !== pidNamespace) return 'unknown';
  return isRunning(holder) ? 'alive' : 'gone';
}

export const nameOf = (holder: Holder | undefined): string =>
  holder ? `process ${holder.pid} on ${holder.host}, since ${holder.since}` : 'which has not said who it is';

function isRunning({ pid, ticks }: Holder): boolean {
  if (existsSync('/proc/self/stat')) return ticks !== undefined && ticksOf(pid) === ticks;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A process that has ended and whose parent has not noticed yet is none. */
function ticksOf(pid: number): string | undefined {
  const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ');
  return fields?.[0] === 'Z' ? undefined : fields?.[19];
}

function parse(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined; // Being written at this moment.
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

function readLink(file: string): string | undefined {
  try {
    return readlinkSync(file);
  } catch {
    return undefined;
  }
}

const boot = read('/proc/sys/kernel/random/boot_id');
const pidNamespace = readLink('/proc/self/ns/pid');
