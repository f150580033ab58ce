import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

// Runs as a thread of its own: a sender of such bodies would hold up whoever measures beside it.

/** What one sender asks again and again, over so many connections. */
export type Abuse = {
  readonly address: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly connections: number;
};

/** How many answers there were, by status. */
export type Answers = Readonly<Record<number, number>>;

const { address, method, path, headers, body, connections } = workerData as Abuse;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const bytes = Buffer.from(body);
const answers: Record<number, number> = {};
let isOver = false;

const askOnce = () =>
  new Promise<number>((resolve) => {
    const asking = request(
      new URL(path, address),
      {
        agent,
        method,
        headers: { ...headers, ...(method === 'POST' ? { 'content-length': bytes.length } : {}) },
      },
      (response) => response.resume().on('close', () => resolve(response.statusCode ?? 0)),
    );
    asking.on('error', () => resolve(0));
    asking.end(method === 'POST' ? bytes : undefined);
  });

async function askOn(): Promise<void> {
  while (!isOver) {
    const status = await askOnce();
    answers[status] = (answers[status] ?? 0) + 1;
  }
}

parentPort!.once('message', () => {
  isOver = true;
  parentPort!.postMessage(answers satisfies Answers);
  agent.destroy();
});
await Promise.all(Array.from({ length: connections }, askOn));
