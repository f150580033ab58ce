import type { Call, Envelope } from '@app/contract/call';
import type { Refused } from '@app/contract/refusals';
import type { z } from 'zod/mini';
import { NoAnswerError, noKeyedAnswer, RefusedError, showSessionEnd, tellFailure } from './failures.ts';
import { clearToken, readToken } from './session.ts';
import { patiently } from './slow-reads.ts';
import { trouble } from './trouble.ts';
import { type Asking, untilCertain } from './until-certain.ts';
import { headersOf, readEnvelope, requestOf } from './wire.ts';

export { NoAnswerError, RefusedError };

export type SendOptions = Asking & {
  readonly signal?: AbortSignal | undefined;
  /** Makes a repeat of a writing call safe: the server does the work of one key once. */
  readonly idempotencyKey?: string;
  /** The caller shows a refusal, or the lack of an answer, itself: no red message. */
  readonly quiet?: boolean;
  /** Speaks for another session than the page's own; whatever comes of it is only the caller's business. */
  readonly token?: string;
  /** The request goes on when the page is left while it is under way, as far as the browser carries it. */
  readonly outlivesPage?: boolean;
};

/** So long an answer is waited for, as is agreed with whoever serves the console. */
const timeout_ms = 180_000;

/**
 * Makes a call; files travel by `send-file`, nothing else in the console knows HTTP. The envelope speaks, whatever the status. When the
 * session has ended and the person signs in again on the page, the call goes out once more, with the same key. With a key it also does
 * while it is not certain what became of it.
 *
 * @throws RefusedError when the server answers anything but code 1
 * @throws NoAnswerError when no answer comes, or none that is certain
 */
export async function send<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  call: Call<Input, Output>,
  input: z.input<Input>,
  options: SendOptions = {},
): Promise<z.output<Output>> {
  const attempt = () =>
    call.writes
      ? attempted(call, input, options)
      : patiently((signal) => attempted(call, input, { ...options, signal }), options.signal);
  try {
    return await (options.idempotencyKey === undefined ? attempt() : untilCertain(attempt, options));
  } catch (error) {
    const isTold = !options.quiet && !options.left?.aborted;
    if (isTold && (options.token === undefined || error instanceof NoAnswerError)) tellFailure(error);
    throw error;
  }
}

async function attempted<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  call: Call<Input, Output>,
  input: z.input<Input>,
  options: SendOptions,
): Promise<z.output<Output>> {
  const token = options.token ?? readToken();
  const response = await fetched(call, input, token, options);
  const envelope = await enveloped<z.output<Output>>(response, options);

  if (envelope?.code === 1) return envelope.data;
  if (options.token === undefined && (await isTakenUp(response, envelope, token)))
    return attempted(call, input, options);
  throw envelope === undefined ? noAnswer(options) : new RefusedError(envelope);
}

/** Tells of a session that is over, and whether it goes on in another. */
async function isTakenUp(
  { status }: Response,
  envelope: Refused | undefined,
  token: string,
): Promise<boolean> {
  if (envelope !== undefined) return showSessionEnd(envelope, token);
  if (status !== 401) return false;
  clearToken(token);
  return trouble().signedOut('');
}

async function fetched(call: Call, input: unknown, token: string, options: SendOptions): Promise<Response> {
  const { idempotencyKey } = options;
  const { url, init } = requestOf(call, input, {
    ...headersOf(token),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  });
  const timeout = AbortSignal.timeout(timeout_ms);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const keepalive = options.outlivesPage === true && isCarried(init.body);
  try {
    return await fetch(url, { ...init, ...(keepalive ? { keepalive } : {}), signal });
  } catch (error) {
    // Left by the caller, as when a page closes: nothing to tell anyone.
    if (options.signal?.aborted) throw error;
    throw noAnswer(options);
  }
}

/** Whether a body is one that the browser sends on for a page that is gone: 64 kB at once, with some room for another request. */
const isCarried = (body: RequestInit['body']): boolean =>
  typeof body === 'string' && new TextEncoder().encode(body).length <= carried_max_bytes;

const carried_max_bytes = 48_000;

/** The envelope of an answer. One that is cut off is no answer. */
async function enveloped<Data>(
  response: Response,
  options: SendOptions,
): Promise<Envelope<Data> | undefined> {
  const text = await response.text().catch((error: unknown) => {
    throw options.signal?.aborted ? error : noAnswer(options);
  });
  return readEnvelope<Data>(text);
}

const noAnswer = ({ idempotencyKey }: SendOptions): NoAnswerError =>
  idempotencyKey === undefined ? new NoAnswerError() : noKeyedAnswer();
