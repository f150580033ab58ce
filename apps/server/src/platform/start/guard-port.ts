import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';

/**
 * Tries the address before a database is made for it. Only for a new folder: a start on one that was served may find the
 * port taken by the run that is just ending, and the rest of the start is short.
 *
 * @throws what the system answered: EADDRINUSE, EADDRNOTAVAIL, ENOTFOUND …
 */
export async function guardPort({ HOST, PORT, DATA_DIR }: Settings): Promise<void> {
  if (existsSync(join(DATA_DIR, 'console.lock'))) return;
  const server = createServer();
  server.listen({ host: HOST, port: PORT });
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
