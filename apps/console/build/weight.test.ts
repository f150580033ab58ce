import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';

// What the built console weighs on the wire: a clerk on a slow line waits for every kB and every request.

const kB = 1_000;
let dist = '';
let pages: Record<string, string> = {};

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'console-'));
  // In a process of its own: a test's would build React for development.
  const vite = join(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))), 'bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', dist], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  for (const language of ['en', 'zh', 'es', 'ja'])
    pages = { ...pages, [language]: await readFile(join(dist, `index.${language}.html`), 'utf8') };
}, 300_000);

afterAll(() => rm(dist, { recursive: true }));

/** The gzipped size of a file and of all that it imports from the start. */
async function weigh(file: string, seen = new Set<string>()): Promise<number> {
  if (seen.has(file)) return 0;
  seen.add(file);
  const content = await readFile(join(dist, file));
  const imports = [...content.toString().matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(
    ([, name = '']) => name,
  );
  let weight = gzipSync(content).length;
  if (file.endsWith('.js')) for (const name of imports) weight += await weigh(`assets/${name}`, seen);
  return weight;
}

const matches = (page: string, pattern: RegExp) => [...page.matchAll(pattern)].map(([, file = '']) => file);
const scriptsOf = (page: string) => matches(page, /<script type="module"[^>]* src="\.\/([^"]+)"/g);
const otherFilesOf = (page: string) =>
  matches(page, /<link rel="(?:modulepreload|stylesheet)"[^>]* href="\.\/([^"]+)"/g);
const inlineStyleOf = (page: string) => matches(page, /<style[^>]*>([\s\S]*?)<\/style>/g).join('');

it('Q3 brings the sign-in to life with at most 95 kB of script and 6 kB of style, in at most 4 requests', async () => {
  const page = pages.zh ?? '';
  const seen = new Set<string>();
  let script = 0;
  for (const file of scriptsOf(page)) script += await weigh(file, seen);

  expect(seen.size).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(95 * kB);
  expect(gzipSync(inlineStyleOf(page)).length).toBeLessThanOrEqual(6 * kB);
  expect(1 + seen.size + otherFilesOf(page).length).toBeLessThanOrEqual(4);
});

/** The files that opening a page by its address fetches, but for the words of the page, and their scripts' weight. */
async function openingOf(name: string) {
  const page = pages.zh ?? '';
  const preloaded = JSON.parse(/\["\.\/assets[^\]]*\]/.exec(page)?.[0] ?? '[]') as string[];
  const files = [...scriptsOf(page), ...preloaded.map((file) => file.replace('./', '')), `assets/${name}`];
  const seen = new Set<string>();
  let weight = 0;
  for (const file of files)
    if (file.endsWith('.js')) weight += await weigh(file, seen);
    else seen.add(file);
  return { files: [...seen], weight };
}

const pageFiles = async () =>
  (await readdir(join(dist, 'assets'))).filter((name) => /^[A-Z]\w+Page-.*\.js$/.test(name));

it('Q3 opens every page with at most 300 kB of script', async () => {
  const names = await pageFiles();
  for (const name of names) expect((await openingOf(name)).weight, name).toBeLessThanOrEqual(300 * kB);
  expect(names.length).toBeGreaterThan(0);
});

it.each(['DashboardPage', 'PoliciesPage', 'RecordPage'])(
  'Q3 opens the list %s with at most 8 requests beside its calls, and 270 kB of script',
  async (list) => {
    const name = (await pageFiles()).find((file) => file.startsWith(`${list}-`)) ?? '';
    const { files, weight } = await openingOf(name);

    expect(weight).toBeLessThanOrEqual(270 * kB);
    // The page itself, and the words of the list.
    expect(1 + files.length + 1, files.join(' ')).toBeLessThanOrEqual(8);
  },
);

it('L11 writes the sign-in form into the page in each language, with that language’s words alone', () => {
  expect(pages.en).toContain('<html lang="en">');
  expect(pages.zh).toContain('<html lang="zh-CN">');
  expect(pages.zh).toMatch(/<label for="user_name">用户名<\/label>/);
  expect(pages.es).toMatch(/<label for="user_name">Nombre de usuario<\/label>/);
  expect(pages.ja).toMatch(/<label for="user_name">ユーザー名<\/label>/);
  expect(pages.zh).not.toContain('Contraseña');
});

it('leaves no mark of the build’s own in the page but the one for the server', () => {
  for (const page of Object.values(pages))
    expect(new Set(page.match(/__\w+__/g))).toEqual(new Set(['__NONCE__']));
});
