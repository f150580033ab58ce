import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a connection may take over something, and how often that is looked at. */
export type ConnectionLimits = {
  readonly headers_ms: number;
  readonly request_ms: number;
  readonly silent_ms: number;
  readonly checked_every_ms: number;
};

const usual: ConnectionLimits = {
  headers_ms: 10_000,
  request_ms: 30_000,
  silent_ms: 60_000,
  // Node looks every 30 s unless told: a limit of 30 s would be one of 60.
  checked_every_ms: 1_000,
};

/** So many connections of one address may be open; an office behind one address has some dozens. */
const each_address_max = 500;

/** The server's options that hold these limits. A request whose head or body comes slower is answered with 408 and closed. */
export const connectionLimits = ({
  headers_ms,
  request_ms,
  silent_ms,
  checked_every_ms,
}: ConnectionLimits = usual) => ({
  requestTimeout: request_ms,
  connectionTimeout: silent_ms,
  http: { headersTimeout: headers_ms, connectionsCheckingInterval: checked_every_ms },
});

/**
 * Closes what one address opens beyond its share: connections that never ask anything cost memory and descriptors. Behind a
 * trusted proxy all connections are the proxy's, and counting them is its work.
 */
export function limitConnections(
  app: FastifyInstance,
  { trustedProxies }: { readonly trustedProxies: readonly string[] },
): void {
  if (trustedProxies.length > 0) return;
  const openOf = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const open = openOf.get(address) ?? 0;
    if (open >= each_address_max) return void socket.destroy();
    openOf.set(address, open + 1);
    socket.once('close', () => {
      const left = (openOf.get(address) ?? 1) - 1;
      if (left > 0) openOf.set(address, left);
      else openOf.delete(address);
    });
  });
}
