import { setTimeout as pause } from 'node:timers/promises';
import { drawsFrom } from './draws.ts';
import type { Replica } from './replica.ts';
import type { VictimDatabase } from './victim-database.ts';

/** What is done to the system, and how often. */
export type FaultCounts = Record<
  | 'server killed'
  | 'all servers killed'
  | 'database process killed'
  | 'postmaster killed'
  | 'connections cut',
  number
>;

/** Kills at random until the time is up, without waiting for what was killed to come back. */
export async function rage(
  { replicas, database }: { replicas: readonly Replica[]; database: VictimDatabase },
  seed: number,
  signal: AbortSignal,
): Promise<FaultCounts> {
  const counts: FaultCounts = {
    'server killed': 0,
    'all servers killed': 0,
    'database process killed': 0,
    'postmaster killed': 0,
    'connections cut': 0,
  };
  // Two streams, so that what happens when does not depend on how much there was to choose from.
  const [schedule, draws] = [drawsFrom(seed, 1), drawsFrom(seed, 2)];
  // One that is starting is mostly spared: on a slow machine none would ever be up.
  const killServer = () => {
    const replica = draws.pick(replicas);
    return (replica.address() !== undefined || draws.chance(25)) && replica.kill();
  };
  const killServers = () =>
    replicas.every((replica) => replica.address()) &&
    replicas.map((replica) => replica.kill()).includes(true);
  const cut = () => database.wire.cut(() => draws.chance(40)) > 0;

  while (!signal.aborted) {
    await pause(schedule.between(300, 1_900), undefined, { signal }).catch(() => undefined);
    if (signal.aborted) break;
    const drawn = schedule.below(100);
    if (drawn < 40) counts['server killed'] += Number(killServer());
    else if (drawn < 46) counts['all servers killed'] += Number(killServers());
    else if (drawn < 68) counts['database process killed'] += Number(await database.killBackend(draws));
    else if (drawn < 82) counts['postmaster killed'] += Number(await database.killPostmaster());
    else counts['connections cut'] += Number(cut());
  }
  return counts;
}
