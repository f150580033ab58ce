import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { startAnchoring } from './audit/anchoring.ts';
import { guardAnchorsFolder } from './audit/anchors.ts';
import { demoSignIns } from './demo/sign-ins.ts';
import type { Given } from './list-thread.ts';
import { openBeside } from './platform/work/beside.ts';
import { clockFrom, startAt, systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/database/open-database.ts';
import type { Platform } from './platform/context.ts';
import { openGate } from './platform/gate.ts';
import { guardPort } from './platform/start/guard-port.ts';
import { openJobs } from './platform/jobs.ts';
import { mistypedSettings } from './platform/start/mistyped-settings.ts';
import { sealingKeyFrom } from './platform/sealing-key.ts';
import { readSettings, type Settings } from './platform/settings.ts';
import { gracefulStop } from './platform/start/shutdown.ts';
import { sentenceOf } from './platform/start/failure.ts';
import { openVault } from './platform/vault.ts';
import { openStore } from './store.ts';
import { startWork } from './work.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);
const consoleDist = fileURLToPath(new URL('../../console/dist', import.meta.url));

type Stopping = ReturnType<typeof gracefulStop>;

async function serve(settings: Settings, stopping: Stopping): Promise<void> {
  const start = settings.BUSINESS_NOW ? startAt(new Date(settings.BUSINESS_NOW)) : undefined;
  const clock = start ? clockFrom(start) : systemClock;
  await guardPort(settings);
  const { appUrl, masterKey } = await openStore({ settings, clock, say, later: stopping.later, giveUp });
  await guardAnchorsFolder(settings.AUDIT_ANCHORS_DIR);
  const sealingKey = sealingKeyFrom(masterKey);
  const database = openDatabase(appUrl, { sealingKey });
  stopping.later('the database', database.close);
  const vault = openVault(masterKey);

  const jobs = openJobs(appUrl, (error) => app.log.error({ err: error }, 'the job queue'), {
    sendsOnly: true,
  });
  const given = { appUrl, masterKey, logLevel: settings.LOG_LEVEL } satisfies Given;
  const beside = openBeside({
    module: new URL('./list-thread.ts', import.meta.url),
    given,
    clock,
  });
  stopping.later('the threads', beside.close);
  const gate = openGate(database);
  const platform: Platform = { database, gate, vault, jobs, clock, beside, pace: new Map() };
  const app = await buildApp({
    platform,
    logLevel: settings.LOG_LEVEL,
    trustedProxies: settings.TRUSTED_PROXIES,
    isServing: () => !stopping.hasBegun(),
    ...(existsSync(consoleDist) ? { console: { dist: consoleDist, demo: settings.DEMO } } : {}),
  });
  await jobs.start();
  stopping.later('the queue', jobs.stop);
  const work = startWork({ ...given, insurer: insurerOf(settings), start }, app.log);
  stopping.later('the work', work.stop);
  const anchors = startAnchoring(platform, {
    folder: settings.AUDIT_ANCHORS_DIR,
    key: sealingKey,
    log: app.log,
  });
  stopping.later('the anchors', anchors.stop);

  const address = await app.listen({ host: settings.HOST, port: settings.PORT });
  stopping.later('requests', () => app.close(), settings.DRAIN_MS);
  say(`\nThe Group Insurance Console is ready: ${address}`);
  if (settings.DEMO) demoSignIns.forEach((line) => say(`  ${line}`));
}

const insurerOf = (settings: Settings) => ({
  delay_ms: settings.INSURER_STAND_IN_DELAY_MS,
  refuse_percent: settings.INSURER_STAND_IN_REFUSE_PERCENT,
  part_percent: settings.INSURER_STAND_IN_PART_PERCENT,
  fail_percent: settings.INSURER_STAND_IN_FAIL_PERCENT,
});

/** Ends at once, since nothing can be answered any more: whoever keeps this process running starts another. */
function giveUp(sentence: string): never {
  complain(`\nThe console ends. ${sentence}`);
  process.exit(1);
}

const stopping = gracefulStop({ report: complain });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void stopping.stop({ inHaste: signal === 'SIGINT' }).then(() => process.exit(0)));
}
for (const sentence of mistypedSettings(process.env)) complain(sentence);
try {
  await serve(readSettings(process.env), stopping);
} catch (error) {
  complain(`\nThe console could not start. ${await sentenceOf(error as Error, process.env)}`);
  await stopping.stop();
  process.exit(1);
}
