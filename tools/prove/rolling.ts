import { setTimeout as pause } from 'node:timers/promises';
import { openBalancer } from './balancer.ts';
import { letClerksWork, type Office } from './clerks.ts';
import type { Replica } from './replica.ts';
import { allReady } from './site.ts';

/** A rolling restart under load. */
export type Rolling = {
  readonly restarts: number;
  readonly requests: number;
  /** How many failed, in which way. */
  readonly failures: Readonly<Record<string, number>>;
};

const restarts = 4;
/** Of each customer: fewer, so that on a small machine no one is refused for a lock that a colleague holds. */
const clerks_each = 2;

/** Restarts one server after the other as a deployment does, behind a balancer, while clerks work: none of their requests may fail. */
export async function restartInTurn(office: Office, replicas: readonly Replica[]): Promise<Rolling> {
  const balancer = await openBalancer(replicas);
  const serving = async (replica: Replica) => {
    await allReady([replica]);
    while (!balancer.isFit(replica)) await pause(50);
  };
  const before = new Map(office.history.counts);
  const over = new AbortController();
  try {
    await Promise.all(replicas.map(serving));
    const customers = office.customers.map((one) => ({ ...one, tokens: one.tokens.slice(0, clerks_each) }));
    const behind = { ...office, customers, replicas: [balancer], isPatient: true };
    const atWork = letClerksWork(behind, over.signal);
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
  const since = (what: string) => office.history.counted(what) - (before.get(what) ?? 0);
  const failures = [...office.history.counts.keys()]
    .filter((what) => what === 'unanswered' || what.startsWith('answered '))
    .map((what): [string, number] => [what, since(what)])
    .filter(([, count]) => count > 0);
  return { restarts, requests: since('requests'), failures: Object.fromEntries(failures) };
}

/** A request failed that was answered by "try again" or worse, or not at all. */
export const failedOf = ({ failures }: Rolling): number =>
  Object.values(failures).reduce((total, count) => total + count, 0);

/** What must not be. */
export const faultsOfRolling = (rolling: Rolling): string[] =>
  failedOf(rolling) > 0
    ? [
        `${failedOf(rolling)} of ${rolling.requests} requests failed while servers were restarted in turn: ${Object.entries(
          rolling.failures,
        )
          .map(([what, count]) => `${what} ${count}`)
          .join(', ')}`,
      ]
    : [];
