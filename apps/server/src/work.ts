import type { FastifyBaseLogger } from 'fastify';
import { clearKeptOf, sweepKept } from './imports/files/clear.ts';
import { readFileOf } from './imports/files/read-file.ts';
import { clearKept, readFiles } from './imports/queues.ts';
import type { Insurer } from './insurers/insurer.ts';
import type { Platform } from './platform/answer.ts';
import { sendChange } from './policy-changes/insurer/send-change.ts';
import { sweepChanges } from './policy-changes/insurer/sweep.ts';
import { sendChanges } from './policy-changes/queues.ts';

const sweep_every_ms = 1_000;

/** Starts what runs beside the requests: the workers of the queues, and the sweep that finds what is due. */
export async function startWork(platform: Platform, insurer: Insurer, log: FastifyBaseLogger) {
  const { jobs, gate, clock } = platform;
  await jobs.work(sendChanges, (data) => sendChange(platform, insurer, data));
  await jobs.work(readFiles, (data) => readFileOf(platform, data));
  await jobs.work(clearKept, (data) => clearKeptOf(platform, data));

  let sweeping: Promise<void> | undefined;
  const sweep = async () => {
    for (const due of await sweepChanges(gate, clock)) await jobs.sendOnce(sendChanges, due);
    for (const due of await sweepKept(gate, clock)) await jobs.sendOnce(clearKept, due);
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
