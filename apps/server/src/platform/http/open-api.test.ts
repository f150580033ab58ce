import { expect, it } from 'vitest';
import { openWorld } from '../../../test/world.ts';

const world = await openWorld();

it('T29 makes the description of the calls once: who has it is told so, and it travels packed', async () => {
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
