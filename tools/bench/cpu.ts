import { readdirSync, readFileSync } from 'node:fs';

// Processor time is steadier than the clock on a machine that does other things too.

/**
 * Seconds of processor time that processes have used so far, with those that they have started and seen end: PostgreSQL
 * ends the connections that a pool gives up. One that is gone itself counts nothing.
 */
export const cpuSeconds = (pids: readonly number[]): number =>
  pids.reduce((total, pid) => total + secondsOf(pid), 0);

/** A process and all that it has started, at this moment. */
export function familyOf(pid: number): readonly number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), statOf(Number(name))?.parent]),
  );
  const family = [pid];
  for (const member of family)
    for (const [child, parent] of parents) if (parent === member) family.push(child);
  return family;
}

const secondsOf = (pid: number): number => (statOf(pid)?.ticks ?? 0) / ticks_a_second;

// sysconf(_SC_CLK_TCK): 100 on every Linux that Node runs on.
const ticks_a_second = 100;

function statOf(pid: number): { readonly parent: number; readonly ticks: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may hold spaces; what follows its bracket does not.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [own, system, ofEnded, systemOfEnded] = fields.slice(11, 15).map(Number);
    return { parent: Number(fields[1]), ticks: own! + system! + ofEnded! + systemOfEnded! };
  } catch {
    return undefined;
  }
}
