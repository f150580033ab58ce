import { EventEmitter } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { parseList } from '@app/contract/imports/parse-list';
import { loginBefore } from '@app/contract/passport';
import { readPolicy } from '@app/contract/policies';
import { add } from '@app/contract/policy-changes/add-persons';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { patience } from '../../../test/patience.ts';
import { anEnterprise, aUser, openWorld } from '../../../test/world.ts';
import { buildApp } from '../../app.ts';
import type { Session } from '../session.ts';
import { beginCall, probeTurn, publicTurn, underWay } from './under-way.ts';

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

/**
 * Of four bodies at once one is turned down, though nothing of it is read; of those that are left the server reads one, and
 * two wait for their turn. Which is which the order of their arrival says.
 */
async function three(token: string) {
  const before = admitted;
  const four = Array.from({ length: 4 }, () => begin(token));
  const [refused, answer] = await Promise.race(four.map(async (one) => [one, await one.answered] as const));
  expect(answer).toEqual({ status: 429, reason: 'TOO_MANY_AT_ONCE' });
  await vi.waitFor(() => expect(admitted).toBe(before + 1), patience);
  return four.filter((one) => one !== refused);
}

const refusedByContent = { status: 400, reason: 'VALIDATION' };

it('T11 reads one large body of a user at a time, lets two wait, and takes the next when they are done', async () => {
  const [{ token }, other] = [await anEnterprise(world), await anEnterprise(world)];
  const held = await three(token);

  const small = await world.call(token, add, {} as never);
  expect(small).toMatchObject({ reason: 'VALIDATION' });
  expect(await begin(other.token).finish()).toEqual(refusedByContent);
  for (const answered of await Promise.all(held.map(({ finish }) => finish())))
    expect(answered).toEqual(refusedByContent);
  for (let times = 0; times < 5; times++) expect(await begin(token).finish()).toEqual(refusedByContent);
});

it('T11 counts no body any longer that broke off', async () => {
  const { token } = await anEnterprise(world);
  const held = await three(token);

  held.forEach(({ breakOff }) => breakOff());

  await vi.waitFor(async () => expect(await begin(token).finish()).toEqual(refusedByContent), patience);
  const next = await three(token);
  for (const answered of await Promise.all(next.map(({ finish }) => finish())))
    expect(answered).toEqual(refusedByContent);
});

it('T29 takes no more work on lists of one enterprise at once, whoever of it asks, and of another as ever', async () => {
  const as = (user: number, enterprise: number) => {
    const raw = new EventEmitter();
    const session = { user: { id: user }, enterprise: { id: enterprise } } as unknown as Session;
    const sent = { method: 'POST', headers: {}, ip: '203.0.113.12' } as unknown as FastifyRequest;
    const admitted = beginCall(sent, { raw } as unknown as FastifyReply, parseList, async () => session);
    return { raw, admitted };
  };
  const of = (user: number) => Array.from({ length: 60 }, () => as(user, -20));
  const flood = [...of(-21), ...of(-22)];
  await Promise.all(flood.map(({ admitted }) => admitted));

  const refusal = { reason: 'TOO_MANY_AT_ONCE', detail: { whose: 'enterprise', retry_after_s: 2 } };
  await expect(as(-23, -20).admitted).rejects.toMatchObject(refusal);
  await as(-31, -30).admitted;
  flood[0]!.raw.emit('finish');

  await as(-23, -20).admitted;
});

it('T29 tells a user of too many requests at once to wait, and nobody else', async () => {
  const as = (id: number) => {
    const raw = new EventEmitter();
    const session = { user: { id }, enterprise: { id } } as unknown as Session;
    const sent = { method: 'GET', headers: {}, ip: '203.0.113.11' } as unknown as FastifyRequest;
    const admitted = beginCall(sent, { raw } as unknown as FastifyReply, readPolicy, async () => session);
    return { raw, admitted };
  };
  const flood = Array.from({ length: 100 }, () => as(-11));
  await Promise.all(flood.map(({ admitted }) => admitted));

  const refusal = { reason: 'TOO_MANY_AT_ONCE', detail: { whose: 'user', retry_after_s: 2 } };
  await expect(as(-11).admitted).rejects.toMatchObject(refusal);
  await as(-12).admitted;
  flood[0]!.raw.emit('finish');

  await as(-11).admitted;
});

