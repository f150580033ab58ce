import { setTimeout as pause } from 'node:timers/promises';
import { openBalancer } from './balancer.ts';
import { letClerksWork, type Office } from './clerks.ts';
import type { History } from './history.ts';
import type { Replica } from './replica.ts';
import { allReady } from './site.ts';

/** A rolling restart under load. */
export type Rolling = { readonly restarts: number; readonly requests: number; readonly failed: number };

const restarts = 4;

/** Restarts one server after the other as a deployment does, behind a balancer, while clerks work: none of their requests may fail. */
export async function restartInTurn(office: Office, replicas: readonly Replica[]): Promise<Rolling> {
  const balancer = await openBalancer(replicas);
  const serving = async (replica: Replica) => {
    await allReady([replica]);
    while (!balancer.isFit(replica)) await pause(50);
  };
  const before = tally(office.history);
  const over = new AbortController();
  try {
    await Promise.all(replicas.map(serving));
    const atWork = letClerksWork({ ...office, replicas: [balancer], isPatient: true }, over.signal);
    for (let restart = 0; restart < restarts; restart += 1) {
      const replica = replicas[restart % replicas.length]!;
      await replica.stop(40_000);
      replica.start();
      await serving(replica);
    }
    over.abort();
    await atWork;
  } finally {
    over.abort();
    await balancer.close();
  }
  const after = tally(office.history);
  return { restarts, requests: after.requests - before.requests, failed: after.failed - before.failed };
}

/** A request failed that was answered by "try again" or worse, or not at all. */
function tally({ counted, counts }: History) {
  const refused = [...counts].filter(([what]) => what.startsWith('answered '));
  const failed = refused.reduce((total, [, count]) => total + count, counted('unanswered'));
  return { requests: counted('requests'), failed };
}

/** What must not be. */
export const faultsOfRolling = ({ failed, requests }: Rolling): string[] =>
  failed > 0 ? [`${failed} of ${requests} requests failed while servers were restarted in turn`] : [];
