import { my } from '@app/contract/customers';
import { login } from '@app/contract/passport';
import { add } from '@app/contract/policy-changes/add-persons';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { listChanges } from '@app/contract/policy-changes/list-changes';
import type { InjectOptions } from 'fastify';
import { expect, it, vi } from 'vitest';
import { anEmployer, workers } from '../test/changes.ts';
import { anEnterprise, aUser, openWorld } from '../test/world.ts';

const world = await openWorld();

/** Sends something as it stands; what came back must be an envelope. */
async function send(request: InjectOptions & { readonly url: string }) {
  const response = await world.app.inject(request);
  const envelope = response.json<{ code: number; msg: string; reason?: string; detail?: unknown }>();
  expect(Object.keys(envelope).toSorted()).toEqual(['code', 'data', 'detail', 'msg', 'reason', 'request_id']);
  return { status: response.statusCode, headers: response.headers, ...envelope };
}

const posting = (token: string, payload: string | Buffer, contentType = 'application/json') => ({
  method: 'POST' as const,
  url: `/api${add.path}`,
  headers: { token, 'content-type': contentType },
  payload,
});

const deepOf = (length: number) => `{"a":${'['.repeat(length)}`;

it('C1 answers an unknown path with 404 and an envelope', async () => {
  const unknown = { status: 404, code: 0, reason: 'UNKNOWN_PATH' };

  expect(await send({ url: '/api/policy/nothing' })).toMatchObject(unknown);
  expect(await send({ method: 'POST', url: '/nothing' })).toMatchObject(unknown);
  expect(await send({ method: 'GET', url: `/api${add.path}` })).toMatchObject(unknown);
  expect(await send({ method: 'DELETE', url: `/api${my.path}` })).toMatchObject(unknown);
  expect(await send({ method: 'POST', url: `/api${my.path}`, payload: {} })).toMatchObject(unknown);
});

it('T27 answers an address that cannot be read with an envelope', async () => {
  for (const url of [
    '/api/%',
    '/api/policy/lists%zz',
    '/api/%c0%af',
    `/api/${'x'.repeat(5_000)}`,
    '//',
    '/api/..%2f..',
  ]) {
    const answer = await send({ url });
    expect([400, 404]).toContain(answer.status);
    expect(answer.code).toBe(0);
  }
});

it('T25 takes JSON and nothing else', async () => {
  const { token } = await anEnterprise(world);

  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/html',
  ]) {
    expect(await send(posting(token, '{}', type))).toMatchObject({
      status: 415,
      code: 0,
      reason: 'MEDIA_TYPE',
    });
  }
});

it('T27 answers a body that is no JSON, or poisons a prototype, with 400', async () => {
  const { token } = await anEnterprise(world);

  for (const body of [
    '{',
    '',
    'null,',
    '{"a":1}{',
    '\ufeff',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{"x":1}}}',
  ]) {
    expect(await send(posting(token, body))).toMatchObject({ status: 400, code: 0, reason: 'VALIDATION' });
  }
  for (const body of ['null', '[]', '"text"', '1', 'true']) {
    expect(await send(posting(token, body))).toMatchObject({ status: 400, reason: 'VALIDATION' });
  }
});

it('T27 refuses NUL, half characters and nesting without end, in the list that comes as text too', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id } = employer;
  const [person] = workers(employer, 1);
  const bodies = ['\\u0000', '\\ud800', '\\udc00x'].flatMap((bad) => {
    const list = JSON.stringify([{ ...person, name: '#' }]).replace('#', bad);
    return [`{"policy_id":${policy_id},"persons":${list}}`, JSON.stringify({ policy_id, persons: list })];
  });
  const deep = `${'['.repeat(100)}${']'.repeat(100)}`;

  for (const body of [...bodies, `{"policy_id":${policy_id},"persons":${deep}}`, deep]) {
    expect(await send(posting(token, body))).toMatchObject({ status: 400, reason: 'VALIDATION' });
  }
});

it('T27 refuses a field that comes twice in an address', async () => {
  const { token } = await anEnterprise(world);

  const ask = (query: string) => send({ url: `/api${listChanges.path}?${query}`, headers: { token } });

  for (const query of ['page=1&page=2', 'keywords=a&keywords=b'])
    expect(await ask(query)).toMatchObject({ status: 400, reason: 'VALIDATION' });
});

