import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { parentPort, workerData } from 'node:worker_threads';

// Runs as a thread of its own: a sender of such bodies would hold up whoever measures beside it.

/** What one sender asks again and again over one connection. */
export type Asking = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

export type Abuse = { readonly address: string; readonly connections: readonly Asking[] };

/** How many answers there were, by status. */
export type Answers = Readonly<Record<number, number>>;

const { address, connections } = workerData as Abuse;
const agent = new Agent({ keepAlive: true, maxSockets: connections.length });
const answers: Record<number, number> = {};
let isOver = false;

const askOnce = ({ method, path, headers }: Asking, bytes: Buffer) =>
  new Promise<{ status: number; said: string }>((resolve) => {
    const lost = () => resolve({ status: 0, said: '' });
    const asking = request(
      new URL(path, address),
      {
        agent,
        method,
        headers: { ...headers, ...(method === 'POST' ? { 'content-length': bytes.length } : {}) },
      },
      (response) =>
        void text(response).then((said) => resolve({ status: response.statusCode ?? 0, said }), lost),
    );
    asking.on('error', lost);
    asking.end(method === 'POST' ? bytes : undefined);
  });

/** A list's next version follows from each answer, so that it can be changed without end. */
const followed = (bytes: Buffer, said: string): Buffer => {
  const [, version] = /^\{"import_job_id":\d+,"version":(\d+),/.exec(bytes.toString('latin1', 0, 80)) ?? [];
  const [, next] = /"version":(\d+)/.exec(said) ?? [];
  return version && next
    ? Buffer.from(bytes.toString().replace(/"version":\d+/, `"version":${next}`))
    : bytes;
};

async function askOn(sent: Asking): Promise<void> {
  let bytes: Buffer = Buffer.from(sent.body);
  while (!isOver) {
    const { status, said } = await askOnce(sent, bytes);
    answers[status] = (answers[status] ?? 0) + 1;
    bytes = followed(bytes, said);
  }
}

parentPort!.once('message', () => {
  isOver = true;
  parentPort!.postMessage(answers satisfies Answers);
  agent.destroy();
});
await Promise.all(connections.map(askOn));
