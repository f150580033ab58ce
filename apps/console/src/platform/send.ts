import type { Call, Envelope } from '@app/contract/call';
import type { Refused } from '@app/contract/refusals';
import type { z } from 'zod/mini';
import { readLanguage } from './language.ts';
import { asksInPrivate } from './private-input.ts';
import { clearToken, readEnterprise, readToken } from './session.ts';
import { trouble } from './trouble.ts';

/** The server said no. The message is a sentence to show; a form can mark its rows from the detail. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.msg);
    this.refused = refused;
  }
}

/** No answer came: the network failed, or the time was up. Whether a write was done is not known. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

export type SendOptions = {
  readonly signal?: AbortSignal | undefined;
  /** Makes a repeat of a writing call safe: the server does the work of one key once. */
  readonly idempotencyKey?: string;
  /** The caller shows a refusal, or the lack of an answer, itself: no red message. */
  readonly quiet?: boolean;
  /** Speaks for another session than the page's own; whatever comes of it is only the caller's business. */
  readonly token?: string;
};

const readTimeout_ms = 30_000;
const writeTimeout_ms = 180_000;

/**
 * Makes a call: the one place in the console that knows HTTP. The envelope speaks, whatever the status.
 *
 * @throws RefusedError when the server answers anything but code 1
 * @throws NoAnswerError when no answer comes
 */
export async function send<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  call: Call<Input, Output>,
  input: z.input<Input>,
  options: SendOptions = {},
): Promise<z.output<Output>> {
  const token = options.token ?? readToken();
  const response = await fetched(call, input, token, options);
  const envelope = await enveloped<z.output<Output>>(response, options);

  if (envelope === undefined) return refuseBare(response, token, options);
  if (envelope.code === 1) return envelope.data;
  showRefusal(envelope, token, options);
  throw new RefusedError(envelope);
}

async function fetched(call: Call, input: unknown, token: string, options: SendOptions): Promise<Response> {
  const posted = call.method === 'POST' || (call.alsoPost === true && asksInPrivate(input));
  const request = {
    method: posted ? 'POST' : 'GET',
    headers: headersOf(token, posted, options.idempotencyKey),
    body: posted ? JSON.stringify(input) : null,
  };
  const timeout = AbortSignal.timeout(call.writes ? writeTimeout_ms : readTimeout_ms);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const attempt = () => fetch(`/api${call.path}${posted ? '' : queryOf(input)}`, { ...request, signal });
  try {
    return await attempt().catch((error: unknown) => {
      // A lost connection: with a key the same request may go out again without anything being done twice.
      if (options.idempotencyKey === undefined || signal.aborted) throw error;
      return attempt();
    });
  } catch (error) {
    // Left by the caller, as when a page closes: nothing to tell anyone.
    if (options.signal?.aborted) throw error;
    throw noAnswer(options);
  }
}

function headersOf(token: string, posted: boolean, idempotencyKey: string | undefined): HeadersInit {
  const enterpriseId = readEnterprise();
  return {
    'accept-language': readLanguage(),
    // A tunnelling service shows its warning page to a request without this.
    'ngrok-skip-browser-warning': '1',
    ...(token === '' ? {} : { token }),
    ...(enterpriseId === undefined ? {} : { 'x-enterprise': String(enterpriseId) }),
    ...(posted ? { 'content-type': 'application/json' } : {}),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  };
}

function queryOf(input: unknown): string {
  const present = Object.entries(input as object).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return present.length === 0 ? '' : `?${new URLSearchParams(present)}`;
}

/** The envelope of an answer; undefined when the answer is none of ours, such as a proxy's page. One that is cut off is no answer. */
async function enveloped<Data>(
  response: Response,
  options: SendOptions,
): Promise<Envelope<Data> | undefined> {
  const text = await response.text().catch((error: unknown) => {
    throw options.signal?.aborted ? error : noAnswer(options);
  });
  try {
    const body = JSON.parse(text) as Partial<Envelope<Data>> | null;
    return typeof body?.code === 'number' ? (body as Envelope<Data>) : undefined;
  } catch {
    return undefined;
  }
}

function refuseBare(response: Response, token: string, options: SendOptions): never {
  if (response.status === 401 && options.token === undefined) {
    clearToken(token);
    trouble().signedOut('');
  }
  throw noAnswer(options);
}

function showRefusal(refused: Refused, token: string, { quiet, token: other }: SendOptions): void {
  if (other !== undefined) return;
  // Older servers and gateways name the sentence `message`.
  const text = refused.msg || ('message' in refused && String(refused.message)) || 'Error';
  if (refused.code === -1) {
    clearToken(token);
    trouble().signedOut(text);
  } else if (endedElsewhere.has(refused.code)) trouble().confirmLogout(text);
  else if (!quiet) trouble().message(text);
}

const endedElsewhere: ReadonlySet<number> = new Set([50008, 50012, 50014]);

function noAnswer({ quiet }: SendOptions): NoAnswerError {
  const text = noAnswerWords[readLanguage()];
  if (!quiet) trouble().message(text);
  return new NoAnswerError(text);
}

const noAnswerWords = {
  en: 'No answer from the server. Check the connection and try again; nothing you typed is lost.',
  zh: '服务器没有响应，请检查网络后重试，已填写的内容不会丢失。',
  es: 'El servidor no responde. Compruebe la conexión e inténtelo de nuevo; no se pierde nada de lo escrito.',
  ja: 'サーバーから応答がありません。接続を確認して、もう一度お試しください。入力内容は失われません。',
} as const;
