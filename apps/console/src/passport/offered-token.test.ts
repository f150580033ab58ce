import { beforeEach, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../test/browser.ts';
import { readToken, storeToken } from '../platform/session.ts';
import { settleOfferedToken } from './offered-token.ts';

type Answer = { readonly status: number; readonly body: object } | 'lost';

const user = (user_id: number): Answer => ({
  status: 200,
  body: {
    code: 1,
    msg: '',
    data: {
      user_id,
      user_name: `user ${user_id}`,
      navbarinfo: { user: { company_name: `company ${user_id}` } },
    },
  },
});
const refused = (status: number, code: number, reason: string): Answer => ({
  status,
  body: { code, msg: '', reason, detail: null, data: null, request_id: '' },
});

/** What the server says to each token; it has never heard of any other. */
function answers(byToken: Readonly<Record<string, Answer>>) {
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    const answer = byToken[new Headers(headers).get('token') ?? ''] ?? refused(401, 50008, 'TOKEN_UNKNOWN');
    if (answer === 'lost') throw new TypeError('fetch failed');
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
}

beforeEach(() => {
  stubBrowser('zh-CN');
});

it('T22 asks before another user’s token takes the place of a session', async () => {
  storeToken('own');
  answers({ own: user(1), offered: user(2) });

  expect(await settleOfferedToken('offered')).toEqual({
    current: 'user 1',
    offered: 'user 2',
    company: 'company 2',
  });
  expect(readToken()).toBe('own');
});

it('G3 takes over a token of the same user without asking', async () => {
  storeToken('own');
  answers({ own: user(1), offered: user(1) });
  expect(await settleOfferedToken('offered')).toBeUndefined();
  expect(readToken()).toBe('offered');
});

it.each(['', 'ended'])('T22 asks when nobody is signed in, with %j in store', async (stored) => {
  storeToken(stored);
  answers({ ended: refused(401, -1, 'AUTH'), offered: user(2) });

  expect(await settleOfferedToken('offered')).toEqual({
    current: undefined,
    offered: 'user 2',
    company: 'company 2',
  });
  expect(readToken()).toBe(stored);
});

it.each<[string, Answer]>([
  ['is busy', refused(503, 0, 'UNAVAILABLE')],
  ['fails', refused(500, 0, 'SERVER')],
  ['does not answer', 'lost'],
])('T22 keeps the session when the server %s, since whose it is cannot be told', async (_what, own) => {
  storeToken('own');
  answers({ own, offered: user(2) });

  expect(await settleOfferedToken('offered')).toBeUndefined();
  expect(readToken()).toBe('own');
});
