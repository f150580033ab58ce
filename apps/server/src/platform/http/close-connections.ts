import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets a server end as soon as the requests under way are answered, and not when its clients' connections run out.
 *
 * Closing a server leaves two kinds open: those on which nobody has asked anything (browsers open some in advance),
 * and those whose last request was still under way at that moment, which are then kept alive for the next one.
 */
export function closeConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  let isClosing = false;
  const closeIfUnused = (socket: Socket) => {
    if (socket.bytesRead === 0) socket.destroy();
  };

  app.server.on('connection', (socket: Socket) => {
    if (isClosing) return closeIfUnused(socket);
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }: { socket: Socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    isClosing = true;
    unused.forEach(closeIfUnused);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) void reply.header('connection', 'close');
  });
  app.addHook('onResponse', async () => {
    // For an answer whose head was sent before.
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
}
