import { EventEmitter } from 'node:events';
import type { Call } from '@app/contract/call';
import { readPolicy } from '@app/contract/policies';
import { add } from '@app/contract/policy-changes/add-persons';
import { saveView } from '@app/contract/views';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { patience } from '../../../test/patience.ts';
import { anEnterprise, callsOn, openWorld } from '../../../test/world.ts';
import { buildApp } from '../../app.ts';
import type { Database } from '../database/open-database.ts';
import type { Session } from '../session.ts';
import { beginCall } from './under-way.ts';

// How much it takes until somebody has to wait. The work itself stands still here until it is let go on.

const world = await openWorld();
const { database } = world.serving;

let goingOn = Promise.withResolvers<void>();
beforeEach(() => {
  goingOn = Promise.withResolvers();
});
/** Whose work has begun in the database. */
const begun: number[] = [];
const inEnterprise: Database['inEnterprise'] = async (id, ...work) => {
  begun.push(id);
  await goingOn.promise;
  return database.inEnterprise(id, ...work);
};
const app = await buildApp({
  platform: {
    ...world.serving,
    database: { ...database, inEnterprise, isReady: () => goingOn.promise.then(() => true) },
  },
  logLevel: 'silent',
});
afterAll(() => app.close());

/** Begins so many calls of one user whose bodies say this length: how many are let in at once, and how many refused. */
async function begin(call: Call, length: number, count: number) {
  const user = { id: -length, name: 'x' };
  const session = { user, enterprise: { id: -length } } as unknown as Session;
  const told = { letIn: 0, refused: 0 };
  const lines = Array.from({ length: count }, () => {
    const raw = new EventEmitter();
    const request = { method: 'POST', headers: { 'content-length': String(length) }, ip: '203.0.113.20' };
    beginCall(
      request as unknown as FastifyRequest,
      { raw } as unknown as FastifyReply,
      call,
      async () => session,
    ).then(
      () => told.letIn++,
      () => told.refused++,
    );
    return raw;
  });
  await new Promise((soon) => setImmediate(soon));
  const atOnce = { ...told };
  for (const line of lines) line.emit('finish');
  return atOnce;
}

const kilobyte = 1024;

it('T11 lets bodies of a usual size in at once', async () => {
  expect(await begin(saveView, 4 * kilobyte, 5)).toEqual({ letIn: 5, refused: 0 });
});

it.each([
  ['a call without rows', saveView, 64 * kilobyte, { letIn: 2, refused: 2 }],
  ['a call with rows', add, 1024 * kilobyte, { letIn: 1, refused: 1 }],
])(
  'T11 reads longer bodies of %s two at a time, and beyond a size turns the fourth down',
  async (...given) => {
    const [, call, size, beyond] = given;

    expect(await begin(call as Call, size, 5)).toEqual({ letIn: 2, refused: 0 });
    expect(await begin(call as Call, size + 1, 5)).toEqual(beyond);
  },
);

it('T29 begins three short calls of a user at a time, and those of others beside them', async () => {
  const [one, other] = [await anEnterprise(world), await anEnterprise(world)];
  const ask = ({ token, policyId }: typeof one) => callsOn(app)(token, readPolicy, { policy_id: policyId });

  const asked = [one, one, one, one, one].map(ask);
  await vi.waitFor(() => expect(begun).toEqual(Array(3).fill(one.enterpriseId)), patience);
  asked.push(ask(other));
  await vi.waitFor(() => expect(begun.at(-1)).toBe(other.enterpriseId), patience);
  expect(begun).toHaveLength(4);
  goingOn.resolve();

  expect((await Promise.all(asked)).map(({ code }) => code)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(begun).toHaveLength(6);
});

it('T29 has three hundred requests of an address under way, whatever they ask for, and others beside them', async () => {
  const ask = async (url: string, remoteAddress = '203.0.113.21') => app.inject({ url, remoteAddress });

  const held = Array.from({ length: 300 }, () => ask('/readyz'));
  const [beyond, publicToo, other] = await Promise.all([
    ask('/livez'),
    ask('/openapi.json'),
    ask('/livez', '203.0.113.22'),
  ]);
  goingOn.resolve();

  expect(beyond.statusCode).toBe(429);
  expect(beyond.json()).toMatchObject({ reason: 'TOO_MANY_AT_ONCE', detail: { whose: 'address' } });
  expect([publicToo.statusCode, other.statusCode]).toEqual([429, 200]);
  expect(new Set((await Promise.all(held)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await ask('/livez')).statusCode).toBe(200);
});
