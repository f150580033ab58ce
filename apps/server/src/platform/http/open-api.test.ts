import type { Call } from '@app/contract/call';
import { calls } from '@app/contract/calls';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { openWorld } from '../../../test/world.ts';
import { serveOpenApi } from './open-api.ts';

const world = await openWorld();

it('T29 makes the description of the calls once, however often it is asked for', async () => {
  let looks = 0;
  const watched = calls.map(
    (call) =>
      new Proxy<Call>(call, {
        get: (target, name) => {
          looks += 1;
          return Reflect.get(target, name) as unknown;
        },
      }),
  );
  const app = fastify();
  serveOpenApi(app, watched);
  const before = looks;
  const ask = (headers = {}) => app.inject({ url: '/openapi.json', headers });

  const told = [await ask(), await ask({ 'accept-encoding': 'gzip' }), await ask()];

  expect(before).toBeGreaterThan(calls.length);
  expect(looks).toBe(before);
  expect(told.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(told[2]!.body).toBe(told[0]!.body);
});

it('T29 tells who has the description of the calls so, and it travels packed', async () => {
  const ask = (headers: Record<string, string>) => world.app.inject({ url: '/openapi.json', headers });

  const first = await ask({});
  const again = await ask({ 'if-none-match': String(first.headers.etag) });
  const packed = await ask({ 'accept-encoding': 'gzip' });

  expect(Object.keys(first.json<{ paths: object }>().paths)).toContain('/policy_change/confirm');
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.rawPayload.length).toBeLessThan(first.rawPayload.length / 3);
});

it('T29 sends it to everybody of a flood, two of an address at a time', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => world.app.inject({ url: '/openapi.json' })),
  );

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});
