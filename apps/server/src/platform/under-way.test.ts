import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { parseList } from '@app/contract/imports';
import { loginBefore } from '@app/contract/passport';
import { readPolicy } from '@app/contract/policies';
import { add } from '@app/contract/policy-changes';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { anEnterprise, aUser, openWorld } from '../../test/world.ts';
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
  expect(await begin(token).answered).toEqual({ status: 429, reason: 'TOO_MANY_AT_ONCE' });
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

it('T29 tells a user of too many requests at once to wait, and nobody else', async () => {
  const [{ token, policyId }, other] = [await anEnterprise(world), await anEnterprise(world)];
  const ask = () =>
    world.app.inject({ url: `/api${readPolicy.path}?policy_id=${policyId}`, headers: { token } });

  const flood = Array.from({ length: 200 }, ask);
  const beside = await world.call(other.token, readPolicy, { policy_id: other.policyId });
  const answers = await Promise.all(flood);

  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]!.headers['retry-after']).toBe('2');
  expect(refused[0]!.json()).toMatchObject({
    code: 0,
    reason: 'TOO_MANY_AT_ONCE',
    detail: { whose: 'user' },
  });
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(20);
  expect(beside.code).toBe(1);
  expect((await ask()).statusCode).toBe(200);
});

it('T29 counts work on lists by user and by enterprise, until it is done', async () => {
  const { token, policyId, enterpriseId } = await anEnterprise(world);
  const colleague = await aUser(world, enterpriseId);
  const rows = [{ row_no: 1, values: { name: '张三' } }];
  const parse = (by: string) => world.call(by, parseList, { policy_id: policyId, rows });

  const flood = await Promise.all([
    ...Array.from({ length: 80 }, () => parse(token)),
    parse(colleague.token),
  ]);

  const whose = flood.map((answer) =>
    answer.code === 1 ? 'done' : (answer.detail as { whose: string }).whose,
  );
  expect(whose.filter((one) => one === 'user').length).toBe(20);
  expect(whose.at(-1)).toBe('done');
  expect((await parse(token)).code).toBe(1);
});

it('T29 turns down strangers of one address beyond a number at once', async () => {
  const ask = () =>
    world.app.inject({
      method: 'POST',
      url: `/api${loginBefore.path}`,
      payload: { user_name: 'nobody' },
      remoteAddress: '203.0.113.7',
    });

  const answers = await Promise.all(Array.from({ length: 150 }, ask));

  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]!.json()).toMatchObject({ detail: { whose: 'address' } });
  expect((await ask()).statusCode).toBe(200);
});
