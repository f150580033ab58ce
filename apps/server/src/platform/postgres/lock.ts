import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a run that is just ending may take to let go of its data folder. */
const patience_ms = 3_000;

/**
 * Takes the data folder for this process, and answers with what gives it back.
 *
 * The lock is a listening local socket: the kernel takes it away when the process ends, however it ends,
 * and it tells the number of its holder to whoever asks. Throws when another process keeps it.
 */
export async function holdLock(dataDir: string): Promise<() => void> {
  const address = addressOf(realpathSync(dataDir));
  const deadline = performance.now() + patience_ms;
  for (;;) {
    const server = await listen(address);
    if (server) return () => server.close();
    const holder = await askHolder(address);
    // A socket file whose holder was killed: only where sockets are files.
    if (holder === undefined && !address.startsWith('\0')) rmSync(address, { force: true });
    if (holder !== undefined && performance.now() > deadline) {
      throw new Error(
        `Another console (process ${holder}) is running on the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    await pause(100);
  }
}

/** Linux has socket names that are no files; elsewhere it is a file in the temporary folder. */
function addressOf(folder: string): string {
  const name = `gic-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
}

const listen = (address: string): Promise<Server | undefined> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(String(process.pid));
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server.unref()));
  });

const askHolder = (address: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(address);
    socket.setTimeout(2_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.on('error', () => undefined);
    socket.on('close', (hadError) => resolve(hadError ? undefined : answer || 'unknown'));
  });
