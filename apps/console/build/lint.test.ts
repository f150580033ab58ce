import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

// What a page that is kept alive must not import: the linter's rule, tried on planted files.

const root = join(import.meta.dirname, '../../..');
const oxlint = join(dirname(fileURLToPath(import.meta.resolve('oxlint/package.json'))), 'bin/oxlint');
let project = '';

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'lint-'));
  await copyFile(join(root, '.oxlintrc.json'), join(project, '.oxlintrc.json'));
});

afterAll(() => rm(project, { recursive: true }));

async function lint(path: string, text: string): Promise<string> {
  const file = join(project, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  const run = promisify(execFile)(process.execPath, [oxlint, path], { cwd: project });
  return run.then(({ stdout }) => stdout).catch((failed: { stdout: string }) => failed.stdout);
}

it.each([
  [
    "import { useSearch } from '@tanstack/react-router';\nexport const page = useSearch;\n",
    "'useSearch' import from '@tanstack/react-router' is restricted",
  ],
])('L8 keeps out of a page: %s', async (text, offence) => {
  expect(await lint('apps/console/src/policies/planted.tsx', text)).toContain(offence);
});

it('L8 lets the frame follow the router', async () => {
  const text =
    "import { useRouterState } from '@tanstack/react-router';\nexport const frame = useRouterState;\n";

  expect(await lint('apps/console/src/shell/planted.tsx', text)).not.toContain('restricted');
});
