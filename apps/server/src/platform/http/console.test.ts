import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveConsole } from './console.ts';

const script = 'document.documentElement.dataset.theme = "light";';

const page = (language: string) => `<!doctype html><html lang="${language}"><head>
<meta property="csp-nonce" nonce="__NONCE__" /><script>${script}</script></head>
<body><script type="application/json" id="written">{"language":"${language}","demo":false}</script></body></html>`;

/** A console as the build leaves it, in a folder of its own, served by an app with one call beside it. */
async function aServedConsole({ demo = false } = {}) {
  const dist = await mkdtemp(join(tmpdir(), 'console-'));
  await mkdir(join(dist, 'assets'));
  for (const language of ['en', 'zh', 'es', 'ja'])
    await writeFile(join(dist, `index.${language}.html`), page(language));
  await writeFile(join(dist, 'assets/index-1a2b.js'), 'let plain;');
  await writeFile(join(dist, 'assets/index-1a2b.js.gz'), gzipSync('let zipped;'));

  const app = Fastify();
  await serveConsole(app, { dist, demo });
  app.get('/api/anything', () => ({ code: 1 }));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 0, reason: 'UNKNOWN_PATH' }));
  return {
    app,
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    async [Symbol.asyncDispose]() {
      await app.close();
      await rm(dist, { recursive: true });
    },
  };
}

const languageOf = (body: string) => /<html lang="(\w+)"/.exec(body)?.[1];

it('L11 writes the sign-in page in the language of the cookie, else the browser, else English', async () => {
  await using served = await aServedConsole();
  const asked = async (headers: Record<string, string>) => languageOf((await served.get('/', headers)).body);

  expect(await asked({ cookie: 'a=1; language=ja', 'accept-language': 'zh-CN' })).toBe('ja');
  expect(await asked({ 'accept-language': 'zh-CN,en;q=0.8' })).toBe('zh');
  expect(await asked({ 'accept-language': 'de' })).toBe('en');
  expect(await asked({})).toBe('en');
});

it('T07 lets run only the page’s own scripts, and styles with the mark of this answer', async () => {
  await using served = await aServedConsole();

  const [first, second] = [await served.get('/'), await served.get('/')];

  const policy = String(first.headers['content-security-policy']);
  const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1];
  expect(nonce).toMatch(/^[\w+/]{22}==$/);
  expect(second.body).not.toContain(nonce);
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(policy).toContain(
    `script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

it.each(['/', '/api/anything', '/assets/index-1a2b.js', '/nowhere'])(
  'T26 T07 sends the security headers with %s',
  async (url) => {
    await using served = await aServedConsole();

    const { headers } = await served.get(url);

    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['strict-transport-security']).toBeDefined();
  },
);

it('Q3 keeps the page out of every cache and its files in it for good', async () => {
  await using served = await aServedConsole();

  expect((await served.get('/')).headers['cache-control']).toBe('no-store');
  expect((await served.get('/assets/index-1a2b.js')).headers['cache-control']).toContain('immutable');
});

it('Q3 sends what the build has compressed, and compresses the page', async () => {
  await using served = await aServedConsole();

  const [script, plain, home] = [
    await served.get('/assets/index-1a2b.js', { 'accept-encoding': 'gzip' }),
    await served.get('/assets/index-1a2b.js'),
    await served.get('/', { 'accept-encoding': 'gzip' }),
  ];

  expect(gunzipSync(script.rawPayload).toString()).toBe('let zipped;');
  expect(plain.body).toBe('let plain;');
  expect(languageOf(gunzipSync(home.rawPayload).toString())).toBe('en');
});

it('S15 offers the demo sign-ins only where the demo is on', async () => {
  await using plain = await aServedConsole();
  await using demo = await aServedConsole({ demo: true });

  expect((await plain.get('/')).body).toContain('"demo":false');
  expect((await demo.get('/')).body).toContain('"demo":true');
});

it.each([
  '/policy/index',
  '/index.en.html',
  '/assets/none.js',
  '/assets/../index.en.html',
  '/assets/%2e%2e/index.en.html',
])('R2 knows no path %s: the console’s own are behind the #', async (url) => {
  await using served = await aServedConsole();

  const { statusCode, body } = await served.get(url);

  expect(statusCode).toBe(404);
  expect(body).not.toContain('csp-nonce');
});

it('S2 says how to build a console that is not there', async () => {
  await expect(serveConsole(Fastify(), { dist: '/nowhere', demo: false })).rejects.toThrow('npm run build');
});

it.each(['/', '/assets/index-1a2b.js'])('T29 lets others come between a flood for %s', async (url) => {
  await using served = await aServedConsole();
  const answered: string[] = [];
  const ask = async (remoteAddress: string) => {
    const { statusCode } = await served.app.inject({ url, remoteAddress });
    answered.push(statusCode === 200 ? remoteAddress : String(statusCode));
  };
  const flood = Array.from({ length: 200 }, () => ask('203.0.113.7'));
  await ask('198.51.100.9');

  expect(answered.length).toBeLessThan(100);
  await Promise.all(flood);
  expect(new Set(answered)).toEqual(new Set(['203.0.113.7', '198.51.100.9']));
});
