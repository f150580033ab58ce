import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, say } from './root.mjs';

/**
 * Does the work while no other process does such work on this checkout; waits for one that does.
 *
 * The lock is a listening local socket: the kernel takes it away when its holder ends, however it ends.
 */
export async function oneAtATime(work) {
  let server = await listen();
  for (let isTold = false; !server; isTold = true) {
    if (!isTold) say('Waiting for another command that is preparing this project …');
    await holderEnds();
    server = await listen();
  }
  const waiting = new Set();
  server.on('connection', (socket) => {
    waiting.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => waiting.delete(socket));
  });
  try {
    return await work();
  } finally {
    server.close();
    for (const socket of waiting) socket.destroy();
  }
}

const name = `gic-setup-${createHash('sha256').update(root).digest('hex').slice(0, 24)}`;
// Linux has socket names that are no files; elsewhere it is a file in the temporary folder.
const address = process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);

const listen = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen(address, () => resolve(server));
  });

/** Resolves when the holder has let go, or has left a socket file without a process. */
const holderEnds = () =>
  new Promise((resolve) => {
    const socket = connect(address);
    socket.on('error', (error) => {
      if (error.code === 'ECONNREFUSED' && process.platform !== 'linux') rmSync(address, { force: true });
    });
    socket.on('close', resolve);
    socket.resume();
  });
