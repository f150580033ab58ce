import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

const pages = ['form.html', 'table.html'] as const;
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Builds the floor pages, bare React and nothing else, and serves them as the product's are: compressed. */
export async function serveFloor() {
  const dist = mkdtempSync(join(tmpdir(), 'gic-floor-'));
  const vite = join(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))), 'bin/vite.js');
  for (const page of pages)
    await promisify(execFile)(
      process.execPath,
      [vite, 'build', '--outDir', dist, '--emptyOutDir', 'false', '--config', 'vite.config.ts'],
      {
        cwd: join(import.meta.dirname, 'floor'),
        env: { ...process.env, NODE_ENV: 'production', PAGE: page },
      },
    );
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://floor').pathname;
    const type = types[extname(path)];
    if (!type || path.includes('..')) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' });
    response.end(gzipSync(readFileSync(join(dist, path))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(dist, { recursive: true, force: true });
    },
  };
}
