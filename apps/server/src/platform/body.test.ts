import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { add } from '@app/contract/policy-changes';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { anEnterprise, openWorld } from '../../test/world.ts';
import { buildApp } from '../app.ts';

// Over real connections: an injected request is there at once, and cannot break off.

const world = await openWorld();
const app = await buildApp({ platform: world.platform, logLevel: 'silent' });
const body = `{"x":"${'x'.repeat(2 * 1024 * 1024)}"}`;
const half = body.length / 2;

/** How many requests were let in so far, whose bodies are then read. */
let admitted = 0;
app.addHook('preParsing', async () => void admitted++);

beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => app.close());

type Answered = { readonly status: number | undefined; readonly reason: string };

/** Begins to send a large body; the rest comes when it is finished. */
function begin(token: string) {
  const { port } = app.server.address() as AddressInfo;
  const sending: ClientRequest = request({
    port,
    host: '127.0.0.1',
    agent: false,
    method: 'POST',
    path: `/api${add.path}`,
    headers: { token, 'content-type': 'application/json', 'content-length': body.length },
  });
  const answered = new Promise<Answered>((resolve, reject) => {
    sending.on('response', (response) => {
      json(response).then(
        (envelope) =>
          resolve({ status: response.statusCode, reason: (envelope as { reason: string }).reason }),
        reject,
      );
    });
    sending.on('error', reject);
  });
  answered.catch(() => undefined);
  sending.write(body.slice(0, half));
  const finish = () => {
    sending.end(body.slice(half));
    return answered;
  };
  return { answered, finish, breakOff: () => sending.destroy() };
}

/** Three bodies that the server waits for; a fourth is turned down. */
async function three(token: string) {
  const before = admitted;
  const held = [begin(token), begin(token), begin(token)];
  await vi.waitFor(() => expect(admitted).toBe(before + 3), 5_000);
  expect(await begin(token).answered).toEqual({ status: 503, reason: 'UNAVAILABLE' });
  return held;
}

const refusedByContent = { status: 400, reason: 'VALIDATION' };

it('T11 takes three large bodies of a user at a time, and the next when they are done', async () => {
  const [{ token }, other] = [await anEnterprise(world), await anEnterprise(world)];
  const held = await three(token);

  const small = await world.call(token, add, {} as never);
  expect(small).toMatchObject({ reason: 'VALIDATION' });
  expect(await begin(other.token).finish()).toEqual(refusedByContent);
  for (const sending of held) expect(await sending.finish()).toEqual(refusedByContent);
  for (let times = 0; times < 5; times++) expect(await begin(token).finish()).toEqual(refusedByContent);
});

it('T11 counts no body any longer that broke off', async () => {
  const { token } = await anEnterprise(world);
  const held = await three(token);

  held.forEach(({ breakOff }) => breakOff());

  await vi.waitFor(async () => expect(await begin(token).finish()).toEqual(refusedByContent), 5_000);
  for (const sending of await three(token)) expect(await sending.finish()).toEqual(refusedByContent);
});
