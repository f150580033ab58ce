import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, runQuietly } from './processes.mjs';
import { root, say } from './root.mjs';

const app = join(root, 'apps', 'console');
const stamp = join(app, 'dist', '.stamp');

/** Builds the console unless what was built came of the very files that are there now. */
export async function buildConsoleWhenStale() {
  if (!existsSync(join(app, 'vite.config.ts'))) return;
  const wanted = sourcesHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  say('Building the console …');
  const { code, output } = await runQuietly([...npm(), 'run', 'build', '-w', '@app/console']);
  if (code !== 0) throw new Error(`${output}\nThe console could not be built: see above.`);
  writeFileSync(stamp, wanted);
}

function sourcesHash() {
  const hash = createHash('sha256');
  const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'src'));
  for (const file of [app, ...packages].flatMap(filesIn)) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'dist' && name !== 'node_modules')
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return entry.isFile() ? [path] : [];
    });
}
