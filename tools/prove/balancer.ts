import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Reachable } from './caller.ts';
import { isReady } from './replica.ts';

const interval_ms = 500;
/** How often in a row a server must fail to be left out: DRAIN_MS is more than twice what this takes. */
const fall = 2;

/**
 * Stands in front of servers as a balancer does: asks each for its readiness, and sends requests in turn to those that
 * are ready. It asks no second server when one fails: whoever waits is told 502.
 */
export async function openBalancer(replicas: readonly Reachable[]) {
  const agent = new Agent({ keepAlive: true });
  const failed = new Map<Reachable, number>(replicas.map((replica) => [replica, fall]));
  const isFit = (replica: Reachable) => failed.get(replica)! < fall && replica.address() !== undefined;
  let turn = 0;
  let isOpen = true;

  async function check(): Promise<void> {
    while (isOpen) {
      const looked = replicas.map(async (replica) =>
        failed.set(replica, (await isReady(replica)) ? 0 : failed.get(replica)! + 1),
      );
      await Promise.all([...looked, pause(interval_ms)]);
    }
  }
  const checking = check();

  const server = createServer((incoming, outgoing) => {
    const ready = replicas.filter(isFit);
    // With none ready any is better than none: a busy machine may keep all of them from saying so in time.
    const fit = ready.length > 0 ? ready : replicas.filter((replica) => replica.address() !== undefined);
    turn += 1;
    const address = fit[turn % fit.length]?.address();
    if (address === undefined) return void outgoing.writeHead(503).end();
    pass(incoming, outgoing, { address, agent });
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };

  return {
    address: () => `http://127.0.0.1:${port}`,
    isFit,
    close: async () => {
      isOpen = false;
      await checking;
      server.closeAllConnections();
      agent.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { address, agent }: { address: string; agent: Agent },
): void {
  const { method, url = '/', headers } = incoming;
  const passed = request(new URL(url, address), { method, headers, agent }, (answer) => {
    // Of the connection behind, not of the one in front.
    const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...rest } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, rest);
    answer.pipe(outgoing);
  });
  passed.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
  incoming.pipe(passed);
}
