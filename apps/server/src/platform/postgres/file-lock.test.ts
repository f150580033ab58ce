import { statSync, writeFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDataFolders } from '../../../test/data-folders.ts';

const { makeDataDir, startInChild } = openDataFolders();

it.each(['new', 'open to everybody from an earlier start'])(
  'S7 lets nobody but its owner lock a data folder, whose lock is %s, whatever the umask',
  async (before) => {
    const dataDir = await makeDataDir();
    const lock = join(dataDir, 'console.lock');
    if (before !== 'new') {
      writeFileSync(lock, '');
      await chmod(lock, 0o666);
    }

    await startInChild({ dataDir }, ['sh', '-c', 'umask 0; exec "$@"', 'sh']);

    expect(statSync(lock).mode & 0o777).toBe(0o600);
  },
);
