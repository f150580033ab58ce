import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { patience } from '../../../test/patience.ts';
import { anEnterprise, openWorld } from '../../../test/world.ts';
import { buildApp } from '../../app.ts';

const world = await openWorld();
const usual = await buildApp({ platform: world.platform, logLevel: 'silent' });
const hasty = await buildApp({
  platform: world.platform,
  logLevel: 'silent',
  limits_ms: { headers_ms: 50, request_ms: 100, silent_ms: 5_000, checked_every_ms: 10 },
});
for (const app of [usual, hasty]) await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => Promise.all([usual.close(), hasty.close()]));

const connected = async (app: typeof usual) => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

it('T29 holds the limits that are stated: they are looked at each second', () => {
  expect([usual.server.headersTimeout, usual.server.requestTimeout]).toEqual([10_000, 30_000]);
  expect(usual.server).toMatchObject({ connectionsCheckingInterval: 1_000 });
});

it('T29 waits as long as is stated for the rest of a head and of a body, and no longer', async () => {
  const { token } = await anEnterprise(world);
  const head = `POST /api/policy/lists HTTP/1.1\r\nHost: x\r\ntoken: ${token}\r\n`;
  const endOf = async (sent: string) => {
    const socket = await connected(usual);
    const from = performance.now();
    socket.write(sent);
    const answer = await text(socket);
    return { answer, waited_ms: performance.now() - from };
  };

  const [ofHead, ofBody] = await Promise.all([
    endOf(head),
    endOf(`${head}content-type: application/json\r\ncontent-length: 900\r\n\r\n{`),
  ]);

  for (const { answer } of [ofHead, ofBody]) expect(answer).toMatch(/^HTTP\/1\.1 408/);
  // No sooner, on however fast a machine.
  expect(ofHead.waited_ms).toBeGreaterThanOrEqual(10_000);
  expect(ofBody.waited_ms).toBeGreaterThanOrEqual(30_000);
  expect(ofHead.waited_ms).toBeLessThan(ofBody.waited_ms);
}, 120_000);

it('T29 ends a request whose head never ends, and one whose body never comes', async () => {
  const { token } = await anEnterprise(world);
  const head = `POST /api/policy/lists HTTP/1.1\r\nHost: x\r\ntoken: ${token}\r\n`;

  for (const sent of [head, `${head}content-type: application/json\r\ncontent-length: 900\r\n\r\n{`]) {
    const socket = await connected(hasty);
    socket.write(sent);

    expect(await text(socket)).toMatch(/^HTTP\/1\.1 4\d\d/);
  }
});

it('T29 takes so many connections of one address, and the next when one is closed', async () => {
  const open = await Promise.all(Array.from({ length: 500 }, () => connected(usual)));

  const turnedDown = await connected(usual);
  await once(turnedDown, 'close');
  const closed = once(open[0]!, 'close');
  open[0]!.destroy();
  await closed;
  await expect
    .poll(async () => {
      const socket = await connected(usual);
      socket.on('error', () => undefined);
      socket.end('GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      return text(socket).catch(() => '');
    }, patience)
    .toMatch(/alive/);
  open.forEach((socket) => socket.destroy());
});
