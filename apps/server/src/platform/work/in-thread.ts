import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { FromThread, ToThread } from './threads.ts';

// A thread's side of threads.ts.

/** What this thread was given to begin with. */
export const givenToThread = <Given>(): Given => workerData as Given;

const low_priority = 10;

/**
 * Lets other threads have the processor first: whoever waits for long work notices nothing of it, and whoever asks for little does.
 * On Linux a thread has a priority of its own; elsewhere nothing is changed.
 */
export function yieldToOthers(): void {
  try {
    const [, thread] = /(\d+)$/.exec(readlinkSync('/proc/thread-self'))!;
    setPriority(Number(thread), low_priority);
  } catch {
    // No thread-self, or not permitted: the system shares the processor evenly.
  }
}

/** Does each task that this thread is told of, until it is told to end: then those under way, and what is left to close. */
export function takeTasks<Task, Result>(work: (task: Task) => Promise<Result>, close: () => Promise<void>) {
  const underWay = new Set<Promise<void>>();
  const take = async (no: number, task: Task) => {
    const result = await work(task);
    parentPort!.postMessage({ no, result } satisfies FromThread<Result>);
  };
  const end = async () => {
    await Promise.all(underWay);
    await close();
    parentPort!.close();
  };
  parentPort!.on('message', (message: ToThread<Task>) => {
    if ('end' in message) return void end();
    const taken = take(message.no, message.task).finally(() => underWay.delete(taken));
    underWay.add(taken);
  });
}