it('T29 counts work on lists by user, until it is done', async () => {
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
  // The last of them may come in when the first is done.
  const refused = whose.filter((one) => one === 'user').length;
  expect(refused).toBeGreaterThan(0);
  expect(refused).toBeLessThanOrEqual(20);
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
  expect(refused[0]!.headers['retry-after']).toBe('2');
  expect(refused[0]!.json()).toMatchObject({
    code: 0,
    reason: 'TOO_MANY_AT_ONCE',
    detail: { whose: 'address' },
  });
  expect((await ask()).statusCode).toBe(200);
});

it('T29 works on three calls of a user at a time, and on others beside them', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string, user_id: number) =>
    underWay({} as FastifyRequest, { user: { id: user_id } }, () => {
      begun.push(name);
      return new Promise<void>((end) => ends.push(end));
    });

  const first = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => work(name, -1));
  void work('b1', -2);
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1']);
  ends[0]!();
  await first[0];

  await vi.waitFor(() => expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'a4']), patience);
});

it('T29 works on six calls of an enterprise at a time, whoever of its users asks, and on another’s beside them', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string, user_id: number, enterprise_id: number) =>
    underWay({} as FastifyRequest, { user: { id: user_id }, enterprise: { id: enterprise_id } }, () => {
      begun.push(name);
      return new Promise<void>((end) => ends.push(end));
    });

  const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2'];
  const [first] = names.map((name, at) => work(name, -11 - Math.floor(at / 3), -1));
  void work('d1', -20, -2);
  expect(begun).toEqual([...names.slice(0, 6), 'd1']);
  ends[0]!();
  await first;

  await vi.waitFor(() => expect(begun).toEqual([...names.slice(0, 6), 'd1', 'c1']), patience);
});

it.each([
  ['sends what is public to', publicTurn],
  ['says whether the server lives to', probeTurn],
])('T29 %s two of an address at a time, and to the next when one has it or is gone', async (_what, turn) => {
  const begun: string[] = [];
  const ask = (name: string, ip: string) => {
    const raw = new EventEmitter();
    void turn({ ip } as FastifyRequest, { raw } as unknown as FastifyReply).then(() => begun.push(name));
    return raw;
  };

  const [first, second] = ['a1', 'a2', 'a3', 'a4'].map((name) => ask(name, '203.0.113.8'));
  ask('b1', '203.0.113.9');
  await vi.waitFor(() => expect(begun).toEqual(['a1', 'a2', 'b1']), patience);
  first!.emit('finish');
  second!.emit('close');

  await vi.waitFor(() => expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']), patience);
});

it('T29 lets refused bodies of megabytes come in one after another, and small ones at once', async () => {
  const refused: string[] = [];
  const refuse = (name: string, length: number) => {
    const raw = new EventEmitter();
    const sent = { method: 'POST', headers: { 'content-length': String(length) }, ip: '203.0.113.10' };
    const admit = () => Promise.reject(new Error('may not make the call'));
    void beginCall(sent as unknown as FastifyRequest, { raw } as unknown as FastifyReply, add, admit).catch(
      () => refused.push(name),
    );
    return raw;
  };

  const [first] = ['a1', 'a2', 'a3'].map((name) => refuse(name, 9_000_000));
  refuse('small', 900);
  await vi.waitFor(() => expect(refused.toSorted()).toEqual(['a1', 'small']), patience);
  first!.emit('finish');

  await vi.waitFor(() => expect(refused.toSorted()).toEqual(['a1', 'a2', 'small']), patience);
});
