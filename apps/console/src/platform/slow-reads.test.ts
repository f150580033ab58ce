import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../test/browser.ts';
import { NoAnswerError } from './failures.ts';
import { patiently, slow_ms, slowReads } from './slow-reads.ts';

beforeEach(() => {
  stubBrowser('en');
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** Asks a server that answers only when told. */
function asking(left?: AbortSignal) {
  const asked: { answer: (data: string) => void; signal: AbortSignal }[] = [];
  const read = patiently(
    (signal) =>
      new Promise<string>((answer, fail) => {
        asked.push({ answer, signal });
        signal.addEventListener('abort', () => fail(signal.reason as Error));
      }),
    left,
  );
  return { asked, read };
}

it('E5 says nothing of a read that is answered within half a minute', async () => {
  const { asked, read } = asking();
  vi.advanceTimersByTime(slow_ms - 1);
  asked[0]!.answer('rows');

  expect(await read).toBe('rows');
  vi.advanceTimersByTime(slow_ms);
  expect(slowReads.count()).toBe(0);
});

it('E5 stops a read that takes long, and says that no answer came', async () => {
  const { read } = asking();
  vi.advanceTimersByTime(slow_ms);
  expect(slowReads.count()).toBe(1);

  slowReads.stop();

  await expect(read).rejects.toBeInstanceOf(NoAnswerError);
  expect(slowReads.count()).toBe(0);
});

it('E5 asks again, and gives the second answer to whoever waits', async () => {
  const { asked, read } = asking();
  vi.advanceTimersByTime(slow_ms);
  slowReads.again();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]!.answer('rows');

  expect(await read).toBe('rows');
  expect(asked[0]!.signal.aborted).toBe(true);
});

it('E5 leaves a read alone that its page has left', async () => {
  const page = new AbortController();
  const { asked, read } = asking(page.signal);
  vi.advanceTimersByTime(slow_ms);
  page.abort(new Error('left'));

  await expect(read).rejects.toThrow('left');
  expect(asked).toHaveLength(1);
  expect(slowReads.count()).toBe(0);
});
