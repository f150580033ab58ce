import { fen } from '@app/domain/money/money';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { readBalance } from '../src/ledger/ledger.ts';
import { creditAccount, openEnterprise } from '../src/operator/operator.ts';
import { standingClock } from '../src/platform/clock.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { openGate } from '../src/platform/gate.ts';
import { sealingKeyFrom } from '../src/platform/sealing-key.ts';
import { prepareDatabase } from '../src/prepare.ts';
import { catalogueRules } from './catalogue/rules.ts';
import { testMasterKey } from './master-key.ts';
import { ten_oclock } from './world.ts';

// The tests run on the embedded PostgreSQL. Where TEST_DATABASE_URL names another, usually an older one, it must take the
// same migrations, and its catalogue must say the same.

const { TEST_DATABASE_URL } = process.env;
const servers = [
  { name: 'the embedded PostgreSQL', adminUrl: inject('adminUrl') },
  ...(TEST_DATABASE_URL ? [{ name: 'the one of TEST_DATABASE_URL', adminUrl: TEST_DATABASE_URL }] : []),
];

describe.each(servers)('S9 $name', ({ adminUrl }) => {
  it('takes every migration, once, and is ready with all that keeps enterprises apart', async () => {
    await inFreshDatabase(adminUrl, async (url) => {
      await prepareDatabase(url, testMasterKey, ten_oclock);
      const { appUrl, operatorUrl } = await prepareDatabase(url, testMasterKey, ten_oclock);

      expect(await offencesIn(url)).toEqual([]);
      const serving = openDatabase(appUrl, { connections_max: 2 });
      const database = openDatabase(operatorUrl, {
        connections_max: 2,
        sealingKey: sealingKeyFrom(testMasterKey),
      });
      const platform = { database, gate: openGate(database), clock: standingClock(ten_oclock) };
      const enterprise = { companyName: '旧库劳务', agreementStatus: 0, showMobileAccount: 0 as const };
      const id = await openEnterprise(platform, enterprise);
      await creditAccount(platform, id, { amount_fen: fen(100), channel_trade_no: 'first' });
      const balance = await serving.inEnterprise(id, readBalance);
      const isReady = await serving.isReady();
      await serving.close();
      await database.close();

      expect(balance).toEqual({ cash_fen: 100, held_fen: 0 });
      expect(isReady).toBe(true);
    });
  });
});

async function offencesIn(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const offences: string[] = [];
    for (const { find } of catalogueRules) offences.push(...(await find(client)));
    return offences;
  } finally {
    await client.end();
  }
}

async function inFreshDatabase(adminUrl: string, work: (url: string) => Promise<void>): Promise<void> {
  const name = `fresh_${process.pid}_${Math.floor(performance.now())}`;
  const administrator = new pg.Client({ connectionString: adminUrl });
  await administrator.connect();
  try {
    await administrator.query(`create database ${name} template template0 encoding 'UTF8'`);
    await work(Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href);
  } finally {
    await administrator.query(`drop database if exists ${name} with (force)`);
    await administrator.end();
  }
}
