import { buildApp } from './app.ts';
import type { AnsweredBeside, AskedBeside, Lane, ToldBeside } from './platform/work/beside.ts';
import { clockOfEach } from './platform/clock.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { openGate } from './platform/gate.ts';
import { openJobs } from './platform/jobs.ts';
import { givenToThread, takeTasks, yieldToOthers } from './platform/work/in-thread.ts';
import { onlyIfShort } from './platform/work/short.ts';
import type { LogLevel } from './platform/http/log.ts';
import { sealingKeyFrom } from './platform/sealing-key.ts';
import { openVault } from './platform/vault.ts';

// Runs as a thread of the server and answers the calls that work on whole lists, as the server would: with the same
// checks, on connections to the database of its own.

export type Given = {
  readonly appUrl: string;
  readonly masterKey: Uint8Array;
  readonly logLevel: LogLevel;
};

/** For two calls at a time, the look at their sessions, and one to spare. */
const connections_max = 4;

const { appUrl, masterKey, logLevel, lane } = givenToThread<Given & Lane>();
if (lane === 'long') yieldToOthers();
const clock = clockOfEach();
const database = openDatabase(appUrl, {
  connections_max,
  sealingKey: sealingKeyFrom(Buffer.from(masterKey)),
});
const jobs = openJobs(appUrl, (error) => app.log.error({ err: error }, 'the job queue'), { sendsOnly: true });
const platform = {
  database,
  gate: openGate(database),
  vault: openVault(Buffer.from(masterKey)),
  jobs,
  clock,
};
const app = await buildApp({ platform, logLevel, isThread: true });
await Promise.all([app.ready(), jobs.start()]);

takeTasks<AskedBeside, ToldBeside>(
  (asked) => (lane === 'short' ? onlyIfShort(() => answer(asked)) : answer(asked)),
  async () => {
    await app.close();
    await jobs.stop();
    await database.close();
  },
);

async function answer(asked: AskedBeside): Promise<AnsweredBeside> {
  const { method, url, headers, body, address, id, now } = asked;
  const answered = await clock.at(now, () =>
    app.inject({
      method,
      url,
      headers: { ...headers, 'x-thread-request': id },
      remoteAddress: address,
      ...(body ? { payload: Buffer.from(body.buffer, body.byteOffset, body.byteLength) } : {}),
    }),
  );
  return {
    status: answered.statusCode,
    headers: Object.fromEntries(
      Object.entries(answered.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: answered.rawPayload,
  };
}
