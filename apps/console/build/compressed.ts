import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Files of less than a packet are sent as they are. */
const worth_bytes = 1_000;

/**
 * Writes each text file of this build a second and third time, compressed once and well, so that the server need not. Those of earlier
 * builds that are kept beside it are compressed already: of a hundred builds all at once would take all memory.
 */
export const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = 'dist' }, bundle) {
    const copied = (await readdir(dir)).filter((file) => file !== 'assets');
    const files = [...Object.keys(bundle), ...copied].filter((file) => /\.(js|css|svg)$/.test(file));
    await Promise.all(files.map((file) => compress(join(dir, file))));
  },
});

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < worth_bytes) return;
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    zip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
