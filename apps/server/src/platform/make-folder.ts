import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it. Node's own way of doing so never ends where a folder is there and takes no new
 * one with ENOENT, as /proc does.
 *
 * @throws what the system answered: EACCES, ENOTDIR, ENOENT …
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (code === 'EEXIST') throw Object.assign(new Error(`${folder} is a file`), { code: 'ENOTDIR' });
    if (code !== 'ENOENT' || existsSync(dirname(folder))) throw error;
    await makeFolder(dirname(folder));
    await makeFolder(folder);
  }
}
