import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fen } from '@app/domain/money/money';
import pg from 'pg';
import { credit } from '../../apps/server/src/ledger/ledger.ts';
import { openEnterprise } from '../../apps/server/src/operator/operator.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import type { EnterpriseId } from '../../apps/server/src/platform/database.ts';
import { type Database, openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { openGate } from '../../apps/server/src/platform/gate.ts';
import { sealingKeyFrom } from '../../apps/server/src/platform/sealing-key.ts';
import { startPostgres } from '../../apps/server/src/platform/postgres/postgres.ts';
import { prepareDatabase } from '../../apps/server/src/prepare.ts';
import { figure, type Part } from './figure.ts';
import { inTurn, timed } from './rounds.ts';

const connections = 32;
const movements = 640;
const rounds = 5;

/** How fast money moves when many move it at once, beside a transaction that locks the account's row and then writes it. */
export const confirms: Part = {
  name: 'confirms',
  measure: async (say) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'gic-bench-'));
    const postgres = await startPostgres({ dataDir });
    const masterKey = randomBytes(32);
    const { operatorUrl } = await prepareDatabase(postgres.adminUrl, masterKey, systemClock.now());
    const database = openDatabase(operatorUrl, {
      connections_max: connections,
      sealingKey: sealingKeyFrom(masterKey),
    });
    const plain = new pg.Pool({ connectionString: postgres.adminUrl, max: connections });
    // A connection may still be closing when the server stops.
    plain.on('error', () => undefined);
    try {
      const owners = await openOwners(database);
      await plain.query(plainTables);
      const taken = await inTurn(rounds, {
        one: () => timed(() => together(() => move(database, owners[0]!))),
        many: () => timed(() => together((at) => move(database, owners[at % connections]!))),
        plain: () => timed(() => together(() => moveByLock(plain))),
      });
      say(
        `${perSecond(taken.plain)} a second by row lock, ${perSecond(taken.one)} on one account, ${perSecond(taken.many)} on ${connections}`,
      );
      return [
        figure('movements on one account, × row lock', taken.plain / taken.one, { least: 1.5 }),
        figure(`movements on ${connections} accounts, × row lock on one`, taken.plain / taken.many, {
          least: 2.5,
        }),
      ];
    } finally {
      await plain.end();
      await database.close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

const perSecond = (ms: number): string => ((movements / ms) * 1000).toFixed(0);

async function openOwners(database: Database): Promise<readonly EnterpriseId[]> {
  const operator = { database, gate: openGate(database), clock: systemClock };
  const owners: EnterpriseId[] = [];
  for (let at = 0; at < connections; at++)
    owners.push(
      await openEnterprise(operator, {
        companyName: `账户 ${at + 1}`,
        agreementStatus: 0,
        showMobileAccount: 0,
      }),
    );
  return owners;
}

/** All movements, as many at a time as there are connections. */
async function together(movement: (at: number) => Promise<unknown>): Promise<void> {
  let at = 0;
  const connection = async () => {
    while (at < movements) await movement(at++);
  };
  await Promise.all(Array.from({ length: connections }, connection));
}

let serial = 0;
const move = (database: Database, owner: EnterpriseId) =>
  database.inEnterprise(owner, (tx) => credit(tx, fen(1), `bench-${serial++}`, systemClock.now()));

const plainTables = `
  create table public.plain_account (account_id int primary key, balance_fen bigint not null);
  create table public.plain_line (line_id bigint generated always as identity primary key, account_id int not null, amount_fen bigint not null);
  insert into public.plain_account values (1, 0), (2, 0)`;

/** What is usually written: lock, look, write, a round trip each. */
async function moveByLock(plain: pg.Pool): Promise<void> {
  const client = await plain.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query({
      name: 'look',
      text: 'select balance_fen from public.plain_account where account_id in (1, 2) order by account_id for update',
    });
    const next = Number(rows[0].balance_fen) + 1;
    await client.query({
      name: 'write',
      text: 'update public.plain_account set balance_fen = $1 where account_id = 1',
      values: [next],
    });
    await client.query({
      name: 'write other',
      text: 'update public.plain_account set balance_fen = $1 where account_id = 2',
      values: [-next],
    });
    await client.query({
      name: 'line',
      text: 'insert into public.plain_line (account_id, amount_fen) values (1, 1), (2, -1)',
    });
    await client.query('commit');
  } finally {
    client.release();
  }
}
