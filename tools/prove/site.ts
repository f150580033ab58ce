import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { openGate } from '../../apps/server/src/platform/gate.ts';
import { sealingKeyFrom } from '../../apps/server/src/platform/sealing-key.ts';
import { prepareDatabase } from '../../apps/server/src/prepare.ts';
import { type Customer, openCustomer, type Operator } from './customers.ts';
import type { History } from './history.ts';
import type { Replica } from './replica.ts';

/** Keeps what must be ended. */
export type Later = (end: () => Promise<unknown>) => void;

/** What a server is told: nothing of this machine's settings, and an insurer that is slow, picky and at times away. */
export const environmentOf = (
  masterKey: Buffer,
  differs: Readonly<Record<string, string>>,
): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  PORT: '0',
  HOST: '127.0.0.1',
  MASTER_KEY: masterKey.toString('hex'),
  DEMO: 'off',
  LOG_LEVEL: 'error',
  INSURER_STAND_IN_DELAY_MS: '300',
  INSURER_STAND_IN_REFUSE_PERCENT: '8',
  INSURER_STAND_IN_PART_PERCENT: '20',
  INSURER_STAND_IN_FAIL_PERCENT: '10',
  ...differs,
});

/** Makes a database ready as a server does, and opens the operator's way to it. */
export async function openOperator(
  adminUrl: string,
  masterKey: Buffer,
): Promise<{ operator: Operator; auditorUrl: string; close: () => Promise<void> }> {
  const { operatorUrl, auditorUrl } = await prepareDatabase(adminUrl, masterKey, systemClock.now());
  const database = openDatabase(operatorUrl, { connections_max: 4, sealingKey: sealingKeyFrom(masterKey) });
  const operator = { database, gate: openGate(database), clock: systemClock };
  return { operator, auditorUrl, close: database.close };
}

/** Opens so many enterprises with so many clerks each. */
export async function openCustomers(
  operator: Operator,
  history: History,
  { enterprises, ...each }: { enterprises: number; clerks_each: number; topUps?: number },
): Promise<Customer[]> {
  const customers: Customer[] = [];
  for (let serial = 1; serial <= enterprises; serial += 1)
    customers.push(await openCustomer(operator, `证明企业 ${serial}`, history, each));
  return customers;
}

/** A first start makes a database, on a machine that does other things too. */
const ready_ms = 180_000;

/** Waits until every server has said where it answers. */
export async function allReady(replicas: readonly Replica[]): Promise<void> {
  const deadline = performance.now() + ready_ms;
  while (replicas.some((replica) => replica.address() === undefined)) {
    if (performance.now() > deadline) {
      const words = replicas.map((replica) => replica.lastWords()).join('\n');
      throw new Error(`A server did not become ready within three minutes. What they said last:\n${words}`);
    }
    await pause(50);
  }
}

/** Ends every server at once, without the grace that a balancer would need; answers how long the slowest took. */
export const stopAll = async (replicas: readonly Replica[]): Promise<number> =>
  Math.max(...(await Promise.all(replicas.map((replica) => replica.stop(40_000, 'SIGINT')))));

export async function serverVersion(adminUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return rows[0]?.server_version ?? 'unknown';
}
