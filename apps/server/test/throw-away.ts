import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { buildApp } from '../src/app.ts';
import { standInInsurer } from '../src/insurers/insurer.stand-in.ts';
import { standingClock } from '../src/platform/clock.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { openGate } from '../src/platform/gate.ts';
import { openJobs } from '../src/platform/jobs.ts';
import { sealingKeyFrom } from '../src/platform/sealing-key.ts';
import { openVault } from '../src/platform/vault.ts';
import { sendChange } from '../src/policy-changes/insurer/send-change.ts';
import { sweepChanges } from '../src/policy-changes/insurer/sweep.ts';
import { prepareDatabase } from '../src/prepare.ts';
import { testMasterKey } from './master-key.ts';
import { callsOn, ten_oclock, type World } from './world.ts';

/** A world in a database of its own, which a test file may damage as it likes: the database goes with the file. */
export async function openThrowAwayWorld(): Promise<
  World & {
    readonly appUrl: string;
    readonly auditorUrl: string;
    /** What the jobs told of their failures. */
    readonly jobFaults: readonly Error[];
  }
> {
  const url = new URL(inject('adminUrl'));
  url.pathname = `/throw_away_${process.pid}_${Math.floor(performance.now())}`;
  const name = url.pathname.slice(1);
  const administrator = new pg.Client({ connectionString: inject('adminUrl') });
  await administrator.connect();
  await administrator.query(`create database ${name} template template0 encoding 'UTF8'`);

  const clock = standingClock(ten_oclock);
  const urls = await prepareDatabase(url.href, testMasterKey, clock.now());
  const { appUrl, auditorUrl } = urls;
  const sealingKey = sealingKeyFrom(testMasterKey);
  const database = openDatabase(appUrl, { sealingKey });
  const gate = openGate(database);
  const jobFaults: Error[] = [];
  const jobs = openJobs(appUrl, (fault) => jobFaults.push(fault));
  const serving = { database, gate, vault: openVault(testMasterKey), jobs, clock };
  const operators = openDatabase(urls.operatorUrl, { connections_max: 4, sealingKey });
  const platform = { ...serving, database: operators, gate: openGate(operators) };
  const app = await buildApp({ platform: serving, logLevel: 'silent' });
  const owner = new pg.Pool({ connectionString: url.href, max: 2, options: '-c search_path=app' });
  // The database may be dropped before the last connection has said goodbye.
  owner.on('error', () => undefined);
  const insurer = standInInsurer({ delay_ms: 0, refuse_percent: 0, part_percent: 0, fail_percent: 0 }, clock);
  beforeAll(() => jobs.start());
  afterAll(async () => {
    await app.close();
    await jobs.stop();
    await database.close();
    await operators.close();
    await owner.end();
    await administrator.query(`drop database ${name} with (force)`);
    await administrator.end();
  });

  return {
    app,
    clock,
    platform,
    serving,
    owner,
    own: new Set(),
    settle: async (by = insurer) => {
      clock.set(new Date(clock.now().getTime() + 60_000));
      for (const change of await sweepChanges(gate, clock)) await sendChange(serving, by, change);
    },
    call: callsOn(app),
    appUrl,
    auditorUrl,
    jobFaults,
  };
}
