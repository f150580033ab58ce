import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const kept_days = 7;

/**
 * Leaves the files of earlier builds where they are for a week: a page that was opened before an update still asks for its own. Their names
 * carry their content, so nothing of the new build is in their way.
 */
export const previousBuilds = (): Plugin => ({
  name: 'previous-builds',
  apply: 'build',
  config: () => ({ build: { emptyOutDir: false } }),
  async writeBundle({ dir = 'dist' }) {
    const assets = join(dir, 'assets');
    const oldest = Date.now() - kept_days * 86_400_000;
    for (const file of await readdir(assets)) {
      const { mtimeMs } = await stat(join(assets, file));
      if (mtimeMs < oldest) await rm(join(assets, file), { force: true });
    }
  },
});
