import { connect, createServer, type Socket } from 'node:net';

/** Opens a place on 127.0.0.1 under which a database is reached, also after it came back on another port. It leads nowhere yet: who connects is turned away. */
export async function openWire() {
  const calls = new Set<Socket>();
  let target: number | undefined;

  const server = createServer((caller) => {
    caller.on('error', () => undefined);
    if (target === undefined) return void caller.destroy();
    const callee = connect(target, '127.0.0.1');
    callee.on('error', () => undefined);
    for (const end of [caller, callee]) end.setNoDelay(true);
    calls.add(caller);
    caller.pipe(callee);
    callee.pipe(caller);
    caller.once('close', () => calls.delete(caller) && callee.destroy());
    callee.once('close', () => caller.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();

  return {
    port: typeof address === 'object' && address ? address.port : 0,
    /** Leads new connections to a port, or nowhere. */
    lead: (port: number | undefined) => {
      target = port;
    },
    /** Cuts connections where they are, with whatever was on its way; answers how many. */
    cut: (chosen: () => boolean): number => {
      const cut = [...calls].filter(chosen);
      for (const call of cut) call.destroy();
      return cut.length;
    },
    close: () => {
      for (const call of calls) call.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