it('T27 takes no field of an address for what it is not, whatever it is called', async () => {
  const { token } = await anEnterprise(world);

  for (const query of ['page[]=2', '__proto__=1', 'constructor=1', 'hasOwnProperty=1']) {
    const answer = await world.app.inject({ url: `/api${listChanges.path}?${query}`, headers: { token } });
    expect(answer.json()).toMatchObject({ code: 1, data: { current_page: 1, total: 0 } });
  }
});

it('T11 refuses a body beyond 1 MB, 8 MB where it carries rows and 64 kB from whoever may be anyone, and says the limit', async () => {
  const { token } = await anEnterprise(world);
  const bodyOf = (megabytes: number) => `{"x":"${'x'.repeat(megabytes * 1024 * 1024)}"}`;

  const json = { 'content-type': 'application/json' };
  const payload = bodyOf(1);
  const ordinary = await send({
    method: 'POST',
    url: `/api${confirm.path}`,
    headers: { ...json, token },
    payload,
  });
  const anyone = await send({ method: 'POST', url: `/api${login.path}`, headers: json, payload });
  const rows = await send(posting(token, bodyOf(8)));

  expect(ordinary).toMatchObject({ status: 413, code: 0, reason: 'TOO_LARGE', detail: { limit_mb: 1 } });
  expect(anyone).toMatchObject({ status: 413, reason: 'TOO_LARGE', detail: { limit_mb: 0.0625 } });
  expect(rows).toMatchObject({ status: 413, reason: 'TOO_LARGE', detail: { limit_mb: 8 } });
  expect(await send(posting(token, bodyOf(7)))).toMatchObject({ status: 400, reason: 'VALIDATION' });
});

it('C1 speaks the language of the caller, keeps answers out of caches and numbers each request', async () => {
  const refused = await send({ url: '/api/nothing', headers: { 'accept-language': 'zh' } });

  expect(refused.msg).toBe('访问的地址不存在。');
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(refused.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

it('T29 reads no body of whoever is not signed in', async () => {
  const answer = await send({
    method: 'POST',
    url: `/api${confirm.path}`,
    headers: { 'content-type': 'application/json' },
    payload: '{ not even JSON',
  });

  expect(answer).toMatchObject({ status: 401, code: -1, reason: 'AUTH' });
});

it('T29 reads no body of whoever may not make the call', async () => {
  const { enterpriseId } = await anEnterprise(world);
  const { token } = await aUser(world, enterpriseId, ['policy_change/detail']);
  const notActivated = await anEnterprise(world, { agreementStatus: 1 });

  for (const body of ['{ not even JSON', deepOf(4_000_000)]) {
    expect(await send(posting(token, body))).toMatchObject({ status: 403, reason: 'FORBIDDEN' });
    expect(await send(posting(notActivated.token, body))).toMatchObject({ reason: 'NOT_ACTIVATED' });
  }
});

it('T27 turns down nesting without end before it is parsed, as text in a field too, and answers others meanwhile', async () => {
  const { token, policyId: policy_id } = await anEnterprise(world);
  const deep = deepOf(8_000_000);
  const parse = vi.spyOn(JSON, 'parse');

  for (const body of [deep, `{"a":[${'{},'.repeat(2_000_000)}{}]}`]) {
    expect(await send(posting(token, body))).toMatchObject({
      status: 400,
      reason: 'VALIDATION',
      msg: 'Please check: (body).',
    });
  }
  const persons = '['.repeat(4_000_000);
  expect(await send(posting(token, JSON.stringify({ policy_id, persons })))).toMatchObject({
    status: 400,
    reason: 'VALIDATION',
    msg: 'Please check: persons.',
  });
  const parsed = parse.mock.calls.filter(([text]) => text.length > 1_000_000);
  parse.mockRestore();
  // Parsed, each would stop the server for seconds; the last body is one flat text, in which nothing is looked for.
  expect(parsed.map(([text]) => text.slice(0, 11))).toEqual(['{"policy_id']);
});
