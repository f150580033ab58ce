import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Language, languageOf, languages } from '@app/contract/words/languages';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageTurn } from '../work/page-turn.ts';

/**
 * Serves the built console: the page at `/` in the caller's language, its files under `/assets/`. Puts the security headers on every
 * answer of the app, so it is called before the app's own routes are added.
 *
 * @param dist where the build wrote the console
 * @param demo whether the page offers the demo sign-ins
 * @throws when the console is not built
 */
export async function serveConsole(
  app: FastifyInstance,
  options: { dist: string; demo: boolean },
): Promise<void> {
  const pages = readPages(options);

  // The policies of `/` are written below, with the mark of the response in them.
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: { useDefaults: false, directives: apiPolicy },
    frameguard: { action: 'deny' },
    strictTransportSecurity: { includeSubDomains: false },
  });
  await app.register(async (scope) => {
    scope.addHook('onRequest', pageTurn);
    await scope.register(fastifyStatic, {
      root: join(options.dist, 'assets'),
      prefix: '/assets/',
      index: false,
      decorateReply: false,
      preCompressed: true,
      // The name of a file changes with its content.
      immutable: true,
      maxAge: '365d',
    });
    scope.get('/', (request, reply) => {
      const nonce = randomBytes(16).toString('base64');
      const { html, scripts } = pages[languageWanted(request)];
      const zipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
      const content = html.replaceAll(nonceMark, nonce);
      return reply
        .header('content-security-policy', pagePolicy(nonce, scripts))
        .header('cache-control', 'no-store')
        .header('vary', 'accept-encoding')
        .headers(zipped ? { 'content-encoding': 'gzip' } : {})
        .type('text/html; charset=utf-8')
        .send(zipped ? gzipSync(content) : content);
    });
  });
}

/** Answers that are no page may load nothing and stand in no frame. */
const apiPolicy = {
  defaultSrc: ["'none'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
};

const pagePolicy = (nonce: string, scripts: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    // Forms are sent by the console's code: one pressed before it runs must not put a password into an address.
    "form-action 'none'",
    "frame-ancestors 'none'",
    // No plain text becomes HTML or a script: only what the console's own policies and DOMPurify's have made of it.
    "require-trusted-types-for 'script'",
    'trusted-types console dompurify',
  ].join('; ');

/** What the build writes where the mark of a response belongs. */
const nonceMark = '__NONCE__';

type Page = { readonly html: string; readonly scripts: readonly string[] };

function readPages({ dist, demo }: { dist: string; demo: boolean }): Record<Language, Page> {
  return Object.fromEntries(
    languages.map((language) => [language, readPage(dist, language, demo)]),
  ) as Record<Language, Page>;
}

function readPage(dist: string, language: Language, demo: boolean): Page {
  const file = join(dist, `index.${language}.html`);
  if (!existsSync(file))
    throw new Error(`The console is not built (${file} is missing): run "npm run build" first.`);

  const built = readFileSync(file, 'utf8');
  const html = demo ? built.replace('"demo":false', '"demo":true') : built;
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  return {
    html,
    scripts: inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
  };
}

/** The language of the cookie that the console keeps, else the browser's first that we speak, else English. */
const languageWanted = ({ headers }: FastifyRequest): Language =>
  languageOf(/(?:^|; )language=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? headers['accept-language']);
