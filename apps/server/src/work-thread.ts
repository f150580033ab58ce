import { fastify } from 'fastify';
import { clearOldOf, sweepOld } from './clearing.ts';
import { giveUpReading, readFileOf } from './imports/files/read-file.ts';
import { clearOutdated, readFiles } from './imports/queues.ts';
import { type StandInSettings, standInInsurer } from './insurers/insurer.stand-in.ts';
import { clockFrom, type Start, systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { openGate } from './platform/gate.ts';
import { givenToThread, takeTasks, yieldToOthers } from './platform/work/in-thread.ts';
import { openJobs } from './platform/jobs.ts';
import { logOptions, type LogLevel } from './platform/http/log.ts';
import { sealingKeyFrom } from './platform/sealing-key.ts';
import { openVault } from './platform/vault.ts';
import { sendChange } from './policy-changes/insurer/send-change.ts';
import { sweepChanges } from './policy-changes/insurer/sweep.ts';
import { sweepRenewals, watchRenewals } from './policy-changes/watch-to-renew.ts';
import { renewPolicies, sendChanges } from './policy-changes/queues.ts';

// Runs as a thread of the server and works off the queues: files of 20,000 rows are judged here, and whole changes opened for
// the insurer, without keeping requests waiting.

export type Given = {
  readonly appUrl: string;
  readonly masterKey: Uint8Array;
  readonly logLevel: LogLevel;
  readonly insurer: StandInSettings;
  /** Where the clock was set to start somewhere else. */
  readonly start: Start | undefined;
};

/** Looks for what is due, once. */
export type Sweep = 'sweep';

const clear_every_ms = 60_000;

const { appUrl, masterKey, logLevel, insurer: settings, start } = givenToThread<Given>();
yieldToOthers();
const { log } = fastify(logOptions(logLevel));
const clock = start ? clockFrom(start) : systemClock;
const database = openDatabase(appUrl, { sealingKey: sealingKeyFrom(Buffer.from(masterKey)) });
const gate = openGate(database);
const jobs = openJobs(appUrl, (error) => log.error({ err: error }, 'the job queue'));
const platform = { database, gate, vault: openVault(Buffer.from(masterKey)), jobs, clock };
const insurer = standInInsurer(settings, clock);

await jobs.start();
await jobs.work(sendChanges, (data) => sendChange(platform, insurer, data));
await jobs.work(renewPolicies, (data) => watchRenewals(platform, data));
await jobs.work(
  readFiles,
  (data) => readFileOf(platform, data),
  (data) => giveUpReading(platform, data),
);
await jobs.work(clearOutdated, (data) => clearOldOf(platform, data));

let cleared_ms = 0;

async function sweep(): Promise<void> {
  for (const due of await sweepChanges(gate, clock)) await jobs.sendOnce(sendChanges, due);
  for (const due of await sweepRenewals(platform)) await jobs.sendOnce(renewPolicies, due);
  // By the clock, which may have been set back.
  if (Math.abs(clock.now().getTime() - cleared_ms) < clear_every_ms) return;
  cleared_ms = clock.now().getTime();
  for (const due of await sweepOld(platform)) await jobs.sendOnce(clearOutdated, due);
}

takeTasks<Sweep, void>(
  () =>
    sweep().catch((error: Error) => log.error({ err: error }, 'the sweep failed and will be tried again')),
  async () => {
    await jobs.stop();
    await database.close();
  },
);
