import { endsKey, type Reason } from '@app/contract/refusals';
import { beginChecking, silence_ms } from './checking.ts';
import { endsSession, NoAnswerError, RefusedError, uncertain } from './failures.ts';

/** Between two tries, at least; the first is worth making at once. */
const waits_ms = [0, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000];
/** Nothing is tried again so long after the first failure. */
const patience_ms = 45_000;
/** Whoever asks for a longer wait is left to the person. */
const wait_max_ms = 10_000;

export type Asking = {
  /** Ends the asking again, and nothing that is under way. */
  readonly left?: AbortSignal | undefined;
  /** Once at once and no more: the caller has a patience of its own. */
  readonly isBrief?: boolean;
  /** The caller shows how far it is, so that a long wait needs no word. */
  readonly isShown?: boolean;
};

/**
 * Makes an attempt whose request carries a key, and makes it again until it is certain what became of it: no answer, a gateway's, and
 * "not known" are none; busy changed nothing and may go on in a moment.
 *
 * @throws RefusedError when the server refused it; NoAnswerError when it may have been done
 */
export async function untilCertain<Data>(
  attempt: () => Promise<Data>,
  { left, isBrief = false, isShown = false }: Asking = {},
): Promise<Data> {
  const waits = isBrief ? waits_ms.slice(0, 1) : waits_ms;
  let mayBeDone = false;
  let checked: (() => void) | undefined;
  // A line that hangs fails only after a minute; the person hears long before that it is being waited for.
  const waited = isBrief || isShown ? undefined : beginChecking(silence_ms);
  let until = Number.POSITIVE_INFINITY;
  try {
    for (let tries = 0; ; tries += 1) {
      try {
        return await attempt();
      } catch (error) {
        mayBeDone ||= isUnknown(error);
        const wait_ms = Math.max(waits[tries] ?? Number.POSITIVE_INFINITY, askedWait_ms(error));
        until = Math.min(until, performance.now() + patience_ms);
        const isOver = wait_ms > wait_max_ms || performance.now() + wait_ms > until;
        if (isOver || !isRepeated(error, mayBeDone)) throw lastWord(error, mayBeDone);
        checked ??= beginChecking();
        await pause(wait_ms, left);
        if (left?.aborted) throw lastWord(error, mayBeDone);
      }
    }
  } finally {
    waited?.();
    checked?.();
  }
}

/** Whether the request may have been done although this came of it. */
const isUnknown = (error: unknown): boolean =>
  error instanceof NoAnswerError || reasonOf(error) === 'OUTCOME_UNKNOWN';

const isRepeated = (error: unknown, mayBeDone: boolean): boolean =>
  isUnknown(error) || isBusy(reasonOf(error)) || (mayBeDone && reasonOf(error) === 'RATE_LIMIT');

/** Nothing has begun, and may go on in a moment. */
const isBusy = (reason: Reason | undefined): boolean =>
  reason === 'UNAVAILABLE' || reason === 'TOO_MANY_AT_ONCE';

/** What a refusal says of one try is not true of an earlier one that had no answer. */
function lastWord(error: unknown, mayBeDone: boolean): unknown {
  if (!(error instanceof RefusedError) || !mayBeDone || endsSession(error.refused)) return error;
  return endsKey(error.refused.reason) ? error : uncertain(error);
}

const reasonOf = (error: unknown) => (error instanceof RefusedError ? error.refused.reason : undefined);

function askedWait_ms(error: unknown): number {
  const detail: unknown = error instanceof RefusedError ? error.refused.detail : null;
  const asked =
    typeof detail === 'object' && detail !== null && 'retry_after_s' in detail && detail.retry_after_s;
  return typeof asked === 'number' ? asked * 1_000 : 0;
}

/** Waits, or until the page is left. */
function pause(wait_ms: number, left: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (left?.aborted) return resolve();
    const timer = setTimeout(resolve, wait_ms);
    left?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
