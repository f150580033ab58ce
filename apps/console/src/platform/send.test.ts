import { listPolicies } from '@app/contract/policies';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { stubBrowser } from '../../test/browser.ts';
import { NoAnswerError, RefusedError, send } from './send.ts';
import { bindEnterprise, readToken, storeToken } from './session.ts';
import { showTrouble } from './trouble.ts';

const page = { total: 0, per_page: 15, current_page: 1, last_page: 1, data: [] };
const done = (data: unknown) => ({ status: 200, body: JSON.stringify({ code: 1, msg: '', data }) });
const refusal = (code: number, msg = 'Too late') => ({
  status: code === 0 ? 200 : 401,
  body: JSON.stringify({ code, msg, reason: 'CUTOFF_PASSED', detail: null, data: null, request_id: 'r' }),
});

type Answer = { status: number; body: string } | 'lost';

const sent: { url: string; init: RequestInit }[] = [];
const shown: string[] = [];
/** What the person does about a session that is over. */
let signsInAgain = (): boolean => false;

/** The server's side of the wire, in the order of its answers. */
function answer(...answers: Answer[]) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    const next = answers.shift() ?? 'lost';
    if (next === 'lost') throw new TypeError('fetch failed');
    return new Response(next.body, { status: next.status });
  });
}

const header = (name: string) => new Headers(sent.at(-1)?.init.headers).get(name);

beforeEach(() => {
  stubBrowser('zh-CN');
  sent.length = 0;
  shown.length = 0;
  signsInAgain = () => false;
  bindEnterprise(null);
  storeToken('token-of-li');
  showTrouble({
    message: (text) => shown.push(`message ${text}`),
    signedOut: async (text) => (shown.push(`signed out ${text}`), signsInAgain()),
    confirmLogout: async (text) => (shown.push(`confirm ${text}`), signsInAgain()),
  });
});

it('G9 sends the token, the enterprise and the tunnel header, in the page’s language', async () => {
  answer(done(page));
  bindEnterprise(7);

  await send(listPolicies, {});

  expect(header('token')).toBe('token-of-li');
  expect(header('x-enterprise')).toBe('7');
  expect(header('ngrok-skip-browser-warning')).toBe('1');
  expect(header('accept-language')).toBe('zh');
  expect(header('idempotency-key')).toBeNull();
});

it('G10 asks by GET below /api, and posts what must not stand in an address', async () => {
  answer(done(page), done(page));

  await send(listPolicies, { page: 2, status: undefined });
  await send(listPolicies, { keywords: '13812345678' });

  expect(sent.map(({ url, init }) => `${init.method} ${url}`)).toEqual([
    'GET /api/policy/lists?page=2',
    'POST /api/policy/lists',
  ]);
  expect(sent[1]?.init.body).toBe('{"keywords":"13812345678"}');
});

it.each([
  '/customer/getSmsCode',
  '/customer/register',
  '/customer/getChangePasswdSmsCode',
  '/customer/resetPasswd',
  '/contract/tQrcode',
] as const)('G10 asks %s below /anonymous', async (path) => {
  answer(done({}));

  await send({ ...confirm, path, output: z.object({}) }, { policy_change_id: 1, forecast_hash: 'h' });

  expect(sent[0]?.url).toBe(`/anonymous${path}`);
});

it('E1 forgets the token on code -1 and says that the session is over', async () => {
  answer(refusal(-1));

  await expect(send(listPolicies, {})).rejects.toThrow(RefusedError);

  expect(readToken()).toBe('');
  expect(shown).toEqual(['signed out Too late']);
});

it.each([-1, 50014])(
  'E1 E4 sends the call once more, under the same key, when the person signs in again after %i',
  async (code) => {
    answer(refusal(code), done({ policy_change_id: 1, status: 30, lock_at: null, cover_from: null }));
    signsInAgain = () => {
      storeToken('token-of-li-again');
      return true;
    };

    await send(confirm, { policy_change_id: 1, forecast_hash: 'h' }, { idempotencyKey: 'k-7' });

    expect(sent).toHaveLength(2);
    expect(header('token')).toBe('token-of-li-again');
    expect(header('idempotency-key')).toBe('k-7');
    expect(sent[1]?.init.body).toBe(sent[0]?.init.body);
  },
);

