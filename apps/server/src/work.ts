import type { FastifyBaseLogger } from 'fastify';
import { clearOldOf, sweepOld } from './clearing.ts';
import { readFileOf } from './imports/files/read-file.ts';
import { clearOutdated, readFiles } from './imports/queues.ts';
import type { Insurer } from './insurers/insurer.ts';
import type { Platform } from './platform/answer.ts';
import { sendChange } from './policy-changes/insurer/send-change.ts';
import { sweepChanges } from './policy-changes/insurer/sweep.ts';
import { sendChanges } from './policy-changes/queues.ts';

const sweep_every_ms = 1_000;
const clear_every_ms = 60_000;

/** Starts what runs beside the requests: the workers of the queues, and the sweep that finds what is due. */
export async function startWork(platform: Platform, insurer: Insurer, log: FastifyBaseLogger) {
  const { jobs, gate, clock } = platform;
  await jobs.work(sendChanges, (data) => sendChange(platform, insurer, data));
  await jobs.work(readFiles, (data) => readFileOf(platform, data));
  await jobs.work(clearOutdated, (data) => clearOldOf(platform, data));

  let sweeping: Promise<void> | undefined;
  let cleared_ms = 0;
  const sweep = async () => {
    for (const due of await sweepChanges(gate, clock)) await jobs.sendOnce(sendChanges, due);
    // By the clock, which may have been set back.
    if (Math.abs(clock.now().getTime() - cleared_ms) < clear_every_ms) return;
    cleared_ms = clock.now().getTime();
    for (const due of await sweepOld(platform)) await jobs.sendOnce(clearOutdated, due);
  };
  const timer = setInterval(() => {
    sweeping ??= sweep()
      .catch((error: Error) => log.error({ err: error }, 'the sweep failed and will be tried again'))
      .finally(() => {
        sweeping = undefined;
      });
  }, sweep_every_ms);

  return {
    stop: async () => {
      clearInterval(timer);
      await sweeping;
      await jobs.stop();
    },
  };
}
