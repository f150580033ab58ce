import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Block } from './blocks.ts';

const root = join(import.meta.dirname, '../..');
/** What the settings of the compiler speak of. */
const typechecked = [
  'packages',
  'apps',
  'e2e',
  'tools',
  'tsconfig.json',
  'tsconfig.base.json',
  'vitest.config.ts',
];
/** What others import by a name. */
const named = ['packages/domain', 'packages/contract'];

/** Lays blocks into a copy of the sources, typechecks it as the sources are, and says what is wrong. */
export async function faultsOf(blocks: readonly Block[]): Promise<string[]> {
  // Inside the project, so that its node_modules are found; git and the house rules know the folder as none of theirs.
  await mkdir(join(root, '.cache'), { recursive: true });
  const copy = await mkdtemp(join(root, '.cache/contributing-'));
  try {
    await copySources(copy);
    for (const block of blocks) await lay(copy, block);
    const faults = await Promise.all([check(copy, 'tsconfig.json'), check(copy, 'apps/console')]);
    return faults.flat();
  } finally {
    await rm(copy, { recursive: true });
  }
}

async function copySources(copy: string): Promise<void> {
  const isSource = (path: string) => !['node_modules', 'dist'].includes(basename(path));
  for (const part of typechecked)
    await cp(join(root, part), join(copy, part), { recursive: true, filter: isSource });
  // Ours by the names that others import them by: the copies, not what they were copied from.
  await mkdir(join(copy, 'node_modules/@app'), { recursive: true });
  for (const part of named)
    await symlink(join(copy, part), join(copy, 'node_modules/@app', basename(part)), 'dir');
}

async function lay(copy: string, { path, isAdded, text }: Block): Promise<void> {
  const file = join(copy, path);
  if (isAdded) return appendFile(file, `\n${text}`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** What the compiler says, a fault each with the lines that explain it. */
async function check(copy: string, settings: string): Promise<string[]> {
  const run = promisify(execFile)(process.execPath, [tsc, '--pretty', 'false', '-p', settings], {
    cwd: copy,
  });
  return run.then(
    () => [],
    ({ stdout, stderr }: { stdout: string; stderr: string }) => (stdout + stderr).trim().split(/\n(?! )/),
  );
}

const require = createRequire(import.meta.url);
const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