it('E1 keeps a token that another tab has stored meanwhile', async () => {
  answer(refusal(-1));
  const call = send(listPolicies, {});
  storeToken('token-of-wang');

  await expect(call).rejects.toThrow(RefusedError);

  expect(readToken()).toBe('token-of-wang');
});

it('E2 shows the message of code 0, or "Error" without one, unless the caller does', async () => {
  answer(refusal(0), refusal(0, ''), refusal(0));

  await expect(send(listPolicies, {})).rejects.toThrow('Too late');
  await expect(send(listPolicies, {})).rejects.toThrow(RefusedError);
  await expect(send(listPolicies, {}, { quiet: true })).rejects.toThrow('Too late');

  expect(shown).toEqual(['message Too late', 'message Error']);
});

it('E3 gives the data of code 1 and rejects any other code with its message', async () => {
  answer(done(page), { status: 200, body: JSON.stringify({ code: 7, message: 'Elsewhere' }) });

  expect(await send(listPolicies, {})).toEqual(page);
  await expect(send(listPolicies, {})).rejects.toThrow(RefusedError);

  expect(shown).toEqual(['message Elsewhere']);
});

it.each([50008, 50012, 50014])('E4 asks before logging out on %i, and keeps the token', async (code) => {
  answer(refusal(code));

  await expect(send(listPolicies, {})).rejects.toThrow(RefusedError);

  expect(shown).toEqual(['confirm Too late']);
  expect(readToken()).toBe('token-of-li');
});

it('E5 says that no answer came, once', async () => {
  answer('lost');

  await expect(send(listPolicies, {})).rejects.toThrow(NoAnswerError);

  expect(shown).toHaveLength(1);
  expect(readToken()).toBe('token-of-li');
});

it('E5 takes an answer that is cut off for none: a 401 among them ends no session', async () => {
  const cut = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
  vi.stubGlobal('fetch', async () => new Response(cut, { status: 401 }));

  await expect(send(listPolicies, {})).rejects.toBeInstanceOf(NoAnswerError);

  expect(readToken()).toBe('token-of-li');
});

it('E5 forgets the token on a bare 401, and on no other bare answer', async () => {
  answer({ status: 502, body: '<html>' }, { status: 401, body: '' });

  await expect(send(listPolicies, {})).rejects.toThrow(NoAnswerError);
  expect(readToken()).toBe('token-of-li');
  await expect(send(listPolicies, {})).rejects.toThrow(NoAnswerError);
  expect(readToken()).toBe('');
});

it('T16 repeats a write with its key when the first answer was lost, and a read never', async () => {
  answer('lost', done({}), 'lost');
  const input = { policy_change_id: 1, forecast_hash: 'a'.repeat(64) };

  await send(confirm, input, { idempotencyKey: 'key-1' });
  await expect(send(listPolicies, {})).rejects.toThrow(NoAnswerError);

  expect(sent.map(({ init }) => new Headers(init.headers).get('idempotency-key'))).toEqual([
    'key-1',
    'key-1',
    null,
  ]);
});

it('tells nobody of a read that its page has left', async () => {
  const page_left = new AbortController();
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    page_left.abort();
    signal?.throwIfAborted();
  });

  await expect(send(listPolicies, {}, { signal: page_left.signal })).rejects.toThrow('aborted');

  expect(shown).toEqual([]);
});

it('G3 asks for another session without touching the page’s own', async () => {
  answer(refusal(-1), { status: 401, body: '' });

  await expect(send(listPolicies, {}, { token: 'offered' })).rejects.toThrow(RefusedError);
  await expect(send(listPolicies, {}, { token: 'offered', quiet: true })).rejects.toThrow(NoAnswerError);

  expect(header('token')).toBe('offered');
  expect(shown).toEqual([]);
  expect(readToken()).toBe('token-of-li');
});

it('E5 waits three minutes for an answer, as is agreed, and takes it for none then', async () => {
  const waits = vi.spyOn(AbortSignal, 'timeout');
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    sent.push({ url: '', init: { signal: signal ?? null } });
    return Promise.reject(new DOMException('too long', 'TimeoutError'));
  });

  await expect(send(listPolicies, {})).rejects.toBeInstanceOf(NoAnswerError);

  expect(waits.mock.calls).toEqual([[180_000]]);
  expect(sent[0]?.init.signal).toBeInstanceOf(AbortSignal);
});
