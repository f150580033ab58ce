import { once } from 'node:events';
import type { Transferable } from 'node:worker_threads';
import { Worker } from 'node:worker_threads';
import { OutcomeUnknown } from '../database/outcome.ts';

/** What travels to a thread and back, under a number; a thread that is told `end` does no more. */
export type ToThread<Task> = { readonly no: number; readonly task: Task } | { readonly end: true };
export type FromThread<Result> = { readonly no: number; readonly result: Result };

type Options = {
  readonly module: URL;
  readonly count: number;
  /** What each thread begins with, as `workerData`. */
  readonly given: object;
  readonly memory_mb: number;
};

type Pending<Result> = {
  readonly owner: string;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
};

type Thread<Task, Result> = {
  worker: Worker | undefined;
  readonly pending: Map<number, Pending<Result>>;
  readonly ask: (task: Task, owner: string, moved: readonly Transferable[]) => Promise<Result>;
};

/**
 * What is new in a thread's memory. When a thread comes near its limit, Node tells it to end and gives it 16 MB to get there:
 * by default V8 takes more than that over into old memory at once, finds no room, and ends the whole process.
 */
const young_mb = 24;

/**
 * Runs a module in some threads of this process, which take tasks. One that runs out of memory or crashes takes its own
 * tasks with it and nothing else; the next task starts another. Work of one owner stays on one thread while it lasts,
 * so that the other threads are free for others.
 *
 * @throws OutcomeUnknown from `run` when the thread ended before the task was done
 */
export function openThreads<Task, Result>(options: Options) {
  const threads = Array.from({ length: options.count }, () => openThread<Task, Result>(options));
  return {
    run: (task: Task, owner: string, moved: readonly Transferable[] = []): Promise<Result> => {
      const own = threads.find(({ pending }) => pending.values().some((other) => other.owner === owner));
      const free = threads.reduce((least, one) => (one.pending.size < least.pending.size ? one : least));
      return (own ?? free).ask(task, owner, moved);
    },
    /** Ends them when what they work on is done. */
    close: async () => {
      await Promise.all(
        threads.map(async ({ worker }) => {
          if (!worker) return;
          const ended = once(worker, 'exit');
          worker.postMessage({ end: true } satisfies ToThread<Task>);
          await ended;
        }),
      );
    },
  };
}

function openThread<Task, Result>({ module, given, memory_mb }: Options): Thread<Task, Result> {
  let last_no = 0;
  const thread: Thread<Task, Result> = {
    worker: undefined,
    pending: new Map(),
    ask: (task, owner, moved) =>
      new Promise((resolve, reject) => {
        const no = ++last_no;
        thread.pending.set(no, { owner, resolve, reject });
        thread.worker ??= start();
        thread.worker.postMessage({ no, task } satisfies ToThread<Task>, moved);
      }),
  };
  const start = () => {
    const worker = new Worker(module, {
      workerData: given,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memory_mb, maxYoungGenerationSizeMb: young_mb },
    });
    worker.on('message', ({ no, result }: FromThread<Result>) => {
      thread.pending.get(no)?.resolve(result);
      thread.pending.delete(no);
    });
    // Its end follows, and tells those who wait.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      thread.worker = undefined;
      const lost = [...thread.pending.values()];
      thread.pending.clear();
      for (const { reject } of lost) reject(new OutcomeUnknown('the thread'));
    });
    return worker;
  };
  thread.worker = start();
  return thread;
}
