import { confirm } from '@app/contract/policy-changes/confirm-change';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../test/browser.ts';
import { checking } from './checking.ts';
import { sendPressed } from './pressed.ts';
import { NoAnswerError, RefusedError } from './send.ts';
import { bindEnterprise } from './session.ts';
import { showTrouble } from './trouble.ts';

const data = { policy_change_id: 1, status: 30, lock_at: null, cover_from: null };
const done = { status: 200, body: JSON.stringify({ code: 1, msg: '', data }) };
const refused = (reason: string, { status = 200, detail = null as unknown } = {}) => ({
  status,
  body: JSON.stringify({ code: 0, msg: `It is ${reason}`, reason, detail, data: null, request_id: 'r' }),
});
const unknown = refused('OUTCOME_UNKNOWN', { status: 503, detail: { retry_after_s: 2, is_keyed: true } });
const busy = refused('UNAVAILABLE', { status: 503, detail: { retry_after_s: 2 } });
const gateway = { status: 502, body: '<html>' };

type Answer = { status: number; body: string } | 'lost';

const keys: (string | null)[] = [];
const shown: string[] = [];
let serial = 0;

/** The server's side of the wire, in the order of its answers; the last for ever. */
function answer(...answers: Answer[]) {
  keys.length = 0;
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'));
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (next === undefined || next === 'lost') throw new TypeError('fetch failed');
    return new Response(next.body, { status: next.status });
  });
}

/** Content that no other test has. */
const content = () => ({ policy_change_id: (serial += 1), forecast_hash: 'a'.repeat(64) });

/** Presses, and lets the time go on until something came of it. */
async function press(input: ReturnType<typeof content>, left?: AbortSignal) {
  const outcome = sendPressed(confirm, input, { left }).then(
    () => 'done',
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return outcome;
}

const keysUsed = () => new Set(keys).size;

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser('en');
  vi.stubGlobal('sessionStorage', localStorage);
  // The hash is made beside the clock that the test holds.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  bindEnterprise(1);
  shown.length = 0;
  showTrouble({
    message: (text) => shown.push(text),
    signedOut: async () => false,
    confirmLogout: async () => false,
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['nothing at all', 'lost'],
  ['a gateway’s answer', gateway],
  ['“not known”', unknown],
  ['“busy, nothing was changed”', busy],
] as const)('T16 asks again by itself under the same key after %s', async (_what, first) => {
  answer(first, first, first, done);

  expect(await press(content())).toBe('done');

  expect(keys).toHaveLength(4);
  expect(keysUsed()).toBe(1);
  expect(shown).toEqual([]);
});

it('T16 gives up in the end, says that it is not known, and takes the same key at the next press', async () => {
  const input = content();
  answer('lost', unknown, busy);
  const failure = await press(input);
  const [key] = keys;
  answer(done);
  await press(input);

  expect(failure).toBeInstanceOf(NoAnswerError);
  expect(String(failure)).toMatch(/not known/);
  expect(shown).toEqual([(failure as Error).message]);
  expect(keys).toEqual([key]);

  await press(input);
  expect(keysUsed()).toBe(2);
});

it('T16 believes a refusal under the key, which ends it', async () => {
  const input = content();
  answer('lost', refused('CUTOFF_PASSED'));
  const failure = await press(input);
  const [key] = keys;
  await press(input);

  expect(failure).toBeInstanceOf(RefusedError);
  expect(keys.at(-1)).not.toBe(key);
});

it('T16 does not take a refusal beside the key for word of an earlier try that was lost', async () => {
  const input = content();
  answer('lost', refused('FORBIDDEN', { status: 403 }));
  const failure = await press(input);
  const [key] = keys;
  await press(input);

  expect(failure).toBeInstanceOf(NoAnswerError);
  expect(keysUsed()).toBe(1);
  expect(keys[0]).toBe(key);
});

it('T16 shows that it is being found out when that takes longer than a moment', async () => {
  answer('lost', 'lost', 'lost', done);
  const outcome = sendPressed(confirm, content());
  await vi.advanceTimersByTimeAsync(500);
  expect(checking.isUnderWay()).toBe(false);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(checking.isUnderWay()).toBe(true);

  await vi.runAllTimersAsync();
  await outcome;
  expect(checking.isUnderWay()).toBe(false);
});

it('T16 shows that it is being waited for when the server says nothing at all for some seconds', async () => {
  let speak = (_answer: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (speak = resolve)));
  const outcome = sendPressed(confirm, content(), {});

  await vi.advanceTimersByTimeAsync(4_900);
  expect(checking.isUnderWay()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(checking.isUnderWay()).toBe(true);

  speak(new Response(done.body));
  await outcome;
  expect(checking.isUnderWay()).toBe(false);
});

it('T16 asks no more when the page is left, says nothing, and keeps the key', async () => {
  const input = content();
  const left = new AbortController();
  answer('lost');
  const outcome = sendPressed(confirm, input, { left: left.signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(500);
  const asked = keys.length;
  left.abort();
  await vi.runAllTimersAsync();

  expect(await outcome).toBeInstanceOf(NoAnswerError);
  expect(keys).toHaveLength(asked);
  expect(shown).toEqual([]);
  const [key] = keys;
  answer(done);
  await press(input);
  expect(keys).toEqual([key]);
});
